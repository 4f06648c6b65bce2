import {whenWanted} from '../../WhenWanted/when-wanted';
import {hasStored} from './has-stored';
import {lateBehavior} from './late-behavior';

const steps = '[data-step]';
/** What sets a tick: its button, and the link to the next step. */
const setters = `button${steps}, .step-end a`;

/**
 * Ticks of the quickstart (`step-progress.ts`). What does them is loaded when
 * there are some, or when the reader is about to set one.
 */
export function tickSteps(root: HTMLElement): () => void {
  if (!root.querySelector(steps)) {
    return () => undefined;
  }
  const {start, tryToStart, end} = lateBehavior(root, () =>
    import(/* webpackChunkName: "step-progress" */ './step-progress').then(({stepProgress}) => stepProgress),
  );
  const endWaiting = whenWanted({near: setters, clicks: setters, load: start});
  // Another tab has set or taken back a tick.
  window.addEventListener('storage', tryToStart);
  // The reader has ticked off a step before.
  if (hasStored('quickstart.')) {
    tryToStart();
  }
  return () => {
    window.removeEventListener('storage', tryToStart);
    endWaiting();
    end();
  };
}
