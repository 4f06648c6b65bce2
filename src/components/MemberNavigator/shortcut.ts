import {isOnSearchButton, isTyping, typedCharacter} from '../SearchBar/shortcuts';
import {filterAttribute, openAttribute} from './marks';

/** The key `f`, outside of fields, goes to the filter of the page's members, or opens the sheet that has it. */
export function focusFilter(event: KeyboardEvent): void {
  if (typedCharacter(event) === 'f' && !event.defaultPrevented && !isTyping() && !isOnSearchButton()) {
    const field = document.querySelector<HTMLElement>(`[${filterAttribute}]`);
    if (field) {
      event.preventDefault();
      field.focus();
      if (document.activeElement !== field) {
        document.querySelector<HTMLElement>(`[${openAttribute}]`)?.click();
      }
    }
  }
}
