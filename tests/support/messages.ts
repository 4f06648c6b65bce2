/** The parts of a message that are always the same. */
const fixedParts = (text: string): string[] => text.split(/\{\w+\}/);

/** The longest part of a message that is always the same, without the signs at its ends. */
export function fixedPart(text: string): string {
  const longest = fixedParts(text).reduce((best, part) => (part.length > best.length ? part : best), '');
  return longest.replace(/^[^\w`']+|[\s("':.]+$/g, '');
}

/** Is a text a message with something filled in? */
export function isFilledIn(text: string, pattern: string): boolean {
  const source = fixedParts(pattern).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${source.join('.+')}$`, 's').test(text);
}
