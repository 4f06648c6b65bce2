import {prepareAnnouncements} from '../../announce';
import {copyText} from '../CopyButton/copy-text';
import {sayResult} from '../CopyButton/say-result';
import {isPage} from '../../../common/is-page';
import {copyPageAttribute} from './copy-page-attribute';

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok || isPage(response)) {
    throw new Error(`${address}: ${response.status}`);
  }
  return response.text();
}

/**
 * Copies the text at an address to the clipboard.
 *
 * @returns whether the text was copied
 */
async function copyFrom(address: string): Promise<boolean> {
  const text = fetchText(address);
  try {
    // Safari allows a copy only while it handles the press. The text has not arrived by then, so pass a promise of it.
    const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
    return true;
  } catch {
    return text.then(copyText, () => false);
  }
}

/**
 * Lets the button of the page menu copy the text at the address of the link beside it. For 2 seconds, the button
 * then says whether the text was copied.
 */
export function copyPage(root: HTMLElement): () => void {
  const button = root.querySelector<HTMLElement>(`[${copyPageAttribute}]`);
  const address = button?.parentElement?.querySelector('a')?.href;
  if (!button || !address) {
    return () => undefined;
  }
  const label = button.textContent;
  const life = new AbortController();
  const {signal} = life;
  const onClick = (): void => {
    // Keep the width when the label changes. Otherwise, the link beside the button would move.
    button.style.minWidth = `${button.getBoundingClientRect().width}px`;
    void copyFrom(address).then((isCopied) => sayResult(button, isCopied, label, signal));
  };
  prepareAnnouncements();
  button.addEventListener('click', onClick, {signal});
  return () => life.abort();
}
