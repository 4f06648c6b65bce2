import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {apiDifferences} from '../../src/build/api-model/differences';
import type {PackageModels} from '../../src/build/api-model/load';
import type {ApiSymbol} from '../../src/build/api-model/model';
import type {Signature} from '../../src/build/api-model/signature';
import {type ApiChanges, differencesOnPage} from '../../src/build/reference/api-changes';
import {changeBlocks} from '../../src/build/reference/change-blocks';
import type {SubjectPage, VersionPages} from '../../src/build/reference/version-pages';
import {apiChanges} from '../../src/build/remark/api-changes';
import {versionNamed} from '../../src/common/versions';
import {changesLanguage} from '../../src/site/components/ApiChangesFilter/changes-language';
import {matchChanges} from '../../src/site/components/ApiChangesFilter/match-changes';
import {project, projectDir} from '../support/sites';

type Rendered = {type?: string; name?: string; value?: string; url?: string; children?: Rendered[]};

const textOf = ({type, value = '', children = []}: Rendered): string =>
  (type === 'mdxTextExpression' ? (JSON.parse(value) as string) : value) + children.map(textOf).join('');

const findAll = (node: Rendered, isWanted: (node: Rendered) => boolean): Rendered[] =>
  isWanted(node) ? [node] : (node.children ?? []).flatMap((child) => findAll(child, isWanted));

const linksOf = (nodes: unknown): [string, string | undefined][] =>
  findAll({children: nodes as Rendered[]}, ({type}) => type === 'link').map((link) => [textOf(link), link.url]);

const symbol = (symbolPath: string, kind: ApiSymbol['kind'], ...signatures: Signature[]): [string, ApiSymbol] => [
  symbolPath,
  {path: symbolPath, kind, signatures},
];

const empty = {package: 'nothing 1.0.0', symbols: new Map<string, ApiSymbol>()};
const models = (core: [string, ApiSymbol][], plus: [string, ApiSymbol][] = []): PackageModels => ({
  core: {package: 'core 1.0.0', symbols: new Map(core)},
  layout: empty,
  plus: {package: 'plus 1.0.0', symbols: new Map(plus)},
});

const shared: [string, ApiSymbol][] = [
  symbol('a', 'namespace'),
  symbol('a.Thing', 'class', ['class Thing']),
  symbol('a.Thing.stay', 'method', ['stay(): void;']),
  symbol('a.Base', 'interface', ['interface Base']),
  symbol('a.Base.depth', 'property', ['depth: number;']),
];
const older = models([
  ...shared,
  symbol('a.Thing.grow', 'method', ['grow(by: number): void;']),
  symbol('a.Thing.gone', 'method', ['gone(): void;']),
  symbol('a.Fields', 'interface', ['interface Fields']),
  symbol('a.Fields.depth', 'property', ['depth: number;']),
]);
const fields = symbol('a.Fields', 'interface', ['interface Fields extends ', ['Base', 'a.Base']]);
fields[1].extends = ['a.Base'];
const newer = models(
  [
    ...shared,
    symbol('a.Thing.grow', 'method', ['grow(by: ', ['Size', 'a.Thing.Size'], '): void;']),
    symbol('a.Thing.Size', 'interface', ['interface Size']),
    symbol('a.Thing.Size.width', 'property', ['width: number;']),
    symbol('a.Thing.Size.more', 'interface', ['interface more']),
    symbol('a.Thing.Size.more.deep', 'property', ['deep: number;']),
    fields,
  ],
  [symbol('a.Extra', 'class', ['class Extra'])],
);
const differences = apiDifferences(older, newer);
const brief = differences.map(({package: from, kind, symbol: {path: name}, nested, inheritedFrom}) => [
  `${from} ${kind} ${name}`,
  nested.map((each) => each.path),
  inheritedFrom,
]);

