/**
 * Scrolls a box so that an element in it is in its middle, if it is not in view.
 * The page stays where it is.
 */
export function scrollWithin(box: Element, element: Element): void {
  const {top, bottom} = element.getBoundingClientRect();
  const view = box.getBoundingClientRect();
  if (top < view.top || bottom > view.bottom) {
    box.scrollTop += (top + bottom - view.top - view.bottom) / 2;
  }
}
