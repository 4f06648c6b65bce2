import {hideUntilFound} from '../hide-until-found';
import {ownKey} from '../../../keys/own-key';

/** Marks the tabs of a group; its value is the theme's `groupId`, or nothing. */
export const tabsAttribute = 'data-tabs';

/** Where the theme keeps the choice of a group. */
const storageKey = (group: string): string => `docusaurus.tab.${group}`;

const valueOf = (tab: Element): string => tab.getAttribute('data-value') ?? tab.textContent;

const tabsOf = (box: Element): HTMLElement[] => [
  ...box.querySelectorAll<HTMLElement>(':scope > .tabs-container > [role=tablist] > [role=tab]'),
];

const panelsOf = (box: Element): HTMLElement[] => [
  ...box.querySelectorAll<HTMLElement>(':scope > .tabs-container > div > [role=tabpanel]'),
];

/** Hides a panel, or shows it. A hidden one has no height, and still keeps margins around it apart, so it leaves the flow. */
function hide(panel: HTMLElement, isHidden: boolean): void {
  hideUntilFound(panel, isHidden);
  panel.style.position = isHidden ? 'absolute' : '';
}

/** Shows one tab of a box of tabs; without such a tab, it stays as it is. */
function select(box: Element, value: string | null | undefined): void {
  const all = tabsOf(box);
  const selected = all.findIndex((tab) => valueOf(tab) === value);
  if (selected < 0) {
    return;
  }
  all.forEach((tab, index) => {
    tab.classList.toggle('tabs__item--active', index === selected);
    tab.setAttribute('aria-selected', String(index === selected));
    tab.tabIndex = index === selected ? 0 : -1;
  });
  panelsOf(box).forEach((panel, index) => hide(panel, index !== selected));
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
 * the same choice, which is kept for other pages. What find in page finds in a
 * closed tab opens this one; that is no choice.
 */
export function tabs(root: HTMLElement): () => void {
  const boxes = [...root.querySelectorAll(`[${tabsAttribute}]`)];
  boxes.forEach((box) => {
    panelsOf(box).forEach((panel) => hide(panel, panel.hasAttribute('hidden')));
    const group = box.getAttribute(tabsAttribute);
    select(box, group && stored(group));
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
    const key = ownKey(event) ?? '';
    const move = {ArrowLeft: -1, ArrowRight: 1}[key];
    if (tab && move) {
      const all = [...(tab.parentElement?.children ?? [])] as HTMLElement[];
      all.at((all.indexOf(tab) + move) % all.length)?.focus();
    } else if (tab && (key === 'Enter' || key === ' ')) {
      event.preventDefault();
      choose(tab);
    }
  };
  const onFound = ({target}: Event): void =>
    boxes.forEach((box) => {
      const tab = tabsOf(box)[panelsOf(box).indexOf(target as HTMLElement)];
      select(box, tab && valueOf(tab));
    });
  root.addEventListener('click', onClick);
  root.addEventListener('beforematch', onFound);
  root.addEventListener('keydown', onKeyDown);
  return () => {
    root.removeEventListener('click', onClick);
    root.removeEventListener('beforematch', onFound);
    root.removeEventListener('keydown', onKeyDown);
  };
}
