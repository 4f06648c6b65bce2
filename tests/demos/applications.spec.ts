import {type FrameLocator, type Page, expect, test} from '@playwright/test';
import {versionDemosFolder} from '../../src/build/demos/bundle-demos';
import {readDemo} from '../../src/build/demos/read-demo';
import {perform} from '../../src/tools/demos/try/perform';
import {show} from '../../src/tools/demos/try/show';
import {boxOf, movedBy, unseen} from '../support/place';
import {projectDir} from '../support/sites';

/** Runs an application, its program changed if texts to put in place of others are given. */
async function run(page: Page, name: string, ...changes: [string, string][]): Promise<[FrameLocator, string[]]> {
  const demo = readDemo(versionDemosFolder(projectDir, 'current'), `applications/${name}`, projectDir);
  const changed = (text: string) => changes.reduce((all, [before, after]) => all.replace(before, after), text);
  const files = demo.files.map((file) => ({...file, text: changed(file.text)}));
  const noise = await show(page, projectDir, 'current', {...demo, files}, 'light');
  return [page.frameLocator('iframe'), noise];
}

test.describe('entity-relationship editor', () => {
  const rowOf = (frame: FrameLocator, table: string, row: string) =>
    frame.locator(`[model-id=${table}] [port=${row}] [joint-selector=row]`);

  test('the Enter key that ends a composition leaves the field open', async ({page}) => {
    const [frame] = await run(page, 'entity-relationship');
    await rowOf(frame, 'orders', 'status').dblclick();
    const field = frame.locator('.in-place');
    await field.dispatchEvent('keydown', {key: 'Enter', isComposing: true});
    await expect(field).toHaveCount(1);
    await field.press('Enter');
    await expect(field).toHaveCount(0);
  });

  test('a new name and the drag that ends the typing are two steps', async ({page}) => {
    const [frame] = await run(page, 'entity-relationship');
    await frame.locator('[model-id=orders] [joint-selector=bar]').dblclick();
    await frame.locator('.in-place').fill('purchases');
    const table = frame.locator('[model-id=categories]');
    const before = await table.getAttribute('transform');
    await perform(page, frame, {drag: '[model-id=categories] [joint-selector=bar]', by: [0, 40]});
    await expect(table).not.toHaveAttribute('transform', before ?? '');
    await frame.locator('#undo').click();
    await expect(table).toHaveAttribute('transform', before ?? '');
    await expect(frame.locator('[model-id=orders]')).toHaveAttribute('aria-label', 'purchases');
  });

  test('a finger on another row of the table saves the name, and undo works after that', async ({page}) => {
    const [frame, noise] = await run(page, 'entity-relationship');
    await rowOf(frame, 'orders', 'status').dblclick();
    await frame.locator('.in-place').fill('state');
    await perform(page, frame, {swipe: '[model-id=orders] [port=id] [joint-selector=row]', by: [0, 10]});
    const name = frame.locator('[model-id=orders] [port=status]');
    await expect(name).toContainText('state');
    await frame.locator('#undo').click();
    await expect(name).toContainText('status');
    expect(noise).toEqual([]);
  });

  test('zooming saves the name', async ({page}) => {
    const [frame] = await run(page, 'entity-relationship');
    await rowOf(frame, 'orders', 'status').dblclick();
    await frame.locator('.in-place').fill('state');
    await perform(page, frame, {wheel: '[model-id=orders]', by: [0, -120], with: 'Control'});
    await expect(frame.locator('.in-place')).toHaveCount(0);
    await expect(frame.locator('[model-id=orders] [port=status]')).toContainText('state');
  });

  test('keys do nothing during a drag', async ({page}) => {
    const [frame, noise] = await run(page, 'entity-relationship');
    await frame.locator('[model-id=orders] [joint-selector=bar]').click();
    const {x, y} = (await frame.locator('[model-id=orders] [joint-selector=bar]').boundingBox())!;
    await page.mouse.move(x + 20, y + 10);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 40, {steps: 4});
    await frame.locator('.joint-paper svg').press('Delete');
    await frame.locator('.joint-paper svg').press('Control+z');
    await page.mouse.move(x + 80, y + 50, {steps: 4});
    await page.mouse.up();
    await expect(frame.locator('.joint-element')).toHaveCount(5);
    expect(noise).toEqual([]);
  });

  test('a click on the empty paper ends Relate', async ({page}) => {
    const [frame] = await run(page, 'entity-relationship');
    await rowOf(frame, 'orders', 'status').click();
    await frame.locator('#relate').click();
    await frame.locator('.joint-paper').click({position: {x: 5, y: 5}});
    await rowOf(frame, 'customers', 'name').click();
    await expect(frame.locator('.joint-link')).toHaveCount(4);
  });

  test('two editors with the same tables have no id in common', async ({page}) => {
    const [frame] = await run(page, 'entity-relationship', [
      'let close = host && open(host);',
      'if (host) open(host);\nlet close = host && open(host);',
    ]);
    await expect(frame.locator('.joint-paper')).toHaveCount(2);
    await expect(frame.locator('[model-id=orders] [port=id][id]')).toHaveCount(2);
    const ids = await frame
      .locator('.joint-paper [role=option]')
      .evaluateAll((nodes) => nodes.map(({id}) => id).filter(Boolean));
    expect(ids.length).toBeGreaterThan(20);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test.describe('flowchart editor', () => {
  test('the history has ended when the editor is closed', async ({page}) => {
    const [frame, noise] = await run(page, 'flowchart', ['onStep: showSteps', "onStep: () => console.error('step')"]);
    expect(noise.join()).toContain('step');
    noise.length = 0;
    await frame.locator('#close').click();
    await expect(frame.locator('.joint-paper')).toHaveCount(0);
    expect(noise).toEqual([]);
  });
});

test.describe('live network', () => {
  const timers = (frame: FrameLocator) =>
    frame.locator('body').evaluate(() => (window as unknown as {running: Set<number>}).running.size);
  const setHidden = (frame: FrameLocator, hidden: boolean) =>
    frame.locator('body').evaluate((_body, value) => {
      Object.defineProperty(document, 'hidden', {value, configurable: true});
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);

  test.beforeEach(async ({page}) => {
    await page.addInitScript(() => {
      const running = new Set<number>();
      const [set, clear] = [window.setInterval.bind(window), window.clearInterval.bind(window)];
      const count = (handler: TimerHandler, ms?: number) => {
        const id = set(handler, ms);
        running.add(id);
        return id;
      };
      const end = (id?: number) => {
        clear(id);
        running.delete(id ?? 0);
      };
      Object.assign(window, {running, setInterval: count, clearInterval: end});
    });
  });

  test('the only timer runs while the feed is on and the page is visible', async ({page}) => {
    const [frame] = await run(page, 'live-network');
    await expect.poll(() => timers(frame)).toBe(0);
    await frame.locator('#run').click();
    await expect.poll(() => timers(frame)).toBe(1);
    await setHidden(frame, true);
    await expect.poll(() => timers(frame)).toBe(0);
    await setHidden(frame, false);
    await expect.poll(() => timers(frame)).toBe(1);
    await frame.locator('#run').click();
    await expect.poll(() => timers(frame)).toBe(0);
    await frame.locator('#run').click();
    await frame.locator('#close').click();
    await expect.poll(() => timers(frame)).toBe(0);
    await setHidden(frame, false);
    await expect.poll(() => timers(frame)).toBe(0);
  });

  test('a choice counts more than a later change of the system', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'no-preference'});
    const [frame] = await run(page, 'live-network');
    const traffic = frame.locator('#traffic');
    await expect(traffic).toBeChecked();
    await page.emulateMedia({reducedMotion: 'reduce'});
    await expect(traffic).not.toBeChecked();
    await traffic.check();
    await page.emulateMedia({reducedMotion: 'no-preference'});
    await page.emulateMedia({reducedMotion: 'reduce'});
    await frame.locator('#step').click();
    await expect(traffic).toBeChecked();
    await expect(frame.locator('.token')).not.toHaveCount(0);
  });
});

test.describe('large viewer', () => {
  test('the map keeps its size, whatever the status says', async ({page}) => {
    const sizes = async (frame: FrameLocator) => {
      const map = frame.locator('#paper');
      const before = await boxOf(map);
      for (const part of ['#start', '#mounted', 'output']) {
        await frame.locator(part).evaluate((element) => (element.textContent = 'a long status '.repeat(20)));
      }
      return [before, await boxOf(map)] as const;
    };
    const [frame] = await run(page, 'large-viewer');
    const [before, after] = await sizes(frame);
    expect(movedBy(after, before)).toBeLessThan(unseen);
    // Lines that wrap are found.
    const [wrapping] = await run(
      page,
      'large-viewer',
      ['repeat(2, 1.4em)', 'auto'],
      ['white-space: nowrap', 'color: inherit'],
    );
    const [small, smaller] = await sizes(wrapping);
    expect(movedBy(smaller, small)).toBeGreaterThan(unseen);
    expect(smaller.height).toBeLessThan(small.height);
  });
});
