// Part of every page's main script: keep it small.
let notice: HTMLElement | undefined;

/** How long a reader waits before the page says that it goes on, in ms: as in the boot script. */
export const slowAfter = 3000;

function show(role: 'alert' | 'status', text: string): HTMLElement {
  notice?.remove();
  notice = document.createElement('p');
  notice.className = 'boot-notice';
  notice.role = role;
  notice.append(text);
  document.body.append(notice);
  return notice;
}

/** Says at the bottom of the window, as long as it is so, that what the reader has used takes long to load. */
export async function sayWhileSlow<T>(loading: Promise<T>): Promise<T> {
  let shown: HTMLElement | undefined;
  const timer = setTimeout(() => {
    // With each letter of a filter, its list is asked for: it is said once.
    if (notice?.role !== 'status' || !notice.isConnected) {
      shown = show('status', 'Still loading. What you asked for will follow.');
    }
  }, slowAfter);
  try {
    return await loading;
  } finally {
    clearTimeout(timer);
    shown?.remove();
  }
}

/**
 * Says for 10 seconds, at the bottom of the window, that what the reader has used could not be loaded.
 *
 * @param what - when it is left out, the message goes: the reader tries again
 */
export function showFailure(what?: string): void {
  notice?.remove();
  if (what) {
    const shown = show('alert', `${what} could not be loaded.`);
    setTimeout(() => shown.remove(), 10_000);
  }
}
