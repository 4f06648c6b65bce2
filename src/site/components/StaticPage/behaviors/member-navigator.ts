import {navigatorAttribute, placeBarAttribute} from '../../MemberNavigator/marks';
import {focusFilter} from '../../../keys/filter-key';
import {sayWhileSlow, showFailure} from '../../WhenWanted/show-failure';

const parts = `[${navigatorAttribute}], [${placeBarAttribute}]`;

/**
 * Starts the list of members and the bar above the article: both follow the
 * reader, and the list can be filtered. Their code is loaded when the reader
 * scrolls, or turns to one of them. A button that is pressed before is pressed
 * again once it works.
 */
export function memberNavigator(root: HTMLElement): () => void {
  const listeners = new AbortController();
  const {signal} = listeners;
  let stop: (() => void) | undefined;
  let loading: Promise<{startNavigator: (root: HTMLElement) => () => void}> | undefined;
  let pressed: HTMLElement | null = null;

  const start = async (): Promise<void> => {
    if (loading) {
      return;
    }
    loading = import(/* webpackChunkName: "member-navigator" */ '../../MemberNavigator/client');
    try {
      const client = await loading;
      if (!signal.aborted) {
        stop = client.startNavigator(root);
        showFailure();
        pressed?.click();
      }
    } catch {
      // Links work without it; the next act tries again.
      loading = undefined;
      if (pressed) {
        showFailure('This part of the page');
        pressed = null;
      }
    }
  };
  if (root.querySelector(parts)) {
    const onAct = ({type, target}: Event): void => {
      const element = target instanceof Element ? target : undefined;
      if (element?.closest(parts)) {
        const isPressed = /click|input/.test(type) && !stop;
        pressed = isPressed ? element.closest<HTMLElement>('button, input') : pressed;
        void start();
        if (isPressed && loading) {
          // A failure is told once: above.
          sayWhileSlow(loading).catch(() => undefined);
        }
      }
    };
    ['pointerover', 'focusin', 'click', 'input'].forEach((type) => root.addEventListener(type, onAct, {signal}));
    window.addEventListener('scroll', () => void start(), {signal, passive: true});
    window.addEventListener('keydown', focusFilter, {signal});
    if (window.scrollY > 0 || document.activeElement?.closest(parts)) {
      void start();
    }
  }
  return () => {
    listeners.abort();
    stop?.();
  };
}
