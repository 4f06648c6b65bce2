import {prepareAnnouncements} from '../../../announce';
import {copyText} from '../../CopyButton/copy-text';
import {sayResult} from '../../CopyButton/say-result';

/** Marks a button that copies the code of its block. */
export const copyAttribute = 'data-copy-code';

/** The code of a block. Lines that a diff removes are not part of what a reader wants to paste. */
export function codeOf(block: Element | null): string {
  const lines = [...(block?.querySelectorAll<HTMLElement>('.line') ?? [])];
  return lines
    .filter((line) => !line.classList.contains('remove'))
    .map((line) => line.textContent)
    .join('\n');
}

/** Buttons copy the code of their block, and say for 2 seconds whether that worked. */
export function copyCode(root: HTMLElement): () => void {
  const life = new AbortController();
  const {signal} = life;
  const onClick = ({target}: MouseEvent): void => {
    const button = target instanceof Element ? target.closest(`[${copyAttribute}]`) : null;
    const [label] = button?.children ?? [];
    if (label) {
      void copyText(codeOf(label.closest('figure'))).then((isCopied) => sayResult(label, isCopied, 'Copy', signal));
    }
  };
  prepareAnnouncements();
  root.addEventListener('click', onClick, {signal});
  return () => life.abort();
}
