import fs from 'node:fs';
import path from 'node:path';
import {violations} from '../support/axe';
import {sites} from '../support/sites';
import {expect, hydrated, settled, test} from '../support/test';

const reference = '/docs/jointjs/v3.7/joint.html';

for (const [what, old, address] of [
  [
    'a path',
    '/learn/features/shapes/custom-shapes',
    '/learn/features/customizing-shapes/creating-a-shape-from-scratch',
  ],
  ['a path with its query', '/tutorial/ports.html?utm_source=x', '/learn/features/ports?utm_source=x'],
  [
    'a path that has become a section',
    '/learn/features/shapes/markup?x=1',
    '/learn/features/diagram-basics/cells?x=1#markup',
  ],
  [
    'a path of 4.0',
    '/4.0/learn/features/shapes/links/#somewhere',
    '/4.0/learn/features/diagram-basics/links#somewhere',
  ],
  ['an option', `${reference}#dia.Paper.prototype.options.guard`, '/api/dia/Paper#options.guard'],
  ['events', `${reference}#dia.Paper.events`, '/api/dia/Paper#events'],
  ['a method, with a query', `${reference}?x=1#dia.Graph.prototype.toJSON`, '/api/dia/Graph?x=1#toJSON'],
  ['a function', '/docs/jointjs/#util.breakText', '/api/util/#breakText'],
  ['a function of 4.0', '/docs/jointjs/v4.0/joint.html#util.breakText', '/4.0/api/util/#breakText'],
  ['an unknown name', `${reference}#nothing%`, '/api/'],
  ['no name', '/docs/jointjs/v2.2/geometry.html', '/api/g/'],
  ['a plugin on the page of its namespace', '/docs/rappid/v3.1/ui.html#ui.PaperScroller', '/api/ui/PaperScroller'],
] as const) {
  test(`${what}: ${old}`, async ({page}) => {
    await page.goto(old);
    await page.waitForURL(address);
    const anchor = address.split('#')[1];
    if (anchor !== undefined && anchor !== 'somewhere') {
      await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
    }
  });
}

test('the old address is no stop on the way back', async ({page}) => {
  await page.goto('/glossary');
  await page.goto(`${reference}#dia.Paper`);
  await page.waitForURL('/api/dia/Paper');
  await page.goBack();
  await expect(page).toHaveURL('/glossary');
});

/** What a host that only serves files has at an old path. */
const fileAt = (old: string): string => fs.readFileSync(path.join(sites.main.buildDir, old, 'index.html'), 'utf8');

test.describe('where a host does not redirect', () => {
  for (const [old, address] of [
    ['/tutorial/ports?utm_source=x#intro', '/learn/features/ports?utm_source=x#intro'],
    ['/learn/features/shapes/markup?x=1', '/learn/features/diagram-basics/cells?x=1#markup'],
    ['/4.1/api/dia/Graph/#addCell', '/api/dia/Graph#addCell'],
  ] as const) {
    test(`the page at ${old} leads on, with query and hash`, async ({page}) => {
      const [, pathname = ''] = /^([^?#]*)/.exec(old) ?? [];
      await page.route(
        (url) => url.pathname === pathname,
        (route) => route.fulfill({contentType: 'text/html', body: fileAt(pathname)}),
      );
      await page.goto(old);
      await page.waitForURL(address);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('an old path leads on', async ({page}) => {
    await page.route('/tutorial/ports', (route) =>
      route.fulfill({contentType: 'text/html', body: fileAt('/tutorial/ports')}),
    );
    await page.goto('/tutorial/ports');
    await page.waitForURL('/learn/features/ports');
  });

  test('the reference has a link to that of today', async ({page}) => {
    await page.goto(`${reference}#dia.Paper`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('The API reference has moved');
    await page.getByRole('link', {name: 'API reference'}).click();
    await expect(page).toHaveURL('/api/');
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the page at an old address is accessible in the ${colorScheme} color mode`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await page.route('**/assets/js/old-address.*.js', (route) =>
      route.fulfill({contentType: 'text/javascript', body: ''}),
    );
    for (const width of [1280, 320]) {
      await page.setViewportSize({width, height: 700});
      await page.goto(reference);
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test('a page of the site loads nothing of it', async ({page}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/api/dia/Paper');
  await hydrated(page);
  await settled(page);
  expect(requested.filter((url) => url.includes('old-address'))).toEqual([]);
});
