import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {loadApi} from '../../src/build/api-model/load';
import {type ApiSymbol, parentPath} from '../../src/build/api-model/model';
import {type Signature, plainText} from '../../src/build/api-model/signature';
import {versionNamed, versions} from '../../src/common/versions';
import {signatureBlock} from '../../src/build/reference/api-blocks';
import {apiOptions} from '../../src/build/remark/api-options';
import {type SubjectPage, type VersionPages, versionPages} from '../../src/build/reference/version-pages';
import {project, projectDir} from '../support/sites';

type Rendered = {type?: string; name?: string; value?: string; url?: string; children?: Rendered[]};

const textOf = ({type, value = '', children = []}: Rendered): string =>
  (type === 'mdxTextExpression' ? (JSON.parse(value) as string) : value) + children.map(textOf).join('');

const findAll = (node: Rendered, isWanted: (node: Rendered) => boolean): Rendered[] =>
  isWanted(node) ? [node] : (node.children ?? []).flatMap((child) => findAll(child, isWanted));

/** The text of each block of code, and where the names in it lead. */
const codes = (tree: unknown) =>
  findAll(tree as Rendered, ({name}) => name === 'ApiCode' || name === 'code').map((code) => ({
    text: textOf(code),
    links: findAll(code, ({type}) => type === 'link').map((link) => [textOf(link), link.url]),
  }));

test.describe('rendered', () => {
  const symbol = (symbolPath: string, kind: ApiSymbol['kind'], ...signatures: Signature[]): [string, ApiSymbol] => [
    symbolPath,
    {path: symbolPath, kind, signatures},
  ];
  const pages: VersionPages = {
    version: versionNamed('current'),
    marks: undefined,
    api: {
      packages: [],
      undeclaredEvents: new Set(),
      symbols: new Map([
        symbol('a.Options', 'interface', ['interface Options'], ['(at: ', ['Point', 'g.Point'], '): void;']),
        symbol('a.Options.from', 'property', ['from: ', ['Point', 'g.Point'], ';']),
        symbol('a.Options.more', 'property', ['more: {\n  next: ', ['Options', 'a.Options'], ';\n};']),
        symbol('a.Options.to', 'property', ['to: ', ['Point', 'dia.Point'], ';']),
        symbol('a.Side', 'enum', ['enum Side']),
        symbol('a.Side.left', 'enum member', ["left = 'left'"]),
      ]),
    },
    corrections: [],
    confirmations: new Map(),
    missing: new Set(),
    pages: [
      {page: {file: 'docs/api/g.mdx'}, subjects: ['g'], anchors: new Map([['g.Point', 'Point']])},
      {page: {file: 'docs/api/dia.mdx'}, subjects: ['dia.Point'], anchors: new Map()},
      {page: {file: 'docs/api/a.mdx'}, subjects: ['a'], anchors: new Map([['a.Options', 'Options']])},
    ] as unknown as SubjectPage[],
  };
  const render = (symbolPath: string) =>
    codes(signatureBlock(pages.api.symbols.get(symbolPath)!, pages, 'docs/api/a.mdx', undefined));

  test('fields of an interface lead to different symbols of one name, and not back to the interface', () => {
    expect(render('a.Options')).toEqual([
      {
        text: [
          'interface Options {',
          '  (at: Point): void;',
          '  from: Point;',
          '  more: {',
          '    next: Options;',
          '  };',
          '  to: Point;',
          '}',
        ].join('\n'),
        links: [
          ['Point', './g.mdx#Point'],
          ['Point', './g.mdx#Point'],
          ['Point', './dia.mdx'],
        ],
      },
    ]);
    expect(render('a.Options.more')[0]?.links).toEqual([['Options', '#Options']]);
  });

  test('members of an enum are separated', () => {
    expect(render('a.Side')[0]?.text).toBe("enum Side {\n  left = 'left',\n}");
  });
});

