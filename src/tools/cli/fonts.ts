import path from 'node:path';
import {writeIfChanged} from '../../build/files/write-if-changed';
import {makeFonts} from '../fonts/make-fonts';
import {projectDir} from './project';

/** `npm run fonts`: cuts from the site's typefaces what pages need, and writes their style sheet. */
async function main(): Promise<void> {
  for (const [file, content] of await makeFonts()) {
    const isNew = writeIfChanged(file, content);
    console.log(`${path.relative(projectDir, file)}: ${content.length} bytes${isNew ? '' : ', as before'}`);
  }
}

void main();
