import {ownKey} from '../keys/own-key';
import {isOnSearchButton, opensSearch, typedCharacter, typedWhileLoading} from '../keys/search-keys';

/** Does nothing by itself, so that a click on it waits for the app. Other links are followed at once. */
const controls = 'button, [role=button], [role=tab], a[href="#"]';

const fields = 'input, select, textarea';

/** What is operated with the arrow keys: tabs, and the buttons of dropdown menus. */
const arrowControls = '[role=tab], .dropdown > button';

/** The message about the app itself (`notice.ts`), which works without it. */
const notice = '.boot-notice';

const closest = ({target}: Event, selector: string): Element | undefined =>
  (target instanceof Element && !target.closest(notice) && target.closest(selector)) || undefined;

/** The control or field that an event is about. */
export const controlOf = (event: Event): Element | undefined => closest(event, `${controls}, ${fields}`);

/** The control that is pressed by a click. */
export const pressedBy = (event: Event): Element | undefined => closest(event, controls);

/** The field whose value an event has changed. */
export const fieldOf = (event: Event): Element | undefined => closest(event, fields);

/** Does a click on this element open the search? */
export const isSearchButton = (element: Element): boolean => element.matches('.DocSearch-Button');

/**
 * Is a key meant for the search?
 *
 * @param isOpening - whether the reader has opened the search, which is not there yet
 */
export function isForSearch(event: KeyboardEvent, isOpening: boolean): boolean {
  if (opensSearch(event)) {
    return true;
  }
  return isOpening
    ? !fieldOf(event) && typedWhileLoading(event, '') !== undefined
    : isOnSearchButton() && typedCharacter(event) !== undefined;
}

/** The control that a key operates. Browsers turn Enter and the space bar on buttons and links into clicks. */
export function operatedBy(event: KeyboardEvent): Element | undefined {
  const key = ownKey(event) ?? '';
  const control = closest(event, arrowControls);
  const isArrow = /^(?:Arrow|Home|End)/.test(key);
  const isPress = /^(?:Enter| )$/.test(key) && !control?.matches('button, a');
  return isArrow || isPress ? control : undefined;
}
