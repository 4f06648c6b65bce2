import {format, resolveConfig} from 'prettier';
import {unicodeRange} from '../../build/fonts/characters';
import {fallbackFaces, type FontFace} from './fallbacks';
import {leftOut, wholeFont} from '../../build/fonts/subset';
import {type Typeface, typefaces, weights} from '../../site/fonts/typefaces';

const rule = (face: FontFace): string =>
  `@font-face {${Object.entries(face)
    .map(([name, value]) => `${name}: ${value};`)
    .join('')}}`;

/** The subset, and the whole font for the characters that the subset lacks. */
async function ownFaces(typeface: Typeface): Promise<FontFace[]> {
  const {family, name, display} = typeface;
  const face = (url: string, rest: FontFace = {}): FontFace => ({
    'font-family': family.includes(' ') ? `'${family}'` : family,
    'font-weight': `${weights.min} ${weights.max}`,
    'font-display': display,
    src: `url('${url}') format('woff2')`,
    ...rest,
  });
  return [
    face(`./${name}/${name}-subset.woff2`),
    face(wholeFont(typeface), {'unicode-range': unicodeRange(await leftOut(typeface))}),
  ];
}

/** The style sheet of the fonts, and of the fallbacks that stand in for them. */
export async function fontStyleSheet(file: string): Promise<string> {
  const faces = await Promise.all(
    Object.entries(typefaces).map(async ([role, typeface]) => [
      ...(await ownFaces(typeface)),
      ...fallbackFaces[role as keyof typeof typefaces],
    ]),
  );
  const css = ['/* Written by "npm run fonts". */', ...faces.flat().map(rule)].join('\n\n');
  return format(css, {...(await resolveConfig(file)), filepath: file});
}
