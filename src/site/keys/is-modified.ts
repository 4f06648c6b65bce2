/** Does a click ask for something else than the page in this tab: by another button, or with a modifier key? */
export const isModified = (event: MouseEvent): boolean =>
  event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
