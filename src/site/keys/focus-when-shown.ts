/** Gives an element the focus as soon as it can have it: what has just been opened is shown with one of the next frames. */
export function focusWhenShown(element: HTMLElement | null | undefined, frames = 10): void {
  element?.focus();
  if (element && document.activeElement !== element && frames > 0) {
    requestAnimationFrame(() => focusWhenShown(element, frames - 1));
  }
}
