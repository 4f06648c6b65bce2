/** Does a click ask for something else than the page in this tab: by another button, or with a modifier key? */
export const isModified = (
  event: Pick<MouseEvent, 'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean => event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
