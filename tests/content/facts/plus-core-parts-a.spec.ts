import type {Page} from '@playwright/test';
import {transform} from 'sucrase';
import type {dia} from 'joint-core-4.1';
import type * as Joint from 'joint-core-4.1';
import {readPage} from '../../../src/build/content/pages';
import {latestVersion} from '../../../src/common/versions';
import {expect, isStated, test} from '../../support/facts';
import {projectDir} from '../../support/sites';

const features = 'learn/features';

/** What the programs of these pages export, and the names that `load` adds. */
type Loaded = {
  joint: typeof Joint;
  newGraph: (ids: string[], links?: [string, string, string?][]) => dia.Graph;
  ids: (cells: dia.Cell[]) => string[];
  example: {
    shortestPath: (graph: dia.Graph, from: dia.Cell, to: dia.Cell, options: object) => dia.Element[];
    toAdjacencyList: (graph: dia.Graph) => Record<string, dia.Cell.ID[]>;
    fromAdjacencyList: (list: Record<string, dia.Cell.ID[]>) => dia.Cell[];
    treeToCells: (
      node: object,
      makeElement: (node: {id: string}, parent: dia.Element | null) => dia.Element,
      makeLink: (parent: dia.Element, child: dia.Element) => dia.Link,
    ) => dia.Cell[];
    fromVsdx: (file: ArrayBuffer) => dia.Cell[];
    arrangeStacks: (graph: dia.Graph, count: number) => void;
    insert: (collection: string, doc: object) => void;
    find: (collection: string, id?: string) => object[];
    addRule: (
      graph: dia.Graph,
      attribute: string,
      rule: (cell: dia.Element) => string | undefined,
      report: () => void,
    ) => void;
    removeIfAllowed: (cell: dia.Cell, graph: dia.Graph) => boolean;
  };
};

/**
 * Runs the block of code of a page that contains some words, and keeps what it exports in `window.example`.
 *
 * @param modules - what else the block imports, as source
 * @param local - a function that the block does not export
 */
async function load(library: Page, file: string, words: string, modules = '{}', local = ''): Promise<void> {
  const {fences} = readPage(`${latestVersion.folder}/${file}`, projectDir).content;
  const source = fences.find(({code}) => code.includes(words))?.code;
  expect(source, `${file} has a block of code with "${words}"`).toBeDefined();
  const {code} = transform(source ?? '', {transforms: ['typescript', 'imports']});
  await library.evaluate(
    ([program, others]) => {
      const loaded = window as unknown as Loaded;
      const {joint} = loaded;
      document.body.replaceChildren();
      loaded.ids = (cells) => cells.map(({id}) => String(id));
      loaded.newGraph = (ids, links = []) => {
        const graph = new joint.dia.Graph({}, {cellNamespace: joint.shapes});
        const size = {width: 100, height: 40};
        graph.addCells(ids.map((id) => new joint.shapes.standard.Rectangle({id, size})));
        for (const [source, target, id = source + target] of links) {
          graph.addCell(new joint.shapes.standard.Link({id, source: {id: source}, target: {id: target}}));
        }
        return graph;
      };
      loaded.example = {} as Loaded['example'];
      // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the program is the one on the page
      const run = new Function(
        'exports',
        'joint',
        'others',
        `const require = (name) => ${others}[name] ?? joint;${program}`,
      ) as (...args: unknown[]) => void;
      run(loaded.example, joint);
    },
    [local === '' ? code : `${code}\nexports.${local} = ${local};`, `(${modules})`],
  );
}

test('the shortest path of the core: cycles, direction, no way, links at links', async ({library}) => {
  await load(library, `${features}/algorithms/shortest-path.mdx`, 'export function shortestPath');
  const found = await library.evaluate(() => {
    const {newGraph, ids, example} = window as unknown as Loaded;
    const graph = newGraph(['a', 'b', 'c', 'd'], [['a', 'b'], ['b', 'a'], ['b', 'c', 'bc'], ['d', 'bc']]); // prettier-ignore
    const path = (from: string, to: string, options = {}) =>
      ids(example.shortestPath(graph, graph.getCell(from), graph.getCell(to), options)).join('');
    return [path('c', 'a'), path('c', 'a', {outbound: true}), path('d', 'c'), path('d', 'c', {indirect: true})];
  });
  expect(found).toEqual(['cba', '', '', 'dc']);
});

test('the adjacency list of the core has the neighbors behind links, and can be read back', async ({library}) => {
  const file = `${features}/export-import/adjacency-list.mdx`;
  await load(library, file, 'export function toAdjacencyList');
  const list = await library.evaluate(() => {
    const {newGraph, example} = window as unknown as Loaded;
    return example.toAdjacencyList(newGraph(['a', 'b', 'c'], [['a', 'b'], ['b', 'c', 'bc'], ['a', 'bc']])); // prettier-ignore
  });
  expect(list).toEqual({a: ['b', 'c'], b: ['c'], c: []});
  await load(library, file, 'export function fromAdjacencyList');
  const cells = await library.evaluate(() => {
    const {joint, ids, newGraph, example} = window as unknown as Loaded;
    const graph = newGraph([]);
    new joint.dia.Paper({model: graph, cellViewNamespace: joint.shapes, async: false});
    graph.resetCells(example.fromAdjacencyList({a: ['b', 1], b: ['a']}));
    return [ids(graph.getElements()).sort(), graph.getLinks().length];
  });
  expect(cells).toEqual([['1', 'a', 'b'], 3]);
});

