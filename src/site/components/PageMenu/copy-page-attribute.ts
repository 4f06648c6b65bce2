/** Marks the button that copies the page as Markdown. */
export const copyPageAttribute = 'data-copy-page';
