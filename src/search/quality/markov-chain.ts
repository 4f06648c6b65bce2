/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Makes sequences in which every three neighbors occur in the sequences that it learned from: an order-2 chain. */
export class MarkovChain {
  private readonly followers = new Map<string, string[]>();
  private readonly starts: [string, string][] = [];

  /**
   * @param sequences - of words or of letters
   * @param random - from 0 to 1
   */
  constructor(
    sequences: readonly (readonly string[])[],
    private readonly random: () => number,
  ) {
    for (const sequence of sequences) {
      sequence.forEach((token, i) => {
        const [second, first] = [sequence[i - 1], sequence[i - 2]];
        if (first === undefined || second === undefined) {
          return;
        }
        if (i === 2) {
          this.starts.push([first, second]);
        }
        const key = `${first}\n${second}`;
        const known = this.followers.get(key);
        if (known) {
          known.push(token);
        } else {
          this.followers.set(key, [token]);
        }
      });
    }
    if (this.starts.length === 0) {
      throw new Error('Expected a sequence of at least three tokens to learn from, got none.');
    }
  }

  /** One of a list. */
  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.random() * list.length)] as T;
  }

  /** Tokens without end; after the end of what was learned a new sequence begins. */
  *tokens(): Generator<string, never> {
    for (;;) {
      let [first, second] = this.pick(this.starts);
      yield first;
      yield second;
      for (;;) {
        const next = this.followers.get(`${first}\n${second}`);
        if (!next) {
          break;
        }
        [first, second] = [second, this.pick(next)];
        yield second;
      }
    }
  }
}
