import fs from 'node:fs';
import type {FrameFont} from '../frame/fonts';

const files = {
  Geist: '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  'Geist Mono': '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
};

/** Reads the fonts of the site, for frames that are shown outside it. On the site, pages fetch them. */
export const readFonts = (): FrameFont[] =>
  Object.entries(files).map(([family, file]) => ({
    family,
    dataUrl: `data:font/woff2;base64,${fs.readFileSync(require.resolve(file)).toString('base64')}`,
  }));
