/** Marks the tabs of a group; its value is the theme's `groupId`, or nothing. */
export const tabsAttribute = 'data-tabs';

/** Where the theme keeps the choice of a group. */
const storageKey = (group: string): string => `docusaurus.tab.${group}`;

const valueOf = (tab: Element): string => tab.getAttribute('data-value') ?? tab.textContent;

/** Shows one tab of a box of tabs. */
function select(box: Element, value: string): void {
  const tabs = [...box.querySelectorAll<HTMLElement>(':scope > .tabs-container > [role=tablist] > [role=tab]')];
  const selected = tabs.findIndex((tab) => valueOf(tab) === value);
  if (selected < 0) {
    return;
  }
  tabs.forEach((tab, index) => {
    tab.classList.toggle('tabs__item--active', index === selected);
    tab.setAttribute('aria-selected', String(index === selected));
    tab.tabIndex = index === selected ? 0 : -1;
  });
  const panels = box.querySelectorAll<HTMLElement>(':scope > .tabs-container > div > [role=tabpanel]');
  panels.forEach((panel, index) => (panel.hidden = index !== selected));
}

function stored(group: string): string | null {
  try {
    return localStorage.getItem(storageKey(group));
  } catch {
    return null;
  }
}

function store(group: string, value: string): void {
  try {
    localStorage.setItem(storageKey(group), value);
  } catch {
    // The choice then holds for this page only.
  }
}

/**
 * The theme's tabs in static HTML: by pointer and keyboard; tabs of a group show
 * the same choice, which is kept for other pages.
 */
export function tabs(root: HTMLElement): () => void {
  const boxes = [...root.querySelectorAll(`[${tabsAttribute}]`)];
  boxes.forEach((box) => {
    const group = box.getAttribute(tabsAttribute);
    const value = group ? stored(group) : null;
    if (value) {
      select(box, value);
    }
  });
  const choose = (tab: Element): void => {
    const box = tab.closest(`[${tabsAttribute}]`);
    const group = box?.getAttribute(tabsAttribute);
    if (box && group) {
      // The page keeps its place when tabs above become longer.
      const before = tab.getBoundingClientRect().top;
      boxes
        .filter((other) => other.getAttribute(tabsAttribute) === group)
        .forEach((other) => select(other, valueOf(tab)));
      window.scrollBy({top: tab.getBoundingClientRect().top - before, behavior: 'instant'});
      store(group, valueOf(tab));
    } else if (box) {
      select(box, valueOf(tab));
    }
  };
  const tabOf = ({target}: Event): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>(`[${tabsAttribute}] [role=tab]`) : null;
  const onClick = (event: MouseEvent): void => {
    const tab = tabOf(event);
    if (tab) {
      choose(tab);
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const tab = tabOf(event);
    const move = {ArrowLeft: -1, ArrowRight: 1}[event.key];
    if (tab && move) {
      const all = [...(tab.parentElement?.children ?? [])] as HTMLElement[];
      all.at((all.indexOf(tab) + move) % all.length)?.focus();
    } else if (tab && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      choose(tab);
    }
  };
  root.addEventListener('click', onClick);
  root.addEventListener('keydown', onKeyDown);
  return () => {
    root.removeEventListener('click', onClick);
    root.removeEventListener('keydown', onKeyDown);
  };
}
