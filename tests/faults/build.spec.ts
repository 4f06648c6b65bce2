import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {buildWith} from '../support/docusaurus';
import {projectDir} from '../support/sites';

/**
 * The small variant site with one thing made wrong.
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

type Fault = {
  name: string;
  change: string;
  settings?: Record<string, string>;
  /** What the output must say: the place, the item and what would be right. */
  says: (string | RegExp)[];
};

const faults: Fault[] = [
  {
    name: 'sidebar-missing-page',
    change: `docs.sidebarPath = 'tests/fixtures/sidebars-missing-page.ts';`,
    says: ['tests/fixtures/sidebars-missing-page.ts', '- no/such/page', 'Available document ids are:', '- second'],
  },
  {
    name: 'navbar-unknown-type',
    change: `theme.navbar.items.push({type: 'docsMenu', label: 'Bad'});`,
    says: ['docsMenu', /navbar\.items|Bad navbar item type|No NavbarItem component found for type/],
  },
  {
    name: 'navbar-unknown-custom-type',
    change: `theme.navbar.items = [{type: 'custom-menu', label: 'Bad'}];`,
    says: ['No NavbarItem component found for type "custom-menu"'],
  },
  {
    name: 'navbar-unknown-sidebar',
    change: `theme.navbar.items = [{type: 'docSidebar', sidebarId: 'learnMenu', label: 'Bad'}];`,
    says: [
      'src/config/navbar.ts',
      'names the sidebar "learnMenu"',
      '"label":"Bad"',
      /Available sidebar ids are:\s*- pages/,
    ],
  },
  {
    name: 'navbar-sidebar-without-link',
    change: `docs.sidebarPath = 'tests/fixtures/sidebars-empty.ts';
      theme.navbar.items = [{type: 'docSidebar', sidebarId: 'empty', label: 'Bad'}];`,
    says: [
      'src/config/navbar.ts: the navbar item {"type":"docSidebar"',
      'names the sidebar "empty", which has no page to link to',
    ],
  },
  {
    name: 'navbar-unknown-doc',
    change: `theme.navbar.items = [{type: 'doc', docId: 'secound', label: 'Bad'}];`,
    says: [
      'src/config/navbar.ts',
      'names the doc "secound"',
      'The nearest is "second"',
      /Available doc ids are:\s*- index/,
    ],
  },
  {
    name: 'dropdown-unknown-version',
    change: `theme.navbar.items = [{type: 'docsVersionDropdown', versions: ['4.2', 'current']}];`,
    says: ['names the version "4.2"', 'src/config/navbar.ts', /Available version names are:\s*- current/],
  },
  {
    name: 'broken-link',
    change: pages('broken-link', {'page.mdx': page('A [link](/no/such/page).')}),
    says: ['Broken link on source page path = /sub/path/page', '/no/such/page'],
  },
  {
    name: 'broken-markdown-link',
    change: pages('broken-markdown-link', {'page.mdx': page('A [link](./missing.mdx).')}),
    says: ['./missing.mdx', 'broken-markdown-link-pages/page.mdx'],
  },
  {
    name: 'broken-anchor',
    change: pages('broken-anchor', {'page.mdx': page('A [link](#no-such-anchor).\n\n## Heading')}),
    says: ['Broken anchor on source page path = /sub/path/page', '#no-such-anchor'],
  },
  {
    name: 'unknown-edition',
    change: pages('unknown-edition', {'page.mdx': page('Text.', 'edition: pluss\n')}),
    says: [/page\.mdx:3: unknown edition "pluss"/, 'Expected one of core, plus, both', 'the nearest is "plus"'],
  },
  {
    name: 'unknown-language',
    change: pages('unknown-language', {'page.mdx': page('```jsn\n{}\n```')}),
    says: [/page\.mdx:\d+: unknown code language "jsn"/, 'Expected one of ts, tsx', 'the nearest is "js"'],
  },
  {
    name: 'missing-drawing',
    change: pages('missing-drawing', {
      'page.mdx': page('![A graph](./img/grpah.svg)'),
      'img/graph.svg': '<svg viewBox="0 0 1 1"></svg>',
    }),
    says: [/page\.mdx:\d+: no drawing at .*img\/grpah\.svg/, 'Drawings there: graph.svg'],
  },
  {
    name: 'no-default-export',
    change: `config.presets[0][1].pages = {path: 'tests/fixtures/no-default-export'};`,
    says: [/The page component at \/sub\/path\/page doesn't have a default export/],
  },
  {
    name: 'hook-outside-provider',
    change: `config.presets[0][1].pages = {path: 'tests/fixtures/hook-outside-provider'};`,
    says: [
      /Hook .*useDocsVersion is called outside the <DocsVersionProvider>/,
      'Unexpected: no Docusaurus route context found',
    ],
  },
  {
    name: 'empty-translation',
    change: `config.presets[0][1].pages = {path: 'tests/fixtures/empty-translation'};`,
    says: [
      'translation declarations must have at least a translation id or a default translation message',
      'The Docusaurus <Translate> component only accept simple string values',
    ],
  },
  {
    name: 'storage-on-server',
    change: `config.presets[0][1].pages = {path: 'tests/fixtures/storage-on-server'};`,
    says: ['Illegal storage API usage'],
  },
  {
    name: 'bad-environment',
    change: '',
    settings: {BASE_URL: 'docs', GTM_CONTAINER_ID: 'UA-1'},
    says: [
      'Invalid environment variables',
      'BASE_URL="docs": expected a path that starts and ends with a slash',
      'GTM_CONTAINER_ID="UA-1": expected a container id such as GTM-ABC1234',
    ],
  },
  {
    name: 'half-given-search',
    change: '',
    settings: {DOCSEARCH_APP_ID: 'TESTAPP', DOCSEARCH_HOSTS: 'http://localhost:4321'},
    says: [
      'Invalid environment variables',
      '- DOCSEARCH_API_KEY: missing. The hosted search needs its application id, search key and index name',
      '- DOCSEARCH_INDEX_NAME: missing.',
    ],
  },
  {
    name: 'search-with-the-admin-key-only',
    change: '',
    settings: {DOCSEARCH_APP_ID: 'TESTAPP', DOCSEARCH_INDEX_NAME: 'docs', DOCSEARCH_ADMIN_KEY: 'admin-key'},
    says: ['- DOCSEARCH_API_KEY: missing.', 'To push records, give DOCSEARCH_ADMIN_KEY in its place.'],
  },
];

test.describe('a build with a fault fails and says what is wrong', () => {
  for (const {name, change, settings, says} of faults) {
    test(name, async () => {
      const {code, output} = await buildWith(name, configWith(change), settings);
      for (const text of says) {
        expect(output).toMatch(
          typeof text === 'string' ? new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) : text,
        );
      }
      expect(code).not.toBe(0);
    });
  }
});

