/**
 * Mends the open modal of DocSearch, once it is in the page: its container is a
 * button with everything inside, its header and footer count as those of the
 * page, and its box gets the focus a moment late, when a key may have been lost.
 * What is set here DocSearch does not set again.
 */
export function mendModal(): void {
  const container = document.querySelector('.DocSearch-Container');
  container?.setAttribute('role', 'dialog');
  container?.setAttribute('aria-modal', 'true');
  container?.setAttribute('aria-label', 'Search');
  container?.setAttribute('tabindex', '-1');
  for (const name of ['aria-expanded', 'aria-haspopup', 'aria-labelledby']) {
    container?.removeAttribute(name);
  }
  container
    ?.querySelectorAll('.DocSearch-SearchBar, .DocSearch-Footer')
    .forEach((part) => part.setAttribute('role', 'none'));
  container?.querySelector<HTMLInputElement>('.DocSearch-Input')?.focus();
}
