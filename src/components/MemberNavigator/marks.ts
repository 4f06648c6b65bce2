/** Marks the list of what a page of the API describes. */
export const navigatorAttribute = 'data-navigator';

/** Marks the field that filters the list. */
export const filterAttribute = 'data-filter-members';

/** Marks the bar that says what is read. */
export const placeBarAttribute = 'data-place-bar';

/** Marks the button that opens the list in narrow windows. */
export const openAttribute = 'data-open-members';

/** Marks the button that copies the address of what is read. */
export const copyLinkAttribute = 'data-copy-link';
