import type {Asks} from '../../src/build/content/asks';
import type {PageMessages} from '../../src/build/reference/messages';
import {packRecords} from '../../src/build/search-index/index-files';
import {readPage} from '../../src/build/search-index/read-page';
import type {SearchRecord} from '../../src/site/search/engine/record';
import type {IndexLocation} from '../../src/site/search/engine/index-format';

/** A page of a sample site. */
export type Page = {
  path: string;
  /** The category in the breadcrumbs. */
  category: string;
  /** The active item of the navigation bar. */
  part: 'Learn' | 'API Reference';
  edition: string;
  keywords?: string;
  article: string;
  asks?: Asks;
  messages?: PageMessages;
};

/** The HTML of a page as Docusaurus builds it: what search reads, and some of what it must leave out. */
export function pageHtml({category, part, edition, keywords = '', article}: Page, version: string): string {
  return `<!doctype html><html lang=en class="plugin-docs docs-doc-page"><head>
<meta name=docsearch:language content=en><meta name=docsearch:version content=${version}>
<meta name=docsearch:docusaurus_tag content=docs-default-${version}><meta name=keywords content="${keywords}"></head>
<body><nav class=navbar><a class="navbar__link navbar__link--active">${part}</a></nav>
<nav class=theme-doc-breadcrumbs><ul><li class=breadcrumbs__item>Home<li class=breadcrumbs__item>${category}
<li class=breadcrumbs__item>Page</ul></nav>
<main><article><p data-edition=${edition}>Badge</p><div class="theme-doc-markdown markdown">${article}</div>
<nav class=pagination-nav>Next page: navigation noise</nav></article></main></body></html>`;
}

const hashLink = (id: string) => `<a href=#${id} class=hash-link>\u200B</a>`;
const member = (id: string, name: string) => `<h3 id="${id}"><code>${name}</code>${hashLink(id)}</h3>`;

const graph: Page = {
  path: '/api/dia/Graph',
  category: 'dia',
  part: 'API Reference',
  edition: 'core',
  keywords: 'findModelsFromPoint,save',
  article: `<header><h1>dia.Graph</h1></header><p>The model of a diagram.
<h2 id=methods>Methods${hashLink('methods')}</h2>
${member('addCell', 'addCell')}<div data-search-ignore><code>addCell(cell: Cell): this</code></div><p>Adds one cell.
${member('addCells', 'addCells')}<p>Adds an array of cells.<ul><li>Fires <code>add</code>.<li>Returns the graph.</ul>
<h2 id=events>Events${hashLink('events')}</h2>
${member('event:change:position', 'change:position')}<p>When an element moves.
<h2 id=options>Options${hashLink('options')}</h2>
${member('options.cellNamespace', 'cellNamespace')}<p>Where the graph finds classes of cells.`,
};

const elements: Page = {
  path: '/learn/elements',
  messages: new Map([
    ['errors', ["Could not find cell constructor for type: '…'."]],
    ['a-rare-word', ['Unknown word: …']],
  ]),
  asks: {page: ['boxes of a diagram'], errors: ['unknown shape', 'a type is missing']},
  category: 'Diagram basics',
  part: 'Learn',
  edition: 'core',
  article: `<header><h1>Elements</h1></header><p>An element is what a graph is made of.
<h2 id=a-rare-word>A rare word${hashLink('a-rare-word')}</h2><p>It is a serendipity. <svg><text>Drawing noise</text></svg>
<pre><code>element.resizeToFit({deep: true}); paper.on('link:connect', f)</code></pre><button>Copy</button>
<h2 id=errors>Errors${hashLink('errors')}</h2><p><code>Could not find cell constructor for type: 'my.Shape'.</code>
Pass <code>Array&lt;Cell&gt;</code>.`,
};

/** A page of that site. */
export const samplePage = elements;

const halo: Page = {
  path: '/api/ui/Halo',
  category: 'ui',
  part: 'API Reference',
  edition: 'plus',
  article: '<header><h1>ui.Halo</h1></header><p>Buttons around an element of the graph.',
};

export type SampleVersion = ReturnType<typeof packRecords> & {
  records: SearchRecord[];
  location: Omit<IndexLocation, 'isDefault'>;
};

/** The records and the index of a version of a sample site. */
export function sampleVersion(
  version: string,
  label: string,
  prefix: string,
  pages: readonly Page[] = [graph, elements, halo],
  baseUrl = '/',
): SampleVersion {
  const records = pages.flatMap((page) =>
    readPage(pageHtml(page, version), {
      path: prefix + page.path,
      baseUrl,
      origin: 'https://docs.example.com',
      versionLabels: new Map([[`docs-default-${version}`, label]]),
      asks: page.asks,
      messages: page.messages,
    }),
  );
  const location = {
    language: 'en',
    docusaurus_tag: `docs-default-${version}`,
    version: label,
    titles: `${version}-titles.json`,
    content: `${version}-content.json`,
  };
  return {records, location, ...packRecords(records, baseUrl)};
}

/** A site of three pages in two versions, read from HTML as a built site is. */
export function sampleSite(): {current: SampleVersion; older: SampleVersion} {
  return {current: sampleVersion('current', '4.1', ''), older: sampleVersion('4.0', '4.0', '/4.0')};
}
