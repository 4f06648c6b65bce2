import {expect, test} from '../support/test';

test.describe('every page', () => {
  for (const [path, file] of [
    ['/api/dia/Graph', 'docs/api/dia/Graph.mdx'],
    ['/4.0/learn/quickstart/', 'versioned_docs/version-4.0/learn/quickstart/index.mdx'],
  ] as const) {
    test(`${path} can be edited, and says when it was updated`, async ({page, open}) => {
      await open(path);
      const edit = page.getByRole('link', {name: 'Edit this page'});
      await expect(edit).toHaveAttribute('href', new RegExp(`/edit/main/${file.replaceAll('.', '\\.')}$`));
      await expect(page.locator('.theme-last-updated time')).toHaveAttribute('datetime', /^\d{4}-/);
    });
  }

  test('carries its edition at the title, in the sidebar and on cards', async ({page, open}) => {
    await open('/api/ui/Halo');
    await expect(page.locator('article').getByText('JointJS+', {exact: true}).first()).toBeVisible();
    const label = (name: string) =>
      page
        .locator('.theme-doc-sidebar-menu')
        .getByRole('link', {name})
        .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(await label('Halo')).toContain('JointJS+');
    await open('/api/dia/Graph');
    await expect(page.locator('article').getByText('Core', {exact: true}).first()).toBeVisible();
    expect(await label('Graph')).toContain('core');
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
    expect(await color()).not.toBe(light);
  });

  test('is copied as it stands, line by line', async ({page, open, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('/api/dia/Graph');
    const block = page.locator('figure', {has: page.locator('pre')}).first();
    await block.hover();
    await block.getByRole('button', {name: /^Copy/}).click();
    await expect(block.getByRole('button', {name: /^Copied/})).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n').length).toBeGreaterThan(5);
    expect(copied).toContain("import { dia, shapes } from '@joint/core';\n");
  });

  test('installation commands stand in tabs for each package manager, kept in step', async ({page, open}) => {
    await open('/learn/quickstart/installation');
    await page.getByRole('tab', {name: 'pnpm'}).first().click();
    await expect(page.getByRole('tabpanel').first()).toContainText('pnpm add @joint/core');
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.npm2yarn'))).toBe('pnpm');
  });
});
