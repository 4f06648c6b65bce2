import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {checkReplaced, packTables} from '../../src/build/delivery/packed-tables';
import {withoutChunkMap} from '../../src/build/delivery/packed-tables/chunk-map';
import {numberChunks, packChunkNames, packRegistry, packRoutes} from '../../src/build/delivery/packed-tables/pack';
import {packConfig} from '../../src/build/delivery/packed-tables/pack-config';
import {packDocs, packGlobalData} from '../../src/build/delivery/packed-tables/pack-global-data';
import {packVersion, versionModule} from '../../src/build/delivery/packed-tables/pack-version';
import {type Chunks, unpackChunkNames, unpackGlobalData, unpackRoutes} from '../../src/site/packed-tables/unpack';

/** As Docusaurus generates them, with what is hard to pack: contexts, props, twice the same path, odd characters. */
const names: Record<string, Chunks> = {
  '/search-5de': {__comp: '1a4e3797', __context: {plugin: 'c141421f'}},
  '/-85b': {__comp: '5e95c892', __context: {plugin: 'aba21aa0'}},
  '/4.0-3cf': {__comp: 'a7bd4aaa', __props: '4853e9ef'},
  '/4.0-419': {__comp: 'a94703ab'},
  '/4.0/-27a': {__comp: '17896441', content: '57d2e4b7'},
  '/4.0/api/dia/-bf6': {__comp: '17896441', content: 'fa025eeb'},
  '/4.0/api/dia/Graph-60b': {__comp: '17896441', content: 'e0ac0a33'},
  '/4.0/api/a-very/long/section/with-many-words/one-ab1': {__comp: '17896441', content: '8eec3ae7'},
  '/4.0/api/a-very/long/section/with-many-words/other-ab2': {__comp: '17896441', content: '8eec3ae8'},
  "/it's, odd:ly-named-ab3": {__comp: '17896441', content: '8eec3ae9'},
  '/4.0/same-content-ab4': {__comp: '17896441', content: '57d2e4b7'},
  '/4.0/last-ab5': {__comp: '17896441', content: '8eec3aea', items: ['8eec3aeb', {first: '8eec3aec'}]},
};

const page = (key: string, rest = ''): string => {
  const [, route = '', hash] = /^(.*)-(\w+)$/.exec(key) ?? [];
  const quoted = route.replaceAll("'", "\\'");
  return `{\n  path: '${quoted}',\n  component: ComponentCreator('${quoted}', '${hash}')${rest}\n}`;
};
const keys = Object.keys(names);
const source = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  ${page(keys[0] ?? '', ',\n exact: true')},
  ${page(
    keys[1] ?? '',
    `, routes: [${page(
      keys[2] ?? '',
      `, routes: [${page(
        keys[3] ?? '',
        `, routes: [${keys
          .slice(4)
          .map((key) => page(key, ',\n exact: true,\n sidebar: "apiSidebar"'))
          .join(', ')}]`,
      )}]`,
    )}]`,
  )},
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

