const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({length: last - first + 1}, (_, index) => first + index));

/**
 * The characters that every page gets: ASCII, the signs of Latin-1, and what else the pages use. A page
 * with others loads the whole font besides. When pages use a new one, it belongs here: `npm run fonts`.
 */
export const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xbf)}×÷é–—‘’“”•…€™↑↓−`;

/** Code points as a `unicode-range`. */
export function unicodeRange(codePoints: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const codePoint of [...codePoints].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && codePoint <= last[1] + 1) {
      last[1] = codePoint;
    } else {
      ranges.push([codePoint, codePoint]);
    }
  }
  const hex = (codePoint: number): string => codePoint.toString(16).toUpperCase().padStart(4, '0');
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ');
}
