import {isFrugal} from '@site/src/site/connection';
import {isModified} from '@site/src/site/keys/is-modified';
import {sayWhileSlow, showFailure} from './show-failure';

/** What is loaded late. */
type Late = {
  /** Elements whose use is near when a pointer or the focus comes to them. */
  near: string;
  /** Elements that work only with what is loaded: clicks on them wait for it. */
  clicks: string;
  load: () => Promise<unknown>;
};

/**
 * Loads what a part of the page needs when the reader is about to use it; on a
 * slow connection, or one that is to be spared, when it is used. A click that comes sooner is carried out when it is there. When it cannot be loaded, a
 * link leads where it leads without it. The reader is told of all else, and the
 * next click tries again.
 *
 * @returns ends it
 */
export function whenWanted({near, clicks, load}: Late): () => void {
  const listeners = new AbortController();
  const {signal} = listeners;
  const on = (type: string, listener: (event: Event) => void): void =>
    document.addEventListener(type, listener, {signal, capture: true, passive: type !== 'click'});
  const found = ({target}: Event, selector: string): HTMLElement | null =>
    target instanceof Element ? target.closest(selector) : null;

  for (const sign of ['pointerover', 'touchstart', 'focusin']) {
    on(sign, (event) => {
      if (found(event, near) && !isFrugal()) {
        load().catch(() => undefined);
      }
    });
  }
  on('click', (event) => {
    if (!found(event, clicks) || isModified(event as MouseEvent)) {
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    const target = event.target as HTMLElement;
    sayWhileSlow(load()).then(
      () => {
        listeners.abort();
        showFailure();
        // React has rendered what was loaded by then.
        setTimeout(() => target.dispatchEvent(new MouseEvent('click', event)));
      },
      () => {
        const link = target.closest<HTMLAnchorElement>('a[href]:not([href="#"])');
        if (link) {
          window.location.assign(link.href);
        } else {
          showFailure('This part of the page');
        }
      },
    );
  });
  return () => listeners.abort();
}
