let isMouse = false;

/** Watches what kind of pointer the reader uses. */
export function watchPointer(signal: AbortSignal): void {
  window.addEventListener('pointerover', ({pointerType}) => (isMouse = pointerType === 'mouse'), {
    capture: true,
    signal,
  });
}

/** Tells the app what the mouse is on and what has the focus: both were so before it could listen. */
export function tellPointerAndFocus(): void {
  const hovered = isMouse ? [...document.querySelectorAll(':hover')].at(-1) : undefined;
  hovered?.dispatchEvent(new PointerEvent('pointerover', {bubbles: true, pointerType: 'mouse'}));
  hovered?.dispatchEvent(new MouseEvent('mouseover', {bubbles: true}));
  if (document.activeElement !== document.body) {
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
  }
}
