import {expect, settled, test} from '../support/test';

for (const [home, version] of [
  ['/', '4.1'],
  ['/4.0/', '4.0'],
] as const) {
  test.describe(version, () => {
    test('the bar leads to both entrances of the version', {tag: '@smoke'}, async ({page, open}) => {
      await open(`${home}glossary`);
      const bar = page.getByRole('navigation', {name: 'Main'});
      await expect(bar.getByRole('link', {name: 'Learn'})).toHaveAttribute('href', `${home}learn/`);
      await bar.getByRole('link', {name: 'API Reference'}).click();
      await expect(page).toHaveURL(`${home}api/`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('API reference');
    });

    test('/learn/ has a path for each kind of reader', async ({page, open}) => {
      await open(`${home}learn/`);
      await expect(page.getByRole('article').getByRole('heading', {level: 2})).toHaveText([
        /Evaluate/,
        /first diagram/,
        /another library/,
        /Upgrade from 3\.x/,
      ]);
    });

    test('/api/ links every page of its sidebar, in the same groups', async ({page, open}) => {
      await open(`${home}api/`);
      const groups = page.locator('[data-api-groups]');
      const sidebar = page.locator('.theme-doc-sidebar-menu');
      const names = await groups.getByRole('heading', {level: 2}).allTextContents();
      const labels = await sidebar.locator('.sidebar-group').allTextContents();
      expect(labels.length).toBeGreaterThan(3);
      // The page may say a label in fewer words.
      const firstWord = (text: string): string => /\w+/.exec(text)?.[0] ?? '';
      expect(labels.map(firstWord)).toEqual(names.map(firstWord));
      const addresses = await sidebar
        .locator('a.menu__link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      const listed = await groups.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      // Pages about the whole API stand before the groups, in the text.
      const isOverview = (href: string | null): boolean => /\/api\/(?:map\/|changes\/)?$/.test(href ?? '');
      expect(addresses.filter((href) => !isOverview(href) && !listed.includes(href))).toEqual([]);
      const others = addresses.filter((href) => isOverview(href) && !href?.endsWith('/api/'));
      expect(others).not.toEqual([]);
      for (const href of others) {
        await expect(page.locator(`.theme-doc-markdown a[href="${href}"]`).filter({visible: true})).not.toHaveCount(0);
      }
    });
  });
}

test('the filter finds a member by parts of its name, and loads its list only then', async ({page, open}) => {
  const lists: string[] = [];
  page.on('request', (request) => lists.push(...(/js\/api-index[^/]*/.exec(request.url()) ?? [])));
  await open('/api/');
  await settled(page);
  expect(lists).toEqual([]);
  const field = page.getByRole('searchbox', {name: 'Filter classes and members'});
  const list = page.locator('.api-index__results');
  await field.fill('paper snapL');
  await expect(list.getByRole('link').first()).toHaveText('snapLinks');
  await expect(list.getByRole('listitem').first()).toContainText('option of dia.Paper');
  await expect(page.locator('[data-api-groups]')).toBeHidden();
  await field.fill('no such name');
  await expect(page.getByRole('status').filter({hasText: 'No name contains'})).toBeVisible();
  await field.fill('');
  await expect(page.locator('[data-api-groups]')).toBeVisible();
  await field.fill('snapLinks');
  await list.getByRole('link', {name: 'snapLinks', exact: true}).first().click();
  await expect(page).toHaveURL('/api/dia/Paper#options.snapLinks');
});

test('the filter of 4.0 lists 4.0', async ({page, open}) => {
  await open('/4.0/api/');
  await page.getByRole('searchbox', {name: 'Filter classes and members'}).fill('toJSON');
  await expect(page.locator('.api-index__results a').first()).toHaveAttribute('href', /^\/4\.0\/api\/dia\/\w+#toJSON$/);
});

test('the sidebar names the exception only, and follows use instead of the alphabet', async ({page, open}) => {
  await open('/api/dia/Graph');
  const items = page.locator('.theme-doc-sidebar-menu .theme-doc-sidebar-item-link-level-2 > a');
  await expect(items.nth(0)).toHaveText('Graph');
  await expect(items.nth(1)).toHaveText('Paper');
  const tags = await page
    .locator('.theme-doc-sidebar-menu a.menu__link')
    .evaluateAll((links) =>
      links.map((link) => getComputedStyle(link, '::after').content).filter((tag) => /[a-z]/i.test(tag)),
    );
  expect(tags.filter((tag) => tag.includes('core'))).toEqual([]);
  expect(tags.some((tag) => tag.includes('JointJS+'))).toBe(true);
});

test.describe('an address that does not exist', () => {
  test.use({expectedConsole: /status of 404/});

  test('suggests the page that is most like it', {tag: '@smoke'}, async ({page, open}) => {
    for (const [path, first] of [
      ['/apis', '/api/'],
      ['/docs/api/dia.Paper.html', '/api/dia/Paper'],
      ['/guides', '/learn/'],
    ] as const) {
      await open(path);
      const suggested = page.getByRole('main').getByRole('listitem').first().getByRole('link');
      await expect(suggested, path).toHaveAttribute('href', first);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('/api/ is a list of links in groups, without the field', async ({page}) => {
    await page.goto('/api/');
    await expect(page.getByRole('searchbox')).toBeHidden();
    const link = page.locator('[data-api-groups]').getByRole('link', {name: 'dia.Paper', exact: true});
    await expect(link).toHaveAttribute('href', '/api/dia/Paper');
  });
});
