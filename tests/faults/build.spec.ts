import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import config from '../../docusaurus.config';
import {readEnv} from '../../src/build/config/env';
import {listening} from '../../src/build/hosting/listening';
import {createPreviewServer} from '../../src/build/hosting/preview-server';
import {buildWith} from '../support/docusaurus';
import {ask, modal, openModal, pathsOf} from '../support/search';
import {projectDir} from '../support/sites';
import {hydrated} from '../support/test';

/**
 * The small variant site with something made wrong.
 *
 * @param change - statements on `config`, `docs` (the docs plugin's options) and `theme` (the theme's)
 */
const configWith = (change: string): string => `
import type {Config} from '@docusaurus/types';
import variant from './variant.config';

// A fault is a value that the types forbid.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
const config: any = {...variant, onBrokenLinks: 'throw'};
const docs = config.presets[0][1].docs;
const theme = config.themeConfig;
${change}
export default config as Config;
`;

/** A folder of pages for one fault: the home page and what the fault adds. */
function pages(name: string, files: Record<string, string>): string {
  const folder = path.join(projectDir, '.cache/faults', `${name}-pages`);
  fs.rmSync(folder, {recursive: true, force: true});
  const all = {'index.mdx': '---\ntitle: Home\nslug: /\n---\n\nHome.\n', ...files};
  for (const [file, text] of Object.entries(all)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  }
  const relative = path.relative(projectDir, folder).replaceAll('\\', '/');
  return `docs.path = '${relative}'; docs.sidebarPath = false; theme.navbar.items = []; theme.navbar.logo = undefined; theme.footer = undefined;`;
}

const page = (body: string, frontMatter = ''): string => `---\ntitle: Page\n${frontMatter}---\n\n${body}\n`;

/** The home page of a build. */
const homeOf = (name: string): string =>
  fs.readFileSync(path.join(projectDir, '.cache/faults', name, 'index.html'), 'utf8');

/** Serves a build while a test looks at it. */
async function withServer(name: string, look: (origin: string) => Promise<void>): Promise<void> {
  const buildDir = path.join(projectDir, '.cache/faults', name);
  const {origin, close} = await listening(createPreviewServer({buildDir, baseUrl: '/sub/path/', env: readEnv({})}));
  try {
    await look(origin);
  } finally {
    await close();
  }
}

/** The pages of React in some folders of fixtures, with one fault each. */
function reactPages(folder: string, names: readonly string[]): string {
  const target = path.join(projectDir, '.cache/faults', folder);
  fs.rmSync(target, {recursive: true, force: true});
  for (const name of names) {
    fs.cpSync(path.join(projectDir, 'tests/fixtures', name), target, {recursive: true});
    fs.renameSync(path.join(target, 'page.tsx'), path.join(target, `${name}.tsx`));
  }
  return `config.presets[0][1].pages = {path: '.cache/faults/${folder}'};`;
}

/** What the output must say of a fault: the place, the item and what would be right. */
type Sayings = (string | RegExp)[];

/** One build with faults that are all reported together. */
type Build = {
  name: string;
  /** Writes what it needs only when its test runs: several workers load this file. */
  change: () => string;
  settings?: Record<string, string>;
  faults: Record<string, Sayings>;
};

