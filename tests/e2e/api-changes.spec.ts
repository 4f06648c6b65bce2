import type {Locator, Page, Route} from '@playwright/test';
import {stopClock} from '../support/clock';
import {chip, countOn, fieldOf, listFilterTests, results} from '../support/list-filter';
import {routed} from '../support/routed';
import {expect, settled, test as testWithClock, testInOneContext} from '../support/test';

const test = testInOneContext();

const path = '/api/changes/';
const field = (page: Page): Locator => fieldOf(page, 'Filter changes');
const changes = (page: Page): Locator => page.locator('[data-change]').filter({visible: true});

test('kinds and packages leave as many changes as they say, by keys', async ({page, open}) => {
  await open(path);
  const all = await changes(page).count();
  const [added, removed] = [await countOn(page, /^Added/), await countOn(page, /^Removed/)];
  expect(added + removed + (await countOn(page, /^Changed/))).toBe(all);
  await chip(page, /^Removed/).focus();
  await page.keyboard.press('Space');
  await expect(changes(page)).toHaveCount(removed);
  await chip(page, /^Added/).focus();
  await page.keyboard.press('Space');
  await expect(changes(page)).toHaveCount(added + removed);
  await chip(page, /^@joint\/core/).check();
  await expect(results(page)).toContainText(new RegExp(`^\\d+ of ${all} changes`));
  await expect(page.locator('[data-change][data-package=plus]').filter({visible: true})).toHaveCount(0);
});

test('words are looked for in classes, names and declarations; names stay links', async ({page, open}) => {
  await open(path);
  await field(page).fill('paper findCellViewsAtPoint');
  await expect(results(page)).toContainText(/^1 of \d+ changes/);
  await expect(changes(page)).toHaveCount(1);
  // Nothing is left to do for the filter once the address says it.
  await expect(page).toHaveURL(/\?filter=paper/);
  await settled(page);
  await results(page).first().getByRole('link', {name: 'findCellViewsAtPoint'}).click();
  await expect(page).toHaveURL(/\/api\/dia\/Paper#findCellViewsAtPoint$/);
});

// A stopped clock stops in all pages of a context.
testWithClock(
  'a link that is followed before the address has the query leads on, also in a slow network',
  async ({page, open}) => {
    await page.clock.install();
    await open(path);
    await settled(page);
    const held: Route[] = [];
    let isSlow = true;
    await page.route(/\/assets\/js\/|\/api\/dia\/Paper/, async (route) => {
      if (isSlow) {
        held.push(route);
      } else {
        await route.continue();
      }
    });
    await routed(page);
    await stopClock(page);
    await field(page).fill('paper findCellViewsAtPoint');
    await results(page).getByRole('link', {name: 'findCellViewsAtPoint'}).click();
    await expect(page).toHaveURL(/#findCellViewsAtPoint$/);
    await page.clock.runFor(1000);
    expect(held).not.toEqual([]);
    isSlow = false;
    await Promise.all(held.map((route) => route.continue()));
    await page.clock.resume();
    await expect(page.locator('h1')).toHaveText('dia.Paper');
    await expect(page).toHaveURL(/\/api\/dia\/Paper#findCellViewsAtPoint$/);
  },
);

testWithClock(
  'a place on the page that is gone to before the address has the query stays in it',
  async ({page, open}) => {
    await page.clock.install();
    await open(path);
    await settled(page);
    await stopClock(page);
    await field(page).fill('paper findCellViewsAtPoint');
    await expect(results(page)).toContainText(/^1 of/);
    await page.evaluate(() => (location.hash = '#place'));
    await page.clock.runFor(1000);
    await expect(page).toHaveURL(/\?filter=paper[^#]*#place$/);
    await page.clock.resume();
  },
);

test('the address has what is asked for, and shows it to another reader', async ({page, open}) => {
  await open(path);
  await field(page).fill('graph');
  await chip(page, /^Changed/).check();
  await expect(page).toHaveURL(`${path}?filter=graph&kind=changed`);
  await expect(results(page)).toContainText(/^\d+ of/);
  const found = await changes(page).count();
  await open(`${path}?filter=graph&kind=changed`);
  await expect(results(page)).toContainText(/^\d+ of/);
  await expect(changes(page)).toHaveCount(found);
  await expect(field(page)).toHaveValue('graph');
  await expect(chip(page, /^Changed/)).toBeChecked();
});

test('the count is said once the reader pauses, and one button leads back to all', async ({page, open}) => {
  await open(path);
  await settled(page);
  const all = await changes(page).count();
  const said = page.locator('body > [role=status]');
  await field(page).pressSequentially('zeppelin');
  await expect(said).toHaveText('No change matches.');
  await page.getByRole('button', {name: `Show all ${all} changes`}).click();
  await expect(changes(page)).toHaveCount(all);
  await expect(field(page)).toBeFocused();
  await expect(said).toHaveText(`${all} changes`);
});

listFilterTests({path, field: 'Filter changes', chip: /^Removed/, items: changes, atLeast: 150});

test('a page of the API has the changes closed above its sections, and a removed member leads to 4.0', async ({
  page,
  open,
}) => {
  await open('/api/dia/Paper');
  const fold = page.locator('details.api-changes');
  await expect(fold).toHaveCount(1);
  await expect(fold).not.toHaveAttribute('open');
  await fold.locator('summary').first().click();
  await expect(fold.getByRole('link', {name: 'findCellViewsAtPoint'})).toBeVisible();
  await expect(fold.locator('code').filter({hasText: 'snapLinks?: boolean | { radius: number };'})).toBeVisible();
  await open('/api/layout/ForceDirected');
  await expect(fold.locator('summary').first()).toContainText('Differences from the documentation of 4.0');
  await fold.locator('summary').first().click();
  await fold.getByRole('link', {name: 'Options.width'}).click();
  await expect(page).toHaveURL(/\/4\.0\/api\/layout\/ForceDirected#options\.width$/);
});

test('a page without changes, and an old page, say nothing', async ({page, open}) => {
  for (const address of ['/api/alg/Dijkstra', '/4.0/api/dia/Paper']) {
    await open(address);
    await expect(page.locator('details.api-changes')).toHaveCount(0);
  }
});

test('on paper, the changes of a page are open', async ({page, open}) => {
  await open('/api/dia/Paper');
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('details.api-changes li').first()).toBeVisible();
});
