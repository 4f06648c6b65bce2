import fs from 'node:fs';
import path from 'node:path';
import type {Font} from 'fontkitten';
import subsetFont from 'subset-font';
import {characters} from './characters';
import {type Typeface, weights} from '../../site/fonts/typefaces';

/** The part of a typeface with the Latin characters, as an import names it. */
export const wholeFont = ({name}: Typeface): string =>
  `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;

/** Where the fonts lie that the site serves. */
const fontsFolder = path.resolve(__dirname, '../../site/fonts');

/** What is cut from it. */
export const subsetFile = ({name}: Typeface): string => path.join(fontsFolder, name, `${name}-subset.woff2`);

/** Features that browsers apply unasked. */
const features = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig'];

/** Name records of the license: the font says itself under which it may be used. */
const licenseRecords = [13, 14];

/** Reads a font file. */
export async function readFont(file: Uint8Array): Promise<Font> {
  const {create} = await import('fontkitten');
  const font = create(Buffer.from(file));
  if (font.isCollection) {
    throw new Error('a single font was expected, not a collection.');
  }
  return font;
}

/** Cuts the characters and weights that the site uses from a typeface. */
export async function makeSubset(typeface: Typeface): Promise<Buffer> {
  return subsetFont(fs.readFileSync(require.resolve(wholeFont(typeface))), characters, {
    targetFormat: 'woff2',
    variationAxes: {wght: weights},
    keepFeatures: features,
    preserveNameIds: licenseRecords,
  });
}

/** The characters of a typeface in one weight, as a font to draw outlines from. */
export async function fontOfWeight(typeface: Typeface, weight: number): Promise<Font> {
  const file = await subsetFont(fs.readFileSync(require.resolve(wholeFont(typeface))), characters, {
    targetFormat: 'sfnt',
    variationAxes: {wght: weight},
  });
  return readFont(file);
}

/** What ends the table of characters of a font, and is none. */
const end = 0xffff;

/** The code points that a typeface has beyond its subset. */
export async function leftOut(typeface: Typeface): Promise<number[]> {
  const {characterSet} = await readFont(fs.readFileSync(require.resolve(wholeFont(typeface))));
  return characterSet.filter((codePoint) => codePoint < end && !characters.includes(String.fromCodePoint(codePoint)));
}
