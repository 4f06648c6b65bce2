// cspell:ignore Namespce strat postion idel -- typos
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {type CoveredPage, coverApi, coverPage} from '../../src/build/api-model/coverage';
import {compareApis, withoutNested} from '../../src/build/api-model/diff';
import {type VersionApi, loadApi} from '../../src/build/api-model/load';
import {type ApiSymbol, memberName, memberPath, parentPath} from '../../src/build/api-model/model';
import {memberMark} from '../../src/build/reference/member-marks';
import {inheritedMembers, isMemberSection, resolveHeading} from '../../src/build/api-model/resolve';
import {readReport, writeReport} from '../../src/build/api-model/report';
import {plainText} from '../../src/build/api-model/signature';
import {apiFolder} from '../../src/build/api-model/sources';
import {checkInventory, inventorySubject} from '../../src/build/checks/api/inventory';
import {namesInCode} from '../../src/build/content/code';
import {parseMdx} from '../../src/build/content/parse';
import {apiOptions} from '../../src/build/remark/api-options';
import {fileLink} from '../../src/build/reference/file-links';
import {versionPages} from '../../src/build/reference/version-pages';
import {apiSignatures} from '../../src/build/remark/api-signatures';
import {project, projectDir} from '../support/sites';

const current = loadApi(path.join(projectDir, apiFolder('current')));
const old = loadApi(path.join(projectDir, apiFolder('4.0')));

const small = (symbols: Partial<ApiSymbol>[], undeclaredEvents: string[] = []): VersionApi => ({
  packages: [],
  symbols: new Map(symbols.map((symbol) => [symbol.path ?? '', {kind: 'method', signatures: [], path: '', ...symbol}])),
  undeclaredEvents: new Set(undeclaredEvents),
});

test('the report holds the classes and functions of the library', () => {
  const count = (kind: string) => [...current.symbols.values()].filter((symbol) => symbol.kind === kind).length;
  expect(count('class')).toBeGreaterThanOrEqual(79);
  expect(count('function')).toBeGreaterThanOrEqual(110);
  const [signature = []] = current.symbols.get('dia.Graph.addCells')?.signatures ?? [];
  expect(plainText(signature)).toBe('addCells(cells: Array<Cell | Cell.JSON>, opt?: CollectionAddOptions): this;');
  expect(signature).toContainEqual(['Cell.JSON', 'dia.Cell.JSON']);
});

test('paths of members lead to their owners, also with dots in the name', () => {
  for (const [owner, name] of [
    ['dia.Graph', 'addCells'],
    ['dia.Link.LinkSelectors', '.connection'],
    ['dia.Paper.EventMap', 'blank:pointerclick'],
  ] as const) {
    const symbolPath = memberPath(owner, name);
    expect([parentPath(symbolPath), memberName(symbolPath)]).toEqual([owner, name]);
  }
});

test('a report is read as it was written, and a broken one names its line', () => {
  const model = {
    package: 'x 1',
    symbols: small([{path: 'a'}, {path: 'b', signatures: [['b(): ', ['B', 'a.B'], ';']]}]).symbols,
  };
  const text = writeReport(model, 'hash');
  expect(readReport(text, 'x.jsonl')).toEqual({model, sources: 'hash'});
  expect(() => readReport(`${text}{broken\n`, 'x.jsonl')).toThrow('x.jsonl:4: expected one line of JSON a symbol');
});

test('two versions are compared by name and by signature', () => {
  const change = compareApis(current, old);
  // The options of the layout moved into two types that it extends.
  const removed = change.removed.filter((symbolPath) => !symbolPath.startsWith('layout.DirectedGraph.LayoutOptions.'));
  // One option, `layoutArea`, took the place of these four.
  expect(removed.sort()).toEqual(['height', 'width', 'x', 'y'].map((name) => `layout.ForceDirected.Options.${name}`));
  expect(change.added).toContain('dia.Graph.transferCellEmbeds');
  expect(change.added.length).toBeGreaterThan(80);
  expect(change.changed).toContain('dia.Cell.toJSON');
  expect(change.changed).not.toContain('dia.Graph.clear');
  expect(withoutNested(['a', 'a.b', 'c.d'])).toEqual(['a', 'c.d']);
});

test('a version changes what readers see, not what it refers to', () => {
  const api = (...signature: ApiSymbol['signatures'][number]) => small([{path: 'f', signatures: [signature]}]);
  const before = api('f(to: Point): void;');
  expect(compareApis(api('f(to: ', ['Point', 'g.Point'], '): void;'), before).changed).toEqual([]);
  expect(compareApis(api('f(to: ', ['Points', 'g.Point'], '): void;'), before).changed).toEqual(['f']);
});

