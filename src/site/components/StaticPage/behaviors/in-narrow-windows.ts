import {type Behavior, lateBehavior} from './late-behavior';

/** Below this width the theme shows the table of contents above the article. */
const narrow = '(width <= 996px)';

/**
 * A behavior whose script is loaded with the first page in a narrow window, or
 * when the window becomes narrow.
 *
 * @param load - imports the behavior
 */
export function inNarrowWindows(load: () => Promise<Behavior>): Behavior {
  return (root) => {
    const {tryToStart, end} = lateBehavior(root, load);
    const query = window.matchMedia(narrow);
    if (query.matches) {
      tryToStart();
    }
    query.addEventListener('change', tryToStart);
    return () => {
      query.removeEventListener('change', tryToStart);
      end();
    };
  };
}