test.describe('routes and their chunks', () => {
  const {names: unpackedNames, pages} = unpackChunkNames(packChunkNames(names, '17896441'));

  test('are the same after packing and unpacking, except for hashes and names', () => {
    const numbers = numberChunks(names, '17896441');
    expect(new Set(numbers.values()).size).toBe(numbers.size);
    let expected = JSON.stringify(Object.entries(names).map(([key, value]) => [key.replace(/-\w+$/, ''), value]));
    numbers.forEach((number, name) => (expected = expected.replaceAll(`"${name}"`, `"${number}"`)));
    const unpacked = Object.entries(unpackedNames).map(([key, value]) => [key.replace(/-\w+$/, ''), value]);
    expect(unpacked).toEqual(JSON.parse(expected));
    expect(new Set(Object.keys(unpackedNames)).size).toBe(keys.length);
    expect(pages).toEqual(keys.slice(4, 9).map((key) => key.replace(/-\w+$/, '')));
  });

  test('of paths that are too long for one character to drop are the same, too', () => {
    const paths = [`/${'long'.repeat(40)}`, '/short', `/${'long'.repeat(40)}er`, '/z'];
    const long = Object.fromEntries(paths.map((path, i) => [`${path}-${i}`, {__comp: '17896441', content: `c${i}`}]));
    const packed = packChunkNames(long, '17896441');
    expect(packed.rows.length).toBe(3);
    expect(unpackChunkNames(packed).pages).toEqual(paths);
  });

  test('belong together: each component is made from the key of its chunks', () => {
    const made: string[] = [];
    const create = (route: string, key?: string) => made.push(key === undefined ? route : `${route}-${key}`);
    const routes = unpackRoutes(packRoutes(source, names), Object.keys(unpackedNames), create);
    expect(made.slice(0, -1).sort()).toEqual(Object.keys(unpackedNames).sort());
    expect(made.at(-1)).toBe('*');
    const [search, root, others] = routes as {path: string; exact?: boolean; routes?: object[]}[];
    expect(search).toMatchObject({path: '/search', exact: true});
    expect(others?.path).toBe('*');
    const last = {path: '/4.0/last', exact: true, sidebar: 'apiSidebar'};
    expect(root).toMatchObject({path: '/', routes: [{path: '/4.0', routes: [{path: '/4.0', routes: {7: last}}]}]});
  });

  test('pages take a part of the space', () => {
    const many = Object.fromEntries(
      Array.from({length: 600}, (_, i) => [
        `/learn/section/page-${i}-abc`,
        {__comp: '17896441', content: `${i}abcdef`},
      ]),
    );
    expect(JSON.stringify(packChunkNames(many, '17896441')).length).toBeLessThan(JSON.stringify(many).length / 10);
  });
});

test.describe('packed global data', () => {
  const docs = [
    {id: 'api/dia/Graph', path: '/4.0/api/dia/Graph', sidebar: 'apiSidebar'},
    {id: 'api/dia/index', path: '/4.0/api/dia/', sidebar: 'apiSidebar'},
    {id: 'api/moved', path: '/4.0/elsewhere', sidebar: 'apiSidebar'},
    {id: 'glossary', path: '/4.0/glossary'},
    {id: 'index', path: '/4.0/', sidebar: 'learnSidebar'},
    {id: 'learn/a,b', path: '/4.0/learn/a,b', sidebar: 'learnSidebar'},
    {id: 'learn/last', path: '/4.0/learn/last', sidebar: 'learnSidebar', unlisted: true},
  ];
  const data = {
    'docusaurus-plugin-content-docs': {
      default: {
        path: '/',
        versions: [
          {name: '4.0', path: '/4.0', draftIds: [], docs},
          {name: 'current', path: '/', docs: [{id: 'learn/index', path: '/learn/', sidebar: 'learnSidebar'}]},
          {name: 'empty', path: '/empty', docs: []},
        ],
      },
    },
    other: {default: {anything: [1]}},
  };

  const pages = ['/4.0/api/dia/Graph', '/4.0/api/dia/', '/4.0/elsewhere', '/4.0/glossary', '/4.0/', '/learn/'];

  test('is the same again when it is unpacked, but for the order of docs', () => {
    const sorted = (value: object): object =>
      JSON.parse(JSON.stringify(value), (key, inner: unknown) =>
        key === 'docs' ? (inner as {id: string}[]).sort((a, b) => a.id.localeCompare(b.id)) : inner,
      ) as object;
    const packed = packGlobalData(data, pages);
    expect(sorted(unpackGlobalData(JSON.parse(JSON.stringify(packed)) as object, pages))).toEqual(sorted(data));
    expect(unpackGlobalData({}, [])).toEqual({});
  });

  test('takes no space for docs that follow from the paths of pages', () => {
    const many = Array.from({length: 300}, (_, i) => ({
      id: `api/dia/Page${i}`,
      path: `/api/dia/Page${i}`,
      sidebar: 'a',
    }));
    const packed = packDocs({path: '/', docs: many}, ['/', '/4.0'], [...many.map((doc) => doc.path), '/4.0/']);
    expect(packed).toEqual({sidebars: {api: 'a'}, others: [], not: []});
  });

  test('of a folder that is called as what every object inherits come back', () => {
    for (const sidebar of ['a', undefined]) {
      const doc = {id: 'constructor/b', path: '/constructor/b', ...(sidebar && {sidebar})};
      const packed = packDocs({path: '/', docs: [doc]}, ['/'], [doc.path]);
      const data = {'docusaurus-plugin-content-docs': {default: {versions: [{path: '/', docs: packed}]}}};
      expect(unpackGlobalData(data, [doc.path])).toEqual({
        'docusaurus-plugin-content-docs': {default: {versions: [{path: '/', docs: [doc]}]}},
      });
    }
  });

  test('of another form stops the build', () => {
    for (const instance of [{}, {versions: [{path: '/'}]}, {versions: [{path: '/', docs: [{name: 'a'}]}]}]) {
      expect(() => packGlobalData({'docusaurus-plugin-content-docs': {default: instance}}, [])).toThrow(
        'versions with a path and docs in the global data',
      );
    }
  });
});

