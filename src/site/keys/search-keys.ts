import {isComposing, isTyping, ownKey} from './own-key';

/** Is this Ctrl+K or Command+K? With a further modifier the keys are the browser's. */
export function isSearchCommand(event: KeyboardEvent): boolean {
  const isCommand = event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey && !isComposing(event);
  return isCommand && event.key?.toLowerCase() === 'k';
}

/** Is this the command, or a slash outside of fields? */
export const opensSearch = (event: KeyboardEvent): boolean =>
  isSearchCommand(event) || (ownKey(event) === '/' && !isTyping(event));

/** The letter or digit that was typed without a modifier, if it was one. */
export function typedCharacter(event: KeyboardEvent): string | undefined {
  const key = ownKey(event);
  return key !== undefined && /^[a-z0-9]$/i.test(key) ? key : undefined;
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
  const key = ownKey(event);
  if (key === 'Backspace') {
    return query.slice(0, -1);
  }
  return key?.length === 1 ? (query + key).slice(0, maxQueryLength) : undefined;
}