test('what came with a new type stands with it, and a field that moved to a base says where it is now', () => {
  expect(brief).toEqual([
    ['core added a.Thing.Size', ['a.Thing.Size.more', 'a.Thing.Size.more.deep', 'a.Thing.Size.width'], undefined],
    ['core changed a.Fields', [], undefined],
    ['core changed a.Thing.grow', [], undefined],
    ['core removed a.Fields.depth', [], 'a.Base'],
    ['core removed a.Thing.gone', [], undefined],
    ['plus added a.Extra', [], undefined],
  ]);
});

const pageOf = (file: string, address: string, subjects: string[], anchors: [string, string][] = []) =>
  ({page: {file, path: address}, subjects, anchors: new Map(anchors)}) as unknown as SubjectPage;

const pagesOf = (version: 'current' | '4.0', of: PackageModels, pages: SubjectPage[]): VersionPages => ({
  version: versionNamed(version),
  api: {packages: [], undeclaredEvents: new Set(), symbols: new Map([...of.core.symbols, ...of.plus.symbols])},
  marks: undefined,
  corrections: [],
  confirmations: new Map([
    ['a.Extra', {symbol: 'a.Extra', confirmed: 'documentation', source: 'https://x.test', versions: ['4.2']}],
  ]),
  missing: new Set(),
  pages,
});

const pages = pagesOf('current', newer, [
  pageOf('docs/api/a/index.mdx', '/api/a/', ['a'], [['a.Fields', 'Fields']]),
  pageOf(
    'docs/api/a/Thing.mdx',
    '/api/a/Thing',
    ['a.Thing'],
    [
      ['a.Thing.grow', 'grow'],
      ['a.Thing.Size', 'Size'],
    ],
  ),
]);
const olderPages = pagesOf('4.0', older, [
  pageOf('versioned_docs/version-4.0/api/a/Thing.mdx', '/4.0/api/a/Thing', ['a.Thing'], [['a.Thing.gone', 'gone']]),
]);
const changes: ApiChanges = {differences, before: versionNamed('4.0'), olderPages};
const on = {pages, from: 'docs/api/a/Thing.mdx', changes, subject: 'a.Thing'};
const found = differencesOnPage(differences, pages, ['a.Thing'], on.from);

test('a page has what it describes, and what came to its namespace', () => {
  const namesOn = (subject: string, from: string) =>
    differencesOnPage(differences, pages, [subject], from).map((each) => each.symbol.path);
  expect(namesOn('a.Thing', on.from)).toEqual(['a.Thing.Size', 'a.Thing.grow', 'a.Thing.gone']);
  expect(namesOn('a', 'docs/api/a/index.mdx')).toEqual(['a.Fields', 'a.Fields.depth', 'a.Extra']);
  expect(namesOn('a.Other', 'docs/api/a/Other.mdx')).toEqual([]);
});

test('added members are links, removed ones lead into the version before', () => {
  const [added, removed] = changeBlocks(found, on) as Rendered[];
  expect(textOf(added!)).toBe('Added: Size with more, more.deep, width');
  expect(linksOf([added])[0]).toEqual(['Size', '#Size']);
  expect(textOf(removed!)).toBe('Removed: gone');
  expect(linksOf([removed])).toEqual([['gone', '/4.0/api/a/Thing#gone']]);
});

test('a removed member of a version that the site does not have is no link', () => {
  const alone = {...on, changes: {...changes, olderPages: undefined}};
  expect(linksOf((changeBlocks(found, alone) as Rendered[]).slice(1, 2))).toEqual([]);
});

test('a changed member shows both declarations, the older first and without links', () => {
  const list = (changeBlocks(found, on) as Rendered[]).at(-1)!;
  const blocks = findAll(list, ({name}) => name === 'ApiSignature');
  expect(blocks.map((block) => [textOf(block), linksOf([block])])).toEqual([
    ['grow(by: number): void;', []],
    ['grow(by: Size): void;', [['Size', '#Size']]],
  ]);
  expect(blocks.map((block) => (block as {attributes?: {value: string}[]}).attributes?.[0]?.value)).toEqual([
    '4.0',
    '4.1',
  ]);
  expect(linksOf([list])[0]).toEqual(['grow', '#grow']);
});

