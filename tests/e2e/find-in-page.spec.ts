import type {Locator, Page} from '@playwright/test';
import {demoOn, running} from '../demos/open-demo';
import {boxOf, unseen} from '../support/place';
import {expect, testInOneContext} from '../support/test';

const test = testInOneContext();

/** Goes to an element in a closed panel, which the browser shows as it does what find in page has found. */
async function find(page: Page, panel: Locator): Promise<void> {
  await panel.locator('pre').evaluate((code) => (code.id = 'found'));
  await page.evaluate(() => (window.location.hash = 'found'));
}

test('what is found in another file of a demo opens it', async ({page, open}) => {
  await open('/learn/demos/graph/undo');
  await running(page);
  const panels = demoOn(page).locator('[role=tabpanel]');
  await expect(panels.nth(3)).toBeHidden();
  await find(page, panels.nth(3));
  await expect(panels.nth(3)).toBeVisible();
  await expect(panels.nth(0)).toBeHidden();
  await expect(demoOn(page).getByRole('tab', {name: 'style.css'})).toHaveAttribute('aria-selected', 'true');
  await expect(demoOn(page).getByRole('tabpanel')).toHaveCount(1);
  await demoOn(page).getByRole('tab', {name: 'index.ts'}).click();
  await expect(panels.nth(0)).toBeVisible();
  await expect(panels.nth(3)).toBeHidden();
});

test('a closed file takes no room in full width, and is no stop of the keyboard', async ({page, open}) => {
  await open('/learn/demos/graph/undo');
  await running(page);
  await demoOn(page).getByRole('button', {name: 'Full width'}).click();
  const closed = demoOn(page).locator('[role=tabpanel][hidden]');
  await expect(closed).toHaveCount(3);
  for (const panel of await closed.all()) {
    expect((await panel.boundingBox())?.height).toBe(0);
    await expect(panel).not.toHaveAttribute('tabindex');
  }
});

test.describe('tabs of package managers', () => {
  const path = '/learn/quickstart/installation';
  const tabs = (page: Page) => page.locator('[data-tabs=npm2yarn]').first();
  const selected = (page: Page) => tabs(page).locator('[role=tab][aria-selected=true]');

  /** As a reader who wants to find something: the first key loads what opens tabs. */
  const beginToFind = (page: Page): Promise<void> =>
    expect(async () => {
      await page.keyboard.press('Control+f');
      await expect(tabs(page).locator('[hidden=until-found]')).not.toHaveCount(0, {timeout: 1000});
    }).toPass();

  test('what is found in a closed tab opens it, which is no choice', async ({page, open}) => {
    await open(path);
    await beginToFind(page);
    await expect(selected(page)).toHaveText('npm');
    const {height} = await boxOf(tabs(page));
    const panels = tabs(page).locator('[role=tabpanel]');
    await find(page, panels.nth(2));
    await expect(selected(page)).toHaveText('pnpm');
    await expect(panels.nth(2)).toBeVisible();
    await expect(panels.nth(0)).toBeHidden();
    await expect(tabs(page).getByRole('tabpanel')).toHaveCount(1);
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.npm2yarn'))).toBeNull();
    const changes = async () => Math.abs((await boxOf(tabs(page))).height - height);
    await expect.poll(changes, 'px by which the tabs are higher').toBeLessThan(unseen);
    await tabs(page).getByRole('tab', {name: 'npm', exact: true}).click();
    await expect(panels.nth(0)).toBeVisible();
    await expect(panels.nth(2)).toBeHidden();
  });

  test('an address with a text that stands in a closed tab opens it', async ({page}) => {
    await page.goto(path);
    await beginToFind(page);
    // The browser follows such an address only from a press of the reader.
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.textContent = 'To the text';
      link.href = '#:~:text=pnpm%20add%20%40joint';
      link.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 1000';
      document.body.append(link);
    });
    await page.getByRole('link', {name: 'To the text'}).click();
    await expect(selected(page)).toHaveText('pnpm');
  });

  test('nothing moves when the app hides tabs in this way, and a closed tab takes no room', async ({page}) => {
    // The tabs with what follows them, before the app is there and after.
    const places = (): Promise<number[]> =>
      page
        .locator('.markdown > *')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top + window.scrollY));
    await page.addInitScript(() => (window.requestIdleCallback = () => 0));
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const before = await places();
    await expect(page.locator('[hidden=until-found]')).toHaveCount(0);
    await page.getByRole('button', {name: /^Search/}).hover();
    await beginToFind(page);
    const moves = async () =>
      Math.max(...(await places()).map((place, index) => Math.abs(place - (before[index] ?? NaN))));
    await expect.poll(moves, 'px that something moves').toBeLessThan(unseen);
    for (const panel of await tabs(page).locator('[hidden]').all()) {
      expect((await panel.boundingBox())?.height ?? 0).toBe(0);
    }
  });
});
