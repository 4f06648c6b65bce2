let isUsed: (() => void) | undefined;

/** Resolves as soon as the reader uses the keyboard, on the page or in a demo. */
const whenUsed = new Promise<void>((resolve) => {
  isUsed = resolve;
});

/** The reader uses the keyboard. */
export const noteKeyboard = (): void => isUsed?.();

/**
 * Was the control with the focus reached by key? Browsers show the focus of a button only then. Text fields are left
 * out: their focus is shown after a click, too.
 */
const hasFocusByKey = (): boolean => document.activeElement?.matches(':is(a, button, summary):focus-visible') ?? false;

let isListening = false;

/**
 * Resolves as soon as the reader uses the keyboard; from then on at once. The Tab key is a sign of it. The key that
 * started the first demo was pressed before anything listened, so the focus is another.
 */
export function whenKeyboardIsUsed(): Promise<void> {
  if (hasFocusByKey()) {
    noteKeyboard();
  }
  if (!isListening) {
    isListening = true;
    document.addEventListener('keydown', ({key}) => key === 'Tab' && noteKeyboard(), {capture: true});
  }
  return whenUsed;
}