test.describe('headings', () => {
  const resolve = (section: string, name: string) => resolveHeading(current, 'dia.Graph', section, name);

  test('below a section that is called as what every object inherits', () => {
    expect(isMemberSection('constructor')).toBe(false);
    expect(resolve('constructor', 'addCells')).toMatchObject({kind: 'symbol'});
    expect(memberMark('constructor', resolve('constructor', 'addCells'))).toEqual({kind: 'method'});
  });

  test('name members, types, options and events', () => {
    expect(resolve('Methods', 'addCells')).toMatchObject({kind: 'symbol', symbol: {path: 'dia.Graph.addCells'}});
    expect(resolve('Types', 'ConnectionOptions')).toMatchObject({kind: 'symbol'});
    expect(resolveHeading(current, 'dia.Paper', 'Events', 'blank:pointerclick')).toMatchObject({kind: 'symbol'});
    expect(resolveHeading(current, 'ui.Halo', 'Options', 'cellView')).toMatchObject({kind: 'symbol'});
    expect(resolveHeading(current, 'routers', '', 'manhattan')).toMatchObject({kind: 'symbol'});
  });

  test('may name what is there but not declared', () => {
    const missing = new Set(['dia.ToolView.getName', 'dia.Paper.EventMap.render:idle']);
    expect(resolveHeading(current, 'dia.ToolView', 'Methods', 'getName', missing)).toEqual({
      kind: 'undeclared',
      path: 'dia.ToolView.getName',
    });
    expect(resolveHeading(current, 'dia.Paper', 'Events', 'render:idle', missing).kind).toBe('undeclared');
    expect(resolveHeading(current, 'dia.Paper', 'Events', 'render:idles', missing).kind).toBe('unknown');
    expect(resolveHeading(current, 'dia.ToolView', 'Methods', 'getName').kind).toBe('unknown');
  });

  test('name the options that a constructor declares within itself, to the letter', () => {
    expect(resolve('Options', 'cellModel')).toMatchObject({
      kind: 'symbol',
      symbol: {
        path: 'dia.Graph.Options.cellModel',
        signatures: [['cellModel?: typeof ', ['Cell', 'dia.Cell'], ';']],
        optional: true,
      },
    });
    expect(resolve('Options', 'cellNamespce')).toEqual({kind: 'unknown', nearest: ['cellNamespace']});
    const signature = [
      'constructor(',
      '  attributes?: { title: string },',
      '  opt?: {',
      '    size?: {',
      '      depth: number;',
      '    };',
      "    'grid-size': number;",
      '  } & ({ color?: string } | Other)',
      ');',
    ].join('\n');
    const api = small([
      {path: 'n.A', kind: 'class'},
      {path: 'n.A.constructor', kind: 'constructor', signatures: [[signature]]},
    ]);
    const kinds = (names: string[]) => names.map((name) => resolveHeading(api, 'n.A', 'Options', name).kind);
    expect(kinds(['size', 'grid-size', 'color'])).toEqual(['symbol', 'symbol', 'symbol']);
    expect(resolveHeading(api, 'n.A', 'Options', 'size')).toMatchObject({
      symbol: {signatures: [['size?: {\n  depth: number;\n}', ';']], typeAt: 'size?: '.length},
    });
    // A field of a nested object, one of another parameter, half a name, and a regular expression that would match.
    expect(kinds(['depth', 'title', 'siz', 's...'])).toEqual(['unknown', 'unknown', 'unknown', 'unknown']);
    const page = {file: 'docs/a.mdx', subjects: ['n.A'] as [string], named: new Set<string>(), omitted: {}};
    const documented = new Set(['n.A.constructor', 'n.A.Options.size', 'n.A.Options.grid-size']);
    expect(coverPage(api, {...page, documented}).problems).toEqual([
      'docs/a.mdx: no heading names n.A.Options.color (property).',
    ]);
  });

  test('name the listed events of a class without an EventMap, and no others', () => {
    expect(resolve('Events', 'batch:start')).toEqual({kind: 'event', path: 'dia.Graph.EventMap.batch:start'});
    expect(resolve('Events', 'batch:strat')).toMatchObject({
      kind: 'unknown',
      nearest: expect.arrayContaining(['batch:start']),
    });
    expect(resolve('Methods', 'batch:start').kind).toBe('unknown');
    expect(resolveHeading(current, 'dia.Element', 'Events', 'batch:start').kind).toBe('unknown');
    expect(resolveHeading(current, 'dia.Paper', 'Events', 'batch:start').kind).toBe('unknown');
    const none = small([{path: 'n.A', kind: 'class'}]);
    expect(resolveHeading(none, 'n.A', 'Events', 'anything')).toEqual({kind: 'unknown', nearest: []});
  });

  test('that name nothing get the nearest names', () => {
    expect(resolve('Methods', 'addCels')).toMatchObject({
      kind: 'unknown',
      nearest: expect.arrayContaining(['addCells']),
    });
    expect(resolve('Methods', 'AddCells')).toMatchObject({
      kind: 'unknown',
      nearest: expect.arrayContaining(['addCells']),
    });
  });
});

