import {copyText} from '../../CopyButton/copy-text';
import {sayResult} from '../../CopyButton/say-result';

/** The button of the bar copies the address of what is read, and says whether that worked. */
export function copyLinks(button: Element | null | undefined, signal: AbortSignal): void {
  const copy = async (): Promise<void> => {
    const place = button?.parentElement?.querySelector<HTMLAnchorElement>('[aria-current]');
    const isCopied = await copyText(place?.href ?? location.href);
    if (button) {
      sayResult(button, isCopied, 'Copy link', signal);
    }
  };
  button?.addEventListener('click', () => void copy(), {signal});
}
