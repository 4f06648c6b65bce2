import type {Locator, Page} from '@playwright/test';
import {recordCopies} from '../support/copies';
import {boxOf, expectAt} from '../support/place';
import {expect, settled, test} from '../support/test';

const stages = (page: Page): Locator => page.locator('.demo-stage');
const running = (stage: Locator): Locator => stage.locator('iframe:not(.demo-stage__frame--waiting)');

const homes = [
  {home: '/', version: '4.1'},
  {home: '/4.0/', version: '4.0'},
];

/** Is all of an element in the window? Sides may lie between two pixels. */
const expectInWindow = (element: Locator): Promise<void> => expect(element).toBeInViewport({ratio: 0.99});

for (const [device, viewport] of Object.entries({
  'a desk': {width: 1440, height: 900},
  'a phone': {width: 390, height: 844},
})) {
  test.describe(`the first screen on ${device}`, () => {
    test.use({viewport});

    test(
      'has a claim, the install line of the version, two actions and a diagram that runs',
      {tag: '@smoke'},
      async ({page, open}) => {
        await open('/');
        const hero = page.locator('.home-hero');
        await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
        await expectInWindow(hero.getByRole('heading', {level: 1}));
        await expect(hero.getByText('npm install @joint/core@4.1')).toBeVisible();
        await expectInWindow(hero.getByRole('button', {name: /^Copy/}));
        for (const name of ['Start with the quickstart', 'Open the playground']) {
          await expectInWindow(hero.getByRole('link', {name}));
        }
        await expect(running(stages(page).first())).toBeVisible();
        await expectInWindow(stages(page).first());
      },
    );
  });
}

for (const {home, version} of homes) {
  test(`${home} has no breadcrumbs and no version line, and the sidebar of the guides`, async ({page, open}) => {
    await open(home);
    await expect(page.locator('.theme-doc-breadcrumbs')).toHaveCount(0);
    await expect(page.locator('.theme-doc-version-badge')).toHaveCount(0);
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(sidebar.getByRole('link', {name: 'Home'})).toHaveAttribute('aria-current', 'page');
    await open(`${home}learn/quickstart/`);
    await expect(page.locator('.theme-doc-breadcrumbs')).toBeVisible();
    await expect(page.locator('.theme-doc-version-badge')).toHaveText(`Version: ${version}`);
  });

  test(`${home} links what JointJS+ adds to its pages`, async ({page, open}) => {
    await open(home);
    const names = page.getByRole('table', {name: 'Table: Core and JointJS+'}).locator('td code');
    expect(await names.count()).toBeGreaterThan(4);
    const unlinked = await names.evaluateAll((all) =>
      all.filter((name) => !name.closest('a')).map(({textContent}) => textContent),
    );
    expect(unlinked).toEqual([]);
  });

  test(`${home} installs its own version, and runs its diagrams with it`, {tag: '@smoke'}, async ({page, open}) => {
    const libraries: string[] = [];
    page.on('request', (request) => libraries.push(...(/joint-core-\d+\.\d+/.exec(request.url()) ?? [])));
    await open(home);
    await expect(page.locator('.home-hero figure')).toContainText(`@joint/core@${version}`);
    await expect(running(stages(page).first())).toBeVisible();
    expect(libraries).toEqual([`joint-core-${version}`]);
  });
}

for (const width of [1280, 390]) {
  test(`the program of each step is in sight, ${width} px wide`, async ({page, open}) => {
    await page.setViewportSize({width, height: 900});
    await open('/');
    for (const step of await page.locator('.home-step > figure').all()) {
      const [whole, code] = [await boxOf(step), await boxOf(step.locator('pre'))];
      const unfolds = await boxOf(step.locator('summary'));
      // All but the bar above it, and the button below.
      expect(code.height).toBeGreaterThan(whole.height - unfolds.height - 80);
      expect(code.y).toBeGreaterThanOrEqual(whole.y);
      expect(code.y + code.height).toBeLessThanOrEqual(whole.y + whole.height);
    }
  });
}

