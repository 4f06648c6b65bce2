/** Marks the list of what a page of the API describes. */
export const navigatorAttribute = 'data-navigator';

/** Marks the bar that says what is read. */
export const placeBarAttribute = 'data-place-bar';

/** Marks the button that copies the address of what is read. */
export const copyLinkAttribute = 'data-copy-link';
