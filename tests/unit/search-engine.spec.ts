// cspell:disable -- typos, and names in lower case
import {expect, test} from '@playwright/test';
import {packRecords} from '../../src/build/search-index/index-files';
import {answer} from '../../src/site/search/engine/answer';
import {Matcher, highlight, snippet} from '../../src/site/search/engine/highlight';
import {parseQuery} from '../../src/site/search/engine/query';
import {SearchIndex} from '../../src/site/search/engine/search-index';
import {sectionsOf} from '../../src/site/search/engine/section';
import {synonyms} from '../../src/site/search/engine/synonyms';
import {joined, terms} from '../../src/site/search/engine/text';
import {
  contentJson,
  formatVersion,
  type PackedContent,
  type PackedPage,
  parseContent,
  parseManifest,
  parseTitles,
} from '../../src/site/search/engine/index-format';
import {Vocabulary} from '../../src/site/search/engine/vocabulary';
import {BadRequest} from '../../src/site/search/engine/algolia-protocol';
import {type Page, sampleSite, sampleVersion} from '../search/sample-site';
import {loadIndex, modalAnswer, modalRequest} from '../../src/tools/search-quality/site-index';

const load = async () => {
  const {current, older} = sampleSite();
  return Promise.all([
    loadIndex({...current.location, isDefault: true}, current.titles, current.content),
    loadIndex({...older.location, isDefault: false}, older.titles, older.content),
  ]);
};

/** The places that the modal gets for a query, best first. */
async function places(query: string, tag?: string): Promise<string[]> {
  const {hits} = modalAnswer(await load(), query, tag);
  return hits.map(({url}) => new URL(url ?? '').pathname + new URL(url ?? '').hash);
}

test('while the text is being added, answers are those of the titles alone', async () => {
  // More sections than are added at a time, each page under an address of its own.
  const {titles, content} = packRecords(
    Array.from({length: 100}, (_, copy) => sampleVersion('current', '4.1', `/copy-${copy}`).records).flat(),
  );
  const index = new SearchIndex(titles);
  const ask = () =>
    ['graph', 'json', 'element position', 'grpah'].map((query) =>
      index.search(query).results.map(({section, score}) => [section.url, score]),
    );
  const ofTitles = ask();
  const meanwhile: unknown[] = [];
  await index.addContent(content, async () => Promise.resolve(void meanwhile.push(ask())));
  expect(meanwhile.length).toBeGreaterThan(3);
  expect(new Set(meanwhile.map((results) => JSON.stringify(results)))).toEqual(new Set([JSON.stringify(ofTitles)]));
  expect(index.hasContent).toBe(true);
  expect(ask()).not.toEqual(ofTitles);
});

test('a page is found by each of its keywords, and the titles file has the first of them', async () => {
  const {records} = sampleVersion('current', '4.1', '');
  const page = records.find(({type, url}) => type === 'lvl1' && url.endsWith('/graph')) ?? records[0]!;
  page.keywords = Array.from({length: 40}, (_, i) => `quokka${String.fromCharCode(97 + (i % 26), 97 + i / 26)} wombat`);
  const {titles, content} = packRecords(records);
  expect(titles.pages.map(({keywords = []}) => keywords.length).sort((a, b) => b - a)[0]).toBeLessThan(40);
  const index = new SearchIndex(titles);
  const found = () =>
    page.keywords.filter((keyword) => index.search(keyword.split(' ')[0]!).results[0]?.section.url === page.url).length;
  const early = found();
  await index.addContent(content);
  expect(early).toBeGreaterThan(0);
  expect(found()).toBe(40);
});

test('the base URL changes neither the ranking nor the kinds of places', () => {
  const sections = (baseUrl: string, prefix: string) => {
    const {records} = sampleVersion('4.0', '4.0', `${baseUrl.slice(0, -1)}${prefix}`, undefined, baseUrl);
    const {all, boostOf, naturalLanguageBoostOf, needBoostOf} = sectionsOf(packRecords(records, baseUrl).titles);
    const kinds = records.map(({kind, member}) => [kind, member]);
    return {kinds, places: all.map(({place, kind}) => [place, kind]), boostOf, naturalLanguageBoostOf, needBoostOf};
  };
  const plain = sections('/', '/4.0');
  expect(plain.boostOf.some((boost, id) => boost !== sections('/', '/4.0/x').boostOf[id])).toBe(true);
  for (const baseUrl of ['/sub/path/', '/learn/', '/learn/demos/']) {
    expect(sections(baseUrl, '/4.0')).toEqual(plain);
  }
});

