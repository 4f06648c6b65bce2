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
  const input = container?.querySelector<HTMLInputElement>('.DocSearch-Input');
  input?.setAttribute('role', 'combobox');
  input?.setAttribute('aria-haspopup', 'listbox');
  input?.focus();
}

/**
 * Says whether the search box has a list below it, and gives each list the id by
 * which the box names it: DocSearch gives all of them the same.
 */
export function watchList(): () => void {
  const modal = document.querySelector('.DocSearch-Modal');
  const input = modal?.querySelector('.DocSearch-Input');
  const tell = () => {
    const lists = modal?.querySelectorAll('[role=listbox]') ?? [];
    input?.setAttribute('aria-expanded', String(lists.length > 0));
    lists.forEach((list) => {
      const id = list.querySelector('[role=option]')?.id.replace(/-item-\d+$/, '-list');
      list.setAttribute('id', id ?? list.id);
    });
  };
  const observer = new MutationObserver(tell);
  if (modal) {
    observer.observe(modal, {childList: true, subtree: true});
  }
  tell();
  return () => observer.disconnect();
}

/** Has the number of results read out. */
export function announceCount(count: number): void {
  const region = document.querySelector('.search-count');
  if (region) {
    region.textContent = count === 1 ? '1 result' : `${count || 'No'} results`;
  }
}
