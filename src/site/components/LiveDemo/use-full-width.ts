import {type RefObject, useEffect} from 'react';
import {ownKey} from '@site/src/site/keys/own-key';
import {surroundings} from '@site/src/site/keys/surroundings';

/** While a demo fills the window: Escape leaves, the page behind neither scrolls nor takes the focus. */
export function useFullWidth(element: RefObject<HTMLElement | null>, isFull: boolean, leave: () => void): void {
  useEffect(() => {
    const demo = element.current;
    if (!isFull || !demo) {
      return undefined;
    }
    const others = surroundings(demo);
    others.forEach((other) => (other.inert = true));
    const {overflow} = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    const onKeyDown = (event: KeyboardEvent) => {
      if (ownKey(event) === 'Escape') {
        leave();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      others.forEach((other) => (other.inert = false));
      document.documentElement.style.overflow = overflow;
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [element, isFull, leave]);
}
