import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import config from '../../docusaurus.config';
import {buildWith} from '../support/docusaurus';
import {projectDir} from '../support/sites';

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
  test('with pages of the same route, which are warned about, and without the tag manager', async () => {
    const change = pages('same-route', {
      'one.mdx': page('One.', 'slug: /same\n'),
      'two.mdx': page('Two.', 'slug: /same\n'),
    });
    const {code, output} = await buildWith('same-route', configWith(change));
    expect(output).toContain('Duplicate routes found!');
    expect(output).toContain('/sub/path/same');
    expect(code).toBe(0);
    expect(homeOf('same-route')).not.toContain('googletagmanager');
  });

  test('with trailingSlash false, and finds every page at its file', async () => {
    const change = `${pages('no-trailing-slash', {
      'page.mdx': page('A [link](./section/index.mdx).'),
      'section/index.mdx': page('Text.'),
    })} config.trailingSlash = false;`;
    const {code, output} = await buildWith('no-trailing-slash', configWith(change));
    expect(output).not.toContain('[ERROR]');
    expect(code).toBe(0);
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
  });

  test('with a second docs plugin, and shows no switch of color modes when that is disabled', async () => {
    pages('second-docs-other', {});
    const other = {id: 'other', path: '.cache/faults/second-docs-other-pages', routeBasePath: 'other'};
    const item = {type: 'doc', docId: 'index', docsPluginId: 'other', label: 'Other docs'};
    const change = `${pages('second-docs', {})}
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
      ['docs-other-current', false],
    ]);
  });

  test('with the tag manager when its container id is set', async () => {
    const settings = {GTM_CONTAINER_ID: 'GTM-ABC1234'};
    expect((await buildWith('tag-manager', configWith(pages('tag-manager', {})), settings)).code).toBe(0);
    expect(homeOf('tag-manager')).toContain('googletagmanager.com/gtm.js');
    expect(homeOf('tag-manager')).toContain('GTM-ABC1234');
    const metadata = fs.readFileSync(path.join(projectDir, '.cache/docusaurus-tag-manager/site-metadata.json'), 'utf8');
    const {pluginVersions} = JSON.parse(metadata) as {pluginVersions: Record<string, {version?: string}>};
    expect(pluginVersions['docusaurus-plugin-google-tag-manager']?.version).toBe('3.8.1');
  });
});