const builds: Build[] = [
  {
    name: 'sidebars',
    change: () => `docs.sidebarPath = 'tests/fixtures/sidebars-missing-page.ts';`,
    faults: {
      'a sidebar with a missing page': [
        'tests/fixtures/sidebars-missing-page.ts',
        '- no/such/page',
        'Available document ids are:',
        '- second',
      ],
    },
  },
  {
    name: 'front-matter',
    change: () => pages('front-matter', {'page.mdx': page('Text.', 'edition: pluss\n')}),
    faults: {
      'an unknown edition': [
        /page\.mdx:3: unknown edition "pluss"/,
        'Expected one of core, plus, both',
        'the nearest is "plus"',
      ],
    },
  },
  {
    name: 'theme-fields',
    change: () => `theme.colorModes = {}; theme.navigation = {};`,
    faults: {
      'unknown fields of the theme': [
        /theme-fields\.config\.ts:\d+: unknown field "colorModes" in themeConfig\. Did you mean "colorMode"\?/,
        'unknown field "navigation" in themeConfig.',
        /^(?![\s\S]*\n +at )/,
      ],
    },
  },
  {
    name: 'script-front-matter',
    change: () =>
      pages('script-front-matter', {'page.mdx': "---js\n{title: console.log('it has run')}\n---\n\nText.\n"}),
    faults: {
      'front matter that is a program is refused and does not run': [
        /page\.mdx:1: front matter begins with a line "---" and is YAML; found "---js"/,
        /^(?![\s\S]*it has run)/,
        /^(?![\s\S]*\n +at )/,
      ],
    },
  },
  {
    name: 'navbar-types',
    change: () => `theme.navbar.items.push({type: 'docsMenu', label: 'Bad'});`,
    faults: {
      'an unknown type': ['docsMenu', /navbar\.items|Bad navbar item type|No NavbarItem component found for type/],
    },
  },
  {
    name: 'navbar-names',
    change: () => `theme.navbar.items = [
      {type: 'docSidebar', sidebarId: 'learnMenu', label: 'Bad'},
      {type: 'doc', docId: 'secound', label: 'Bad'},
      {type: 'docsVersionDropdown', versions: ['4.2', 'current']},
    ];`,
    faults: {
      'an unknown sidebar': [
        'src/build/config/navbar.ts',
        'names the sidebar "learnMenu"',
        '"label":"Bad"',
        /Available sidebar ids are:\s*- pages/,
      ],
      'an unknown doc': [
        'src/build/config/navbar.ts',
        'names the doc "secound"',
        'The nearest is "second"',
        /Available doc ids are:\s*- index/,
      ],
      'an unknown version': [
        'names the version "4.2"',
        'src/build/config/navbar.ts',
        /Available version names are:\s*- current/,
      ],
    },
  },
  {
    name: 'mdx',
    change: () =>
      pages('mdx', {
        'link.mdx': page('A [link](./missing.mdx).'),
        'language.mdx': page('```jsn\n{}\n```'),
        'drawing.mdx': page('![A graph](./img/grpah.svg)'),
        'img/graph.svg': '<svg viewBox="0 0 1 1"></svg>',
      }),
    faults: {
      'a broken Markdown link': ['./missing.mdx', 'mdx-pages/link.mdx'],
      'an unknown language': [
        /language\.mdx:\d+: unknown code language "jsn"/,
        'Expected one of ts, tsx',
        'the nearest is "js"',
      ],
      'a missing drawing': [/drawing\.mdx:\d+: no drawing at .*img\/grpah\.svg/, 'Drawings there: graph.svg'],
    },
  },
  {
    name: 'links',
    // Links are reported first. If they stopped the build, the anchors would not be reported.
    change: () =>
      `${pages('links', {
        'link.mdx': page('A [link](/no/such/page).'),
        'anchor.mdx': page('A [link](#no-such-anchor).\n\n## Heading'),
      })} config.onBrokenLinks = 'warn';`,
    faults: {
      'a broken link': ['Broken link on source page path = /sub/path/link', '/no/such/page'],
      'a broken anchor': ['Broken anchor on source page path = /sub/path/anchor', '#no-such-anchor'],
    },
  },
  {
    name: 'rendering',
    change: () =>
      `${reactPages('rendering-react-pages', [
        'no-default-export',
        'hook-outside-provider',
        'empty-translation',
        'storage-on-server',
      ])} theme.navbar.items = [{type: 'custom-menu', label: 'Bad'}];`,
    faults: {
      'a page without a component': [
        /The page component at \/sub\/path\/no-default-export doesn't have a default export/,
      ],
      'a hook outside its provider': [
        /Hook .*useDocsVersion is called outside the <DocsVersionProvider>/,
        'Unexpected: no Docusaurus route context found',
      ],
      'a text without an id and a message': [
        'translation declarations must have at least a translation id or a default translation message',
        'The Docusaurus <Translate> component only accept simple string values',
      ],
      'storage that is read on the server': ['Illegal storage API usage'],
      'an unknown custom navbar item': ['No NavbarItem component found for type "custom-menu"'],
    },
  },
  {
    name: 'sidebar-without-link',
    change: () => `docs.sidebarPath = 'tests/fixtures/sidebars-empty.ts';
      theme.navbar.items = [{type: 'docSidebar', sidebarId: 'empty', label: 'Bad'}];`,
    faults: {
      'a sidebar without a link': [
        'src/build/config/navbar.ts: the navbar item {"type":"docSidebar"',
        'names the sidebar "empty", which has no page to link to',
      ],
    },
  },
  {
    name: 'environment',
    change: () => '',
    settings: {
      BASE_URL: 'docs',
      GTM_CONTAINER_ID: 'UA-1',
      DOCSEARCH_APP_ID: 'TESTAPP',
      DOCSEARCH_HOSTS: 'http://localhost:4321',
    },
    faults: {
      'bad values': [
        'Invalid environment variables',
        'BASE_URL="docs": expected a path that starts and ends with a slash',
        'GTM_CONTAINER_ID="UA-1": expected a container id such as GTM-ABC1234',
      ],
      'a hosted search with half of its settings': [
        '- DOCSEARCH_API_KEY: missing. The hosted search needs its application id, search key and index name',
        '- DOCSEARCH_INDEX_NAME: missing.',
      ],
    },
  },
];

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

