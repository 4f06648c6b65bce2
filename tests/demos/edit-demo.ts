import type {Locator, Page} from '@playwright/test';
import {demoOn} from './open-demo';

/** Types at the end of the program that is being edited. */
export async function append(page: Page, code: string): Promise<void> {
  await demoOn(page).locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText(`\n${code}`);
}

/** A button of the demo. */
export const button = (page: Page, name: string): Locator => demoOn(page).getByRole('button', {name, exact: true});

/** Begins to edit the program, at its end. */
export async function edit(page: Page, code: string): Promise<void> {
  await button(page, 'Edit code').click();
  await append(page, code);
}
