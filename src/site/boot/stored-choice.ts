import {isModified} from '../keys/is-modified';

/**
 * A link that is followed before the app is there stores what the app would store:
 * the entry in its attribute `data-stores`, as `key=value`.
 */
export function storeChoices(signal: AbortSignal): void {
  const store = (event: MouseEvent): void => {
    const {target} = event;
    const link = target instanceof Element ? target.closest('[data-stores]') : null;
    const [key, value] = link?.getAttribute('data-stores')?.split('=') ?? [];
    try {
      if (key && value && !isModified(event)) {
        localStorage.setItem(key, value);
      }
    } catch {
      // Without storage the app would not remember it either.
    }
  };
  window.addEventListener('click', store, {capture: true, signal});
}
