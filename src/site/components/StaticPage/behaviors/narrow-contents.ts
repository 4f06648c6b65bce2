import {ownKey} from '../../../keys/own-key';

/** Marks the table of contents for narrow windows, which is empty until it is opened. */
export const narrowContentsAttribute = 'data-narrow-contents';

const wideList = '.theme-doc-toc-desktop > ul';
const activeLink = '.table-of-contents__link--active';

/** Copies the list beside the article: long pages would otherwise carry it twice. */
function fill(details: HTMLDetailsElement, list: Element | null): void {
  const copy = list?.cloneNode(true) as Element | undefined;
  if (copy && !details.querySelector('ul')) {
    // The theme marks the active heading in links of this class.
    copy.querySelectorAll('.toc-highlight').forEach((link) => (link.className = ''));
    details.append(copy);
  }
}

/** Says in the bar, and in the list, what is read. */
function showPlace(details: HTMLDetailsElement, active: Element | null, label: string): void {
  const text = details.querySelector('summary > span');
  const place = [label, active?.textContent].filter(Boolean).join(' › ');
  if (text && text.textContent !== place) {
    text.textContent = place;
  }
  details.querySelectorAll('ul a').forEach((link) => {
    if (link.getAttribute('href') === active?.getAttribute('href')) {
      link.setAttribute('aria-current', 'location');
    } else {
      link.removeAttribute('aria-current');
    }
  });
}

/**
 * The table of contents of narrow windows: filled when it is opened, closed when
 * the reader has chosen, presses Escape or turns to the page behind it. Its bar
 * says what is read.
 */
export function narrowContents(root: HTMLElement): () => void {
  const details = root.querySelector<HTMLDetailsElement>(`details[${narrowContentsAttribute}]`);
  const list = root.querySelector(wideList);
  if (!details) {
    return () => undefined;
  }
  const listeners = new AbortController();
  const {signal} = listeners;
  const label = details.querySelector('summary')?.textContent ?? '';
  const update = (): void => {
    if (details.open) {
      fill(details, list);
    }
    showPlace(details, root.querySelector(activeLink), label);
  };
  const close = (): void => {
    details.open = false;
  };
  details.addEventListener('toggle', update, {signal});
  details.addEventListener(
    'click',
    ({target}) => {
      // What is behind the sheet belongs to the element itself.
      if (target === details || (target as Element).closest('a')) {
        close();
      }
    },
    {signal},
  );
  details.addEventListener(
    'keydown',
    (event) => {
      if (ownKey(event) === 'Escape') {
        close();
        details.querySelector('summary')?.focus();
      }
    },
    {signal},
  );
  const active = new MutationObserver(update);
  if (list) {
    active.observe(list, {subtree: true, attributeFilter: ['class']});
  }
  // The reader may have opened it before the app was there.
  update();
  return () => {
    listeners.abort();
    active.disconnect();
  };
}