test.describe('a build with faults fails and says what is wrong:', () => {
  for (const {name, change, settings, faults} of builds) {
    test(`${name}: ${Object.keys(faults).join(', ')}`, async () => {
      const {code, output} = await buildWith(name, configWith(change()), settings);
      expect(code).not.toBe(0);
      for (const [fault, says] of Object.entries(faults)) {
        for (const text of says) {
          expect.soft(output, fault).toMatch(typeof text === 'string' ? new RegExp(escapeRegExp(text)) : text);
        }
      }
    });
  }

  test('the site itself fails on broken links, Markdown links and anchors', () => {
    const {onBrokenLinks, onBrokenMarkdownLinks, onBrokenAnchors} = config;
    expect([onBrokenLinks, onBrokenMarkdownLinks, onBrokenAnchors]).toEqual(['throw', 'throw', 'throw']);
  });
});

test.describe('a build without a fault passes', () => {
  test('with pages of the same route, which are warned about, and with the tag manager', async () => {
    const change = pages('same-route', {
      'one.mdx': page('One.', 'slug: /same\n'),
      'two.mdx': page('Two.', 'slug: /same\n'),
    });
    const {code, output} = await buildWith('same-route', configWith(change), {GTM_CONTAINER_ID: 'GTM-ABC1234'});
    expect(output).toContain('Duplicate routes found!');
    expect(output).toContain('/sub/path/same');
    expect(code).toBe(0);
    expect(homeOf('same-route')).toContain('googletagmanager.com/gtm.js');
    expect(homeOf('same-route')).toContain('GTM-ABC1234');
    const metadata = fs.readFileSync(path.join(projectDir, '.cache/docusaurus-same-route/site-metadata.json'), 'utf8');
    const {pluginVersions} = JSON.parse(metadata) as {pluginVersions: Record<string, {version?: string}>};
    expect(pluginVersions['docusaurus-plugin-google-tag-manager']?.version).toBe('3.8.1');
  });

  test('with trailingSlash false and without the tag manager, finds every page at its file, and runs it', async ({
    page: tab,
  }) => {
    const change = `${pages('no-trailing-slash', {
      'page.mdx': page('A [link](./section/index.mdx).'),
      'section/index.mdx': page('Text.'),
    })} config.trailingSlash = false;`;
    const {code, output} = await buildWith('no-trailing-slash', configWith(change));
    expect(output).not.toContain('[ERROR]');
    expect(code).toBe(0);
    expect(homeOf('no-trailing-slash')).not.toContain('googletagmanager');
    const folder = path.join(projectDir, '.cache/faults/no-trailing-slash');
    for (const file of ['index.html', 'page.html', 'section.html']) {
      expect(fs.readFileSync(path.join(folder, file), 'utf8')).toContain('<link rel="preload"');
    }
    const search = path.join(folder, 'assets/search');
    const titles = fs.readdirSync(search).find((name) => /-titles\./.test(name)) ?? '';
    const index = JSON.parse(fs.readFileSync(path.join(search, titles), 'utf8')) as {pages: {path: string}[]};
    expect(index.pages.map(({path: pagePath}) => pagePath).sort()).toEqual([
      '/sub/path/',
      '/sub/path/page',
      '/sub/path/section',
    ]);
    // The page of a section is the one whose address differs from that of its document.
    await withServer('no-trailing-slash', async (origin) => {
      await tab.goto(`${origin}/sub/path/section`);
      await hydrated(tab);
      await expect(tab.getByRole('heading', {level: 1})).toHaveText('Page');
      await tab.goto(`${origin}/sub/path/page`);
      await hydrated(tab);
      await tab.evaluate(() => Object.assign(window, {isSameDocument: true}));
      await tab.locator('article a', {hasText: 'link'}).click();
      await expect(tab).toHaveURL(/\/section$/);
      expect(await tab.evaluate(() => 'isSameDocument' in window)).toBe(true);
    });
  });

  test('with two locales, and again at another base path without clearing anything', async () => {
    const name = 'locales';
    for (const base of ['/sub/path/', '/other/']) {
      const change = `${pages(name, {'page.mdx': page('Text of a page.')})} config.baseUrl = '${base}';`;
      const {code, output} = await buildWith(name, configWith(change), {}, []);
      expect(output).not.toContain('[ERROR]');
      expect(code, output).toBe(0);
      for (const [folder, language] of [
        ['', 'en'],
        ['de/', 'de'],
      ] as const) {
        const read = (file: string) =>
          fs.readFileSync(path.join(projectDir, '.cache/faults', name, folder, file), 'utf8');
        expect(read('page/index.html')).toContain(`lang=${language}`);
        expect(read('page/index.html')).toContain(`${base}${folder}assets/js/main.`);
        const {indexes} = JSON.parse(read('assets/search/manifest.json')) as {indexes: {language: string}[]};
        expect(indexes.map((index) => index.language)).toEqual([language]);
      }
    }
  });

  test('with a second docs plugin, and shows no switch of color modes when that is disabled', async ({page: tab}) => {
    const group = (name: string) => ({'group/page.mdx': page(`A zebra of the ${name} docs.`)});
    pages('second-docs-other', group('other'));
    const other = {id: 'other', path: '.cache/faults/second-docs-other-pages', routeBasePath: 'other'};
    const item = {type: 'doc', docId: 'index', docsPluginId: 'other', label: 'Other docs'};
    const change = `${pages('second-docs', group('main'))}
      docs.sidebarPath = undefined;
      config.plugins.push(['@docusaurus/plugin-content-docs', ${JSON.stringify(other)}]);
      theme.navbar.items = [${JSON.stringify(item)}];
      theme.colorMode = {disableSwitch: true};`;
    const {code, output} = await buildWith('second-docs', configWith(change));
    expect(code, output).toBe(0);
    const html = (file: string) => fs.readFileSync(path.join(projectDir, '.cache/faults/second-docs', file), 'utf8');
    expect(html('index.html')).toMatch(/<a[^>]*href=\/sub\/path\/other\/?[ >][^<]*Other docs/);
    expect(html('index.html')).not.toContain('dark and light mode');
    // The index of the embedded search knows the pages of both.
    const {indexes} = JSON.parse(html('assets/search/manifest.json')) as {
      indexes: {docusaurus_tag: string; version: string; isDefault: boolean}[];
    };
    expect(indexes.map(({docusaurus_tag, isDefault}) => [docusaurus_tag, isDefault])).toEqual([
      ['docs-default-current', true],
      ['docs-other-current', true],
    ]);

    // Both have a version "current" with a sidebar "defaultSidebar", whose closed category is loaded later.
    await withServer('second-docs', async (origin) => {
      const inSidebar = tab.locator('.theme-doc-sidebar-menu');
      const open = async (address: string): Promise<void> => {
        await tab.goto(`${origin}/sub/path/${address}`);
        await hydrated(tab);
      };
      const found = ['/sub/path/group/page', '/sub/path/other/group/page'];
      await open('');
      await inSidebar.getByRole('button', {name: 'group'}).click();
      await expect(inSidebar.getByRole('link', {name: 'Page'})).toHaveAttribute('href', '/sub/path/group/page');
      await tab.locator('.navbar').getByRole('link', {name: 'Other docs'}).click();
      await expect(tab).toHaveURL(/\/other\/?$/);
      await inSidebar.getByRole('button', {name: 'group'}).click();
      await expect(inSidebar.getByRole('link', {name: 'Page'})).toHaveAttribute('href', '/sub/path/other/group/page');
      await openModal(tab);
      await ask(tab, 'zebra');
      const inBox = modal(tab).locator('.DocSearch-Hit a');
      await expect(inBox).toHaveCount(2);
      expect((await pathsOf(inBox)).sort()).toEqual(found);
      await open('search?q=zebra');
      const inPage = tab.locator('.search-result h2 a');
      await expect(inPage).toHaveCount(2);
      expect((await pathsOf(inPage)).sort()).toEqual(found);
    });
  });
});
