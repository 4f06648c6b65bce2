import {expect, test} from '@playwright/test';
import type {GlobalDoc, GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {selectVersions, versionTarget} from '../../src/site/components/VersionDropdown/version-targets';
import {nearestPages} from '../../src/site/components/PageNotFound/nearest-pages';

const version = (name: string, prefix: string, ids: string[]): GlobalVersion => ({
  name,
  label: name === 'current' ? '4.1' : name,
  isLast: name === 'current',
  path: prefix,
  mainDocId: 'index',
  draftIds: [],
  docs: ids.map((id) => ({id, path: `${prefix}/${id}`.replace(/^\/\//, '/').replace(/\/index$/, '/')})),
});

test.describe('version dropdown', () => {
  const current = version('current', '/', ['index', 'learn/index', 'learn/a', 'learn/new/index', 'learn/new/b']);
  const old = version('4.0', '/4.0', ['index', 'learn/index', 'learn/a']);
  const context = (activeDoc: GlobalDoc | undefined) => ({
    activeVersion: current,
    activeDoc,
    alternateDocVersions: Object.fromEntries(
      [current, old].flatMap(({name, docs}) => {
        const doc = docs.find(({id}) => id === activeDoc?.id);
        return doc ? [[name, doc]] : [];
      }),
    ),
  });
  const at = (id: string) => versionTarget(old, '4.0', context(current.docs.find((doc) => doc.id === id)), '?q#h');

  test('leads to the same page with query and hash', () => {
    expect(at('learn/a')).toMatchObject({to: '/4.0/learn/a?q#h', hasPage: true, isActive: false});
    expect(at('index')).toMatchObject({to: '/4.0/?q#h', hasPage: true});
  });

  test('leads to the nearest parent where the page does not exist', () => {
    expect(at('learn/new/b')).toMatchObject({to: '/4.0/learn/', hasPage: false});
    expect(at('learn/new/index')).toMatchObject({to: '/4.0/learn/', hasPage: false});
  });

  test('leads to the home page from where no page of the docs is read', () => {
    expect(versionTarget(old, '4.0', context(undefined), '?q')).toMatchObject({to: '/4.0/', hasPage: true});
  });

  test('shows the versions that the configuration names, with their labels', () => {
    const selected = (configs?: Parameters<typeof selectVersions>[1]) =>
      selectVersions([current, old], configs).map(({label}) => label);
    expect(selected()).toEqual(['4.1', '4.0']);
    expect(selected(['4.0'])).toEqual(['4.0']);
    expect(selected({current: {label: 'New'}, '4.0': {}})).toEqual(['New', '4.0']);
    expect(() => selected(['4.2'])).toThrow(
      /"4\.2", which does not exist\.\nAvailable version names:\n- current\n- 4\.0/,
    );
  });
});

test.describe('nearest pages', () => {
  const pages = [
    '/',
    '/glossary',
    '/api/dia/Graph',
    '/4.0/api/dia/Graph',
    '/api/',
    '/learn/',
    '/api/dia/',
    '/learn/quickstart/paper',
    '/learn/features/halo',
  ].map((path) => ({path, title: path, version: path.startsWith('/4.0') ? '4.0' : '4.1'}));
  const nearest = (path: string) => nearestPages(pages, path).map((page) => page.path);

  for (const [asked, first] of [
    ['/api/dia/Grpah', '/api/dia/Graph'],
    ['/4.0/api/dia/grpah', '/4.0/api/dia/Graph'],
    ['/glosary.html', '/glossary'],
    ['/api/Graph', '/api/dia/Graph'],
    ['/learn/quickstart/papper/', '/learn/quickstart/paper'],
    ['/learn/features/%68alo', '/learn/features/halo'],
    ['/learn/features/halo%', '/learn/features/halo'],
    ['/api', '/api/'],
    ['/apis', '/api/'],
    ['/docs/reference/', '/api/'],
    ['/docs/api/dia.Graph.html', '/api/dia/Graph'],
    ['/4.0/dia.Graph', '/4.0/api/dia/Graph'],
    ['/guides/', '/learn/'],
  ] as const) {
    test(`of ${asked} begin with ${first}`, () => {
      expect(nearest(asked)[0]).toBe(first);
    });
  }

  test('are none where nothing is near, and at most as many as asked for', () => {
    expect(nearest('/')).toEqual([]);
    expect(nearest('/zzzzzzzzzzzzzzzzzzzz')).toEqual([]);
    expect(nearestPages(pages, '/api/dia/Graph', 1)).toHaveLength(1);
  });

  test('knows a segment that is called as what every object inherits', () => {
    expect(nearest('/api/constructor/Graph')[0]).toBe('/api/dia/Graph');
  });

  test('are of the same version below a base URL', () => {
    const below = pages.map((page) => ({...page, path: `/sub${page.path}`}));
    const order = (path: string) => nearestPages(below, path).map((page) => page.path.slice('/sub'.length));
    expect(order('/sub/4.0/api/dia/Grpah')).toEqual(nearest('/4.0/api/dia/Grpah'));
    expect(order('/sub/4.0/api/dia/Grpah')[0]).toBe('/4.0/api/dia/Graph');
  });
});
