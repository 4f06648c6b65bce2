import type {Demo} from '../../site/demos/demo';
import type {FrameProgram} from '../../site/demos/frame/frame-content';
import {makeProgram} from '../../site/demos/frame-program';
import {transpile} from '../../site/demos/transpile';

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
