import fs from 'node:fs';
import {subsetFile} from '../fonts/subset';
import {typefaces} from '../../site/fonts/typefaces';
import type {FrameFont} from '../../site/demos/frame/fonts';

/** Reads the fonts of the site, for frames that are shown outside it. On the site, pages fetch them. */
export const readFonts = (): FrameFont[] =>
  Object.values(typefaces).map((typeface) => ({
    family: typeface.family,
    dataUrl: `data:font/woff2;base64,${fs.readFileSync(subsetFile(typeface)).toString('base64')}`,
  }));
