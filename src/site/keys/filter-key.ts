import {isTyping} from './own-key';
import {isOnSearchButton, typedCharacter} from './search-keys';

/** Marks the field that filters the members of the page. */
export const filterAttribute = 'data-filter-members';

/** Marks the button that opens the list of members in narrow windows. */
export const openAttribute = 'data-open-members';

/** The key `f`, outside of fields, goes to the filter of the page's members, or opens the sheet that has it. */
export function focusFilter(event: KeyboardEvent): void {
  if (typedCharacter(event) === 'f' && !isTyping(event) && !isOnSearchButton()) {
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
