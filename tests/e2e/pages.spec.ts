import {expectPassing, stopClock} from '../support/clock';
import {origin} from '../support/sites';
import {expect, settled, test} from '../support/test';

test.describe('every page', () => {
  for (const path of ['/api/dia/Graph', '/4.0/learn/quickstart/']) {
    test(`${path} says when it was updated; without a repository it cannot be edited`, async ({page, open}) => {
      await open(path);
      await expect(page.locator('.theme-last-updated time')).toHaveAttribute('datetime', /^\d{4}-/);
      await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveCount(0);
    });
  }

  test.describe('of a site with a repository', () => {
    test.use({baseURL: origin('variant')});

    test('can be edited there', async ({page, open}) => {
      await open('/sub/path/second');
      await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
        'href',
        'https://github.com/example/docs/edit/main/tests/fixtures/variant/docs/second.mdx',
      );
    });
  });

  test('carries its edition at the title, in the sidebar and on cards', async ({page, open}) => {
    await open('/api/ui/Halo');
    await expect(page.locator('article').getByText('JointJS+', {exact: true}).first()).toBeVisible();
    const label = (name: string) =>
      page
        .locator('.theme-doc-sidebar-menu')
        .getByRole('link', {name: new RegExp(`^${name}\\b`)})
        .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(await label('Halo')).toContain('JointJS+');
    await open('/api/dia/Graph');
    await expect(page.locator('article').getByText('Core', {exact: true}).first()).toBeVisible();
    // The sidebar names the exception only.
    expect(await label('Graph')).toBe('none');
    await open('/api/dia/');
    await expect(
      page.locator('article section a', {hasText: 'Graph'}).first().getByText('Core', {exact: true}),
    ).toBeVisible();
  });
});

test.describe('code', () => {
  test('is highlighted in the HTML, without inline colors', async ({request}) => {
    const html = await (await request.get('/api/dia/Graph')).text();
    expect(html).toMatch(/class="?tk-keyword/);
    expect(html).not.toMatch(/<span[^>]*style="color/);
    expect(html).not.toContain('--shiki');
  });

  test('colors follow the color mode', async ({page, open}) => {
    await open('/api/dia/Graph');
    const color = () =>
      page
        .locator('.tk-keyword')
        .first()
        .evaluate((token) => getComputedStyle(token).color);
    const light = await color();
    await page.getByRole('button', {name: /dark and light mode/}).click();
    await expect.poll(color).not.toBe(light);
  });

  test('is copied as it stands, line by line', async ({page, open, context}) => {
    await page.clock.install();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('/api/dia/Graph');
    const block = page.locator('figure', {has: page.locator('pre')}).first();
    await expect(block.getByRole('button', {name: 'Copy the code of the introduction'})).toBeVisible();
    await stopClock(page);
    await block.getByRole('button', {name: /^Copy/}).click();
    await expectPassing(page, block.getByRole('button', {name: /^Copied/}));
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n').length).toBeGreaterThan(5);
    expect(copied).toContain("import { dia, shapes } from '@joint/core';\n");
  });

  test('has a switch for lines that run past the edge, and only then', async ({page, open}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open('/api/dia/Graph');
    const block = page.locator('figure', {has: page.locator('pre')}).first();
    const wrap = block.getByRole('button', {name: /^Wrap lines/});
    const overflow = () => block.locator('pre').evaluate((code) => code.scrollWidth - code.clientWidth);
    await expect(wrap).toBeVisible();
    await expect.poll(overflow).toBeGreaterThan(0);
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(overflow).toBe(0);
    await wrap.click();
    await expect.poll(overflow).toBeGreaterThan(0);
    await page.setViewportSize({width: 1280, height: 900});
    await open('/api/dia/Graph');
    await block.scrollIntoViewIfNeeded();
    await settled(page);
    await expect(wrap).toBeHidden();
  });

  test('and tables are named by what they are about', async ({page, open}) => {
    await open('/api/dia/Paper');
    const names = await page.locator('table').evaluateAll((tables) => tables.map((table) => table.ariaLabel));
    expect(names).toContain('Table: Options');
    expect(new Set(names).size).toBe(names.length);
    const copies = await page
      .locator('figure:not(.live-demo) > div > button[data-copy-code]')
      .evaluateAll((buttons) => buttons.map((button) => button.textContent));
    expect(copies.length).toBeGreaterThan(20);
    expect(new Set(copies).size).toBe(copies.length);
    await expect(page.locator('.markdown [aria-live]:not(.live-demo *)')).toHaveCount(0);
  });

  test(
    'installation commands stand in tabs for each package manager, kept in step',
    {tag: '@smoke'},
    async ({page, open}) => {
      await open('/learn/quickstart/installation');
      await page.getByRole('tab', {name: 'pnpm'}).first().click();
      await expect(page.getByRole('tabpanel').first()).toContainText('pnpm add @joint/core');
      await expect.poll(() => page.evaluate(() => localStorage.getItem('docusaurus.tab.npm2yarn'))).toBe('pnpm');
    },
  );
});

test('a page has no navigation and no region without content', async ({page, open}) => {
  for (const path of ['/', '/glossary', '/4.0/', '/learn/quickstart/', '/api/dia/Graph', '/search', '/play']) {
    await open(path);
    const empty = await page
      .locator('nav, aside, [role=navigation], [role=region], :is(section, form)[aria-label]')
      .filter({visible: true})
      .evaluateAll((parts) =>
        parts
          .filter((part) => !part.textContent.trim() && !part.querySelector('img, svg, iframe, input'))
          .map((part) => part.ariaLabel ?? part.getAttribute('class') ?? part.tagName),
      );
    expect(empty, path).toEqual([]);
  }
});