test.describe('terms', () => {
  test('names give themselves, their segments and their camel case parts', () => {
    expect(terms('call paper.addCells()')).toEqual(['call', 'paper.addcells', 'paper', 'addcells', 'add', 'cells']);
    expect(terms('element:pointerclick')).toEqual(['element:pointerclick', 'element', 'pointerclick']);
    expect(terms('toSVGPoint')).toEqual(['tosvgpoint', 'to', 'svg', 'point']);
    expect(terms('Éléments 4.1')).toEqual(['elements', '4.1']);
    expect(terms('+++ 😀')).toEqual([]);
  });

  test('phrases and names without separators are the same', () => {
    expect(['zoom to fit', 'zoomToFit', 'zoom-to-fit'].map(joined)).toEqual(Array(3).fill('zoomtofit'));
  });

  test('words have forms; names have none', () => {
    const forms = new Vocabulary();
    forms.add('drag dragging size sizing routing property animate animation addcells addcell 4.1'.split(' '));
    expect(forms.formsOf('dragging')).toEqual(['drag']);
    expect(forms.formsOf('sizes')).toEqual(['size', 'sizing']);
    expect(forms.formsOf('routed')).toEqual(['routing']);
    expect(forms.formsOf('properties')).toEqual(['property']);
    expect(forms.formsOf('animations')).toEqual(['animate', 'animation']);
    expect(forms.formsOf('addCells')).toEqual([]);
    expect(forms.formsOf('4.1')).toEqual([]);
    forms.add(['properly', 'sized']);
    expect(forms.formsOf('sizes')).toEqual(['size', 'sizing', 'sized']);
  });
});

test.describe('queries', () => {
  const vocabulary = new Vocabulary();
  ['startpanning graph paper scroller highlighter cell position', 'graph'].forEach((text) =>
    vocabulary.add(text.split(' ')),
  );
  const texts = (query: string) => parseQuery(query, vocabulary).alternatives.map(({text}) => text);

  test('typos are corrected: one from four characters, two from eight, neighbors exchanged', () => {
    expect(texts('grap')).not.toContain('paper');
    expect(texts('grpah')).toContain('graph');
    expect(texts('grxph')).toContain('graph');
    expect(texts('grxxh')).not.toContain('graph');
    expect(texts('startpaning')).toContain('startpanning');
    expect(texts('higligter')).toContain('highlighter');
    expect(texts('cel')).not.toContain('cel ');
  });

  test('words that say little do not count, unless there are no others', () => {
    expect(parseQuery('how do I move the graph', vocabulary).weights).toHaveLength(2);
    expect(parseQuery('how do I', vocabulary).weights).toHaveLength(3);
  });

  test('namespaces of scripts are taken off', () => {
    expect(texts('joint.dia.Graph.prototype.addCells')[0]).toBe('dia.graph.addcells');
    expect(texts('joint.css')[0]).toBe('joint.css');
  });

  test('rare words count more than frequent ones', () => {
    expect(vocabulary.weight('paper')).toBeGreaterThan(vocabulary.weight('graph'));
  });

  test('run-on words are cut into known ones', () => {
    expect(texts('cellposition')).toEqual(expect.arrayContaining(['cell', 'position']));
  });

  test('long and odd input is bounded', () => {
    const query = parseQuery('x'.repeat(10_000), vocabulary);
    expect(query.alternatives[0]?.text).toHaveLength(64);
    expect(parseQuery('word '.repeat(500), vocabulary).weights.length).toBeLessThanOrEqual(12);
    expect(parseQuery('((([.*+?^${}|\\', vocabulary).weights).toHaveLength(0);
  });
});

