import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {preloadWith, versionNames} from '../../src/components/LateSidebar/preload-routes';
import {type LinkLike, isRouted} from '../../src/components/StaticHtml/follow-links';
import {needsItems, packVersion, packVersions, sidebarFiles} from '../../src/plugins/packed-tables/pack-version';

const link = (label: string) => ({type: 'link', label, href: `/${label}`, docId: label, unlisted: false});
const version = (labels: string[]) => ({
  pluginId: 'default',
  version: '4.0',
  label: '4.0',
  docs: Object.fromEntries(labels.map((label) => [label, {id: label, description: 'Long.'}])),
  docsSidebars: {main: [{type: 'category', label: 'All', items: labels.map(link)}], other: [link('a')]},
});

test.describe('the data of a version', () => {
  test('has no items of its sidebars; they are for files of their own', () => {
    const {props, sidebars} = packVersion({version: version(['a'])}) ?? {};
    expect(props).toEqual({version: {...version(['a']), docs: {}, docsSidebars: {main: [], other: []}}});
    const [packed] = [{type: 'link', label: 'a', href: '/a'}];
    expect(Object.fromEntries(sidebars ?? [])).toEqual({
      'default/4.0/main': [{type: 'category', label: 'All', items: [packed]}],
      'default/4.0/other': [packed],
    });
  });

  test('does not grow with the pages', () => {
    const bytes = (count: number) => {
      const labels = Array.from({length: count}, (_, i) => `page ${i}`);
      return JSON.stringify(packVersion({version: version(labels)})?.props).length;
    };
    expect(bytes(1000)).toBe(bytes(1));
    expect(JSON.stringify(version(Array.from({length: 1000}, (_, i) => `page ${i}`))).length).toBeGreaterThan(50_000);
  });

  test('keeps the items where a generated index page shows them at once', () => {
    expect(needsItems('"a1": [() => import("@theme/DocCategoryGeneratedIndexPage"), …')).toBe(true);
    expect(needsItems('"a1": [() => import("@theme/DocItem"), …')).toBe(false);
    const {props, sidebars} = packVersion({version: version(['a'])}, true) ?? {};
    expect(props?.version.docsSidebars?.other).toEqual([{type: 'link', label: 'a', href: '/a'}]);
    expect(sidebars?.size).toBe(0);
  });

  test('of another form stops the build', () => {
    const expected = 'expected pluginId, version, docs and docsSidebars, lists of items, in the props of a version';
    const {docs, docsSidebars, pluginId, ...rest} = version(['a']);
    for (const changed of [
      {...rest, docs, pluginId},
      {...rest, docsSidebars, pluginId},
      {...rest, docs, docsSidebars},
      {...rest, docs, pluginId, docsSidebars: {main: {items: []}}},
    ]) {
      expect(() => packVersion({version: changed as never})).toThrow(expected);
    }
    expect(packVersion({})).toBeUndefined();
  });

  test('is read from the files of all docs plugins, and the items are written for each sidebar', () => {
    const folder = test.info().outputPath('generated');
    const write = (name: string, text: string) => {
      fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
      fs.writeFileSync(path.join(folder, name), text);
    };
    write('registry.js', '');
    write('docusaurus-plugin-content-docs/default/a.json', JSON.stringify({version: {}}));
    expect(() => packVersions(folder)).toThrow('expected the props of the docs versions in .docusaurus/');
    write('docusaurus-plugin-content-docs/default/p/4-0-1ab.json', JSON.stringify({version: version(['a'])}));
    write('docusaurus-plugin-content-docs/default/p/tags-2ab.json', JSON.stringify({tags: []}));
    const versions = packVersions(folder);
    expect([...versions.keys()]).toEqual([path.join('docusaurus-plugin-content-docs/default/p/4-0-1ab.json')]);
    const files = sidebarFiles(versions.values());
    expect([...files.keys()]).toEqual([
      'sidebar-files.js',
      'sidebars/default/4.0/main.json',
      'sidebars/default/4.0/other.json',
    ]);
    expect(files.get('sidebar-files.js')).toContain(
      '"default/4.0/other": () => import(/* webpackChunkName: "sidebar-default-4.0-other" */ "./sidebars/default/4.0/other.json"),',
    );
    expect(files.get('sidebars/default/4.0/other.json')).toBe('[{"type":"link","label":"a","href":"/a"}]');
  });
});

