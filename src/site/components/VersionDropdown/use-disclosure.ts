import {type RefObject, useCallback, useEffect, useState} from 'react';

type State = 'closed' | 'hovered' | 'pinned';

/**
 * The state of a menu that opens on hover and on click. A click on a menu that
 * hovering has opened keeps it open; a second click closes it. It closes on a
 * press, touch or focus outside of `root`.
 */
export function useDisclosure(root: RefObject<HTMLElement | null>): {
  isOpen: boolean;
  toggle: () => void;
  open: () => void;
  close: () => void;
  hover: (isInside: boolean) => void;
} {
  const [state, setState] = useState<State>('closed');
  const isOpen = state !== 'closed';

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) {
        setState('closed');
      }
    };
    const types = ['mousedown', 'touchstart', 'focusin'];
    types.forEach((type) => document.addEventListener(type, onOutside));
    return () => types.forEach((type) => document.removeEventListener(type, onOutside));
  }, [isOpen, root]);

  return {
    isOpen,
    toggle: useCallback(() => setState((current) => (current === 'pinned' ? 'closed' : 'pinned')), []),
    open: useCallback(() => setState('pinned'), []),
    close: useCallback(() => setState('closed'), []),
    hover: useCallback(
      (isInside: boolean) =>
        setState((current) => {
          if (isInside) {
            return current === 'closed' ? 'hovered' : current;
          }
          return current === 'hovered' ? 'closed' : current;
        }),
      [],
    ),
  };
}
