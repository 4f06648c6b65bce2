import {type RefObject, useEffect} from 'react';

/** Everything on the page that is neither the element, nor in it, nor around it. */
function surroundings(element: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let at = element; at.parentElement && at !== document.body; at = at.parentElement) {
    others.push(
      ...[...at.parentElement.children].filter(
        (sibling): sibling is HTMLElement => sibling instanceof HTMLElement && sibling !== at,
      ),
    );
  }
  return others.filter((other) => !other.inert);
}

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
      if (event.key === 'Escape' && !event.defaultPrevented) {
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
