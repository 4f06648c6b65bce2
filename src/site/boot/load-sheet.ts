let sheet: Promise<void> | undefined;

/**
 * Loads the style sheet of the site, once. The page has the rules that it needs at
 * first; what the app adds, what a reader points at and other pages need the rest.
 *
 * @returns when it is there, or cannot be had: the app works without it
 */
export function loadSheet(): Promise<void> {
  const own = document.querySelector<HTMLElement>('style[data-sheet]');
  sheet ??= new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.onload = link.onerror = () => resolve();
    link.href = own?.dataset.sheet ?? '';
    // Here, so that later styles stay later.
    own?.after(link);
    if (!own) {
      // A copy of the page that was given other styles.
      resolve();
    }
  });
  return sheet;
}
