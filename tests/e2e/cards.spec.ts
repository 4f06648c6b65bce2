import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {origin, projectDir} from '../support/sites';
import {expect, hydrated, test} from '../support/test';

/** The description in the front matter of a page of 4.1. */
function descriptionOf(file: string): string {
  const text = fs.readFileSync(path.join(projectDir, 'docs', file), 'utf8');
  const description = /^description: (.+)$/m.exec(text)?.[1]?.replace(/^(['"])(.*)\1$/, '$2');
  if (!description) {
    throw new Error(`${file} has no description.`);
  }
  return description;
}

const description = descriptionOf('api/dia/Graph.mdx');

test('the cards of a section have their descriptions in the HTML, and keep them', async ({browser, page}) => {
  const cardOn = (shown: Page) => shown.locator('article a[data-search-ignore]', {hasText: 'Graph'}).first();
  const withoutScripts = await browser.newPage({javaScriptEnabled: false, baseURL: origin('main')});
  await withoutScripts.goto('/api/dia/');
  await expect(cardOn(withoutScripts)).toContainText(description);
  await withoutScripts.close();
  // A first render that differs from the HTML would be an error in the console.
  await page.goto('/api/dia/');
  await hydrated(page);
  await expect(cardOn(page)).toContainText(description);
});

test('the cards have their descriptions after a navigation', async ({page, open}) => {
  await open('/api/dia/Graph');
  await page.locator('.breadcrumbs a', {hasText: 'dia'}).click();
  await expect(page).toHaveURL(/\/api\/dia\/$/);
  const card = page.locator('article a[data-search-ignore]', {hasText: 'Graph'}).first();
  await expect(card).toContainText(description);
});

test('a section card of a section index has the description of its index page', async ({open, page}) => {
  await open('/learn/features/');
  await expect(page.locator('article a[data-search-ignore]', {hasText: 'Diagram basics'})).toContainText(
    descriptionOf('learn/features/diagram-basics/index.mdx'),
  );
});
