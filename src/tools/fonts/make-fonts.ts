import fs from 'node:fs';
import path from 'node:path';
import {fontStyleSheet} from './style-sheet';
import {makeSubset, subsetFile} from '../../build/fonts/subset';
import {typefaces} from '../../site/fonts/typefaces';

/** The style sheet of the fonts. */
export const styleSheetFile = path.join(__dirname, '../../site/fonts/fonts.css');

/** All that `npm run fonts` writes: contents by file. Each font has its license beside it. */
export async function makeFonts(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>([[styleSheetFile, Buffer.from(await fontStyleSheet(styleSheetFile))]]);
  for (const typeface of Object.values(typefaces)) {
    const file = subsetFile(typeface);
    const license = require.resolve(`@fontsource-variable/${typeface.name}/LICENSE`);
    files.set(file, await makeSubset(typeface));
    files.set(path.join(path.dirname(file), 'LICENSE'), fs.readFileSync(license));
  }
  return files;
}
