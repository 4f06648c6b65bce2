import {phrasesOf, stemsOf} from './ask-match';
import type {Section} from './section';

/**
 * What words mean in this field: for each stem a weight and a direction, so that the words of one need point the same
 * way. They are learned from the phrases of all sections; see `tools/search-quality/learn-meanings.ts`.
 */
export type PackedMeanings = {
  /** The stems in order: for each a capital letter, `A` when it shares no beginning with the one before, and the rest. */
  words: string;
  /** For each stem its weight, `0` to `9`. */
  weights: string;
  /** For each stem the parts of its direction, -1, 0 or 1; a character holds {@link partsInCharacter} of them. */
  directions: string;
};

const partsInCharacter = 4;

/** Characters that JSON takes as they are: from `#` on, without the backslash. */
const [firstCode, backslash] = [35, 92];

const lettersShared = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** How much of its beginning a word shares with the one before. */
function sharedLength(word: string, before: string): number {
  let length = 0;
  while (length < lettersShared.length - 1 && length < word.length && word[length] === before[length]) {
    length += 1;
  }
  return length;
}

/** A stem with its weight, `0` to `9`, and its direction; see {@link PackedMeanings}. */
export type Meaning = {word: string; weight: number; direction: readonly number[]};

/**
 * Packs meanings.
 *
 * @param meanings - by their words; the length of directions is a multiple of {@link partsInCharacter}
 */
export function packMeanings(meanings: readonly Meaning[]): PackedMeanings {
  const packed = {words: '', weights: '', directions: ''};
  meanings.forEach(({word, weight, direction}, i) => {
    const shared = sharedLength(word, meanings[i - 1]?.word ?? '');
    packed.words += `${lettersShared[shared]}${word.slice(shared)}`;
    packed.weights += weight;
    for (let start = 0; start < direction.length; start += partsInCharacter) {
      const code =
        direction.slice(start, start + partsInCharacter).reduce((sum, part) => 3 * sum + part + 1, 0) + firstCode;
      packed.directions += String.fromCharCode(code < backslash ? code : code + 1);
    }
  });
  return packed;
}

/**
 * Reads packed meanings.
 *
 * @throws when there is not as much of each for every word
 */
export function unpackMeanings({words, weights, directions}: PackedMeanings): Meaning[] {
  const all = words.match(/[A-Z][^A-Z]*/g) ?? [];
  const width = all.length > 0 ? directions.length / all.length : 0;
  if (weights.length !== all.length || !Number.isInteger(width)) {
    throw new Error(
      `Expected a weight and a direction for each of ${all.length} words, got ${weights.length} weights and ${directions.length} characters.`,
    );
  }
  let before = '';
  return all.map((entry, i) => {
    const word = before.slice(0, lettersShared.indexOf(entry.charAt(0))) + entry.slice(1);
    before = word;
    const direction = Array.from(directions.slice(i * width, (i + 1) * width), (character) => {
      const code = character.charCodeAt(0);
      const value = code - firstCode - (code > backslash ? 1 : 0);
      return Array.from(
        {length: partsInCharacter},
        (_, k) => (Math.floor(value / 3 ** (partsInCharacter - 1 - k)) % 3) - 1,
      );
    }).flat();
    return {word, weight: Number(weights[i]), direction};
  });
}

/** How often the words of a section count: in its phrases once each, in its title, and in the title of its page. */
const countsOf = {phrase: 1, title: 2, page: 0.5} as const;

type Named = Pick<Section, 'keywords' | 'title'> & {page: Pick<Section, 'title'>};

/** How often each stem stands for what a section is about. */
export function stemCounts(section: Named): Map<string, number> {
  const counts = new Map<string, number>();
  const note = (stems: readonly string[], count: number) =>
    stems.forEach((stem) => counts.set(stem, (counts.get(stem) ?? 0) + count));
  phrasesOf(section).forEach((stems) => note(stems, countsOf.phrase));
  section.keywords
    .filter((keyword) => !keyword.includes(' '))
    .forEach((keyword) => note(stemsOf(keyword), countsOf.phrase));
  note(stemsOf(section.title), countsOf.title);
  if (section.page !== section) {
    note(stemsOf(section.page.title), countsOf.page);
  }
  return counts;
}

const dot = (a: Float32Array, b: Float32Array): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) {
    sum += (a[i] as number) * (b[i] as number);
  }
  return sum;
};

/** The same direction with the length 1; nothing stays nothing. */
function withLengthOne(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dot(vector, vector));
  return length > 0 ? vector.map((x) => x / length) : vector;
}

/** Adds a multiple of a vector to another of the same length. */
function addTo(target: Float32Array, vector: Float32Array, factor: number): void {
  for (let i = 0; i < target.length; i += 1) {
    target[i] = (target[i] as number) + factor * (vector[i] as number);
  }
}

/** The meanings of words, of queries, of sections and of pages as directions. */
export class Meanings {
  private readonly words = new Map<string, Float32Array>();
  private readonly ofSections = new Map<Named, Float32Array>();
  private readonly ofPages = new Map<Named['page'], Float32Array>();
  private readonly sectionsOf = new Map<Named['page'], Named[]>();
  private readonly size: number;

  /**
   * @param sections - all of the pages that {@link nearnessOfPage} is asked for
   * @throws when the meanings are malformed
   */
  constructor(packed: PackedMeanings, sections: readonly Named[] = []) {
    const all = unpackMeanings(packed);
    this.size = all[0]?.direction.length ?? 0;
    for (const {word, weight, direction} of all) {
      this.words.set(
        word,
        Float32Array.from(direction, (part) => (weight / 9) * part),
      );
    }
    for (const section of sections) {
      const known = this.sectionsOf.get(section.page);
      if (known) {
        known.push(section);
      } else {
        this.sectionsOf.set(section.page, [section]);
      }
    }
  }

  /** The direction of words together; nothing when none is known. */
  private sum(counts: Iterable<readonly [string, number]>): Float32Array {
    const result = new Float32Array(this.size);
    for (const [stem, count] of counts) {
      const word = this.words.get(stem);
      if (word) {
        addTo(result, word, count);
      }
    }
    return withLengthOne(result);
  }

  /** What a query is about. */
  ofQuery(phrase: readonly string[]): Float32Array {
    return this.sum(stemsOf(phrase.join(' ')).map((stem) => [stem, 1]));
  }

  /** What a section is about. It is kept, so that asking beforehand saves time later. */
  ofSection(section: Named): Float32Array {
    let known = this.ofSections.get(section);
    if (!known) {
      known = this.sum([...stemCounts(section)].map(([stem, count]) => [stem, Math.sqrt(count)]));
      this.ofSections.set(section, known);
    }
    return known;
  }

  private ofPage(page: Named['page']): Float32Array {
    let known = this.ofPages.get(page);
    if (!known) {
      const sum = new Float32Array(this.size);
      this.sectionsOf.get(page)?.forEach((section) => addTo(sum, this.ofSection(section), 1));
      known = withLengthOne(sum);
      this.ofPages.set(page, known);
    }
    return known;
  }

  /**
   * How near a section is to what a query is about, -1 to 1; 0 where no word is known.
   *
   * @param asked - see {@link ofQuery}
   */
  nearness(asked: Float32Array, section: Named): number {
    return dot(this.ofSection(section), asked);
  }

  /** The same for the page of the section as a whole. */
  nearnessOfPage(asked: Float32Array, section: Named): number {
    return dot(this.ofPage(section.page), asked);
  }
}
