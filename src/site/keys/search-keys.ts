/** Would a key typed now go into a field? */
export function isTyping(): boolean {
  const element = document.activeElement;
  return (
    element instanceof HTMLElement && (element.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName))
  );
}

/** Is this Ctrl+K, Command+K, or a slash outside of fields? The same keys as DocSearch's own. */
export function opensSearch(event: KeyboardEvent): boolean {
  const isCommandK = event.key?.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
  return isCommandK || (event.key === '/' && !isTyping());
}

/** The letter or digit that was typed without a modifier, if it was one. */
export function typedCharacter(event: KeyboardEvent): string | undefined {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  return isPlain && /^[a-z0-9]$/i.test(event.key) ? event.key : undefined;
}

/** Has the search button the focus, the plain one or DocSearch's? */
export function isOnSearchButton(): boolean {
  return document.activeElement?.classList.contains('DocSearch-Button') ?? false;
}

/** Does the search box get the keys itself? */
export function isInSearchBox(): boolean {
  return document.activeElement?.classList.contains('DocSearch-Input') ?? false;
}

/** As many characters as the search box takes. */
const maxQueryLength = 64;

/**
 * What the query becomes with a key that is typed after the search was opened
 * and before its box is there; undefined when the key does not change it.
 */
export function typedWhileLoading(event: KeyboardEvent, query: string): string | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) {
    return undefined;
  }
  if (event.key === 'Backspace') {
    return query.slice(0, -1);
  }
  return event.key.length === 1 ? (query + event.key).slice(0, maxQueryLength) : undefined;
}
