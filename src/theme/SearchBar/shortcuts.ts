/** Would a key typed now go into a field? */
function isTyping(): boolean {
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