test('listed events, missing members and options of a constructor have links', () => {
  const pages = versionPages('current', project);
  const link = (symbolPath: string) => fileLink(pages, path.join(projectDir, 'docs/api/dia/Cell.mdx'), symbolPath);
  expect(link('dia.Graph.EventMap.batch:stop')).toBe('./Graph.mdx#event:batch:stop');
  expect(link('dia.Paper.EventMap.render:idle')).toBe('./Paper.mdx#event:render:idle');
  expect(link('dia.Graph.Options.cellNamespace')).toBe('./Graph.mdx#options.cellNamespace');
  expect(link('dia.Graph.Options.cellNamespce')).toBeUndefined();
});

test('a class inherits what it does not declare anew', () => {
  const lists = inheritedMembers(current, 'dia.Graph');
  expect(lists.map(({from}) => from)).toContain('mvc.EventsMixin');
  const names = lists.flatMap(({members}) => members.map(({path: symbolPath}) => memberName(symbolPath)));
  expect(names).toContain('listenTo');
  expect(names).not.toContain('toJSON');
  expect(new Set(names).size).toBe(names.length);
});

test.describe('a page', () => {
  const transform = (body: string, api: string | string[]) => {
    const value = `---\ntitle: x\napi: ${Array.isArray(api) ? `[${api.join(', ')}]` : api}\n---\n\n${body}`;
    const file = new VFile({
      path: path.join(projectDir, 'docs/api/dia/Unwritten.mdx'),
      value,
      data: {frontMatter: {api}},
    });
    const root = parseMdx(value, 'docs/api/dia/Unwritten.mdx');
    apiSignatures(project)(root, file);
    return root.children as {type: string; name?: string; attributes?: {name: string; value: string}[]}[];
  };

  test('gets a signature below each member, and marks of what is new', () => {
    const nodes = transform('## Methods\n\n### `clear`\n\n### `transferCellEmbeds`\n', 'dia.Graph');
    const blocks = nodes.filter(({name}) => name === 'ApiSignature');
    expect(blocks).toHaveLength(2);
    expect(blocks[0]?.attributes).toEqual([]);
    expect(blocks[1]?.attributes).toContainEqual(expect.objectContaining({name: 'since', value: '4.1'}));
    expect(nodes.filter(({name}) => name === 'ApiInherited').length).toBeGreaterThan(0);
  });

  test('about a function begins with its signature; a namespace has none', () => {
    const nodes = transform('', 'setTheme');
    expect(nodes[0]?.name).toBe('ApiSignature');
    const inUtil = transform('## `format`\n\n## `isNumber`\n', 'util');
    // At the end, what lists of members show.
    expect(inUtil.map(({name, type}) => name ?? type)).toEqual([
      ...['yaml', 'heading', 'heading', 'ApiSignature', 'mdxjsEsm'],
    ]);
  });

  test('about several subjects takes each heading from the first that has it', () => {
    const nodes = transform('## Methods\n\n### `rotate`\n\n## Static methods\n\n### `isV`\n', [
      'V',
      'VElement',
      'Vectorizer',
    ]);
    const texts = nodes.filter(({name}) => name === 'ApiSignature').map((node) => JSON.stringify(node));
    expect(texts).toHaveLength(3);
    expect(texts[0]).toContain('const V');
    expect(texts[1]).toContain('Rotation');
    expect(texts[2]).toContain('isV(value: any): boolean;');
    expect(() => transform('## Methods\n\n### `rotates`\n', ['V', 'VElement'])).toThrow(
      /"rotates" names no member of V or VElement .*The nearest: rotate/,
    );
  });

  test('says where the declaration is not right', () => {
    const [block] = transform('## Methods\n\n### `getCell`\n', 'dia.Graph').filter(({name}) => name === 'ApiSignature');
    expect(JSON.stringify(block)).toContain('ApiCorrection');
  });

  test('of JointJS+ says how well it is confirmed, and has no other marks: declarations of ours do not know what a version added', () => {
    expect(current.symbols.has('ui.Halo.Options.groups') && !old.symbols.has('ui.Halo.Options.groups')).toBe(true);
    const [block] = transform('## Options\n\n### `groups`\n', 'ui.Halo').filter(({name}) => name === 'ApiSignature');
    expect(block?.attributes).toEqual([
      expect.objectContaining({name: 'confirmed', value: 'seen in 4.2 (documentation)'}),
      expect.objectContaining({name: 'elsewhere', value: 'true'}),
    ]);
  });

  test('with misspelled members is refused, all at once, with file, line and the nearest names', () => {
    expect(() => transform('## Methods\n\n### `addCels`\n\n### `cleer`\n', 'dia.Graph')).toThrow(
      /docs\/api\/dia\/Unwritten\.mdx:8: "addCels" names no member of dia\.Graph \(section "Methods"\)\. The nearest: .*addCell.*\n.*:10: "cleer" names no member .*The nearest: clear/,
    );
  });

  test('with a misspelled event or option is refused, where the declarations list none', () => {
    expect(() => transform('## Options\n\n### `celModel`\n\n## Events\n\n### `batch:strat`\n', 'dia.Graph')).toThrow(
      /Unwritten\.mdx:8: "celModel" names no member of dia\.Graph \(section "Options"\)\. The nearest: cellModel\.\n.*:12: "batch:strat" names no member of dia\.Graph \(section "Events"\)\. The nearest: batch:start/,
    );
    expect(() => transform('## Events\n\n### `change:postion`\n', 'dia.Element')).toThrow(
      /:8: "change:postion" .*The nearest: change:position/,
    );
  });

  test('shows the declaration of an option within a constructor, and none for an undeclared event', () => {
    const nodes = transform('## Options\n\n### `cellModel`\n\n## Events\n\n### `add`\n', 'dia.Graph');
    const blocks = nodes.filter(({name}) => name === 'ApiSignature').map((node) => JSON.stringify(node));
    expect(blocks).toEqual([expect.stringContaining('cellModel?: typeof ')]);
  });

  test('is refused for a misspelled member below a heading of its section, too', () => {
    const body = '## Events\n\n### Events without a declaration\n\n#### `render:idle`\n\n#### `render:idel`\n';
    expect(() => transform(body, 'dia.Paper')).toThrow(
      /^docs\/api\/dia\/Unwritten\.mdx:12: "render:idel" .*The nearest: render:idle[^\n]*$/,
    );
    const nodes = transform(body.slice(0, body.indexOf('#### `render:idel`')), 'dia.Paper');
    expect(JSON.stringify(nodes)).toContain("'render:idle': (opt: Paper.UnfreezeOptions) => void");
  });

  test('about something that does not exist is refused', () => {
    expect(() => transform('', 'dia.Grpah')).toThrow(
      /Unwritten\.mdx:3: .*"api: dia\.Grpah".*The nearest: .*dia\.Graph/,
    );
  });
});

