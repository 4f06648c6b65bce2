/** Marks the link to the current version; its value is the version's name. */
export const latestVersionAttribute = 'data-latest-version';

/** Marks the link when it leads to the same page. */
export const samePageAttribute = 'data-same-page';
