import {decoded} from '../../../common/decoded';

/** Goes to the element that a link within the page names, as the browser would. */
function goTo(name: string): void {
  const target = name === '' ? document.documentElement : document.getElementById(name);
  target?.scrollIntoView();
}

/** A link in HTML or SVG at or around what was clicked, also within a custom element. */
const linkAt = (event: MouseEvent): Element | undefined =>
  event.composedPath().find((node): node is Element => node instanceof Element && node.localName === 'a');

/** Is the reader in the demo, or has just pressed something in it? */
const isUsed = (): boolean => document.hasFocus() || navigator.userActivation?.isActive !== false;

/** A demo does not take the focus from what the reader does on the page around. */
function keepFocus(): void {
  const windowFocus = window.focus.bind(window);
  window.focus = () => isUsed() && windowFocus();
  for (const {prototype} of [HTMLElement, SVGElement]) {
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its element below
    const {focus} = prototype;
    prototype.focus = function (this: HTMLElement | SVGElement, options?: FocusOptions) {
      if (isUsed()) {
        focus.call(this, options);
      }
    };
  }
}

/**
 * Keeps a demo where it is: a link leads to a place in it, or nowhere, the button
 * Back of the browser and the focus stay with the page around.
 */
export function stay(): void {
  keepFocus();
  const {history} = window;
  const replaceState = history.replaceState.bind(history);
  History.prototype.pushState = (data: unknown, unused: string, url?: string | URL | null) =>
    replaceState(data, unused, url);
  // Of `window`, after all listeners of the program.
  window.addEventListener('click', (event) => {
    const link = linkAt(event);
    const address = link?.getAttribute('href') ?? link?.getAttribute('xlink:href');
    if (event.defaultPrevented || address === null || address === undefined || /^javascript:/i.test(address)) {
      return;
    }
    event.preventDefault();
    if (address.startsWith('#')) {
      goTo(decoded(address.slice(1)));
    } else {
      console.info(`A demo stays in its frame; the link leads to ${address}`);
    }
  });
}
