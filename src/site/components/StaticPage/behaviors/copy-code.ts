import {announce, prepareAnnouncements} from '../../../announce';

/** Marks a button that copies the code of its block. */
export const copyAttribute = 'data-copy-code';

const sayFor = 2000;

/** Lines that a diff removes are not part of what a reader wants to paste. */
function codeOf(button: Element): string {
  const lines = [...(button.closest('figure')?.querySelectorAll<HTMLElement>('.line') ?? [])];
  return lines
    .filter((line) => !line.classList.contains('remove'))
    .map((line) => line.textContent)
    .join('\n');
}

/** Buttons copy the code of their block, and say for 2 seconds whether that worked. */
export function copyCode(root: HTMLElement): () => void {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const say = (button: Element, text: string): void => {
    const [label] = button.children;
    if (label) {
      label.textContent = text;
    }
  };
  const onClick = ({target}: MouseEvent): void => {
    const button = target instanceof Element ? target.closest(`[${copyAttribute}]`) : null;
    if (button) {
      void navigator.clipboard
        .writeText(codeOf(button))
        .then(
          () => 'Copied',
          () => 'Copy failed',
        )
        .then((result) => {
          say(button, result);
          announce(result);
          clearTimeout(timers.get(button));
          timers.set(
            button,
            setTimeout(() => say(button, 'Copy'), sayFor),
          );
        });
    }
  };
  prepareAnnouncements();
  root.addEventListener('click', onClick);
  return () => {
    root.removeEventListener('click', onClick);
    timers.forEach((timer, button) => {
      clearTimeout(timer);
      say(button, 'Copy');
    });
  };
}