test('the fields of a type become a table; a type that does not exist is refused', () => {
  const transform = (type: string) => {
    const element = {
      type: 'mdxJsxFlowElement',
      name: 'ApiOptions',
      attributes: [{type: 'mdxJsxAttribute', name: 'of', value: type}],
      children: [],
    };
    const root = {type: 'root', children: [element]} as unknown as Root;
    apiOptions(project)(root, new VFile({path: path.join(projectDir, 'docs/api/dia/Unwritten.mdx')}));
    return JSON.stringify(root.children[0]);
  };
  const table = transform('dia.Graph.ConnectionOptions');
  for (const name of ['inbound', 'outbound', 'deep', 'boolean']) {
    expect(table).toContain(`"value":"${name}"`);
  }
  expect(() => transform('dia.Graph.ConectionOptions')).toThrow(
    /Unwritten\.mdx:1: .*The nearest: dia\.Graph\.ConnectionOptions/,
  );
});

test('pages of the inventory are about something that exists', () => {
  expect(inventorySubject('/4.0/api/shapes/standard/Circle')).toBe('shapes.standard.Circle');
  expect(checkInventory(current, ['/api/dia/Graph', '/api/dia/attributes'], new Set())).toEqual([]);
  expect(checkInventory(current, ['/api/dia/Grpah'], new Set())).toEqual([
    expect.stringContaining('/api/dia/Grpah is about dia.Grpah'),
  ]);
});