test.describe('a build without a fault', () => {
  test('passes, and pages with the same route are only warned about', async () => {
    const change = pages('duplicate-route', {
      'one.mdx': page('One.', 'slug: /same\n'),
      'two.mdx': page('Two.', 'slug: /same\n'),
    });
    const {code, output} = await buildWith('duplicate-route', configWith(change));
    expect(output).toContain('Duplicate routes found!');
    expect(output).toContain('/sub/path/same');
    expect(code).toBe(0);
  });

  test('passes with a second docs plugin, and shows no switch of color modes when that is disabled', async () => {
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

  test('contains the tag manager only when its container id is set', async () => {
    const change = pages('tag-manager', {});
    const html = () => fs.readFileSync(path.join(projectDir, '.cache/faults/tag-manager/index.html'), 'utf8');
    expect((await buildWith('tag-manager', configWith(change))).code).toBe(0);
    expect(html()).not.toContain('googletagmanager');
    expect((await buildWith('tag-manager', configWith(change), {GTM_CONTAINER_ID: 'GTM-ABC1234'})).code).toBe(0);
    expect(html()).toContain('googletagmanager.com/gtm.js');
    expect(html()).toContain('GTM-ABC1234');
    const metadata = fs.readFileSync(path.join(projectDir, '.cache/docusaurus-tag-manager/site-metadata.json'), 'utf8');
    const {pluginVersions} = JSON.parse(metadata) as {pluginVersions: Record<string, {version?: string}>};
    expect(pluginVersions['docusaurus-plugin-google-tag-manager']?.version).toBe('3.8.1');
  });
});
