/**
 * Is a key part of a text that an input method composes? Safari sends the last one
 * after the end of the composition, with the code that says so.
 */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;

/**
 * The key of an event, if it is the page's to use: pressed without a modifier that
 * makes it a shortcut of the browser or the system, and not part of a text that is
 * composed.
 */
export function plainKey(event: KeyboardEvent): string | undefined {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  return isPlain && !isComposing(event) ? event.key : undefined;
}

/** The same, if nothing else has used the key yet. */
export const ownKey = (event: KeyboardEvent): string | undefined =>
  event.defaultPrevented ? undefined : plainKey(event);

/** Does a key go into a field, perhaps one within a custom element? */
export function isTyping(event: KeyboardEvent): boolean {
  const [element] = event.composedPath();
  return element instanceof HTMLElement && (element.isContentEditable || element.matches('input, select, textarea'));
}
