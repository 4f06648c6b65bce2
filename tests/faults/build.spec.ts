import fs from 'node:fs';
import path from 'node:path';
import {ThemeConfigSchema} from '@docusaurus/theme-classic/lib/options';
import type {NavbarItem} from '@docusaurus/theme-common';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {expect, test} from '@playwright/test';
import config from '../../docusaurus.config';
import {readEnv} from '../../src/build/config/env';
import {settingOf} from '../../src/build/config/setting-names';
import {knownRelease} from '../../src/build/delivery/framework';
import {listening} from '../support/listening';
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

/** Serves a build, below its base path, while a test looks at it. */
async function withServer(name: string, baseUrl: string, look: (origin: string) => Promise<void>): Promise<void> {
  const buildDir = path.join(projectDir, '.cache/faults', name);
  const {origin, close} = await listening(createPreviewServer({buildDir, baseUrl, env: readEnv({})}));
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
  /** What its home page has not, of a build that writes its pages. */
  homeLacks?: string;
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
    name: 'navbar-names',
    change: () => `docs.sidebarPath = 'tests/fixtures/sidebars-empty.ts';
    theme.navbar.items = [
      {type: 'docSidebar', sidebarId: 'learnMenu', label: 'Bad'},
      {type: 'docSidebar', sidebarId: 'empty', label: 'Empty'},
      {type: 'doc', docId: 'secound', label: 'Bad'},
      {type: 'docsVersionDropdown', versions: ['4.2', 'current']},
    ];`,
    faults: {
      'an unknown sidebar': [
        'src/build/config/navbar.ts',
        'names the sidebar "learnMenu"',
        '"label":"Bad"',
        /Available sidebar ids are:\s*- empty\s*- pages/,
      ],
      'a sidebar without a link': [
        'src/build/config/navbar.ts: the navbar item {"type":"docSidebar","sidebarId":"empty"',
        'names the sidebar "empty", which has no page to link to',
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
        'one.mdx': page('One.', 'slug: /same\n'),
        'two.mdx': page('Two.', 'slug: /same\n'),
      })} config.onBrokenLinks = 'warn';`,
    faults: {
      'two pages of one route, which are only warned about': ['Duplicate routes found!', '/sub/path/same'],
      'a broken link': ['Broken link on source page path = /sub/path/link', '/no/such/page'],
      'a broken anchor': ['Broken anchor on source page path = /sub/path/anchor', '#no-such-anchor'],
    },
    // No container id is set.
    homeLacks: 'googletagmanager',
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
  for (const {name, change, settings, faults, homeLacks} of builds) {
    test(`${name}: ${Object.keys(faults).join(', ')}`, async () => {
      const {code, output} = await buildWith(name, configWith(change()), settings);
      expect(code).not.toBe(0);
      for (const [fault, says] of Object.entries(faults)) {
        for (const text of says) {
          expect.soft(output, fault).toMatch(typeof text === 'string' ? new RegExp(escapeRegExp(text)) : text);
        }
      }
      if (homeLacks !== undefined) {
        const home = fs.readFileSync(path.join(projectDir, '.cache/faults', name, 'index.html'), 'utf8');
        expect(home).not.toContain(homeLacks);
      }
    });
  }

  test('the site itself fails on broken links, Markdown links and anchors', () => {
    const {onBrokenLinks, onBrokenAnchors} = config;
    expect([onBrokenLinks, onBrokenAnchors]).toEqual(['throw', 'throw']);
    expect(settingOf(config, 'onBrokenMarkdownLinks')).toBe('throw');
  });

  // What follows is said before a build bundles anything, by functions that the builds above call, too.
  test('the site itself refuses an unknown edition', async () => {
    const {parseFrontMatter} = config.markdown;
    const parse = (edition: string) =>
      parseFrontMatter({
        filePath: path.join(projectDir, 'page.mdx'),
        fileContent: page('Text.', `edition: ${edition}\n`),
        defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      });
    expect((await parse('plus')).frontMatter.edition).toBe('plus');
    await expect(parse('pluss')).rejects.toThrow(
      /^page\.mdx:3: unknown edition "pluss".* Expected one of core, plus, both; the nearest is "plus"/,
    );
  });

  test('the theme refuses an unknown type of navbar items', () => {
    const faultOf = (item: NavbarItem): string | undefined => {
      const values = {...config.themeConfig, navbar: {...config.themeConfig.navbar, items: [item]}};
      return ThemeConfigSchema.unknown().validate(values, {convert: false}).error?.message;
    };
    expect(faultOf({type: 'docSidebar', sidebarId: 'pages', label: 'Good'})).toBeUndefined();
    expect(faultOf({type: 'docsMenu', label: 'Bad'})).toContain('Bad navbar item type docsMenu');
  });
});

test.describe('a build without a fault passes', () => {
  /**
   * Two docs plugins whose versions have one name, two locales, addresses without trailing slashes, the tag manager,
   * no switch of color modes.
   *
   * @param base - the base path, which changes between builds that share all caches
   */
  function severalWith(base: string): string {
    const group = (name: string) => ({
      'group/page.mdx': page(`A zebra of the ${name} docs.`).replace('title: Page', 'title: Grouped'),
    });
    pages('several-other', group('other'));
    const other = {id: 'other', path: '.cache/faults/several-other-pages', routeBasePath: 'other'};
    const item = {type: 'doc', docId: 'index', docsPluginId: 'other', label: 'Other docs'};
    const main = {
      ...group('main'),
      'page.mdx': page('A [link](./section/index.mdx).'),
      'section/index.mdx': page('Text.'),
    };
    return `${pages('several', main)}
      docs.sidebarPath = undefined;
      config.baseUrl = '${base}';
      config.trailingSlash = false;
      config.plugins.push(['@docusaurus/plugin-content-docs', ${JSON.stringify(other)}]);
      theme.navbar.items = [${JSON.stringify(item)}];
      theme.colorMode = {disableSwitch: true};`;
  }

  const folder = path.join(projectDir, '.cache/faults/several');
  const read = (file: string): string => fs.readFileSync(path.join(folder, file), 'utf8');

  async function buildSeveral(base: string, locales: readonly string[]): Promise<void> {
    const settings = {GTM_CONTAINER_ID: 'GTM-ABC1234'};
    const {code, output} = await buildWith('several', configWith(severalWith(base)), settings, locales);
    expect(output).not.toContain('[ERROR]');
    expect(code, output).toBe(0);
  }

  /** What a build says of one locale, in the folder of that. */
  function expectLocale(base: string, part: string, language: string): void {
    for (const file of ['index.html', 'page.html', 'section.html']) {
      expect(read(`${part}${file}`)).toContain('<link rel="preload"');
    }
    expect(read(`${part}page.html`)).toContain(`lang=${language}`);
    expect(read(`${part}page.html`)).toContain(`${base}${part}assets/js/main.`);
    // The index of the embedded search knows the pages of both plugins.
    const {indexes} = JSON.parse(read(`${part}assets/search/manifest.json`)) as {
      indexes: {docusaurus_tag: string; language: string; isDefault: boolean; titles: string}[];
    };
    expect(indexes.map((index) => [index.docusaurus_tag, index.language, index.isDefault])).toEqual([
      ['docs-default-current', language, true],
      ['docs-other-current', language, true],
    ]);
    const {pages: found} = JSON.parse(read(`${part}${indexes[0]?.titles}`)) as {pages: {path: string}[]};
    expect(found.map((each) => each.path).sort()).toEqual(
      ['', 'group/page', 'page', 'section'].map((address) => `${base}${part}${address}`),
    );
  }

  test('in English; and with all locales at another base path, without clearing anything', async ({page: tab}) => {
    await buildSeveral('/sub/path/', ['en']);
    expectLocale('/sub/path/', '', 'en');
    const base = '/elsewhere/';
    await buildSeveral(base, []);
    expectLocale(base, '', 'en');
    expectLocale(base, 'de/', 'de');

    const home = read('index.html');
    expect(home).toMatch(/<a[^>]*href=\/elsewhere\/other\/?[ >][^<]*Other docs/);
    expect(home).not.toContain('dark and light mode');
    expect(home).toContain('googletagmanager.com/gtm.js');
    expect(home).toContain('GTM-ABC1234');
    const metadata = fs.readFileSync(path.join(projectDir, '.cache/docusaurus-several/site-metadata.json'), 'utf8');
    const {pluginVersions} = JSON.parse(metadata) as {pluginVersions: Record<string, {version?: string}>};
    expect(pluginVersions['docusaurus-plugin-google-tag-manager']?.version).toBe(knownRelease);

    await withServer('several', base, async (origin) => {
      const inSidebar = tab.locator('.theme-doc-sidebar-menu');
      const open = async (address: string): Promise<void> => {
        await tab.goto(`${origin}${base}${address}`);
        await hydrated(tab);
      };
      // The page of a section is the one whose address differs from that of its document.
      await open('section');
      await expect(tab.getByRole('heading', {level: 1})).toHaveText('Page');
      await open('page');
      await tab.evaluate(() => Object.assign(window, {isSameDocument: true}));
      await tab.locator('article a', {hasText: 'link'}).click();
      await expect(tab).toHaveURL(/\/section$/);
      expect(await tab.evaluate(() => 'isSameDocument' in window)).toBe(true);

      // Both plugins have a version "current" with a sidebar "defaultSidebar", whose closed category is loaded later.
      const found = ['group/page', 'other/group/page'].map((address) => `${base}${address}`);
      const [inMain = '', inOther = ''] = found;
      await open('');
      await inSidebar.getByRole('button', {name: 'group'}).click();
      await expect(inSidebar.getByRole('link', {name: 'Grouped'})).toHaveAttribute('href', inMain);
      await tab.locator('.navbar').getByRole('link', {name: 'Other docs'}).click();
      await expect(tab).toHaveURL(/\/other\/?$/);
      await inSidebar.getByRole('button', {name: 'group'}).click();
      await expect(inSidebar.getByRole('link', {name: 'Grouped'})).toHaveAttribute('href', inOther);
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
