import {useEffect, useRef} from 'react';
import {focusWhenShown} from '@site/src/site/keys/focus-when-shown';
import {ownKey} from '@site/src/site/keys/own-key';
import {surroundings} from '@site/src/site/keys/surroundings';

/** A press on it closes the menu. */
const backdrop = '.navbar-sidebar__backdrop';

/**
 * The focus while the menu of narrow windows is open: it goes to the button that
 * closes it, stays inside, and comes back to the button that has opened it. Escape
 * closes the menu.
 */
export function useModalMenu(isOpen: boolean, close: () => void): void {
  const lastClose = useRef(close);
  useEffect(() => {
    lastClose.current = close;
  }, [close]);
  useEffect(() => {
    const menu = isOpen ? document.querySelector<HTMLElement>('.navbar-sidebar') : null;
    if (!menu) {
      return undefined;
    }
    const others = surroundings(menu).filter((other) => !other.matches(backdrop));
    others.forEach((other) => (other.inert = true));
    focusWhenShown(menu.querySelector<HTMLElement>('.navbar-sidebar__close'));
    const onKeyDown = (event: KeyboardEvent): void => {
      if (ownKey(event) === 'Escape') {
        event.preventDefault();
        lastClose.current();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      others.forEach((other) => (other.inert = false));
      // Something else may have got it, such as the title of the next page.
      if (document.activeElement === document.body || menu.contains(document.activeElement)) {
        document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
      }
    };
  }, [isOpen]);
}
