import {expect, test} from '@playwright/test';
import {evidenceNames, type EvidenceName} from '../../src/site/search/engine/need-evidence';
import {needWeights} from '../../src/site/search/engine/need-weights';
import {type Example, learn, placeOfAnswer, placesUnseen} from '../../src/tools/search-quality/learn';

const row = (given: Partial<Record<EvidenceName, number>>): number[] => evidenceNames.map((name) => given[name] ?? 0);

/** Queries whose answer has the nearest phrase, although another section has the higher score. */
const examples: Example[] = Array.from({length: 20}, (_, i) => ({
  rows: [
    row({score: 0.9, ask: 0.1 + i / 100, length: 0.3}),
    row({score: 0.4, ask: 0.8 + i / 200, length: 0.2}),
    row({score: 0.2, ask: 0.2, length: 0.6}),
  ],
  answers: [false, true, false],
}));

test('what tells the answers from the others is learned, and nothing is made of what tells nothing', () => {
  const weights = learn(examples);
  expect(weights.ask).toBeGreaterThan(0);
  expect(weights.score).toBeLessThan(weights.ask);
  expect(weights.release).toBe(0);
  expect(examples.map((example) => placeOfAnswer(example, weights))).toEqual(examples.map(() => 1));
  expect(learn(examples), 'the same examples give the same weights').toEqual(weights);
});

test('a query is judged by weights that were learned without it', () => {
  const [first] = examples;
  // The only query of its kind: what it teaches does not help itself.
  const odd: Example = {rows: first?.rows ?? [], answers: [false, false, true]};
  const places = placesUnseen([odd, ...examples]);
  expect(places).toHaveLength(21);
  expect(places.find(({example}) => example === odd)?.place).toBeGreaterThan(1);
  expect(places.filter(({place}) => place === 1)).toHaveLength(20);
});

test('a query without an answer among the candidates has no place', () => {
  expect(placeOfAnswer({rows: [row({score: 1})], answers: [false]}, needWeights)).toBe(0);
});

test('every evidence has a weight, and some count for and some against a section', () => {
  expect(Object.keys(needWeights).sort()).toEqual([...evidenceNames].sort());
  const values = Object.values(needWeights);
  expect(Math.max(...values)).toBeGreaterThan(0);
  expect(Math.min(...values)).toBeLessThan(0);
});
