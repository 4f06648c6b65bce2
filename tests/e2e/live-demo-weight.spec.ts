import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {sites} from '../support/sites';
import {expect, hydrated, settled, test} from '../support/test';

/** A page with three demos or more, far below its beginning. */
const manyDemos = '/learn/features/diagram-basics/links';

const demos = (page: Page) => page.locator('section[aria-label^="Live demo: "]');

function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  return requests;
}

test('nothing of a demo is loaded before it nears the window', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 300});
  const requests = requestsOf(page);
  await page.goto(manyDemos);
  await hydrated(page);
  await settled(page);
  expect(await demos(page).count()).toBeGreaterThanOrEqual(3);
  const top = await demos(page)
    .first()
    .evaluate((demo) => demo.getBoundingClientRect().top);
  expect(top, 'the first demo is far below the window').toBeGreaterThan(750);
  expect(requests.filter((item) => item.includes('/assets/demos/') && !item.endsWith('.webp'))).toEqual([]);

  const scripts = requests.filter((item) => item.endsWith('.js'));
  const text = (item: string) => fs.readFileSync(path.join(sites.main.buildDir, item), 'utf8');
  expect(
    scripts.filter((item) => text(item).includes('live-demo__frame')),
    'what runs demos',
  ).toEqual([]);
  // The page itself names its demos; no script does.
  expect(scripts.filter((item) => /\/assets\/demos\/[\d.]+\/./.test(text(item)))).toEqual([]);
  const html = await page.content();
  const source = /data-search-ignore[\s\S]*?<span class="tk-keyword">import/.exec(html);
  expect(source, 'the source stands in the HTML').not.toBeNull();
});

test('the library is transferred once for all demos of a page', async ({page}) => {
  const requests = requestsOf(page);
  await page.goto(manyDemos);
  await hydrated(page);
  const count = await demos(page).count();
  for (let index = 0; index < count; index += 1) {
    const demo = demos(page).nth(index);
    await demo.scrollIntoViewIfNeeded();
    await expect(demo.locator('iframe.live-demo__frame:not(.live-demo__frame--waiting)')).toBeVisible();
  }
  expect(requests.filter((item) => item.includes('/assets/demos/4.1/') && item.endsWith('.json'))).toHaveLength(count);
  expect(requests.filter((item) => item.includes('joint-core-'))).toHaveLength(1);
  // Each run shows the file of the frame; the cache has it from the second on.
  const frames = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({name}) => /\/assets\/demos\/frame\./.test(name))
      .map(({transferSize}) => transferSize),
  );
  expect(frames).toHaveLength(count);
  expect(frames.filter((bytes) => bytes > 0)).toHaveLength(1);
});
