// Part of every page's main script: keep it small.
let notice: HTMLElement | undefined;

/**
 * Says for 10 seconds, at the bottom of the window, that what the reader has used could not be loaded.
 *
 * @param what - when it is left out, the message goes: the reader tries again
 */
export function showFailure(what?: string): void {
  notice?.remove();
  if (what) {
    const shown = (notice = document.createElement('p'));
    notice.className = 'boot-notice';
    notice.role = 'alert';
    notice.append(what, ' could not be loaded.');
    document.body.append(notice);
    setTimeout(() => shown.remove(), 10_000);
  }
}
