import {expect, test} from '@playwright/test';
import {packRecords} from '../../src/build/search-index/index-files';
import {readPage} from '../../src/build/search-index/read-page';
import {shortSignature} from '../../src/build/search-index/short-signature';
import {answer} from '../../src/site/search/engine/answer';
import {Matcher} from '../../src/site/search/engine/highlight';
import {kindOf, type Place} from '../../src/site/search/engine/kind';
import {parseQuery} from '../../src/site/search/engine/query';
import {SearchIndex} from '../../src/site/search/engine/search-index';
import {sentenceSnippet} from '../../src/site/search/engine/sentence';
import {Vocabulary} from '../../src/site/search/engine/vocabulary';
import {pageHtml, samplePage} from '../search/sample-site';

const tags = {pre: '[', post: ']'};

test.describe('kinds', () => {
  const place = (given: Partial<Place>): Place => ({
    path: '/learn/a',
    level: 2,
    anchor: 'a',
    isMember: false,
    isError: false,
    trail: [],
    ...given,
  });

  for (const [given, kind] of [
    [{}, 'guide'],
    [{path: '/learn/demos/graph/undo', level: 1}, 'demo'],
    [{path: '/base/4.0/learn/demos/graph/undo'}, 'demo'],
    [{path: '/glossary'}, 'glossary'],
    [{path: '/learn/release-notes/4.1.0'}, 'release'],
    [{path: '/api/dia/Graph'}, 'reference'],
    [{path: '/api/dia/Graph', level: 1, isMember: true}, 'class'],
    [{path: '/api/dia/Graph', isMember: true, trail: ['Static methods']}, 'method'],
    [{path: '/api/dia/Graph', isMember: true, trail: ['Types']}, 'type'],
    [{path: '/api/dia/Graph', isMember: true, anchor: 'event:add', trail: ['Events']}, 'event'],
    [{path: '/api/dia/Paper', isMember: true, anchor: 'options.async', trail: ['Properties']}, 'option'],
    [{path: '/api/dia/attributes', isMember: true, trail: ['HTML and events']}, 'attribute'],
    [{path: '/api/linkTools', isMember: true, declared: 'class'}, 'class'],
    [{path: '/api/g', isMember: true, trail: ['Properties'], declared: 'enum'}, 'type'],
    [{path: '/api/anchors', isMember: true, declared: 'variable'}, 'function'],
    [{path: '/api/dia/Graph', isMember: true, trail: ['Types'], declared: 'class'}, 'type'],
    [{path: '/api/dia/Graph', isError: true}, 'error'],
  ] as const) {
    test(`${JSON.stringify(given)} is a ${kind}`, () => {
      expect(kindOf(place(given))).toBe(kind);
    });
  }
});

test('a member has the kind of its declaration, in the index, too', () => {
  const article = `<h1>linkTools</h1><h2 id=Button data-kind=class><code>Button</code></h2>
    <h2 id=list><code>list</code></h2>`;
  const records = readPage(pageHtml({...samplePage, article}, '4.1'), {
    path: '/api/linkTools',
    origin: 'https://docs.example.com',
    versionLabels: new Map([['docs-default-4.1', '4.1']]),
  });
  const kinds = ['class', 'class', 'function'];
  expect(records.filter(({type}) => type !== 'content').map(({kind}) => kind)).toEqual(kinds);
  expect(new SearchIndex(packRecords(records).titles).sections.map(({kind}) => kind)).toEqual(kinds);
});

test.describe('short signatures', () => {
  for (const [declaration, title, signature] of [
    ['addCells(cells: Array<Cell | Cell.JSON>, opt?: {a: 1, b: 2}): this;', 'addCells', '(cells, opt?)'],
    ['on(fn: (a: A, b: B) => void, ...rest: any[]): void;', 'on', '(fn, ...rest)'],
    ['get<K extends keyof A>(key: K): A[K];', 'get', '(key)'],
    ['async?: boolean;', 'async', ': boolean'],
    ['async?: { a: number };', 'async', ''],
    ['type Other = string;', 'async', ''],
  ] as const) {
    test(`${declaration} is ${signature || 'nothing'}`, () => {
      expect(shortSignature(declaration, title)).toBe(signature);
    });
  }
});

test.describe('snippets', () => {
  const vocabulary = new Vocabulary();
  vocabulary.add(['cells', 'graph', 'paper']);
  const show = (section: {content?: string; cells?: string}, query: string, words = 30) =>
    sentenceSnippet(
      {content: '', cells: '', ...section},
      new Matcher(parseQuery(query, vocabulary).alternatives),
      tags,
      words,
      '…',
    )?.value;

  test('are the sentence that answers, from its beginning, and those that follow it', () => {
    const content = 'The first says nothing. It adds cells to dia.Graph, e.g. two. Then more.\nAnother paragraph.';
    expect(show({content}, 'cells')).toBe('It adds [cells] to dia.Graph, e.g. two. Then more.');
    expect(show({content}, 'cells', 8)).toBe('It adds [cells] to dia.Graph, e.g. two.');
    expect(show({content}, 'cells', 3)).toBe('It adds [cells]…');
  });

  test('are the first sentence when none has a match', () => {
    expect(show({content: 'The first. The second.'}, 'paper', 3)).toBe('The first.');
  });

  test('are of one table cell, and only when it is a sentence', () => {
    const cells = 'cells\ncells: Cell[]\nAdds the cells to the graph.\nThrows.';
    expect(show({cells}, 'cells')).toBe('Adds the [cells] to the graph.');
    expect(show({cells: 'cells\nstring'}, 'cells')).toBeUndefined();
    expect(show({content: 'Prose comes first.', cells: 'no match'}, 'cells')).toBe('Prose comes first.');
  });
});