test.describe('ranking', () => {
  test('the member itself stands first, however it is written', async () => {
    for (const query of ['addCells', 'addcells', 'add cells', 'dia.Graph.addCells', 'graph.addCells()', 'addCels']) {
      expect((await places(query))[0], query).toBe('/api/dia/Graph#addCells');
    }
  });

  test('an event is found with and without its colon', async () => {
    expect((await places('change:position'))[0]).toBe('/api/dia/Graph#event:change:position');
    expect((await places('change position'))[0]).toBe('/api/dia/Graph#event:change:position');
  });

  test('a member is found by the end of its name, run together, also where a text has that word', async () => {
    const page = {category: 'dia', part: 'API Reference', edition: 'core'} as const;
    const title = (text: string) => `<header><h1>${text}</h1></header>`;
    const name = 'getCommonAncestor';
    const pages: Page[] = [
      {...page, path: '/learn/trees', article: `${title('Trees')}<p>Name the variable <code>commonAncestor</code>.`},
      {
        ...page,
        path: '/api/dia/Graph',
        article: `${title('dia.Graph')}<h2 id=methods>Methods</h2><h3 id=x><code>${name}</code></h3><p>Of cells.`,
      },
    ];
    const {location, titles, content} = sampleVersion('current', '4.1', '', pages);
    const index = await loadIndex({...location, isDefault: true}, titles, content);
    for (const query of ['commonancestor', 'commonances', 'common ancestor', name]) {
      const urls = modalAnswer([index], query).hits.map(({url}) => url);
      expect(urls, query).toContainEqual(expect.stringContaining('/api/dia/Graph#x'));
    }
  });

  test('pages are found by title, keyword and synonym', async () => {
    expect((await places('dia.Graph'))[0]).toBe('/api/dia/Graph');
    expect((await places('findModelsFromPoint'))[0]).toBe('/api/dia/Graph');
    expect(await places('node')).toContain('/learn/elements');
  });

  test('text, names in code, and pasted messages are found', async () => {
    expect((await places('serendipity'))[0]).toBe('/learn/elements#a-rare-word');
    expect((await places('resizeToFit'))[0]).toBe('/learn/elements#a-rare-word');
    expect((await places("Uncaught Error: Could not find cell constructor for type: 'my.Shape'"))[0]).toBe(
      '/learn/elements#errors',
    );
  });

  test('nothing is found for nonsense, and for nothing', async () => {
    for (const query of ['qqqqzzzz', '', '   ', '😀', '+++', '<>']) {
      expect(await places(query), query).toEqual([]);
    }
  });

  test('every synonym leads to other words, in lower case', () => {
    expect(synonyms.length).toBeGreaterThan(100);
    for (const {input, synonyms: terms, alike} of synonyms) {
      const others = [...terms, ...alike];
      expect(input, input).toBe(input.toLowerCase());
      expect(
        others.some((other) => other !== input),
        input,
      ).toBe(true);
    }
    expect(new Set(synonyms.map(({input}) => input)).size).toBe(synonyms.length);
  });
});

