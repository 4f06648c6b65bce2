/** An element of a list, told by what readers know of it, so that its equal can be found in another rendering. */
type Place = {tag: string; label: string; index: number};

const labelOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent;

const alike = (list: Element, {tag, label}: Omit<Place, 'index'>): Element[] =>
  [...list.querySelectorAll(tag)].filter((element) => labelOf(element) === label);

function placeOf(list: Element, element: Element): Place {
  const kind = {tag: element.localName, label: labelOf(element)};
  return {...kind, index: alike(list, kind).indexOf(element)};
}

const elementAt = (list: Element, place: Place): HTMLElement | undefined =>
  alike(list, place)[place.index] as HTMLElement | undefined;

/** What a reader has done in a list that is rendered anew. */
export type HandOver = {
  /** Gives the focus to the equal of the element that had it. */
  restoreFocus: () => void;
  /** Repeats the clicks on buttons, in their order. */
  repeatClicks: () => void;
};

/** Call it while the former elements are in the list; what it returns acts on the new ones. */
export function handOver(list: Element, clicked: readonly Element[]): HandOver {
  const {activeElement} = document;
  const focused = activeElement && list.contains(activeElement) ? placeOf(list, activeElement) : undefined;
  const clicks = clicked.map((element) => placeOf(list, element));
  return {
    restoreFocus: () => focused && elementAt(list, focused)?.focus({preventScroll: true}),
    repeatClicks: () => clicks.forEach((place) => elementAt(list, place)?.click()),
  };
}