test.describe('a table of another form stops the build', () => {
  const registryLine = (name: string) =>
    `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/${name}.mdx"), "@site/${name}.mdx", require.resolveWeak("@site/${name}.mdx")],`;

  test('the registry', () => {
    const registry = `export default {\n${['a1', 'b2', 'c3', 'd4'].map(registryLine).join('\n')}\n};\n`.replaceAll(
      '@site/a1.mdx',
      '@theme/DocItem',
    );
    const chunks = {
      '/-0ab': {__comp: 'a1', content: 'b2'},
      '/one,two-1ab': {__comp: 'a1', content: 'c3'},
      '/other-2ab': {__comp: 'd4'},
    };
    expect(packRegistry(registry, chunks)).toBe(
      `import {pages} from '@generated/routesChunkNames';\n` +
        `import {loadPage} from '@site/src/site/components/StaticPage/load-page';\n` +
        'export default [...pages.map((path) => [() => loadPage(path)]),\n' +
        '[() => import(/* webpackMode: "eager" */ "@theme/DocItem")],\n' +
        '[() => loadPage("/one,two")],\n' +
        '[() => import(/* webpackChunkName: "3" */ "@site/d4.mdx")],\n];\n',
    );
    const faults: [string, string][] = [
      [registry.replace('require.resolveWeak', 'resolve'), 'lines of a chunk of some route, its import, path and id'],
      [registry.replaceAll('d4', 'd5'), 'lines of a chunk of some route'],
      [registry.replace(`${registryLine('d4')}\n`, ''), 'expected the chunk d4 in .docusaurus/registry.js'],
      [registry.replace('@theme/DocItem', '@theme/Other'), 'expected the component @theme/DocItem'],
      [registry.replace('export default', 'module.exports ='), 'an object as default export'],
    ];
    for (const [changed, message] of faults) {
      expect(() => packRegistry(changed, chunks)).toThrow(message);
    }
  });

  test('the chunk names', () => {
    expect(() => packChunkNames({'/a': {__comp: 'x'}}, 'x')).toThrow(
      'keys of a path and a hash in .docusaurus/routesChunkNames',
    );
  });

  test('the routes', () => {
    const faults: [string, string][] = [
      [
        source.replace("'/4.0/api/dia/Graph', '60b'", "'/4.0/api/dia/Graph', '60c'"),
        'the route of /4.0/api/dia/Graph-60b',
      ],
      [source.replace("path: '*'", "path: '/404'"), 'a last route for all other paths'],
      [source.replace('export default', 'export const routes ='), 'an array of routes'],
      [source.replaceAll('ComponentCreator(', 'createComponent('), 'createComponent is not defined'],
    ];
    for (const [changed, message] of faults) {
      expect(() => packRoutes(changed, names)).toThrow(message);
    }
    expect(() => packRoutes(source, {...names, '/more-123': {__comp: 'x'}})).toThrow('found no more routes');
  });

  test('the configuration', () => {
    const config = {title: 'Docs', presets: [['classic', {}]], themeConfig: {navbar: {}, prism: {theme: {}}}};
    expect(packConfig(`export default ${JSON.stringify(config, null, 2)};\n`)).toBe(
      'export default {"title":"Docs","themeConfig":{"navbar":{}}};\n',
    );
    expect(() => packConfig('module.exports = {}')).toThrow('a JSON object as default export');
  });

  test('the data of a version', () => {
    const items = [{type: 'category', items: [{type: 'link', label: 'A', docId: 'a', unlisted: false}]}];
    const version = {
      pluginId: 'default',
      version: 'current',
      label: '4.1',
      docs: {a: {id: 'a'}},
      docsSidebars: {main: items},
    };
    const packed = packVersion({version});
    expect(packed).toEqual({
      version: {pluginId: 'default', version: 'current', label: '4.1', docs: {}},
      sidebars: {main: [{type: 'category', items: [{type: 'link', label: 'A'}]}]},
    });
    const module = versionModule(packed as NonNullable<typeof packed>, './index.sidebars.js');
    expect(module).toContain('import(/* webpackChunkName: "sidebars-current" */ "./index.sidebars.js")');
    expect(module).not.toContain('"A"');
    const ofOther = versionModule({version: {...version, pluginId: 'other'}, sidebars: {}}, './index.sidebars.js');
    expect(ofOther).toContain('webpackChunkName: "sidebars-other-current"');
    expect(packVersion({})).toBeUndefined();
    expect(() => packVersion({version: {docs: {}}})).toThrow(
      'a pluginId, a name, docs and docsSidebars in the props of a version',
    );
  });

  test('no version at all', () => {
    const folder = test.info().outputPath('generated');
    fs.mkdirSync(path.join(folder, 'docusaurus-plugin-content-docs/default/p'), {recursive: true});
    const lines = [...numberChunks(names, '17896441').keys()].map(registryLine).join('\n');
    fs.writeFileSync(path.join(folder, 'routesChunkNames.json'), JSON.stringify(names));
    fs.writeFileSync(path.join(folder, 'routes.js'), source);
    fs.writeFileSync(
      path.join(folder, 'registry.js'),
      `export default {\n${lines.replaceAll('@site/17896441.mdx', '@theme/DocItem')}};\n`,
    );
    fs.writeFileSync(path.join(folder, 'globalData.json'), '{}');
    fs.writeFileSync(path.join(folder, 'docusaurus.config.mjs'), 'export default {"themeConfig": {}};\n');
    // A file of another locale, or of a build at another base path, is none of this build's.
    const old = {version: {pluginId: 'default', version: 'current', docs: {}, docsSidebars: {}}};
    fs.writeFileSync(path.join(folder, 'docusaurus-plugin-content-docs/default/p/old.json'), JSON.stringify(old));
    expect(() => packTables(folder)).toThrow('expected the props of the docs versions, .docusaurus/');
  });

  test('the names of chunks in the runtime', () => {
    const runtime = (table: string) =>
      `gca = function(chunkId) { chunkId = ${table}[chunkId]||chunkId; return u(chunkId); };`;
    expect(withoutChunkMap(runtime('{"0":"0","main":"main"}'))).toBe(
      'gca = function(chunkId) {  return u(chunkId); };',
    );
    expect(() => withoutChunkMap(runtime('{"0":"0","main":"1782"}'))).toThrow('found the id 1782 of the chunk main');
    expect(() => withoutChunkMap('r.u = 0;')).toThrow('expected a table of the names and ids of chunks in the runtime');
  });

  test('a bundle that does not use the packed one', () => {
    const replaced = new Map([['/g/registry.js', '/g/packed/registry.js']]);
    expect(() => checkReplaced(replaced, new Set(['/g/packed/registry.js']))).not.toThrow();
    expect(() => checkReplaced(replaced, new Set(['/g/packed/registry.js', '/g/registry.js']))).toThrow(
      'found /g/registry',
    );
    expect(() => checkReplaced(replaced, new Set(['/a.js']))).toThrow('found neither');
  });
});