test.describe('protocol', () => {
  test('versions are never mixed, and the default one answers when nobody says', async () => {
    const urls = async (tag?: string) => (await places('graph', tag)).filter((place) => place.startsWith('/4.0/'));
    expect(await urls()).toEqual([]);
    expect(await urls('docs-default-4.0')).toEqual(await places('graph', 'docs-default-4.0'));
    expect(await places('graph', 'docs-default-9.9')).toEqual([]);
    const {results} = answer({requests: [{indexName: 'i', query: 'graph'}]}, await load());
    expect(results[0]?.hits.length).toBeGreaterThan(0);
    expect(results[0]?.hits.every(({version}) => version === '4.1')).toBe(true);
  });

  test('of several docs plugins, one version each answers, in one order', async () => {
    const records = sampleVersion('current', '2.0', '/other').records.map((record) => ({
      ...record,
      docusaurus_tag: 'docs-other-current',
    }));
    const {titles, content} = packRecords(records);
    const {current} = sampleSite();
    const location = {...current.location, docusaurus_tag: 'docs-other-current', pluginId: 'other', isDefault: true};
    const indexes = [...(await load()), await loadIndex(location, titles, content)];
    const ask = (facetFilters?: (string | string[])[], more = {}) => {
      const request = {indexName: 'i', query: 'addCells', facetFilters, ...more};
      const [result] = answer({requests: [request]}, indexes).results;
      return result?.hits.map(({url}) => new URL(url ?? '').pathname + new URL(url ?? '').hash) ?? [];
    };
    const tags = (...names: string[]) => [names.map((name) => `docusaurus_tag:${name}`)];
    const both = ask(tags('default', 'docs-default-current', 'docs-other-current'));
    expect(both.slice(0, 2)).toEqual(['/api/dia/Graph#addCells', '/other/api/dia/Graph#addCells']);
    expect([...both].sort()).toEqual([...ask(tags('docs-default-current')), ...ask(tags('docs-other-current'))].sort());
    expect(ask(tags('docs-other-current')).every((place) => place.startsWith('/other/'))).toBe(true);
    expect(ask(tags('docs-default-4.0', 'docs-other-current')).slice(0, 2)).toEqual([
      '/4.0/api/dia/Graph#addCells',
      '/other/api/dia/Graph#addCells',
    ]);
    // Without a filter, the default version of each.
    expect(ask()).toEqual(both);
    expect([...ask(undefined, {hitsPerPage: 2}), ...ask(undefined, {hitsPerPage: 2, page: 1})]).toEqual(
      both.slice(0, 4),
    );
  });

  test('both forms of a request give the same answer', async () => {
    const {query, indexName, ...rest} = modalRequest('graph');
    const params = new URLSearchParams({
      query,
      hitsPerPage: '20',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      facetFilters: JSON.stringify(rest.facetFilters),
      attributesToRetrieve: JSON.stringify(rest.attributesToRetrieve),
      attributesToSnippet: JSON.stringify(rest.attributesToSnippet),
    });
    const indexes = await load();
    const whole = answer({requests: [{query, indexName, ...rest}]}, indexes);
    expect(answer({requests: [{indexName, params: params.toString()}]}, indexes)).toEqual(whole);
    expect(answer([{indexName, params: {query, ...rest}}], indexes)).toEqual(whole);
  });

  test('facet filters are an AND of ORs', async () => {
    const indexes = await load();
    const editions = (facetFilters: (string | string[])[]) =>
      new Set(
        answer({requests: [{indexName: 'i', query: 'graph', facetFilters}]}, indexes).results[0]?.hits.map(
          ({edition}) => edition,
        ),
      );
    expect(editions([])).toEqual(new Set(['core', 'plus']));
    expect(editions(['edition:plus'])).toEqual(new Set(['plus']));
    expect(editions([['edition:plus', 'edition:core']])).toEqual(new Set(['core', 'plus']));
    expect(editions(['edition:-plus'])).toEqual(new Set(['core']));
    expect(editions(['edition:plus', 'edition:core'])).toEqual(new Set());
  });

  test('a filter finds what hundreds of better hits of other kinds would crowd out', () => {
    const page = (title: string, edition: 'core' | 'plus', i: number) =>
      ({path: `/learn/${i}`, title, group: 0, edition, headings: []}) satisfies PackedPage;
    const index = new SearchIndex({
      format: formatVersion,
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      version: '4.1',
      origin: 'https://docs.example.com',
      baseUrl: '/',
      groups: ['Learn'],
      pages: [...Array.from({length: 400}, (_, i) => page('Graph', 'core', i)), page('Graph of a tree', 'plus', 400)],
    });
    const {results} = index.search('graph', ({edition}) => edition === 'plus');
    expect(results.map(({section}) => section.title)).toEqual(['Graph of a tree']);
  });

  test('pages of hits follow one another', async () => {
    const indexes = await load();
    const page = (number: number) =>
      answer({requests: [{indexName: 'i', query: 'graph', hitsPerPage: 2, page: number}]}, indexes).results[0];
    const all = answer({requests: [{indexName: 'i', query: 'graph'}]}, indexes).results[0];
    expect(page(0)?.nbPages).toBe(Math.ceil((all?.nbHits ?? 0) / 2));
    expect([...(page(0)?.hits ?? []), ...(page(1)?.hits ?? [])].map(({objectID}) => objectID)).toEqual(
      all?.hits.slice(0, 4).map(({objectID}) => objectID),
    );
    expect(page(99)?.hits).toEqual([]);
    expect(all).not.toHaveProperty('queryID');
  });

  test('only what is asked for is retrieved', async () => {
    const [hit] = modalAnswer(await load(), 'addCells').hits;
    expect(Object.keys(hit ?? {}).sort()).toEqual(
      ['_highlightResult', '_snippetResult', 'content', 'hierarchy', 'objectID', 'type', 'url'].sort(),
    );
  });

  test('a request that is none is refused with a reason', async () => {
    const indexes = await load();
    for (const body of [null, {}, {requests: 'graph'}, 'graph']) {
      expect(() => answer(body, indexes), JSON.stringify(body)).toThrow(BadRequest);
    }
    expect(() => answer({requests: [{indexName: 'i', query: 'a', hitsPerPage: -1}]}, indexes)).toThrow(/hitsPerPage/);
    expect(() => answer({requests: [{indexName: 'i', params: 'facetFilters=[broken'}]}, indexes)).toThrow(
      /facetFilters/,
    );
  });
});

