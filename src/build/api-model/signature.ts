/** The name of a symbol within a signature, as it is written there, with the symbol's path. */
type Reference = [text: string, path: string];

/** A declaration as readers see it, with the symbols that it refers to. */
export type Signature = (string | Reference)[];

/** What readers see of a signature. */
export const plainText = (signature: Signature): string =>
  signature.map((token) => (typeof token === 'string' ? token : token[0])).join('');

/** Changes what readers see of each token; what the references refer to stays. */
export const mapText = (signature: Signature, change: (text: string) => string): Signature =>
  signature.map((token) => (typeof token === 'string' ? change(token) : [change(token[0]), token[1]]));

/** A signature whose lines, but for the first, begin further right. */
export const indented = (signature: Signature, spaces: number): Signature =>
  mapText(signature, (text) => text.replaceAll('\n', `\n${' '.repeat(spaces)}`));

/**
 * Cuts a part out of a signature. A reference at an edge becomes text when only
 * some of its name is inside.
 *
 * @param start - an offset in the plain text, in characters
 * @param end - exclusive
 */
export function sliceSignature(signature: Signature, start: number, end: number): Signature {
  let offset = 0;
  return signature.flatMap((token): Signature => {
    const [text, path] = typeof token === 'string' ? [token] : token;
    const part = text.slice(Math.max(0, start - offset), Math.max(0, end - offset));
    offset += text.length;
    if (part === '') {
      return [];
    }
    return [path !== undefined && part === text ? [part, path] : part];
  });
}

/** Undoes the line breaks of the formatter, and what it writes only where a line breaks. */
const joinLines = (text: string): string =>
  text
    .replace(/^[|&] /, '')
    .replace(/(?<=:|=>)\n\s*[|&] /g, ' ')
    .replace(/(?<=[(<[])\n\s*(?:[|&] )?/g, '')
    .replace(/\n\s*(?=[)>\].])/g, '')
    .replace(/;?\n\s*(?=\})/g, ' ')
    .replace(/\n\s*/g, ' ');

/**
 * The type of a property on one line, without the name before it and the
 * semicolon behind it. What has no type of its own, such as a method, stays whole.
 *
 * @param typeAt - where the type begins, as in `ApiSymbol`
 */
export function propertyType(signature: Signature, typeAt = 0): Signature {
  const text = plainText(signature);
  const end = text.endsWith(';') ? text.length - 1 : text.length;
  return mapText(sliceSignature(signature, typeAt, end), joinLines);
}
