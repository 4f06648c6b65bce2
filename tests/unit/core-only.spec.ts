import vm from 'node:vm';
import {expect, test} from '@playwright/test';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {inlineScript} from '../../src/build/plugins/core-only';
import {isPlusOnly, isPlusPage} from '../../src/common/core-only';
import {coreNeighbor, pagesOf} from '../../src/site/components/CoreOnly/neighbors';

const page = (label: string, className?: string): PropSidebarItem => ({
  type: 'link',
  label,
  href: `/${label}`,
  ...(className && {className}),
});

const plus = 'edition-plus plus-only';

const items: PropSidebarItem[] = [
  page('a'),
  {type: 'html', value: 'Group'},
  {
    type: 'category',
    label: 'b',
    href: '/b',
    className: 'edition-plus',
    collapsed: true,
    collapsible: true,
    items: [page('b1', plus), page('b2')],
  },
  {type: 'category', label: 'c', collapsed: true, collapsible: true, items: [page('c1', plus)]},
];

test.describe('the neighbors of a page for readers of the core', () => {
  const pages = pagesOf(items);
  const at = (title: string) => ({title, permalink: `/${title}`});

  test('the pages of a sidebar are in its order, that of a category before its items', () => {
    expect(pages.map(({permalink, isPlus}) => [permalink, isPlus])).toEqual([
      ['/a', false],
      ['/b', true],
      ['/b1', true],
      ['/b2', false],
      ['/c1', true],
    ]);
  });

  test('a page of the core stays, the same object', () => {
    const neighbor = at('b2');
    expect(coreNeighbor(pages, neighbor, 1)).toBe(neighbor);
    expect(coreNeighbor(pages, undefined, 1)).toBeUndefined();
  });

  test('a page that the sidebar does not have stays', () => {
    const neighbor = at('elsewhere');
    expect(coreNeighbor(pages, neighbor, -1)).toBe(neighbor);
  });

  test('a page of JointJS+ gives way to the nearest one beyond it', () => {
    expect(coreNeighbor(pages, at('b'), 1)).toEqual(at('b2'));
    expect(coreNeighbor(pages, at('b1'), -1)).toEqual(at('a'));
    expect(coreNeighbor(pages, at('c1'), 1)).toBeUndefined();
  });
});

test('the classes of items are told apart', () => {
  expect([isPlusPage(plus), isPlusPage('edition-plus'), isPlusPage('not-edition-plus'), isPlusPage(undefined)]).toEqual(
    [true, true, false, false],
  );
  expect([isPlusOnly(plus), isPlusOnly('edition-plus'), isPlusOnly(undefined)]).toEqual([true, false, false]);
});

test('the script before the first paint reads the namespace of the storage, and survives without storage', () => {
  const script = inlineScript('-docs');
  expect(script).toContain("getItem('core-only-docs')");
  const attributes: string[] = [];
  const run = (localStorage: unknown): void => {
    const root = {setAttribute: (name: string) => attributes.push(name)};
    vm.runInNewContext(script, {localStorage, document: {documentElement: root}, addEventListener: () => undefined});
  };
  run({getItem: () => null});
  run(undefined);
  expect(attributes).toEqual([]);
  run({getItem: () => 'true'});
  expect(attributes).toEqual(['data-core-only']);
});