test.describe('marks', () => {
  const tags = {pre: '<mark>', post: '</mark>'};
  const vocabulary = new Vocabulary();
  vocabulary.add(['addcells', 'add', 'cells', 'array']);
  const matcher = (query: string) => new Matcher(parseQuery(query, vocabulary).alternatives);

  test('beginnings, whole names and their parts are marked', () => {
    expect(highlight('paper.addCells()', matcher('addcel'), tags).value).toBe('paper.<mark>addCel</mark>ls()');
    expect(highlight('addCells', matcher('cells'), tags).value).toBe('add<mark>Cells</mark>');
    expect(highlight('nothing', matcher('cells'), tags)).toEqual({value: 'nothing', matchLevel: 'none'});
  });

  test('markup in texts is escaped', () => {
    expect(highlight('Array<Cell> & "<b>"', matcher('array'), tags).value).toBe(
      '<mark>Array</mark>&lt;Cell&gt; &amp; &quot;&lt;b&gt;&quot;',
    );
  });

  test('a snippet has as many words as asked for, around the matches', () => {
    const text = 'one two three four five six seven cells eight nine ten eleven twelve';
    const {value} = snippet(text, matcher('cells'), tags, 5, '…');
    expect(value).toBe('…six seven <mark>cells</mark> eight nine…');
    expect(snippet('one cells', matcher('cells'), tags, 5, '…').value).toBe('one <mark>cells</mark>');
  });
});

test.describe('index files', () => {
  test('malformed files are refused by name', () => {
    const {current} = sampleSite();
    expect(() => parseManifest('<!doctype html>', 'manifest.json')).toThrow(/manifest\.json: expected JSON/);
    expect(() => parseManifest('{"format":4}', 'manifest.json')).toThrow(/manifest\.json: expected a list "indexes"/);
    const {titles, ...rest} = current.location;
    const good = {...rest, titles, isDefault: true};
    expect(parseManifest(JSON.stringify({format: 4, indexes: [good]}), 'm').indexes).toEqual([good]);
    for (const odd of [null, rest, {...good, version: 4.1}, 'docs']) {
      const json = JSON.stringify({format: 4, indexes: [good, odd]});
      expect(() => parseManifest(json, 'manifest.json')).toThrow(/manifest\.json: expected a list "indexes"/);
    }
    for (const origin of [undefined, null, 5, 'nowhere']) {
      const json = JSON.stringify({...current.titles, origin});
      expect(() => parseTitles(json, 'titles.json')).toThrow(/titles\.json: expected "origin"/);
    }
    expect(() => parseTitles('{"format":99}', 'titles.json')).toThrow(/titles\.json: expected format 4, got 99/);
    expect(() => parseTitles('{"format":4,"pages":[{}],"groups":[]}', 'titles.json')).toThrow(/titles\.json: expected/);
    expect(() => parseContent(contentJson({...current.content, pages: []}), 'content.json', current.titles)).toThrow(
      /content\.json: expected the texts of the \d pages of docs-default-current/,
    );
  });

  test('a content file is read as it was written', () => {
    const {titles, content} = sampleSite().current;
    const others = content.pages.flat().slice(1);
    const lists = {text: 'Prose.', asks: ['how to', 'why'], messages: ['It failed: …'], signature: 'f(): void'};
    for (const entry of [
      0 as const,
      'Prose.\nMore.',
      lists,
      {text: '', cells: 'a\nb', identifiers: 'x y', defines: 'z'},
    ]) {
      const flat: PackedContent[] = [entry, ...others];
      let row = 0;
      const written = {...content, pages: content.pages.map((page) => page.map(() => flat[row++] ?? 0))};
      const read = parseContent(contentJson(written), 'content.json', titles);
      expect(read.pages.flat()).toEqual(flat.map((each) => each || ''));
    }
    const short = contentJson({...content, pages: content.pages.slice(1)});
    expect(() => parseContent(short, 'content.json', titles)).toThrow(/content\.json: expected the texts of/);
  });

  test('records of several versions are not packed together', () => {
    const {current, older} = sampleSite();
    expect(() => packRecords([...current.records, ...older.records])).toThrow(/is of docs-default-4\.0/);
    expect(() => packRecords([])).toThrow(/got none/);
    expect(() => packRecords(current.records.slice(1))).toThrow(/expected the record of the page before/);
  });
});