test('an added member of JointJS+ says how well it is confirmed', () => {
  const plus = differences.filter((each) => each.package === 'plus');
  expect((changeBlocks(plus, {...on, subject: 'a'}) as Rendered[]).map(textOf)).toEqual(['Added: Extra (seen in 4.2)']);
});

test.describe('on the pages of this site', () => {
  function foldOn(file: string, api: string | string[]): (Rendered & {attributes?: object[]}) | undefined {
    const root: Root = {
      type: 'root',
      children: [
        {type: 'paragraph', children: [{type: 'text', value: 'Introduction.'}]},
        {type: 'heading', depth: 2, children: [{type: 'text', value: 'Overview'}]},
      ],
    };
    const page = new VFile({path: path.join(projectDir, file)});
    page.data.frontMatter = {api};
    apiChanges(project)(root, page);
    expect(root.children.map(({type}) => type)).toEqual(
      root.children.length === 2 ? ['paragraph', 'heading'] : ['paragraph', 'mdxJsxFlowElement', 'heading'],
    );
    return (root.children as Rendered[]).find(({name}) => name === 'ApiChanges');
  }

  test('the list stands between the introduction and the first section', () => {
    const fold = foldOn('docs/api/dia/Element.mdx', 'dia.Element')!;
    expect(fold.attributes).toContainEqual(expect.objectContaining({name: 'summary', value: 'Changes since 4.0'}));
    expect(linksOf([fold])).toContainEqual(['getPortGroupNames', '#getPortGroupNames']);
    expect(textOf(fold)).not.toContain('JointJS+');
  });

  test('a page of JointJS+ says that documentation is compared', () => {
    const fold = foldOn('docs/api/ui/Halo.mdx', 'ui.Halo')!;
    expect(fold.attributes).toContainEqual(
      expect.objectContaining({name: 'summary', value: 'Differences from the documentation of 4.0'}),
    );
    expect(textOf(fold)).toContain('may also exist in 4.0');
  });

  test('there is none where nothing differs, on other pages, and in the oldest version', () => {
    expect(foldOn('docs/api/dia/Cell.mdx', 'alg.Dijkstra')).toBeDefined();
    expect(foldOn('docs/api/alg/Dijkstra.mdx', 'alg.Dijkstra')).toBeUndefined();
    expect(foldOn('versioned_docs/version-4.0/api/dia/Element.mdx', 'dia.Element')).toBeUndefined();
  });
});

test.describe('the filter', () => {
  const {everything, isAsking, readQuery, writeQuery} = changesLanguage;
  const listed = [
    {kind: 'added', package: 'core', text: 'dia.Paper added method findCellViewsAtPoint'.toLowerCase()},
    {kind: 'changed', package: 'core', text: 'dia.Paper changed method dumpViews progress'.toLowerCase()},
    {kind: 'added', package: 'plus', text: 'ui.halo added property options.groups'},
  ];
  const found = (query: Partial<typeof everything>) =>
    matchChanges(listed, {...everything, ...query}).map((change) => listed.indexOf(change));

  test('wants all words, wherever they are, and any of the kinds and of the packages', () => {
    expect(found({})).toEqual([0, 1, 2]);
    expect(found({text: 'Paper.findCell'})).toEqual([0]);
    expect(found({text: 'progress paper'})).toEqual([1]);
    expect(found({kinds: ['added', 'removed']})).toEqual([0, 2]);
    expect(found({kinds: ['added'], packages: ['plus']})).toEqual([2]);
    expect(found({text: 'zeppelin'})).toEqual([]);
  });

  test('is in the address, beside what else stands there', () => {
    const query = {text: 'find views', kinds: ['added', 'changed'], packages: ['core']};
    const search = writeQuery('?a=b&kind=removed', query);
    expect(search).toBe('?a=b&filter=find+views&kind=added&kind=changed&package=core');
    expect(readQuery(search)).toEqual(query);
    expect(writeQuery(search, everything)).toBe('?a=b');
    expect([isAsking(everything), isAsking(query)]).toEqual([false, true]);
  });
});
