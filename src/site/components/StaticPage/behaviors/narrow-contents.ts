/** Marks the table of contents for narrow windows, which is empty until it is opened. */
export const narrowContentsAttribute = 'data-narrow-contents';

/**
 * Fills the table of contents for narrow windows when it is opened, with what
 * the one beside the article has: long pages would otherwise carry it twice.
 */
export function narrowContents(root: HTMLElement): () => void {
  const selector = `details[${narrowContentsAttribute}]`;
  const fill = (details: Element | null): void => {
    if (details && !details.querySelector('ul')) {
      const list = root.querySelector('.theme-doc-toc-desktop > ul')?.cloneNode(true) as Element | undefined;
      // The theme marks the active heading in links of this class.
      list?.querySelectorAll('.toc-highlight').forEach((link) => link.classList.remove('toc-highlight'));
      details.append(...(list ? [list] : []));
    }
  };
  const onToggle = ({target}: Event): void => fill(target instanceof Element ? target.closest(selector) : null);
  // The reader may have opened it before the app was there.
  fill(root.querySelector(`${selector}[open]`));
  // The event does not bubble.
  root.addEventListener('toggle', onToggle, {capture: true});
  return () => root.removeEventListener('toggle', onToggle, {capture: true});
}