test('a changed declaration says what it was in the version before, without links', () => {
  const pages = versionPages('current', project);
  const before = (symbolPath: string): Rendered[] => {
    const symbol = pages.api.symbols.get(symbolPath)!;
    const block = signatureBlock(symbol, pages, 'docs/api/dia/Cell.mdx', pages.marks) as Rendered;
    return findAll(block, ({name}) => name === 'ApiBefore');
  };
  const [declaration, ...others] = before('dia.Cell.toJSON');
  expect(others).toEqual([]);
  expect(codes(declaration)).toEqual([{text: 'toJSON(): Cell.JSON<any, A>;', links: []}]);
  expect((declaration as {attributes?: object[]} | undefined)?.attributes).toEqual([
    {type: 'mdxJsxAttribute', name: 'version', value: '4.0'},
  ]);
  expect(before('dia.Cell.clone')).toEqual([]);
});

const table = (type: string): Rendered => {
  const attributes = [{type: 'mdxJsxAttribute', name: 'of', value: type}];
  const element = {type: 'mdxJsxFlowElement', name: 'ApiOptions', attributes, children: []};
  const root = {type: 'root', children: [element]} as unknown as Root;
  apiOptions(project)(root, new VFile({path: path.join(projectDir, 'docs/api/dia/Unwritten.mdx')}));
  return root as Rendered;
};
const rows = (type: string) =>
  findAll(table(type), (node) => node.type === 'tableRow').map((row) => ({
    cells: row.children?.map(textOf),
    code: codes(row),
  }));

test('a table of options has each field once, as the type itself declares it', () => {
  const cells = rows('dia.Graph.FindUnderElementOptions').map((row) => row.cells?.[0]);
  expect(cells.filter((name) => name === 'strict')).toHaveLength(1);
  expect(cells).toContain('searchBy');
});

test('the types in a table of options are links, and names in quotes are no part of them', () => {
  expect(rows('layout.DirectedGraph.LayoutOptions')).toContainEqual({
    cells: ['setLabels', 'boolean | ((link: dia.Link, position: dia.Point, points: dia.Point[]) => void)', 'no'],
    code: [expect.objectContaining({links: expect.arrayContaining([['dia.Link', './Link.mdx']])})],
  });
  expect(rows('dia.Paper.EventMap')).toContainEqual({
    cells: ['blank:mousewheel', '(evt: dia.Event, x: number, y: number, delta: number) => void', 'yes'],
    code: [expect.anything()],
  });
});

for (const {name: version, folder} of versions) {
  test(`${folder}: every signature is rendered to the letter, an interface with its fields`, () => {
    const {symbols} = loadApi(path.join(projectDir, folder, '_api'));
    const pages = versionPages(version, project);
    const members = new Map<string, ApiSymbol[]>();
    for (const symbol of symbols.values()) {
      const owner = parentPath(symbol.path);
      members.set(owner, [...(members.get(owner) ?? []), symbol]);
    }
    const withoutFrame = (text: string): string => text.replace(/[\s{},]/g, '');
    expect(symbols.size).toBeGreaterThan(2500);
    for (const symbol of symbols.values()) {
      const hasFields = symbol.kind === 'interface' || symbol.kind === 'enum';
      const shown = [symbol, ...(hasFields ? (members.get(symbol.path) ?? []) : [])];
      const texts = shown.flatMap(({signatures}) => signatures.map(plainText)).join('');
      const rendered = codes(signatureBlock(symbol, pages, `${folder}/api/dia/Graph.mdx`, undefined));
      expect(withoutFrame(rendered.map(({text}) => text).join('')), symbol.path).toBe(withoutFrame(texts));
    }
  });
}

test('the types of a method lead to the pages that describe them', () => {
  const pages = versionPages('current', project);
  const symbol = pages.api.symbols.get('dia.Graph.addCells')!;
  expect(codes(signatureBlock(symbol, pages, 'docs/api/dia/Graph.mdx', undefined))).toMatchObject([
    {
      text: 'addCells(cells: Array<Cell | Cell.JSON>, opt?: CollectionAddOptions): this;',
      links: expect.arrayContaining([
        ['Cell', './Cell.mdx'],
        ['Cell.JSON', './Cell.mdx#JSON'],
      ]),
    },
  ]);
});
