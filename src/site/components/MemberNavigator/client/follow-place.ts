import {hashTarget, headingOf} from './heading-of';

/** Rounding of places, in px. */
const tolerance = 4;

const activeClass = 'table-of-contents__link--active';

/** How far below the top of the window a heading is when its anchor is followed. */
function landingOf(heading: Element): number {
  const {scrollPaddingTop} = getComputedStyle(document.documentElement);
  return (parseFloat(scrollPaddingTop) || 0) + (parseFloat(getComputedStyle(heading).scrollMarginTop) || 0);
}

/** The last of the headings, which are in their order, that is at the line or above. */
function lastAbove(headings: readonly Element[], line: number): number {
  let [low, high] = [0, headings.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((headings[middle]?.getBoundingClientRect().top ?? 0) <= line) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low - 1;
}

/** At the end of the page, a heading that was asked for may be below the line. */
function askedAtEnd(headings: readonly Element[]): number {
  const isAtEnd = Math.ceil(window.scrollY + window.innerHeight) >= document.documentElement.scrollHeight;
  const asked = isAtEnd ? headings.findIndex((heading) => heading === hashTarget()) : -1;
  return (headings[asked]?.getBoundingClientRect().top ?? Infinity) < window.innerHeight ? asked : -1;
}

/**
 * Marks the entry of what is read: of the last heading that has come to where
 * anchors land.
 *
 * @param links - to headings, in their order
 * @param tell - is told when it is another; undefined above the first heading
 */
export function followPlace(
  links: readonly HTMLAnchorElement[],
  tell: (link: HTMLAnchorElement | undefined) => void,
  signal: AbortSignal,
): void {
  const entries = links.flatMap((link) => {
    const heading = headingOf(link);
    return heading ? [{link, heading}] : [];
  });
  const headings = entries.map(({heading}) => heading);
  const [first] = headings;
  let landing = first ? landingOf(first) : 0;
  let active: HTMLAnchorElement | undefined;
  let isAsked = false;
  const update = (): void => {
    isAsked = false;
    const index = Math.max(lastAbove(headings, landing + tolerance), askedAtEnd(headings));
    const link = entries[index]?.link;
    if (link !== active && !signal.aborted) {
      active?.classList.remove(activeClass);
      active?.removeAttribute('aria-current');
      link?.setAttribute('aria-current', 'true');
      active = link;
      tell(link);
      // After the group is open: what watches the class brings the entry into view.
      link?.classList.add(activeClass);
    }
  };
  const ask = (): void => {
    if (!isAsked) {
      isAsked = true;
      requestAnimationFrame(update);
    }
  };
  window.addEventListener('scroll', ask, {signal, passive: true});
  // At the end of the page, another heading that is asked for does not scroll it.
  window.addEventListener('hashchange', ask, {signal});
  window.addEventListener(
    'resize',
    () => {
      landing = first ? landingOf(first) : 0;
      ask();
    },
    {signal},
  );
  update();
  signal.addEventListener('abort', () => {
    active?.classList.remove(activeClass);
    active?.removeAttribute('aria-current');
  });
}
