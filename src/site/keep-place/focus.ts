import {type Address, focusInPlace, titleOfPage} from './land';

/** What had the focus, and how to find its equal when it is no longer there. */
type Focused = {element: HTMLElement; href: string | null; index: number};

const noted = new Map<string, Focused>();

const keyOf = ({key, pathname, hash}: Address): string => `${key} ${pathname}${hash}`;

const linksTo = (href: string | null): HTMLAnchorElement[] =>
  [...document.querySelectorAll('a')].filter((link) => link.getAttribute('href') === href);

/** Notes what has the focus when the reader leaves an address. */
export function noteFocus(from: Address): void {
  const element = document.activeElement;
  if (element instanceof HTMLElement && element !== document.body) {
    const href = element.getAttribute('href');
    noted.set(keyOf(from), {element, href, index: linksTo(href).indexOf(element as HTMLAnchorElement)});
  }
}

/** Gives the focus back to what had it when the reader left this address, else to the title of the page. */
export function returnFocus(to: Address): void {
  const before = noted.get(keyOf(to));
  const element = before?.element.isConnected ? before.element : before && linksTo(before.href)[before.index];
  const place = element ?? titleOfPage();
  if (!place) {
    return;
  }
  focusInPlace(place);
  // Where the address names a section, the browser looks for it in the next frame, and takes the focus away.
  const again = (): void => {
    if (document.activeElement === document.body && place.isConnected) {
      focusInPlace(place);
    }
  };
  requestAnimationFrame(() => requestAnimationFrame(again));
}
