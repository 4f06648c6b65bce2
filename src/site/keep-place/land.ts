import {decoded} from '../../common/decoded';
import {announce} from '../announce';

/** What is used of an address in the router's history. */
export type Address = {key?: string; pathname: string; search: string; hash: string};

const landedClass = 'landed';

/** The title of the page. */
export const titleOfPage = (): HTMLElement | null => document.querySelector('main h1');

/** What the address of the page leads to. */
const hashTarget = (): HTMLElement | null => document.getElementById(decoded(location.hash.slice(1)));

/** Gives an element the focus where it stands, also when keys alone do not reach it. */
export function focusInPlace(element: HTMLElement): void {
  if (element.tabIndex < 0) {
    element.setAttribute('tabindex', '-1');
  }
  element.focus({preventScroll: true});
}

/** Marks a heading for a moment. The browser does, as `:target`, unless the router has changed the address. */
function highlight(heading: HTMLElement): void {
  if (!heading.matches(':target')) {
    heading.classList.add(landedClass);
    heading.addEventListener('animationend', () => heading.classList.remove(landedClass), {once: true});
  }
}

/**
 * Leads the keyboard and screen readers to where a link has led the window: to
 * the heading that the address names, else to the title of the page. The focus
 * lets a screen reader say it. It also says the title of a page on which the
 * reader lands further down.
 *
 * @param mayFocus - false leaves the focus where it is
 */
export function land(to: Address, from: Address, mayFocus: boolean): void {
  const isSamePage = to.pathname === from.pathname;
  if (isSamePage && to.hash === from.hash && to.search !== from.search) {
    return;
  }
  const title = titleOfPage();
  const target = hashTarget();
  const place = target ?? title;
  if (place && mayFocus) {
    focusInPlace(place);
  }
  if (target) {
    highlight(target);
  }
  if (!isSamePage && title && place !== title) {
    announce(title.innerText);
  }
}
