// cspell:words softmax Listwise ICML
import {type EvidenceName, evidenceNames} from '../../site/search/engine/need-evidence';

/** A query with the sections that may answer it. */
export type Example = {
  /** The evidence for each section; see {@link evidenceNames}. */
  rows: readonly (readonly number[])[];
  /** Which of them answer it. */
  answers: readonly boolean[];
  /** How much it counts beside others; 1 when nothing is said. */
  weight?: number;
};

export type Weights = Record<EvidenceName, number>;

/** How strongly weights are drawn to 0, how many steps are taken, and how large they are. */
const learning = {decay: 0.003, steps: 250, rate: 0.05};

/** Mean and spread of each evidence. */
function scales(examples: readonly Example[]): {mean: number; spread: number}[] {
  const rows = examples.flatMap((example) => example.rows);
  return evidenceNames.map((_, i) => {
    const mean = rows.reduce((sum, row) => sum + (row[i] ?? 0), 0) / rows.length;
    const variance = rows.reduce((sum, row) => sum + ((row[i] ?? 0) - mean) ** 2, 0) / rows.length;
    return {mean, spread: Math.sqrt(variance)};
  });
}

const dot = (row: Float64Array, weights: Float64Array): number =>
  row.reduce((sum, x, i) => sum + x * (weights[i] ?? 0), 0);

/** The share of each row in the softmax of their sums, among those that count. */
function shares(sums: readonly number[], counts: (i: number) => boolean): number[] {
  const most = Math.max(...sums.filter((_, i) => counts(i)));
  const powers = sums.map((sum, i) => (counts(i) ? Math.exp(sum - most) : 0));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

/**
 * Learns how much each evidence counts, so that the answers of as many examples as possible stand first: the likelihood
 * that a softmax over all candidates picks an answer (ListNet's top one, "Learning to Rank: From Pairwise Approach to
 * Listwise Approach", ICML 2007), maximized by Adam. The same examples give the same weights.
 */
export function learn(examples: readonly Example[]): Weights {
  const scale = scales(examples);
  const useful = examples
    .filter(({answers}) => answers.includes(true) && answers.includes(false))
    .map(({rows, answers, weight = 1}) => ({
      answers,
      weight,
      rows: rows.map((row) =>
        Float64Array.from(scale, ({mean, spread}, i) => (spread > 0 ? ((row[i] ?? 0) - mean) / spread : 0)),
      ),
    }));
  const all = useful.reduce((sum, {weight}) => sum + weight, 0);
  const weights = new Float64Array(evidenceNames.length);
  const [first, second] = [new Float64Array(weights.length), new Float64Array(weights.length)];
  for (let step = 1; step <= learning.steps; step += 1) {
    const slope = Float64Array.from(weights, (weight) => learning.decay * weight);
    for (const {rows, answers, weight} of useful) {
      const sums = rows.map((row) => dot(row, weights));
      const picked = shares(sums, () => true);
      const wanted = shares(sums, (i) => answers[i] === true);
      rows.forEach((row, k) => {
        const error = (weight * ((picked[k] ?? 0) - (wanted[k] ?? 0))) / all;
        if (error !== 0) {
          row.forEach((x, i) => (slope[i] = (slope[i] ?? 0) + error * x));
        }
      });
    }
    slope.forEach((value, i) => {
      const mean = (first[i] = 0.9 * (first[i] ?? 0) + 0.1 * value);
      const square = (second[i] = 0.999 * (second[i] ?? 0) + 0.001 * value ** 2);
      const move = mean / (1 - 0.9 ** step) / (Math.sqrt(square / (1 - 0.999 ** step)) + 1e-8);
      weights[i] = (weights[i] ?? 0) - learning.rate * move;
    });
  }
  const unscaled = evidenceNames.map((name, i) => {
    const spread = scale[i]?.spread ?? 0;
    return [name, spread > 0 ? Number(((weights[i] ?? 0) / spread).toFixed(3)) : 0] as const;
  });
  return Object.fromEntries(unscaled) as Weights;
}

/** The place of the first answer by the weights, from 1 on; 0 without an answer. */
export function placeOfAnswer({rows, answers}: Example, weights: Weights): number {
  const worth = rows.map((row) => evidenceNames.reduce((sum, name, i) => sum + weights[name] * (row[i] ?? 0), 0));
  const best = Math.max(...worth.filter((_, i) => answers[i]));
  return answers.includes(true) ? 1 + worth.filter((value) => value > best).length : 0;
}

/** How many parts take turns in being left out. */
const parts = 5;

/** The place of each example's answer, by weights that were learned without it (cross-validation). */
export function placesUnseen<T extends Example>(examples: readonly T[]): {example: T; place: number}[] {
  return Array.from({length: parts}, (_, part) => {
    const weights = learn(examples.filter((_, i) => i % parts !== part));
    return examples
      .filter((_, i) => i % parts === part)
      .map((example) => ({example, place: placeOfAnswer(example, weights)}));
  }).flat();
}
