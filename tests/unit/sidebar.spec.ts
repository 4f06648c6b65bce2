import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {expect, test} from '@playwright/test';
import {type Items, mergedItems, shownItems} from '../../src/site/components/Sidebar/items';
import {
  addShown,
  lazySidebars,
  loadSidebars,
  subscribe,
  wholeSidebar,
} from '../../src/site/components/Sidebar/known-sidebars';

const link = (href: string): PropSidebarItem => ({type: 'link', label: href, href});
const category = (label: string, items: Items, rest: {href?: string; collapsed?: boolean} = {}): PropSidebarItem => ({
  type: 'category',
  label,
  items: [...items],
  collapsible: true,
  collapsed: true,
  ...rest,
});

const sidebar = [
  link('/'),
  category('Quickstart', [link('/quickstart/install'), link('/quickstart/paper')], {href: '/quickstart/'}),
  category('Demos', [category('Paper', [link('/demos/paper/zoom'), link('/demos/paper/fit')])], {href: '/demos/'}),
  category('Open', [link('/open/a')], {collapsed: false}),
];

/** The labels, with those of the items in brackets. */
const outline = (items: Items): string =>
  items
    .map((item) => (item.type === 'category' ? `${item.label}[${outline(item.items)}]` : 'label' in item && item.label))
    .join(' ');

test('a page brings the items that its sidebar shows', () => {
  const [first, zoom] = ['Quickstart[/quickstart/install]', 'Demos[Paper[/demos/paper/zoom]]'];
  expect(outline(shownItems(sidebar, '/'))).toBe(`/ ${first} ${zoom} Open[/open/a]`);
  expect(outline(shownItems(sidebar, '/quickstart/'))).toBe(
    `/ Quickstart[/quickstart/install /quickstart/paper] ${zoom} Open[/open/a]`,
  );
  // A category without a page leads to its first item.
  expect(outline(shownItems(sidebar, '/demos/'))).toBe(`/ ${first} ${zoom} Open[/open/a]`);
  const withDetails = {...link('/a'), docId: 'a', customProps: {edition: 'core'}} as PropSidebarItem;
  expect(shownItems([withDetails], '/')).toEqual([link('/a')]);
});

test.describe('a closed category keeps', () => {
  const shown = (items: Items, rest?: {href?: string}): string =>
    outline(shownItems([category('Closed', items, rest)], '/elsewhere'));
  const unlisted = (href: string): PropSidebarItem => ({...(link(href) as object), unlisted: true}) as PropSidebarItem;
  const html: PropSidebarItem = {type: 'html', value: 'A line', defaultStyle: true};

  // The theme takes a category of which it shows no item for a link, and so differs from what the server has made.
  test('the first listed item, so that it stays a category', () => {
    for (const rest of [{}, {href: '/closed/'}]) {
      expect(shown([link('/a'), link('/b')], rest)).toBe('Closed[/a]');
      expect(shown([unlisted('/a'), link('/b'), link('/c')], rest)).toBe('Closed[/b]');
      expect(shown([category('Hidden', [unlisted('/a')]), category('In', [unlisted('/b'), link('/c')])], rest)).toBe(
        'Closed[In[/c]]',
      );
      expect(shown([html, link('/b')], rest)).toBe('Closed[/b]');
    }
    const onlyHtml = shownItems([category('Closed', [unlisted('/a'), html])], '/elsewhere');
    expect(onlyHtml).toMatchObject([{items: [html]}]);
  });

  test('none where readers see none', () => {
    expect(shown([unlisted('/a')], {href: '/closed/'})).toBe('Closed[]');
    expect(shown([], {href: '/closed/'})).toBe('Closed[]');
    const ofUnlisted = {...category('Of', [], {href: '/of/'}), linkUnlisted: true} as PropSidebarItem;
    expect(shown([ofUnlisted])).toBe('Closed[]');
  });
});

test('what two pages know of a sidebar is put together', () => {
  const both = mergedItems(shownItems(sidebar, '/quickstart/'), shownItems(sidebar, '/demos/paper/fit'));
  expect(outline(both)).toBe(outline(sidebar));
  expect(outline(mergedItems(both, shownItems(sidebar, '/')))).toBe(outline(sidebar));
});

test('sidebars are known as far as pages have brought them, until they are loaded', async () => {
  let tries = 0;
  const version = {pluginId: 'default', version: '4.1'};
  const sidebars = lazySidebars(version, ['learn', 'api'], () => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('offline')) : Promise.resolve({default: {learn: sidebar}});
  });
  expect(sidebars.learn).toEqual([]);
  addShown({...version, name: 'learn', items: shownItems(sidebar, '/')});
  addShown({...version, name: 'learn', items: shownItems(sidebar, '/quickstart/')});
  addShown({...version, version: '4.0', name: 'learn', items: sidebar});
  // Another docs plugin, with a version and a sidebar of the same names.
  addShown({...version, pluginId: 'other', name: 'learn', items: sidebar});
  expect(outline(sidebars.learn ?? [])).toBe(
    '/ Quickstart[/quickstart/install /quickstart/paper] Demos[Paper[/demos/paper/zoom]] Open[/open/a]',
  );
  expect(wholeSidebar(version, 'learn')).toBeUndefined();
  let calls = 0;
  const stop = subscribe(() => (calls += 1));
  await expect(loadSidebars(version)).rejects.toThrow('offline');
  await Promise.all([loadSidebars(version), loadSidebars(version)]);
  stop();
  expect([tries, calls]).toEqual([2, 1]);
  expect(wholeSidebar(version, 'learn')).toBe(sidebar);
  expect(sidebars.learn).toBe(sidebar);
  expect(wholeSidebar({...version, pluginId: 'other'}, 'learn')).toBeUndefined();
  await expect(loadSidebars({...version, version: '3.0'})).rejects.toThrow('The version 3.0 has no sidebars.');
});
