import {type Locator, type Page, expect} from '@playwright/test';

/** What is wrong with the focus: it is lost, out of sight, covered, or without a mark. Empty if a reader sees it. */
export function findFaultOfFocus(): string {
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement) {
    return 'nothing has the focus';
  }
  const name = `<${element.localName}> ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 30)}`;
  // A hidden element loses the focus, but not at once.
  if (!element.checkVisibility({visibilityProperty: true})) {
    return `hidden: ${name}`;
  }
  const {left, right, top, bottom} = element.getBoundingClientRect();
  const [x, y] = [Math.max(left, 0), Math.max(top, 0)];
  const [width, height] = [Math.min(right, window.innerWidth) - x, Math.min(bottom, window.innerHeight) - y];
  if (width <= 0 || height <= 0) {
    return `out of sight: ${name}`;
  }
  // An editor is longer than the part of it that is seen.
  const parts = [0.5, 0.1, 0.3, 0.7, 0.9];
  const isSeen = parts.some((across) =>
    parts.some((down) => {
      const onTop = document.elementFromPoint(x + width * across, y + height * down);
      return onTop !== null && (element.contains(onTop) || onTop.contains(element));
    }),
  );
  if (!isSeen) {
    return `covered: ${name}`;
  }
  // A frame marks what is in it, a field shows its caret, and a heading on which a reader lands is at the top.
  if (element.matches('iframe, input, textarea, [contenteditable=true], h1, h2, h3, h4, [tabindex="-1"]')) {
    return '';
  }
  const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(element);
  const isMarked = (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
  return isMarked ? '' : `without a mark: ${name}`;
}

export const faultOfFocus = (page: Page): Promise<string> => page.evaluate(findFaultOfFocus);

/** Expects that something has the focus, and that a reader sees where it is. */
export const expectFocusSeen = (page: Page): Promise<void> => expect.poll(() => faultOfFocus(page)).toBe('');

/** Presses a key, and expects that the focus is seen afterwards. */
export async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await expectFocusSeen(page);
}

/**
 * Goes to an element with Tab alone. The focus is seen on each stop.
 *
 * @param key - `Shift+Tab` to go back
 * @param most - the most stops on the way
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab', most = 60): Promise<void> {
  await target.first().waitFor();
  for (let stop = 0; stop < most; stop += 1) {
    await press(page, key);
    if (await target.first().evaluate((element) => element === document.activeElement)) {
      return;
    }
  }
  throw new Error(`Not reached within ${most} stops: ${String(target)}`);
}
