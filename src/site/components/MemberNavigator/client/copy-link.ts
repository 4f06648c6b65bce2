import {announce} from '../../../announce';

const label = 'Copy link';
const sayFor = 2000;

/** The button of the bar copies the address of what is read, and says whether that worked. */
export function copyLinks(button: Element | null | undefined, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const copy = async (): Promise<void> => {
    const place = button?.parentElement?.querySelector<HTMLAnchorElement>('[aria-current]');
    const result = await navigator.clipboard.writeText(place?.href ?? location.href).then(
      () => 'Copied',
      () => 'Copy failed',
    );
    if (button) {
      button.textContent = result;
      announce(result);
      clearTimeout(timer);
      timer = setTimeout(() => (button.textContent = label), sayFor);
    }
  };
  button?.addEventListener('click', () => void copy(), {signal});
}
