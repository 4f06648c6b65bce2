import {createHash} from 'node:crypto';
import type {Sentence} from '../../build/prose/sentences';

/**
 * A random sample of sentences, in the order of their places.
 *
 * A hash of seed and sentence decides which. So the same seed gives the same sample, and when
 * a page changes, only its own sentences come and go.
 *
 * @param count - how many; all when there are fewer
 */
export function sampleOf(sentences: readonly Sentence[], seed: string, count: number): Sentence[] {
  const chosen = sentences
    .map((sentence) => {
      const {file, address, text} = sentence;
      return {sentence, rank: createHash('sha256').update([seed, file, address, text].join('\0')).digest('hex')};
    })
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({sentence}) => sentence);
  return sentences.filter((sentence) => chosen.includes(sentence));
}
