const element = document.createElement('div');
element.className = 'boot-notice';
// Screen readers only read what comes into a region that they know, so it is there before its text.
element.setAttribute('role', 'status');

/** Makes room for a message. */
export function prepareNotice(): void {
  if (!element.isConnected) {
    document.body.append(element);
  }
}

/** Shows a message at the bottom of the window, perhaps with a button. */
export function showNotice(text: string, button?: {label: string; onClick: () => void}): void {
  element.replaceChildren(text);
  if (button) {
    const control = document.createElement('button');
    control.type = 'button';
    control.textContent = button.label;
    control.onclick = button.onClick;
    element.append(' ', control);
  }
}

/** Has its button the focus? */
export const hasNoticeFocus = (): boolean => element.contains(document.activeElement);

/** Takes the message away. */
export function hideNotice(): void {
  element.replaceChildren();
}
