/** What a reader has before them: a heading of the article, and how far below the top of the window it is. */
type ReadPlace = {id: string; top: number};

/** The part that is used of an interface that TypeScript's library does not have yet. */
type Navigation = EventTarget & {
  currentEntry: NavigationHistoryEntry | null;
  updateCurrentEntry(options: {state: unknown}): void;
};

/** The history of the tab, where the browser tells it; the server has none. */
export const {navigation} = globalThis as {navigation?: Navigation};

/** How long the browser may take to scroll back once the page is there. */
const patience = 500;

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/** The heading nearest to the top of the window. */
function placeNow(): ReadPlace | undefined {
  const headings = [...document.querySelectorAll('.markdown > :is(h2, h3, h4, h5, h6)[id]')];
  const places = headings.map((heading): ReadPlace => ({id: heading.id, top: topOf(heading)}));
  return window.scrollY > 0 ? places.sort((a, b) => Math.abs(a.top) - Math.abs(b.top))[0] : undefined;
}

/**
 * Notes in the entry of the history what the reader has before them, from now on.
 * The browser notes only how far the page is scrolled, which is another place in
 * it when the heights of boxes above have been estimated anew.
 */
export function notePlace(): void {
  const note = () => navigation?.updateCurrentEntry({state: {place: placeNow()}});
  // Before a click on a link as well: the window may still be scrolling.
  ['scrollend', 'pointerdown', 'keydown'].forEach((type) => document.addEventListener(type, note, {capture: true}));
}

/**
 * Brings the reader back to the place that the entry of the history has noted, if
 * it has. The browser, too, scrolls back to where it takes the place to be, once
 * or several times, and boxes get their real heights; this has the last word,
 * until the reader does something.
 */
export function returnToPlace(): void {
  const {place} = (navigation?.currentEntry?.getState() ?? {}) as {place?: ReadPlace};
  if (!place) {
    return;
  }
  const end = new AbortController();
  const {signal} = end;
  const scroll = () => {
    if (signal.aborted) {
      return;
    }
    const heading = document.getElementById(place.id);
    const by = heading ? topOf(heading) - place.top : 0;
    if (Math.abs(by) >= 1) {
      window.scrollBy({top: by, behavior: 'instant'});
    }
    requestAnimationFrame(scroll);
  };
  const endSoon = () => setTimeout(() => end.abort(), patience);
  ['wheel', 'touchstart', 'pointerdown', 'keydown'].forEach((type) =>
    window.addEventListener(type, () => end.abort(), {capture: true, passive: true, signal}),
  );
  scroll();
  if (document.readyState === 'complete') {
    endSoon();
  } else {
    window.addEventListener('load', endSoon, {once: true, signal});
  }
}
