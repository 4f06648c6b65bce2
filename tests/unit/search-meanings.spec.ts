// cspell:words cabl cablel Acabl Astore
import {expect, test} from '@playwright/test';
import {meanings} from '../../src/build/search-index/meanings';
import {Meanings, packMeanings, unpackMeanings} from '../../src/site/search/engine/meaning';
import type {Section} from '../../src/site/search/engine/section';
import {learnMeanings} from '../../src/tools/search-quality/learn-meanings';

/** A section of its own page, as far as meanings ask of it. */
function section(title: string, keywords: string[]): Section {
  const own = {title, keywords, page: {title}};
  own.page = own;
  return own as unknown as Section;
}

/** Two subjects. Each section has one word for it in a phrase and another in the next. */
const sections = Array.from({length: 12}, (_, i) =>
  i % 2 === 0
    ? section(`Cable ${i}`, ['bend the wire', 'bend a cable', 'wire colors'])
    : section(`Backup ${i}`, ['store a drawing', 'backup of the drawing', 'store files']),
);

/** So few phrases take many rounds. */
const rounds = {free: 60, rounded: 40};

test('words of phrases of the same sections point the same way', () => {
  const learned = learnMeanings(sections, rounds);
  const known = new Meanings(packMeanings(learned));
  const wire = known.ofQuery(['wire']);
  const [cable, backup] = [section('Cable', []), section('Backup', [])];
  expect(known.nearness(wire, cable)).toBeGreaterThan(0.5);
  expect(known.nearness(wire, cable)).toBeGreaterThan(known.nearness(wire, backup) + 0.4);
  expect(learnMeanings(sections, rounds), 'the same sections give the same meanings').toEqual(learned);
  expect(
    learned.map(({word}) => word),
    'words of few sections have no meaning',
  ).not.toContain('0');
});

test('words from other sections are not near each other', () => {
  // The planted fault: "cable" in the sections of the other subject only.
  const strange = sections.map(({title, keywords}) =>
    title.startsWith('Cable')
      ? section('Wire', ['bend the wire', 'wire colors'])
      : section('Backup', [...keywords, 'store a cable']),
  );
  const known = new Meanings(packMeanings(learnMeanings(strange, rounds)));
  const cable = known.ofQuery(['cable']);
  expect(known.nearness(cable, section('Wire', []))).toBeLessThan(known.nearness(cable, section('Backup', [])));
});

/** Two words that point almost the same way, and one that points away. */
const three = [
  {word: 'cabl', weight: 9, direction: [1, 1, 0, 0]},
  {word: 'cablel', weight: 9, direction: [1, 0, 0, 0]},
  {word: 'store', weight: 9, direction: [-1, -1, 0, 0]},
];

test('a section is near by its phrases, and what is unknown is near to nothing', () => {
  const known = new Meanings(packMeanings(three));
  const asked = known.ofQuery(['the', 'cablel']);
  expect(known.nearness(asked, section('Other', ['a cable']))).toBeCloseTo(Math.SQRT1_2);
  expect(known.nearness(asked, section('Other', ['store it']))).toBeCloseTo(-Math.SQRT1_2);
  expect(known.nearness(asked, section('Other', []))).toBe(0);
  expect(known.nearness(known.ofQuery(['unheard']), section('Cable', []))).toBe(0);
});

test('a page is near by all of its sections', () => {
  const page = section('Unheard', []);
  const own = ['a cable', 'store it', 'more cables'].map((keyword) => ({...section('Other', [keyword]), page}));
  const known = new Meanings(packMeanings(three), [page, ...own]);
  const asked = known.ofQuery(['cable']);
  for (const each of [page, ...own]) {
    expect(known.nearnessOfPage(asked, each), 'two of three sections outweigh the third').toBeCloseTo(1);
  }
  expect(new Meanings(packMeanings(three)).nearnessOfPage(asked, page), 'without its sections').toBe(0);
});

test('meanings are read as they were packed', () => {
  // All that a character can hold.
  const all = Array.from({length: 81}, (_, i) => ({
    word: `${String.fromCharCode(97 + Math.floor(i / 10))}${i}`,
    weight: i % 10,
    direction: [27, 9, 3, 1].map((place) => (Math.floor(i / place) % 3) - 1),
  }));
  const packed = packMeanings(all);
  expect(unpackMeanings(packed)).toEqual(all);
  expect(JSON.stringify(packed.directions), 'no character is escaped').toHaveLength(81 + 2);
  expect(packMeanings(three).words).toBe('AcablEelAstore');
});

test('meanings that do not fit the words are an error', () => {
  const packed = packMeanings(three);
  expect(() => new Meanings({...packed, weights: '99'})).toThrow('each of 3 words, got 2 weights');
  expect(() => new Meanings({...packed, directions: '##'})).toThrow('and 2 characters');
  expect(() => new Meanings({words: '', weights: '', directions: ''})).not.toThrow();
});

test('the learned meanings know the words of readers', () => {
  const known = new Meanings(meanings);
  const near = (a: string, b: string) => known.nearness(known.ofQuery([a]), section(b, []));
  for (const [a, b, other] of [
    ['wire', 'link', 'undo'],
    ['picture', 'image', 'undo'],
    ['revert', 'undo', 'link'],
  ] as const) {
    expect(near(a, b), `"${a}" is nearer to "${b}" than to "${other}"`).toBeGreaterThan(near(a, other) + 0.2);
  }
});
