/** Puts a text on the clipboard. Returns whether the browser allowed it. */
export function copyText(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.cssText = 'position: fixed; opacity: 0';
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  // [1]
  const isDone = document.execCommand('copy');
  field.remove();
  if (focused instanceof SVGElement || focused instanceof HTMLElement) focused.focus({preventScroll: true});
  return isDone;
}

/*
[1] navigator.clipboard is the newer way. It isn't available in frames like the one of this
    demo, nor in pages without HTTPS.
*/