test('the install line is copied', {tag: '@smoke'}, async ({page, open, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/');
  await page.locator('.home-hero').getByRole('button', {name: /^Copy/}).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('npm install @joint/core@4.1');
});

test('a picture stands for the diagram until it runs, and nothing moves', async ({page, open}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/joint-core-[\d.]+[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await open('/');
  const stage = stages(page).first();
  const picture = stage.locator('img:visible');
  await expect(picture).toHaveCount(1);
  const before = await boxOf(stage);
  release();
  await expect(running(stage)).toBeVisible();
  await expect(picture).toHaveCount(0);
  await expectAt(stage, before);
});

test('diagrams further down wait until they near the window', async ({page, open}) => {
  const demos: string[] = [];
  page.on('request', (request) => demos.push(...(/demos\/4\.1\/start\/(\w+)/.exec(request.url())?.slice(1) ?? [])));
  await open('/');
  await expect(running(stages(page).first())).toBeVisible();
  await settled(page);
  expect(demos).not.toContain('save');
  const last = stages(page).last();
  await last.scrollIntoViewIfNeeded();
  await expect(running(last)).toBeVisible();
  await expect(last.frameLocator('iframe').locator('.joint-element')).toHaveCount(2);
});

test('a diagram follows the color mode, and is edited in place', {tag: '@smoke'}, async ({page, open}) => {
  await open('/');
  const stage = stages(page).first();
  await expect(running(stage)).toBeVisible();
  const frame = stage.frameLocator('iframe');
  await page.getByRole('button', {name: /dark and light mode/}).click();
  await expect(frame.locator('html')).toHaveCSS('color-scheme', 'dark');
  await frame.getByRole('button', {name: 'Play'}).click();
  await expect(frame.locator('output')).toHaveText('Customer');
});

test('each step shows the program that its diagram runs', async ({page, open}) => {
  await open('/');
  const steps = page.locator('.home-step');
  await expect(steps).toHaveCount(3);
  for (const [index, call] of ['new dia.Paper', 'new dia.ToolsView', 'graph.toJSON'].entries()) {
    await expect(steps.nth(index).locator('figure')).toContainText(call);
    await expect(steps.nth(index).locator('.demo-stage')).toHaveCount(1);
  }
});

test('use cases lead to pages, frameworks stand in tabs, license and affiliate program are named', async ({
  page,
  open,
}) => {
  await open('/');
  const links = page.locator('.home-uses li > p:first-of-type > a');
  await expect(links).toHaveText(['Flowcharts', 'Trees', 'Mind maps', 'Networks', 'BPMN', 'Organization charts']);
  await page.getByRole('tab', {name: 'Vue'}).click();
  await expect(page.getByRole('tabpanel')).toContainText('onBeforeUnmount');
  await expect(page.locator('article')).toContainText('Mozilla Public License 2.0');
  await expect(page.getByRole('contentinfo')).toContainText('Affiliate program');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('pictures stand for the diagrams', async ({page}) => {
    await page.goto('/');
    await expect(stages(page)).toHaveCount(4);
    for (const stage of await stages(page).all()) {
      await expect(stage.locator('img:visible')).toHaveCount(1);
    }
  });
});

for (const {home} of homes) {
  test(`${home} shows the lines of a step that matter, unfolds the rest in place, and copies all`, async ({
    page,
    open,
  }) => {
    const copied = await recordCopies(page);
    await open(home);
    const steps = page.locator('.home-step');
    await expect(steps).toHaveCount(3);
    for (const step of await steps.all()) {
      const visible = () =>
        step.locator('.line').evaluateAll((lines) => lines.filter((line) => line.getClientRects().length > 0).length);
      const all = await step.locator('.line').count();
      await expect.poll(visible).toBeGreaterThanOrEqual(8);
      await expect.poll(visible).toBeLessThanOrEqual(12);
      expect(all).toBeGreaterThan(25);
      await step.getByRole('button', {name: /^Copy/}).click();
      await expect.poll(async () => (await copied()).split('\n').length).toBe(all);
      expect(await copied()).toMatch(/^import .*'@joint\/core';\n/);
      await step.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect.poll(visible).toBe(all);
      await step.getByText('Show the lines that matter').click();
      await expect.poll(visible).toBeLessThanOrEqual(12);
    }
  });
}