test.describe('coverage', () => {
  const api = small([
    {path: 'n', kind: 'namespace'},
    {path: 'n.A', kind: 'class'},
    {path: 'n.A.one'},
    {path: 'n.A.two'},
    {path: 'n.B', kind: 'class'},
  ]);
  const page = (documented: string[], omitted: Record<string, string> = {}): CoveredPage => ({
    file: 'docs/a.mdx',
    subjects: ['n.A'],
    documented: new Set(documented),
    named: new Set<string>(),
    omitted,
  });

  test('is complete when every member has a heading', () => {
    expect(coverPage(api, page(['n.A.one', 'n.A.two']))).toEqual({
      row: {subject: 'n.A', documented: 2, total: 2},
      problems: [],
    });
  });

  test('finds a member without a heading, unless it is omitted with a reason', () => {
    expect(coverPage(api, page(['n.A.one'])).problems).toEqual(['docs/a.mdx: no heading names n.A.two (method).']);
    expect(coverPage(api, page(['n.A.one'], {two: 'not meant for callers'})).problems).toEqual([]);
    expect(coverPage(api, page(['n.A.one'], {two: ''})).problems).toEqual([expect.stringContaining('needs a reason')]);
    expect(coverPage(api, page(['n.A.one', 'n.A.two'], {two: 'not meant for callers'})).problems).toEqual([
      expect.stringContaining('Remove it'),
    ]);
    expect(coverPage(api, page(['n.A.one', 'n.A.two'], {three: 'not meant for callers'})).problems).toEqual([
      expect.stringContaining('not a member'),
    ]);
  });

  test('names a member with a dot in its name as the library does', () => {
    const selectors = small([{path: 'n.A', kind: 'class'}, {path: "n.A['.label']"}]);
    expect(coverPage(selectors, page([], {'.label': 'not meant for callers'})).problems).toEqual([]);
  });

  test('misses members that are called as what every object inherits', () => {
    const inherits = small([{path: 'n.A', kind: 'class'}, {path: 'n.A.constructor'}, {path: 'n.A.toString'}]);
    expect(coverPage(inherits, page([])).problems).toEqual([
      'docs/a.mdx: no heading names n.A.constructor (method).',
      'docs/a.mdx: no heading names n.A.toString (method).',
    ]);
  });

  test('finds a member of a class below a heading that the page does not name', () => {
    const list: CoveredPage = {...page(['n.A', 'n.B']), subjects: ['n']};
    expect(coverPage(api, list).problems).toEqual([
      'docs/a.mdx: the page describes n.A, but does not name n.A.one.',
      'docs/a.mdx: the page describes n.A, but does not name n.A.two.',
    ]);
    const named = namesInCode(parseMdx('Call `one()`.\n\n```ts\na.two();\n```\n\nNot three.\n', 'docs/a.mdx'));
    expect(named).toEqual(['one', 'a', 'two']);
    expect(coverPage(api, {...list, named: new Set(named)}).problems).toEqual([]);
  });

  test('finds an event of the list without a heading, and one of a class without a page', () => {
    const withEvents = small(
      [{path: 'n.A', kind: 'class'}, {path: 'n.A.one'}],
      ['n.A.EventMap.add', 'n.C.EventMap.add'],
    );
    expect(coverPage(withEvents, page(['n.A.one'])).problems).toEqual([
      'docs/a.mdx: no heading names n.A.EventMap.add (event).',
    ]);
    const pages = [page(['n.A.one', 'n.A.EventMap.add'])];
    expect(coverApi(withEvents, pages).problems).toEqual([
      'undeclared-events.json has n.C.EventMap.add, but no page describes n.C.',
    ]);
  });

  test('counts what another page describes', () => {
    const first = page(['n.A.one']);
    expect(coverPage(api, first, new Set(['n.A.two']))).toEqual({
      row: {subject: 'n.A', documented: 1, total: 1},
      problems: [],
    });
  });

  test('finds a subject without a page, unless nothing of it exists at run time', () => {
    const complete = [page(['n.A.one', 'n.A.two'])];
    expect(coverApi(api, complete).problems).toEqual(['No page has "api: n.B" in its front matter.']);
    expect(coverApi(api, complete, ['n.B']).problems).toEqual([]);
  });
});
