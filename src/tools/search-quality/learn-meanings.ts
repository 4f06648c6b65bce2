// cspell:words softmax
import {stemsOf} from '../../site/search/engine/ask-match';
import {type Meaning, stemCounts} from '../../site/search/engine/meaning';
import type {Section} from '../../site/search/engine/section';

/** A section as far as meanings are learned from it. */
type Named = Parameters<typeof stemCounts>[0] & Pick<Section, 'keywords' | 'title'>;

/**
 * How meanings are learned. Words of fewer sections than `leastSections` have none. `scale` is how sharply the right
 * section is preferred, `dropped` the share of its words that are left out by chance, `edge` the size below which a
 * part of a direction counts as 0, in standard deviations.
 */
const learning = {leastSections: 5, size: 44, batch: 256, rate: 0.01, scale: 8, dropped: 0.3, edge: 0.85};

/** How often all phrases are learned from: first with free numbers, then with -1, 0 and 1. */
const usual = {free: 6, rounded: 6};

/** Numbers between 0 and 1, the same in each run (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffle<T>(all: T[], next: () => number): void {
  for (let i = all.length - 1; i > 0; i -= 1) {
    const k = Math.floor(next() * (i + 1));
    [all[i], all[k]] = [all[k] as T, all[i] as T];
  }
}

/** Words with how much each counts. */
type Bag = readonly (readonly [word: number, count: number])[];

/** The sum of the vectors of words, with its length. */
function sumOf(bag: Bag, vectors: readonly Float64Array[], size: number): {unit: Float64Array; length: number} {
  const sum = new Float64Array(size);
  for (const [word, count] of bag) {
    const vector = vectors[word] as Float64Array;
    for (let i = 0; i < size; i += 1) {
      sum[i] = (sum[i] as number) + count * (vector[i] as number);
    }
  }
  const length = Math.sqrt(sum.reduce((all, x) => all + x * x, 0)) + 1e-6;
  return {unit: sum.map((x) => x / length), length};
}

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) {
    sum += (a[i] as number) * (b[i] as number);
  }
  return sum;
};

/** Adds a multiple of a vector to another. */
function addTo(target: Float64Array, vector: Float64Array, factor: number): void {
  for (let i = 0; i < target.length; i += 1) {
    target[i] = (target[i] as number) + factor * (vector[i] as number);
  }
}

/** The same vectors with parts of three sizes only: one that is common to all, the same below 0, and 0. */
function rounded(vectors: readonly Float64Array[], size: number): Float64Array[] {
  const squares = vectors.reduce((sum, vector) => sum + dot(vector, vector), 0);
  const least = learning.edge * Math.sqrt(squares / Math.max(1, vectors.length * size));
  return vectors.map((vector) => vector.map((x) => (Math.abs(x) > least ? 2 * least * Math.sign(x) : 0)));
}

/**
 * Learns the meanings of words from the phrases of sections: each phrase is a query whose answer is its section, known
 * by its other phrases and titles. The vectors are moved until a softmax over the sections of a batch picks the answer
 * ("two towers", by AdaGrad). In the second half the vectors count as they will be shipped, while the numbers behind
 * them are moved ("straight-through estimator"): vectors that are rounded afterwards lose half of what they know. The
 * same sections and seed give the same meanings.
 *
 * @param rounds - how often all phrases are learned from; few phrases need more
 * @param seed - of the numbers by chance
 */
export function learnMeanings(sections: readonly Named[], rounds = usual, seed = 1): Meaning[] {
  const {leastSections, size, batch, rate, scale, dropped} = learning;
  const next = numbers(seed);
  const countsOfAll = sections.map(stemCounts);
  const frequency = new Map<string, number>();
  for (const {keywords, title} of sections) {
    const stems = new Set([...keywords, title].flatMap(stemsOf));
    stems.forEach((stem) => frequency.set(stem, (frequency.get(stem) ?? 0) + 1));
  }
  const words = [...frequency.keys()].filter((stem) => (frequency.get(stem) ?? 0) >= leastSections).sort();
  const idOf = new Map(words.map((word, id) => [word, id]));
  const weights = words.map((word) => {
    const rarity = Math.log(1 + sections.length / (frequency.get(word) ?? 1)) / Math.log(1 + sections.length);
    return Math.round(9 * rarity) / 9;
  });
  const vectors = words.map(() => Float64Array.from({length: size}, () => 0.35 * (next() - 0.5)));
  const squares = new Float64Array(words.length).fill(1e-8);
  const phrases = sections.flatMap(({keywords}, section) =>
    keywords.map((keyword) => ({section, stems: stemsOf(keyword)})),
  );
  for (let round = 0; round < rounds.free + rounds.rounded; round += 1) {
    shuffle(phrases, next);
    for (let start = 0; start + 1 < phrases.length; start += batch) {
      const shown = round < rounds.free ? vectors : rounded(vectors, size);
      const own = phrases.slice(start, start + batch);
      const asked = own.map(({stems}): Bag =>
        stems.flatMap((stem) => {
          const id = idOf.get(stem);
          return id === undefined ? [] : [[id, weights[id] ?? 0] as const];
        }),
      );
      const given = own.map(({section, stems}): Bag =>
        [...(countsOfAll[section] ?? [])].flatMap(([stem, count]) => {
          const id = idOf.get(stem);
          const others = stems.includes(stem) ? count - 1 : count;
          return id === undefined || others <= 0 || next() < dropped
            ? []
            : [[id, Math.sqrt(others) * (weights[id] ?? 0)] as const];
        }),
      );
      const queries = asked.map((bag) => sumOf(bag, shown, size));
      const answers = given.map((bag) => sumOf(bag, shown, size));
      const slopes = {
        queries: queries.map(() => new Float64Array(size)),
        answers: answers.map(() => new Float64Array(size)),
      };
      queries.forEach(({unit}, q) => {
        const powers = answers.map(({unit: other}, a) =>
          a !== q && own[a]?.section === own[q]?.section ? 0 : Math.exp(scale * (dot(unit, other) - 1)),
        );
        const total = powers.reduce((sum, power) => sum + power, 0);
        powers.forEach((power, a) => {
          const error = scale * (power / total - (a === q ? 1 : 0));
          addTo(slopes.queries[q] as Float64Array, (answers[a] as {unit: Float64Array}).unit, error);
          addTo(slopes.answers[a] as Float64Array, unit, error);
        });
      });
      const ofWords = new Map<number, Float64Array>();
      const spread = (bags: readonly Bag[], sums: typeof queries, of: readonly Float64Array[]) =>
        bags.forEach((bag, i) => {
          const {unit, length} = sums[i] as (typeof queries)[number];
          const slope = Float64Array.from(of[i] as Float64Array);
          addTo(slope, unit, -dot(slope, unit));
          for (const [word, count] of bag) {
            const sum = ofWords.get(word) ?? new Float64Array(size);
            addTo(sum, slope, count / length);
            ofWords.set(word, sum);
          }
        });
      spread(asked, queries, slopes.queries);
      spread(given, answers, slopes.answers);
      ofWords.forEach((slope, word) => {
        squares[word] = (squares[word] as number) + dot(slope, slope) / size;
        addTo(vectors[word] as Float64Array, slope, -rate / Math.sqrt(squares[word]));
      });
    }
  }
  return rounded(vectors, size).map((vector, id) => ({
    word: words[id] as string,
    weight: Math.round(9 * (weights[id] ?? 0)),
    direction: Array.from(vector, (x) => Math.sign(x)),
  }));
}
