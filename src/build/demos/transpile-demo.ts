import type {Demo} from '../../site/demos/demo';
import type {FrameProgram} from '../../site/demos/frame/frame-document';
import {makeProgram} from '../../site/demos/frame-program';
import {transpile} from '../../site/demos/transpile';
import {type LibraryName, libraryNames} from './frame';

/**
 * A demo as its frame takes it.
 *
 * @throws with file and line when a module does not parse
 */
export function programOf({id, title, files}: Demo): FrameProgram {
  return makeProgram(title, files, ({name, text}) => {
    try {
      return transpile(name, text);
    } catch (error) {
      throw new Error(`${id}/${name}: ${(error as Error).message}`, {cause: error});
    }
  });
}

/** The packages that a demo imports. */
export function librariesOf(demo: Demo): LibraryName[] {
  const text = demo.files.map((file) => file.text).join('\n');
  const imported = libraryNames.filter((name) => text.includes(`'${name}'`));
  // The core comes first: the others need it.
  return imported.includes('@joint/core') ? imported : ['@joint/core', ...imported];
}
