import type {Font} from 'fontkitten';

/** The font of the site in one weight; what draws pictures knows no fonts. */
export type TextFont = Font;

type Glyph = {advanceWidth: number; path: string};

/** The glyphs of fonts by their characters: reading one takes far longer than all that is done with it. */
const known = new WeakMap<TextFont, Map<string, Glyph>>();

function glyphOf(font: TextFont, character: string): Glyph {
  const glyphs = known.get(font) ?? new Map<string, Glyph>();
  known.set(font, glyphs);
  let glyph = glyphs.get(character);
  if (!glyph) {
    const {advanceWidth, path} = font.glyphForCodePoint(character.codePointAt(0) ?? 0);
    glyph = {advanceWidth, path: path.toSVG()};
    glyphs.set(character, glyph);
  }
  return glyph;
}

const glyphsOf = (font: TextFont, text: string): Glyph[] => [...text].map((character) => glyphOf(font, character));

/** How wide a text is, in px. */
export const widthOf = (font: TextFont, text: string, size: number): number =>
  (glyphsOf(font, text).reduce((width, {advanceWidth}) => width + advanceWidth, 0) * size) / font.unitsPerEm;

/** A text as SVG paths: its baseline begins at a point. */
export function outlines(font: TextFont, text: string, size: number, [x, y]: readonly [number, number]): string {
  const scale = size / font.unitsPerEm;
  let left = 0;
  const paths = glyphsOf(font, text).map((glyph) => {
    const path = `<path transform="translate(${left})" d="${glyph.path}"/>`;
    left += glyph.advanceWidth;
    return path;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}

/** Breaks a text into lines of a width; names in several parts also break behind a dot. The last line ends with "…" where there is more. */
export function lines(font: TextFont, text: string, size: number, width: number, most: number): string[] {
  const result = [''];
  for (const word of text.split(/(?<=\s)|(?<=\.)(?=\p{L})/u)) {
    const line = `${result.at(-1)}${word}`;
    if (result.at(-1) === '' || widthOf(font, line.trimEnd(), size) <= width) {
      result[result.length - 1] = line;
    } else {
      result.push(word);
    }
  }
  const shown = result.slice(0, most).map((line) => line.trim());
  if (result.length > most) {
    shown[most - 1] = `${shown[most - 1]?.replace(/[\s,.;:]*$/, '') ?? ''}…`;
  }
  return shown;
}
