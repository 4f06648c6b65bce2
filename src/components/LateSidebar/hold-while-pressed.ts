import {holdItems} from './late-items';

/**
 * Keeps the items of a list while a reader presses one of them: an element that
 * is replaced between press and release gets no click.
 *
 * @returns ends it
 */
export function holdWhilePressed(list: Element): () => void {
  const listeners = new AbortController();
  let pressed: AbortController | undefined;

  const press = ({target}: Event): void => {
    if (pressed || !(target instanceof Element && target.closest('a, button'))) {
      return;
    }
    pressed = new AbortController();
    pressed.signal.addEventListener('abort', holdItems());
    const release = (event: Event): void => {
      // Elements lose the focus, too; only the window may never hear of the release.
      if (event.type !== 'blur' || event.target === window) {
        // The click comes in the same task.
        setTimeout(end);
      }
    };
    for (const name of ['pointerup', 'pointercancel', 'keyup', 'blur']) {
      window.addEventListener(name, release, {signal: pressed.signal, capture: true});
    }
  };
  const end = (): void => {
    pressed?.abort();
    pressed = undefined;
  };
  list.addEventListener('pointerdown', press, {signal: listeners.signal});
  list.addEventListener('keydown', press, {signal: listeners.signal});
  return () => {
    end();
    listeners.abort();
  };
}