test.describe('a table of errors', () => {
  const article = `<h1>Elements</h1><h2 id=errors>Errors</h2><p>Prose of the section.
<table><tr><th>Message<th>Cause<tr><td><code>Unknown shape "foo"</code><td>The type is missing. Add it.
<tr><td>Nothing moves<td>The element is locked.</table>`;
  const records = readPage(pageHtml({...samplePage, article}, '4.1'), {
    path: '/learn/elements',
    origin: 'https://docs.example.com',
    versionLabels: new Map([['docs-default-4.1', '4.1']]),
  });

  test('gives a record for each message, which leads to its section', () => {
    const error = records.find(({kind, type}) => kind === 'error' && type !== 'content');
    expect(error).toMatchObject({anchor: 'errors', type: 'lvl3', hierarchy: {lvl3: 'Unknown shape "foo"'}});
    const texts = records.filter(({type}) => type === 'content');
    expect(texts.map(({content, cells}) => [content, cells])).toEqual([
      ['Prose of the section.', ['Message\nCause\nNothing moves\nThe element is locked.']],
      ['The type is missing. Add it.', []],
    ]);
  });

  test('answers with the cause', async () => {
    const {titles, content} = packRecords(records);
    const index = new SearchIndex(titles);
    await index.addContent(content);
    const location = {language: 'en', docusaurus_tag: 'docs-default-4.1', version: '4.1', titles: '', content: ''};
    const request = {query: 'unknown shape', indexName: 'a', attributesToSnippet: ['content:10']};
    const [hit] = answer({requests: [request]}, [{...location, isDefault: true, index}]).results[0]?.hits ?? [];
    expect(hit).toMatchObject({kind: 'error', anchor: 'errors', hierarchy: {lvl3: 'Unknown shape "foo"'}});
    expect(hit?._snippetResult.content?.value).toBe('The type is missing. Add it.');
    expect(hit?.objectID).toMatch(/:error:/);
  });
});

test.describe('needs', () => {
  const page = (path: string, title: string, article: string, asks = {}) =>
    readPage(pageHtml({...samplePage, article: `<h1>${title}</h1>${article}`}, '4.1'), {
      path,
      origin: 'https://docs.example.com',
      versionLabels: new Map([['docs-default-4.1', '4.1']]),
      asks,
    });
  const files = packRecords([
    ...page(
      '/api/dia/Paper',
      'dia.Paper',
      '<h2 id=methods>Methods</h2><h3 id=performance><code>performance</code></h3><h3 id=fitPaper><code>fitPaper</code></h3>' +
        '<h2 id=types>Types</h2><h3 id=Custom><code>Custom</code></h3>',
    ),
    ...page(
      '/learn/cells',
      'Cells',
      '<h2 id=shapes>Shapes</h2><h2 id=performance-of-cells>Performance of cells</h2><h2 id=ports>Ports</h2>',
      {ports: ['limit the number of links', 'only one arrow a port']},
    ),
  ]);
  const index = new SearchIndex(files.titles);
  test.beforeAll(() => index.addContent(files.content));
  const first = (query: string) => new URL(index.search(query).results[0]?.section.url ?? '').hash;

  test('lead to guides, names to members', () => {
    expect(first('performance of my cells')).toBe('#performance-of-cells');
    expect(first('fitPaper')).toBe('#fitPaper');
    expect(first('fitPap')).toBe('#fitPaper');
  });

  test('are not decided by words that say only that something is wanted', () => {
    expect(first('custom shapes')).toBe('#shapes');
    expect(first('Custom')).toBe('#Custom');
  });

  test('that are nearly a phrase of a section lead to it', () => {
    expect(first('limit number of links')).toBe('#ports');
    expect(first('one arrow per port')).toBe('#ports');
  });
});

test.describe('a single word', () => {
  const page = (path: string, article: string) =>
    readPage(pageHtml({...samplePage, path, article}, '4.1'), {
      path,
      origin: 'https://docs.example.com',
      versionLabels: new Map([['docs-default-4.1', '4.1']]),
    });
  const index = new SearchIndex(
    packRecords([
      ...page('/glossary', '<h1>Glossary</h1><h2 id=label>label</h2><p>A text on a shape.</p>'),
      ...page('/api/dia/Link', '<h1><code>dia.Link</code></h1><h2 id=label><code>label</code></h2>'),
      ...page('/learn/features/labels', '<h1>Labels</h1><h2 id=place>Place a label</h2>'),
      ...page('/learn/features/label-export', '<h1>Export of labels</h1>'),
    ]).titles,
  );
  const first = (query: string): string => index.search(query).results[0]?.section.path ?? '';

  test('leads to the guide of that title first, in any form of the word', () => {
    expect([first('label'), first('labels')]).toEqual(['/learn/features/labels', '/learn/features/labels']);
  });

  test('with another, it does not', () => {
    expect(first('label glossary')).toBe('/glossary');
  });
});
