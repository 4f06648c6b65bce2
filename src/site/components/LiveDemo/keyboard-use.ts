let isUsed: (() => void) | undefined;

/** Resolves as soon as the reader moves with the Tab key, on the page or in a demo. */
const whenUsed = new Promise<void>((resolve) => {
  isUsed = resolve;
});

/** The reader uses the keyboard. */
export const noteKeyboard = (): void => isUsed?.();

let isListening = false;

/** Resolves as soon as the reader moves with the Tab key; from then on at once. */
export function whenKeyboardIsUsed(): Promise<void> {
  if (!isListening) {
    isListening = true;
    document.addEventListener('keydown', ({key}) => key === 'Tab' && noteKeyboard(), {capture: true});
  }
  return whenUsed;
}