test('the tree of the core: no parent for the root, and cells that can be added one by one', async ({library}) => {
  await load(library, `${features}/export-import/construct-tree.mdx`, 'export function treeToCells');
  const found = await library.evaluate(() => {
    const {joint, newGraph, example} = window as unknown as Loaded;
    const {Rectangle, Link} = joint.shapes.standard;
    const graph = newGraph([]);
    new joint.dia.Paper({model: graph, cellViewNamespace: joint.shapes, async: false});
    const parents: unknown[] = [];
    const cells = example.treeToCells(
      {id: 'a', children: [{id: 'b', children: [{id: 'c'}]}]},
      ({id}, parent) => {
        parents.push(parent && parent.id);
        return new Rectangle({id});
      },
      (parent, child) => new Link({source: {id: parent.id}, target: {id: child.id}}),
    );
    cells.forEach((cell) => graph.addCell(cell));
    return [parents, graph.getCells().length];
  });
  expect(found).toEqual([[null, 'a', 'b'], 5]);
});

test('the import of Visio files in the core leaves out connectors to what is no box', async ({library}) => {
  const cell = (name: string, value: number): string => `<Cell N="${name}" V="${value}"/>`;
  const box = (id: number, more = ''): string =>
    `<Shape ID="${id}">${cell('PinX', id)}${cell('PinY', 8)}${cell('Width', 2)}${cell('Height', 1)}${more}</Shape>`;
  const line = (id: number, from: number, to: number): [string, string] => [
    `<Shape ID="${id}">${cell('BeginX', 1)}</Shape>`,
    `<Connect FromSheet="${id}" FromCell="BeginX" ToSheet="${from}"/>` +
      `<Connect FromSheet="${id}" FromCell="EndX" ToSheet="${to}"/>`,
  ];
  const lines = [line(5, 1, 2), line(6, 9, 2), line(7, 1, 5)];
  const files = {
    'visio/pages/pages.xml': `<Pages><Page><PageSheet>${cell('PageHeight', 10)}</PageSheet></Page></Pages>`,
    'visio/pages/page1.xml': `<PageContents><Shapes>${box(1, `<Shapes>${box(9)}</Shapes>`)}${box(2)}${lines
      .map(([shape]) => shape)
      .join('')}</Shapes><Connects>${lines.map(([, connects]) => connects).join('')}</Connects></PageContents>`,
  };
  const fflate = `{fflate: {unzipSync: () => (${JSON.stringify(files)}), strFromU8: (text) => text}}`;
  await load(library, `${features}/export-import/visio.mdx`, 'export function fromVsdx', fflate);
  const found = await library.evaluate(() => {
    const {example} = window as unknown as Loaded;
    const cells = example.fromVsdx(new ArrayBuffer(0));
    return cells.map((item) =>
      item.isLink()
        ? `${item.source().id}-${item.target().id}`
        : `${item.id} ${(item as dia.Element).position().toString()}`,
    );
  });
  expect(found).toEqual(['1 0@144', '2 96@144', '1-2']);
});

test('the stacks of the core: other stacks and the children of a container stay', async ({library}) => {
  await load(library, `${features}/automatic-layouts/stack-layout.mdx`, 'export function arrangeStacks');
  const places = await library.evaluate(() => {
    const {newGraph, example} = window as unknown as Loaded;
    const graph = newGraph(['box', 'child', 'other']);
    (graph.getCell('box') as dia.Element).embed(graph.getCell('child'));
    graph.getCell('child').set('stackIndex', 9);
    graph.getCell('other').set('stackIndex', 3);
    example.arrangeStacks(graph, 3);
    return graph.getElements().map((element) => element.position().toString());
  });
  expect(places).toEqual(['40@10', '0@0', '0@0']);
});

test('a branch of the tree that was collapsed inside another one stays closed', async ({library}) => {
  const main = `(() => {
    const graph = window.graph = window.newGraph(
      ['a', 'b', 'c', 'd'], [['a', 'b'], ['b', 'c'], ['c', 'd']]);
    const paper = new joint.dia.Paper({model: graph, cellViewNamespace: joint.shapes, async: false});
    window.paper = paper;
    document.body.append(paper.el);
    return {graph, paper};
  })()`;
  const plus = '{dia: joint.dia, layout: {TreeLayout: class { layout() {} }}}';
  await load(
    library,
    `${features}/automatic-layouts/tree-layout.mdx`,
    'const collapsible',
    `{'./main': ${main}, '@joint/plus': ${plus}}`,
  );
  const shown = await library.evaluate(() => {
    const {graph, paper} = window as unknown as {graph: dia.Graph; paper: dia.Paper};
    return ['c', 'b', 'b', 'c'].map((id) => {
      paper.trigger('element:pointerclick', graph.getCell(id).findView(paper));
      const views = graph.getCells().map((cell) => cell.findView(paper));
      return views
        .filter(({el}) => getComputedStyle(el).display !== 'none')
        .map(({model}) => String(model.id))
        .join(' ');
    });
  });
  expect(shown).toEqual(['a b c ab bc', 'a b ab', 'a b c ab bc', 'a b c d ab bc cd']);
});

