import type {Page} from '@playwright/test';

/**
 * Keeps what pages that are opened from now on copy: the clipboard itself is shared by all tests.
 *
 * @returns reads the last text that the page has copied; empty when there is none
 */
export async function recordCopies(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const writeText = (text: string): Promise<void> => Promise.resolve(void Object.assign(window, {copied: text}));
    Object.defineProperty(navigator, 'clipboard', {value: {writeText}});
  });
  return () => page.evaluate(() => (window as {copied?: string}).copied ?? '');
}

/** Lets the browser refuse to copy, in pages that are opened from now on. */
export const refuseCopies = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: {writeText: () => Promise.reject(new Error('denied'))}});
  });
