/** What `api.json` says of a name, as far as it is needed here. */
type Entry = {path: string; edition: 'core' | 'plus'; summary?: string; /** With the origin. */ url: string};

/** The content of `api.json`. */
export type ReferenceFile = {symbols: readonly Entry[]};

/** The first sentence of a documentation comment. */
export function firstSentence(text: string): string {
  const [paragraph = ''] = text.trim().split(/\n\s*\n/);
  const line = paragraph.replaceAll(/\s+/g, ' ');
  return /^.*?[.!?](?= |$)/.exec(line)?.[0] ?? line;
}

/**
 * The dotted path of the name that a signature of TypeScript is about, without type arguments:
 * `dia.Graph.addCells` of `(method) dia.Graph<A, S>.addCells(cells: dia.Cell[]): this`.
 */
export function pathIn(signature: string): string {
  const [line = ''] = signature.split('\n');
  const text = line.replace(/^\([^)]*\) /, '').replace(/^(?:[a-z]+ )+(?=\S)/, '');
  let path = '';
  let depth = 0;
  for (const character of text) {
    if (character === '<') {
      depth += 1;
    } else if (character === '>') {
      depth -= 1;
    } else if (depth === 0) {
      if (!/[\w$.]/.test(character)) {
        break;
      }
      path += character;
    }
  }
  return path;
}

/** What the reference of a version says of the names of the core. */
export class Reference {
  private readonly entries: ReadonlyMap<string, Entry>;

  constructor({symbols}: ReferenceFile) {
    const core = symbols.filter(({edition}) => edition === 'core');
    this.entries = new Map(core.map((entry) => [entry.path, entry]));
  }

  /** What a signature is about: its first sentence, and the address of its description on this site. */
  describe(signature: string): {about: string; url: string} | undefined {
    const entry = this.entries.get(pathIn(signature));
    if (!entry) {
      return undefined;
    }
    const {pathname, hash} = new URL(entry.url);
    // What stands below a heading may be a label, such as "In practice:".
    const isSentence = entry.summary?.endsWith('.') ?? false;
    return {about: isSentence ? (entry.summary ?? '') : '', url: pathname + hash};
  }
}
