import {expect, test} from '@playwright/test';
import {wordsOf, worksWith} from '../../src/build/demos/demo-facts';
import {thumbnailBox, thumbnailRatio} from '../../src/build/demos/diagram-boxes';
import {demosLanguage} from '../../src/site/components/DemoFilter/demos-language';
import {type DemoQuery, type ListedDemo, matchDemos} from '../../src/site/components/DemoFilter/match-demos';
import type {Demo} from '../../src/site/demos/demo';

const {everything: nothing, readQuery, writeQuery} = demosLanguage;

function demo(id: string, title: string, more: Partial<ListedDemo> = {}): ListedDemo {
  const group = id.split('/')[0] ?? '';
  return {id, title, description: '', works: [], isNew: false, group, groupTitle: group, ...more};
}

const demos = [
  demo('graph/undo', 'Undo and redo', {works: ['keyboard']}),
  demo('links/export', 'Export', {description: 'Undo is not in it.', isNew: true}),
  demo('ports/basics', 'Ports', {
    works: ['keyboard', 'touch'],
    words: {asks: 'connect two shapes', names: 'getNeighbors addPort'},
  }),
];
const found = (query: Partial<DemoQuery>): string[] => matchDemos(demos, {...nothing, ...query}).map(({id}) => id);

test('words are looked for where words begin, in titles, texts, questions and names', () => {
  expect(found({text: 'port'})).toEqual(['ports/basics']);
  expect(found({text: 'Connect shape'})).toEqual(['ports/basics']);
  expect(found({text: 'neighbors'})).toEqual(['ports/basics']);
  expect(found({text: 'getneighbors'})).toEqual(['ports/basics']);
  expect(found({text: 'connect undo'})).toEqual([]);
});

test('a demo that says it in its title comes first', () => {
  expect(matchDemos([...demos].reverse(), {...nothing, text: 'undo'}).map(({id}) => id)).toEqual([
    'graph/undo',
    'links/export',
  ]);
});

test('topics add demos, the other choices take them away', () => {
  expect(found({groups: ['links', 'ports']})).toEqual(['links/export', 'ports/basics']);
  expect(found({works: ['keyboard']})).toEqual(['graph/undo', 'ports/basics']);
  expect(found({works: ['keyboard', 'touch']})).toEqual(['ports/basics']);
  expect(found({onlyNew: true})).toEqual(['links/export']);
  expect(found({onlyNew: true, groups: ['ports']})).toEqual([]);
});

test('an address has the query, and keeps what else it says', () => {
  const query: DemoQuery = {text: 'a&b c', groups: ['links', 'ports'], works: ['touch'], onlyNew: true};
  const search = writeQuery('?x=1', query);
  expect(search).toBe('?x=1&filter=a%26b+c&group=links&group=ports&with=touch&new');
  expect(readQuery(search)).toEqual(query);
  expect(writeQuery(search, nothing)).toBe('?x=1');
  expect(writeQuery('', nothing)).toBe('');
  expect(readQuery('?with=voice')).toEqual(nothing);
});

test('a README says by its interactions what a demo works with', () => {
  const with_ = (...steps: Demo['interaction'][number]['steps']) =>
    worksWith({interaction: [{does: 'It moves.', steps, effects: []}]});
  expect(with_({click: '#a'})).toEqual([]);
  expect(with_({press: 'Enter'}, {click: '#a'})).toEqual(['keyboard']);
  expect(with_({hold: '#a'})).toEqual(['touch']);
  expect(with_({swipe: '#a', by: [1, 1]}, {press: 'Tab'})).toEqual(['keyboard', 'touch']);
});

test('a demo is found by the names that its program uses, not by its comments', () => {
  const text = 'graph.getNeighbors(cell); // not .commented\n/* nor .blocked */ new shapes.standard.Circle();';
  const files = [
    {name: 'index.ts', text},
    {name: 'style.css', text: '.selector {}'},
  ];
  expect(wordsOf({id: 'a/b', asks: ['one', 'two'], files} as Demo)).toEqual({
    ...{id: 'a/b', asks: 'one, two'},
    names: 'Circle getNeighbors standard',
  });
});

test.describe('a thumbnail', () => {
  const papers = {x: 0, y: 40, width: 728, height: 400};

  test('shows what is drawn, in its form, and nothing but the paper', () => {
    const box = thumbnailBox({papers, drawn: {x: 10, y: 45, width: 400, height: 100}});
    expect(box).toEqual({x: 0, y: 40, width: 432, height: 270});
    expect(box.width / box.height).toBeCloseTo(thumbnailRatio, 2);
  });

  test('has the drawing in its middle, and does not make a small one larger than it is', () => {
    expect(thumbnailBox({papers, drawn: {x: 354, y: 230, width: 20, height: 20}})).toEqual({
      ...{x: 224, y: 153, width: 280, height: 175},
    });
  });

  test('reaches beyond a paper of another form, which is in its middle', () => {
    const tall = {x: 0, y: 0, width: 300, height: 600};
    const box = thumbnailBox({papers: tall, drawn: tall});
    expect(box).toEqual({x: -330, y: 0, width: 960, height: 600});
  });
});