test('the document store of the core finds only what was stored', async ({library}) => {
  await load(library, `${features}/local-storage.mdx`, 'export function insert');
  const found = await library.evaluate(() => {
    const {example} = window as unknown as Loaded;
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    };
    Object.defineProperty(window, 'localStorage', {value: storage, configurable: true});
    example.insert('drafts', {id: 'a', text: 'one'});
    example.insert('drafts', {id: 'a', text: 'two'});
    const found = [example.find('drafts', 'toString'), example.find('drafts', 'a'), example.find('drafts').length];
    Reflect.deleteProperty(window, 'localStorage');
    return found;
  });
  expect(found).toEqual([[], [{id: 'a', text: 'two'}], 1]);
});

test('a rule of the core restores one attribute of one cell, and nothing else', async ({library}) => {
  const file = `${features}/validations/data-validity.mdx`;
  const page = readPage(`${latestVersion.folder}/${file}`, projectDir);
  const claims = [
    ['without-jointjs', 'A rejected `size` leaves the `position` that the same call has set'],
    ['without-jointjs', 'A rejected `position` of a container leaves its children where the move has put them.'],
    ['without-jointjs', 'A rejected removal of a port brings the port back, but not its links.'],
    ['without-jointjs', 'The function also finds the parent of an embedded element'],
    ['a-listener-sees-the-invalid-value', 'runs twice: first for the correction, then for the rejected value.'],
    ['a-listener-sees-the-invalid-value', 'or on the cell itself, runs while the invalid value is set.'],
  ];
  for (const [member, states = ''] of claims) {
    expect(isStated(page, {member, states}), states).toBe(true);
  }
  await load(library, file, 'export function addRule');
  const found = await library.evaluate(() => {
    const {newGraph, example} = window as unknown as Loaded;
    const graph = newGraph(['box', 'child', 'other']);
    const [box, child, other] = graph.getElements() as [dia.Element, dia.Element, dia.Element];
    box.embed(child);
    const seen: unknown[] = [];
    const watch = (cell: dia.Cell, value: unknown) => seen.push([value, cell.get('price')]);
    other.set('price', 20).on('change:price', watch);
    const forbid = (name: string, isBad: (cell: dia.Element) => boolean) =>
      example.addRule(graph, name, (cell: dia.Element) => (isBad(cell) ? 'no' : undefined), () => {}); // prettier-ignore
    forbid('price', (cell) => cell.get('price') < 0);
    graph.on('change:price', watch);
    other.set('price', -5);
    forbid('position', (cell) => cell === box && cell.position().x > 0);
    box.translate(90, 0);
    forbid('size', (cell) => cell.size().width > 150);
    other.resize(200, 40, {direction: 'left'});
    return {
      seen,
      places: [box, child, other].map((cell) => `${cell.position().toString()} ${cell.size().width}`),
      under: graph.findElementsUnderElement(child).map(({id}) => id),
    };
  });
  expect(found).toEqual({
    seen: [[-5, -5], [20, 20], [20, 20], [-5, 20]], // prettier-ignore
    places: ['0@0 100', '90@0 100', '-100@0 100'],
    under: ['box'],
  });
});

test('the core puts back a port without its links, and asks for all that a removal takes along', async ({library}) => {
  const file = `${features}/validations/data-validity.mdx`;
  await load(library, file, 'export function addRule');
  const ports = await library.evaluate(() => {
    const {newGraph, ids, example} = window as unknown as Loaded;
    const graph = newGraph(['a', 'b'], [['a', 'b']]);
    const element = graph.getCell('a') as dia.Element;
    element.addPort({id: 'out'});
    (graph.getCell('ab') as dia.Link).source(element, {port: 'out'});
    const rule = (cell: dia.Element) => (cell.hasPort('out') ? undefined : 'no');
    example.addRule(graph, 'ports', rule, () => {}); // prettier-ignore
    element.removePort('out');
    return [element.hasPort('out'), ids(graph.getLinks())];
  });
  expect(ports).toEqual([true, []]);
  await load(library, file, 'function removeIfAllowed', '{}', 'removeIfAllowed');
  const removed = await library.evaluate(() => {
    const {newGraph, ids, example} = window as unknown as Loaded;
    const graph = newGraph(['box', 'child', 'other', 'free'], [['child', 'other']]);
    const remove = (id: string) => example.removeIfAllowed(graph.getCell(id), graph);
    (graph.getCell('box') as dia.Element).embed(graph.getCell('child'));
    graph.getCell('childother').set('protected', true);
    return [remove('box'), remove('other'), remove('free'), ids(graph.getElements())];
  });
  expect(removed).toEqual([false, false, true, ['box', 'child', 'other']]);
});
