const inputsOf = (element: Element): HTMLInputElement[] => [...element.querySelectorAll('input')];

/** What is typed into the field of a filter. */
export const typedIn = (element: Element): string =>
  element.querySelector<HTMLInputElement>('input[type=search]')?.value ?? '';

/** The values of the checked boxes that have a name. */
export const checkedIn = (element: Element, name: string): string[] =>
  inputsOf(element)
    .filter((input) => input.name === name && input.checked)
    .map(({value}) => value);

/** What the controls of a filter should say. */
export type ControlStates = {
  text: string;
  /** The values of the checked boxes, by the names of the boxes. */
  checked: Readonly<Record<string, readonly string[]>>;
};

/**
 * Sets the field and the boxes of a filter.
 *
 * @param keep - leaves what is typed and checked: the reader may have done that before the script came
 */
export function setControls(element: Element, {text, checked}: ControlStates, keep = false): void {
  for (const input of inputsOf(element)) {
    if (input.type === 'search') {
      input.value = (keep && input.value) || text;
    } else {
      input.checked = (keep && input.checked) || (checked[input.name]?.includes(input.value) ?? false);
    }
  }
}
