import {isModified} from '../keys/is-modified';

const isInLink = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a[href]:not([role=button])') !== null;

/**
 * Takes the second click of a double click away from links. The first one is followed already. The router would follow
 * the same link again, or another one that has come under the pointer, and "Back" would seem dead.
 */
export function followOnce(): void {
  let wasInLink = false;
  const onClick = (event: MouseEvent): void => {
    const isLink = isInLink(event.target);
    if (event.detail > 1 && wasInLink && isLink && !isModified(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    wasInLink = isLink;
  };
  // Before React and the boxes of static HTML, which listen below.
  window.addEventListener('click', onClick, {capture: true});
}
