import {whenWanted} from '../../WhenWanted/when-wanted';
import {type Behavior, lateBehavior} from './late-behavior';

/**
 * Returns a behavior for buttons whose script is loaded late: at the first press of a button, or when a pointer or
 * the focus comes near. On a page without such buttons, the behavior does nothing.
 *
 * @param buttons - a selector of the buttons
 * @param load - imports the script
 * @param near - a selector of elements; when a pointer or the focus comes to one of them, the script is loaded. By
 *   default, the script is loaded only at a press.
 */
export function lateButtons(buttons: string, load: () => Promise<Behavior>, near = ':not(*)'): Behavior {
  return (root) => {
    if (!root.querySelector(buttons)) {
      return () => undefined;
    }
    const {start, end} = lateBehavior(root, load);
    const endWaiting = whenWanted({near, clicks: buttons, load: start});
    return () => {
      endWaiting();
      end();
    };
  };
}
