import {computePosition, flip, inline, offset, shift} from '@floating-ui/dom';
import preload from '@docusaurus/core/lib/client/preload';
import {decoded} from '@site/src/common/decoded';
import {StaticPage} from '../StaticPage/static-page';
import styles from './api-card.css?raw';
import {cardContent} from './card-content';
import {cardLinkSelector} from './card-link-selector';

/** How long a pointer or the focus stays on a link before its card opens, in ms. */
const opensAfter = 400;

/** How long a card stays after the pointer has left the link, in ms: enough to move onto the card. */
const closesAfter = 200;

/** In the top layer, so that nothing covers it or cuts it off. */
function makeCard(): HTMLElement {
  const card = document.createElement('div');
  card.className = 'api-card';
  card.id = 'api-card';
  card.popover = 'manual';
  card.setAttribute('role', 'tooltip');
  return card;
}

/**
 * The page at a path. The router has already begun to load it, because the reader
 * points at the link, and it doesn't load the page twice.
 *
 * @returns undefined for a page that isn't one of the docs
 */
async function loadedPage(path: string): Promise<StaticPage | undefined> {
  // The modules of the page, for each matching route. `load-page.ts` stands in for one of them.
  const modules = ((await preload(path)) as unknown[][]).flat() as ({default?: unknown} | undefined)[];
  return modules.map((module) => module?.default).find((content) => content instanceof StaticPage);
}

async function contentFor(
  {hash, pathname}: HTMLAnchorElement,
  root: HTMLElement,
): Promise<DocumentFragment | undefined> {
  const id = decoded(hash.slice(1));
  if (pathname === window.location.pathname) {
    return id === '' ? undefined : cardContent(root, id);
  }
  const page = await loadedPage(pathname);
  return page && cardContent(page.holder, id);
}

async function place(card: HTMLElement, link: HTMLAnchorElement, pointer: {x: number; y: number} | undefined) {
  const {x, y} = await computePosition(link, card, {
    strategy: 'fixed',
    placement: 'bottom-start',
    middleware: [inline(pointer), offset(6), flip(), shift({padding: 8})],
  });
  card.style.left = `${x}px`;
  card.style.top = `${y}px`;
}

/**
 * Cards for links to classes and members of the API: signature, first sentence and since. A card opens when the
 * pointer stays on such a link, or the focus comes to it from the keyboard. It stays while the pointer is on it;
 * Escape closes it (WCAG 2.2, 1.4.13). What it says is taken from the page that the link leads to.
 */
export function apiCard(root: HTMLElement): () => void {
  const life = new AbortController();
  const card = makeCard();
  const style = document.createElement('style');
  style.textContent = styles;
  /** The link whose card is open or about to open. */
  let link: HTMLAnchorElement | undefined;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let closing: ReturnType<typeof setTimeout> | undefined;

  const stay = (): void => {
    clearTimeout(closing);
    closing = undefined;
  };
  const close = (): void => {
    stay();
    clearTimeout(opening);
    link?.removeAttribute('aria-describedby');
    link = undefined;
    if (card.matches(':popover-open')) {
      card.hidePopover();
    }
  };
  const open = async (wanted: HTMLAnchorElement, pointer?: {x: number; y: number}): Promise<void> => {
    const content = await contentFor(wanted, root);
    if (link === wanted && content && wanted.isConnected) {
      card.replaceChildren(content);
      card.showPopover();
      wanted.setAttribute('aria-describedby', card.id);
      await place(card, wanted, pointer);
    }
  };
  const wait = (wanted: HTMLAnchorElement, pointer?: {x: number; y: number}): void => {
    stay();
    if (link !== wanted) {
      close();
      link = wanted;
      // Without its page, a link just has no card.
      opening = setTimeout(() => void open(wanted, pointer).catch(() => undefined), opensAfter);
    }
  };
  const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
    target instanceof Element ? target.closest<HTMLAnchorElement>(cardLinkSelector) : null;
  const on = <Name extends keyof DocumentEventMap>(name: Name, listener: (event: DocumentEventMap[Name]) => void) =>
    document.addEventListener(name, listener, {signal: life.signal, capture: true, passive: true});

  on('pointerover', ({clientX: x, clientY: y, pointerType, target}) => {
    const pointed = linkOf(target);
    if (pointed && pointerType !== 'touch') {
      wait(pointed, {x, y});
    } else if (target instanceof Node && card.contains(target)) {
      stay();
    } else if (link && link !== document.activeElement) {
      closing ??= setTimeout(close, closesAfter);
    }
  });
  on('focusin', ({target}) => {
    const focused = linkOf(target);
    if (focused?.matches(':focus-visible')) {
      wait(focused);
    } else {
      close();
    }
  });
  on('keydown', ({key}) => {
    if (key === 'Escape') {
      close();
    }
  });
  on('pointerdown', ({target}) => {
    if (!(target instanceof Node && card.contains(target))) {
      close();
    }
  });
  on('scroll', ({target}) => {
    if (target !== card) {
      close();
    }
  });
  document.head.append(style);
  // Within the landmark of the page's content; React leaves what it doesn't know at the end of an element.
  (root.closest('main') ?? document.body).append(card);
  // The reader has come to a link before this script was there.
  const pointed = root.querySelector<HTMLAnchorElement>(`:is(${cardLinkSelector}):hover`);
  const focused = linkOf(document.activeElement);
  if (pointed) {
    wait(pointed);
  } else if (focused?.matches(':focus-visible')) {
    wait(focused);
  }
  return () => {
    life.abort();
    close();
    card.remove();
    style.remove();
  };
}
