import {expect, test} from '@playwright/test';
import {Lookup} from '../../src/site/search/engine/lookup';

type Field = 'name' | 'text';

/** An index of entries, whose ids are 10, 11 and so on, given as their terms in each field. */
function lookupOf(...entries: [name: string, text: string][]): Lookup<Field> {
  const lookup = new Lookup<Field>(['name', 'text']);
  const termsOf = (words: string): string[] => words.split(' ');
  entries.forEach(([name, text], index) => lookup.add(10 + index, {name: termsOf(name), text: termsOf(text)}));
  return lookup;
}

const idsOf = (lookup: Lookup<Field>, text: string, isPrefix = false): number[] =>
  lookup.find(text, isPrefix).map(({id}) => id);

test('a term is found in each field that has it, with its place', () => {
  const lookup = lookupOf(['graph', 'a graph of cells'], ['paper', 'a view of the graph'], ['cell', 'a part']);
  const found = lookup.find('graph', false);
  expect(found.map(({id}) => id)).toEqual([10, 11]);
  expect(found.map(({matches}) => matches.map(({field, term, fit}) => [field, term, fit]))).toEqual([
    [
      ['name', 'graph', 1],
      ['text', 'graph', 1],
    ],
    [['text', 'graph', 1]],
  ]);
  expect(idsOf(lookup, 'graphs')).toEqual([]);
  expect(idsOf(lookup, '')).toEqual([]);
});

test('a score is that of BM25+, added up over the fields', () => {
  const lookup = lookupOf(['link', 'x link link'], ['other', 'x y'], ['more', 'z']);
  const [found] = lookup.find('link', false);
  const rarity = Math.log(1 + (3 - 1 + 0.5) / (1 + 0.5));
  const field = (frequency: number, length: number, average: number): number =>
    rarity * (0.5 + (frequency * 2.2) / (frequency + 1.2 * (0.3 + (0.7 * length) / average)));
  // Lengths count different terms: 1 of 1, 1, 1 in names; 2 of 2, 2, 1 in texts.
  expect(found?.score).toBeCloseTo(field(1, 1, 1) + field(2, 2, 5 / 3), 10);
});

test('what is rare, frequent in its entry or short counts more', () => {
  const lookup = lookupOf(['a', 'port of an element'], ['b', 'port port'], ['c', 'port'], ['d', 'anchor']);
  expect(idsOf(lookup, 'port')).toEqual([11, 12, 10]);
  const scoreOf = (text: string): number => lookup.find(text, false)[0]?.score ?? 0;
  expect(scoreOf('anchor')).toBeGreaterThan(scoreOf('port'));
});

test('a beginning stands for the terms that begin so, the less the longer they are', () => {
  const lookup = lookupOf(['links', 'x'], ['link', 'x'], ['linkages', 'x'], ['blink', 'x'], ['lin', 'linked']);
  expect(idsOf(lookup, 'link', true)).toEqual([11, 10, 14, 12]);
  const [, beginning] = lookup.find('link', true);
  expect(beginning?.matches.map(({term}) => term)).toEqual(['links']);
  expect(beginning?.matches[0]?.fit).toBeLessThan(1);
  expect(idsOf(lookup, 'link')).toEqual([11]);
});

test('a beginning of one or two letters is looked up in the first field, a whole term in all', () => {
  const lookup = lookupOf(['zoom', 'a'], ['pan', 'zoo'], ['scale', 'zo']);
  expect(idsOf(lookup, 'zo', true).sort()).toEqual([10, 12]);
  expect(idsOf(lookup, 'zoo', true).sort()).toEqual([10, 11]);
});

test('what is added later is found, also after the same question', () => {
  const lookup = lookupOf(['halo', 'x']);
  expect(idsOf(lookup, 'hal', true)).toEqual([10]);
  lookup.add(20, {name: ['halos'], text: []});
  expect(idsOf(lookup, 'hal', true).sort()).toEqual([10, 20]);
});
