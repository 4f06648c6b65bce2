import type {Demo} from '../demo';
import type {FrameProgram} from '../frame/frame-document';
import {type Script, transpile} from '../transpile';
import {type LibraryName, libraryNames} from './frame';

const fileText = ({files}: Demo, name: string): string | undefined => files.find((file) => file.name === name)?.text;

/** The body of a demo's page: its own, or the one element that diagrams are drawn into. */
export const bodyOf = (demo: Demo): string => fileText(demo, 'index.html') ?? '<div id="paper"></div>';

/**
 * A demo as its frame takes it.
 *
 * @throws with file and line when a module does not parse
 */
export function programOf(demo: Demo): FrameProgram {
  const scripts = demo.files
    .filter(({name}) => name.endsWith('.ts'))
    .map(({name, text}): Script => {
      try {
        return transpile(name, text);
      } catch (error) {
        throw new Error(`${demo.id}/${name}: ${(error as Error).message}`, {cause: error});
      }
    });
  return {title: demo.title, html: bodyOf(demo), css: fileText(demo, 'style.css') ?? '', scripts};
}

/** The packages that a demo imports. */
export function librariesOf(demo: Demo): LibraryName[] {
  const text = demo.files.map((file) => file.text).join('\n');
  const imported = libraryNames.filter((name) => text.includes(`'${name}'`));
  // The core comes first: the others need it.
  return imported.includes('@joint/core') ? imported : ['@joint/core', ...imported];
}