test.describe('pages with a sidebar', () => {
  const versions = versionNames({
    default: {
      versions: [
        {name: 'current', path: '/'},
        {name: '4.0', path: '/4.0'},
      ],
    },
    second: {versions: [{name: 'only', path: '/more'}]},
  });
  const tree = () => {
    const loaded: string[] = [];
    const page = (at: string, sidebar?: string) => ({
      path: at,
      sidebar,
      component: {preload: () => Promise.resolve(void loaded.push(at))},
    });
    const docs = [
      {path: '/', routes: [{path: '/4.0', routes: [{path: '/4.0', routes: [page('/4.0/a', 'main')]}]}]},
      {path: '/', routes: [{path: '/', routes: [{path: '/', routes: [page('/a', 'main'), page('/glossary')]}]}]},
      {path: '/more', routes: [page('/more/a', 'other')]},
    ];
    return {loaded, routes: [page('/search'), ...docs]};
  };
  const find = (routes: ReturnType<typeof tree>['routes'], at: string): {preload: () => Promise<unknown>} => {
    const all = (list: object[]): object[] =>
      list.flatMap((route) => [route, ...all((route as {routes?: object[]}).routes ?? [])]);
    const found = all(routes).find((route) => (route as {path: string}).path === at && 'component' in route);
    return (found as {component: {preload: () => Promise<unknown>}}).component;
  };

  for (const [at, sidebar] of [
    ['/4.0/a', ['default/4.0/main']],
    ['/a', ['default/current/main']],
    ['/more/a', ['second/only/other']],
    ['/glossary', []],
    ['/search', []],
  ] as const) {
    test(`preload it with the page: ${at}`, async () => {
      const {routes, loaded} = tree();
      const sidebars: string[] = [];
      const load = (name: string) => Promise.resolve(void sidebars.push(name));
      preloadWith(load, routes, versions);
      await find(routes, at).preload();
      expect(loaded).toEqual([at]);
      expect(sidebars).toEqual(sidebar);
    });
  }

  test('are not shown without it', async () => {
    const {routes} = tree();
    preloadWith(() => Promise.reject(new Error('no file')), routes, versions);
    await expect(find(routes, '/a').preload()).rejects.toThrow('no file');
    await expect(find(routes, '/glossary').preload()).resolves.toBeUndefined();
  });
});

test.describe('the router follows a link', () => {
  const origin = 'https://docs.example';
  const anchor = (href: string, attributes: Record<string, string> = {}): LinkLike => {
    const all: Partial<Record<string, string>> = {href, ...attributes};
    const {origin: linkOrigin, pathname} = new URL(href, `${origin}/sub/path/page`);
    return {
      getAttribute: (name) => all[name] ?? null,
      hasAttribute: (name) => name in all,
      origin: linkOrigin,
      pathname,
      target: attributes.target ?? '',
    };
  };
  const isFollowed = (href: string, attributes?: Record<string, string>) =>
    isRouted(anchor(href, attributes), '/sub/path/', origin);

  test('to a page of the site', () => {
    expect(isFollowed('/sub/path/')).toBe(true);
    expect(isFollowed('/sub/path/other?a=b#c')).toBe(true);
    expect(isFollowed('other')).toBe(true);
    expect(isFollowed('other', {target: '_self'})).toBe(true);
  });

  for (const [what, href, attributes] of [
    ['to an anchor', '#here'],
    ['to another site', 'https://elsewhere.example/sub/path/'],
    ['to a path outside of the site', '/other'],
    ['of mail', 'mailto:a@b.example'],
    ['to another window', 'other', {target: '_blank'}],
    ['to a file', 'file.zip', {download: ''}],
    ['that is not checked', 'other', {'data-nobrokenlinkcheck': 'true'}],
    ['that is a button', 'other', {role: 'button'}],
  ] as const) {
    test(`but not one ${what}`, () => {
      expect(isFollowed(href, attributes)).toBe(false);
    });
  }
});
