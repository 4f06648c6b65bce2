import {type Document, LineCounter, type ParsedNode, isMap, isPair, isScalar, isSeq, parseDocument} from 'yaml';

/** A path to a value in front matter, such as `['api_omit', 'clone']`. */
export type FieldPath = readonly (string | number)[];

/** The front matter of a Markdown file. */
export type FrontMatter = {
  values: Readonly<Record<string, unknown>>;
  /** The line of a field's key in the file, counted from 1; of the nearest field around it where there is none. */
  lineOf: (field: FieldPath) => number;
  /** The text below the front matter, and the number of lines above it. */
  body: string;
  linesAbove: number;
};

const block = /^(---[ \t]*\r?\n)([\s\S]*?)(?:^---[ \t]*(?:\r?\n|$))/m;

/**
 * Why a file has no front matter although it seems to begin with it. The framework's reader takes a word
 * behind the first `---` for a language, and runs the rest as a program where that is JavaScript.
 */
function headProblem(source: string): string | undefined {
  if (source.startsWith('\uFEFF')) {
    return 'the file begins with a byte order mark, which hides its front matter: save it as UTF-8 without one.';
  }
  const [, word] = /^---(?!-)[ \t]*([^\r\n]*)/.exec(source) ?? [];
  if (word === undefined) {
    return undefined;
  }
  return word === ''
    ? 'the front matter has no end: expected a line "---" below its fields.'
    : `front matter begins with a line "---" and is YAML; found "---${word}". Remove "${word}".`;
}

function offsetOf(document: Document.Parsed, field: FieldPath): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const key of field) {
    if (isMap<ParsedNode, ParsedNode | null>(node)) {
      const pair = node.items.find(
        (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(key),
      );
      if (!pair) {
        return offset;
      }
      offset = pair.key.range[0];
      node = pair.value;
    } else if (isSeq<ParsedNode>(node)) {
      const item = node.items[Number(key)];
      if (!item) {
        return offset;
      }
      offset = item.range[0];
      node = item;
    } else {
      return offset;
    }
  }
  return offset;
}

/**
 * Reads the front matter of a Markdown file as YAML.
 *
 * @param source - the whole file
 * @param file - its path, for messages
 * @throws with file and line when the front matter is not a YAML map, or is in another language
 */
export function readFrontMatter(source: string, file: string): FrontMatter {
  const match = source.startsWith('---') ? block.exec(source) : null;
  if (!match || match.index !== 0) {
    const problem = headProblem(source);
    if (problem !== undefined) {
      throw new Error(`${file}:1: ${problem}`);
    }
    return {values: {}, lineOf: () => 1, body: source, linesAbove: 0};
  }
  const [whole, , text = ''] = match;
  const lineCounter = new LineCounter();
  // The framework's reader knows dates, too.
  const document = parseDocument(text, {lineCounter, customTags: ['timestamp']});
  const lineAt = (offset: number): number => lineCounter.linePos(offset).line + 1;
  const [error] = document.errors;
  if (error) {
    const [reason = ''] = error.message.split(' at line ');
    throw new Error(`${file}:${lineAt(error.pos[0])}: the front matter is not valid YAML: ${reason}.`);
  }
  const values: unknown = document.toJS() ?? {};
  if (typeof values !== 'object' || Array.isArray(values)) {
    throw new Error(`${file}:2: expected front matter such as "title: Graph", found ${JSON.stringify(values)}.`);
  }
  return {
    values: values as Record<string, unknown>,
    lineOf: (field) => lineAt(offsetOf(document, field)),
    body: source.slice(whole.length),
    linesAbove: whole.split('\n').length - 1,
  };
}
