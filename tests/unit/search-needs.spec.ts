// cspell:disable -- words as readers write them
import {expect, test} from '@playwright/test';
import {packRecords} from '../../src/build/search-index/index-files';
import {readPage} from '../../src/build/search-index/read-page';
import {hostedSynonyms} from '../../src/build/search-index/hosted-settings';
import {boosts} from '../../src/site/search/engine/boosts';
import {Lookup} from '../../src/site/search/engine/lookup';
import {gatherMatches, type NameField, type TextField} from '../../src/site/search/engine/matches';
import {parseQuery} from '../../src/site/search/engine/query';
import {SearchIndex} from '../../src/site/search/engine/search-index';
import {synonyms} from '../../src/site/search/engine/synonyms';
import {thesaurus} from '../../src/site/search/engine/synonyms/thesaurus';
import {Vocabulary} from '../../src/site/search/engine/vocabulary';
import {libraryWords} from '../../src/site/search/engine/synonyms/library-words';
import {pageHtml, samplePage} from '../search/sample-site';

type Given = {path: string; title: string; article: string; asks?: Record<string, string[]>; edition?: string};

/** Gives the addresses that an index of some pages finds for a query, best first. */
async function finder(pages: readonly Given[]): Promise<(query: string) => string[]> {
  const records = pages.flatMap(({path, title, article, asks = {}, edition = 'core'}) =>
    readPage(pageHtml({...samplePage, edition, article: `<h1>${title}</h1>${article}`}, '4.1'), {
      path,
      origin: 'https://docs.example.com',
      versionLabels: new Map([['docs-default-4.1', '4.1']]),
      asks,
    }),
  );
  const {titles, content} = packRecords(records);
  const index = new SearchIndex(titles);
  await index.addContent(content);
  return (query) => index.search(query).results.map(({section}) => section.url.replace('https://docs.example.com', ''));
}

const section = (id: string, title: string, text = 'Text.') => `<h2 id=${id}>${title}</h2><p>${text}`;

test('readers find a phrase by other words of the same meaning, and the exact word comes first', async () => {
  const find = await finder([
    {
      path: '/learn/links',
      title: 'Links',
      article: section('color', 'Look') + section('cable', 'Cables') + section('other', 'Shapes'),
      asks: {color: ['recolor an edge', 'two colors'], other: ['recolor a box', 'two colors']},
    },
  ]);
  expect(find('paint a wire')[0]).toBe('/learn/links#color');
  expect(find('paint a node')[0]).toBe('/learn/links#other');
  expect(find('cable')[0]).toBe('/learn/links#cable');
});

test('a hyphen is a space, and both are one word', async () => {
  const find = await finder([
    {
      path: '/learn/modes',
      title: 'Modes',
      article: section('a', 'Only') + section('b', 'Readonly papers') + section('c', 'Read') + section('d', 'Swimlane'),
    },
  ]);
  for (const query of ['readonly', 'read-only', 'read only']) {
    expect(find(query)[0], query).toBe('/learn/modes#b');
  }
  expect(find('swim lane')[0]).toBe('/learn/modes#d');
  expect(find('swim-lane')[0]).toBe('/learn/modes#d');
});

test('a word that is made of another is no form of it', () => {
  const vocabulary = new Vocabulary();
  vocabulary.add(['vector', 'vectors', 'vectorizer', 'serialize', 'serializing', 'size', 'sizing']);
  expect(vocabulary.formsOf('vectorizer')).toEqual([]);
  expect(vocabulary.formsOf('vector')).toEqual(['vectors']);
  expect(vocabulary.formsOf('serialize')).toEqual(['serializing']);
  expect(vocabulary.formsOf('size')).toEqual(['sizing']);
});

test('the name of a few pages that was typed has to be there', async () => {
  const text = 'Create the project, and set up the component. The setup takes a minute.';
  const find = await finder([
    {path: '/learn/a', title: 'Halo', article: section('x', 'First steps', 'Text.')},
    {path: '/learn/b', title: 'Component setup', article: section('y', 'Component', text)},
  ]);
  expect(find('halo setup')[0]).toMatch(/^\/learn\/a/);
  expect(find('component setup')[0]).toMatch(/^\/learn\/b/);
});

test('the name of a framework does not stand for what all frameworks have', async () => {
  const find = await finder([
    {path: '/learn/component', title: 'Component', article: section('a', 'Component', 'A component, and a bundler.')},
    {path: '/learn/other', title: 'Other', article: section('b', 'Angular', 'Text.')},
  ]);
  expect(find('angular')).toEqual(['/learn/other#b']);
  const generic = /^(?:component|bundler|server|view|build)$/;
  const frameworks = /^(?:angular|react|svelte|vue|next\.?js|webpack|vite)$/;
  const of = synonyms.filter(({input}) => frameworks.test(input));
  expect(of.map(({input}) => input)).toEqual(expect.arrayContaining(['nextjs', 'webpack']));
  expect(of.filter(({synonyms: terms}) => terms.some((term) => generic.test(term)))).toEqual([]);
});

const members = (heading: string, ...names: string[]) =>
  `<h2 id=${heading}>${heading}</h2>${names.map((name) => `<h3 id=${name}><code>${name}</code></h3><p>Text.`).join('')}`;

test('a name typed with its owner is the member, and no name that is spelled alike without the dot', async () => {
  const find = await finder([
    {path: '/api/g/bezier', title: 'g.bezier', article: members('Functions', 'curveThroughPoints')},
    {path: '/api/g/Curve', title: 'g.Curve', article: members('Functions', 'throughPoints', 'length')},
  ]);
  expect(find('Curve.throughPoints')[0]).toBe('/api/g/Curve#throughPoints');
  expect(find('curveThroughPoints')[0]).toBe('/api/g/bezier#curveThroughPoints');
});

test('a page of the API has the name of its place, before pages that begin with it', async () => {
  const find = await finder([
    {path: '/api/shapes/standard/Path', title: 'shapes.standard.Path', article: '<p>Text.'},
    {path: '/api/shapes/standard/', title: 'standard', article: '<p>Text.'},
  ]);
  expect(find('joint.shapes.standard')[0]).toBe('/api/shapes/standard/');
});

test('several words ask for a router rather than for a type that is called like them', async () => {
  const article = members('Types', 'RightAngleRouter') + members('Functions', 'rightAngle');
  const find = await finder([{path: '/api/routers', title: 'routers', article}]);
  expect(find('rightangle router')[0]).toBe('/api/routers#rightAngle');
  expect(find('RightAngleRouter')[0]).toBe('/api/routers#RightAngleRouter');
});

test('names and text of a section make its relevance together', () => {
  const names = new Lookup<NameField>(['name', 'parts', 'keywords', 'page', 'trail', 'group']);
  const texts = new Lookup<TextField>(['content', 'identifiers', 'defines']);
  const noNames = {name: [], parts: [], keywords: [], page: [], trail: [], group: []};
  [['battery'], [], []].forEach((keywords, id) => {
    names.add(id, {...noNames, keywords});
    texts.add(id, {content: id < 2 ? ['battery', 'charger'] : ['battery'], identifiers: [], defines: []});
  });
  const vocabulary = new Vocabulary();
  vocabulary.add(['battery', 'charger']);
  const query = parseQuery('battery charger', vocabulary);
  const {relevance} = gatherMatches(query, {names, texts, sections: 3, isPrefixInTexts: () => false});
  expect(relevance[0]).toBe(1);
  expect(relevance[1]).toBeLessThan(1);
  expect(relevance[2]).toBeLessThan(relevance[1] ?? 0);
});

test("a word of readers stands in one line of the library's words", () => {
  const inputs = libraryWords.flatMap(({words}) => words);
  expect(inputs.length).toBeGreaterThan(400);
  expect(inputs.filter((input, i) => inputs.indexOf(input) !== i)).toEqual([]);
});

test('empty words and headings do not decide', async () => {
  const find = await finder([
    {
      path: '/learn/charts',
      title: 'Charts',
      article:
        section('missing', 'A value is missing') + section('next', 'Next', 'Ports of charts.') + section('p', 'Ports'),
    },
  ]);
  expect(find('ports missing')[0]).toBe('/learn/charts#p');
  expect(find('my ports')[0]).toBe('/learn/charts#p');
  expect(find('value missing')[0]).toBe('/learn/charts#missing');
});

test('release notes answer what names a release, and nothing else', async () => {
  const find = await finder([
    {path: '/learn/release-notes/4.1.0', title: '4.1.0', article: section('ports', 'Ports')},
    {path: '/learn/cells', title: 'Cells', article: section('ports', 'Ports')},
  ]);
  expect(find('ports after upgrade')[0]).toBe('/learn/release-notes/4.1.0#ports');
  expect(find('ports in 4.1')[0]).toMatch(/^\/learn\/release-notes/);
  expect(find('ports')[0]).toMatch(/^\/learn\/cells/);
});

test('a page has two places among the first before another has its turn', async () => {
  const many = Array.from({length: 8}, (_, i) => section(`s${i}`, 'Ports again')).join('');
  const find = await finder([
    {path: '/learn/ports', title: 'Many', article: many},
    {path: '/learn/links', title: 'Links', article: section('ports', 'Ports of links')},
    {path: '/learn/cells', title: 'Cells', article: section('ports', 'Ports of cells')},
  ]);
  const pages = find('ports')
    .slice(0, 4)
    .map((url) => url.split('#')[0]);
  expect(new Set(pages).size).toBe(3);
  expect(pages.filter((page) => page === '/learn/ports')).toHaveLength(2);
  expect(find('ports').length).toBeGreaterThan(8);
});

test.describe('thesaurus', () => {
  test('groups are words in lower case, without one twice', () => {
    expect(thesaurus.length).toBeGreaterThanOrEqual(200);
    for (const {own, words} of thesaurus) {
      expect(words.length, words.join()).toBeGreaterThan(1);
      expect(new Set(words).size, words.join()).toBe(words.length);
      expect(words.join(' ')).toBe(words.join(' ').toLowerCase());
      expect(own === undefined || own.length < words.length, words.join()).toBe(true);
    }
  });

  test('leads to the words of the library, below the exact word', () => {
    const vocabulary = new Vocabulary();
    vocabulary.add(['link', 'conceal', 'hide']);
    const of = (query: string, text: string) =>
      parseQuery(query, vocabulary).alternatives.find((alternative) => alternative.text === text);
    expect(of('wire', 'link')?.quality).toBe(boosts.quality.synonym[0]);
    expect(of('wire', 'wire')?.quality).toBe(boosts.quality.exact);
    expect(of('conceal', 'hide')?.quality).toBe(boosts.quality.alike);
    expect(of('link', 'wire')).toBeUndefined();
  });

  test('is that of the hosted service, too', () => {
    const of = (input: string) => hostedSynonyms.find((synonym) => synonym.input === input)?.synonyms ?? [];
    expect(of('wire')).toContain('link');
    expect(of('conceal')).toContain('hide');
    expect(hostedSynonyms.every(({synonyms}) => (synonyms ?? []).length > 0)).toBe(true);
  });
});
