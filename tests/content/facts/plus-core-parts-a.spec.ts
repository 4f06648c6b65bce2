import type {dia} from 'joint-core-4.1';
import {readPage} from '../../../src/build/content/pages';
import {expect, isStated} from '../../support/facts';
import {type Loaded, inEachVersion, load} from '../../support/page-modules';
import {project} from '../../support/sites';

const features = 'learn/features';

inEachVersion('the shortest path of the core: cycles, direction, no way, links at links', async (place) => {
  await load(place, `${features}/algorithms/shortest-path.mdx`, 'export function shortestPath');
  const found = await place.library.evaluate(() => {
    const {newGraph, ids, example} = window as unknown as Loaded;
    const graph = newGraph(['a', 'b', 'c', 'd'], [['a', 'b'], ['b', 'a'], ['b', 'c', 'bc'], ['d', 'bc']]); // prettier-ignore
    const path = (from: string, to: string, options = {}) =>
      ids(example.shortestPath(graph, graph.getCell(from), graph.getCell(to), options)).join('');
    return [path('c', 'a'), path('c', 'a', {outbound: true}), path('d', 'c'), path('d', 'c', {indirect: true})];
  });
  expect(found).toEqual(['cba', '', '', 'dc']);
});

inEachVersion('the adjacency list of the core has the neighbors behind links, and can be read back', async (place) => {
  const file = `${features}/export-import/adjacency-list.mdx`;
  await load(place, file, 'export function toAdjacencyList');
  const list = await place.library.evaluate(() => {
    const {newGraph, example} = window as unknown as Loaded;
    return example.toAdjacencyList(newGraph(['a', 'b', 'c'], [['a', 'b'], ['b', 'c', 'bc'], ['a', 'bc']])); // prettier-ignore
  });
  expect(list).toEqual({a: ['b', 'c'], b: ['c'], c: []});
  await load(place, file, 'export function fromAdjacencyList');
  const cells = await place.library.evaluate(() => {
    const {joint, ids, newGraph, example} = window as unknown as Loaded;
    const graph = newGraph([]);
    new joint.dia.Paper({model: graph, cellViewNamespace: joint.shapes, async: false});
    graph.resetCells(example.fromAdjacencyList({a: ['b', 1], b: ['a']}));
    return [ids(graph.getElements()).sort(), graph.getLinks().length];
  });
  expect(cells).toEqual([['1', 'a', 'b'], 3]);
});

inEachVersion('the tree of the core: no parent for the root, and cells that can be added one by one', async (place) => {
  await load(place, `${features}/export-import/construct-tree.mdx`, 'export function treeToCells');
  const found = await place.library.evaluate(() => {
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

inEachVersion('the import of Visio files in the core leaves out connectors to what is no box', async (place) => {
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
  await load(place, `${features}/export-import/visio.mdx`, 'export function fromVsdx', fflate);
  const found = await place.library.evaluate(() => {
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

inEachVersion('the stacks of the core: other stacks and the children of a container stay', async (place) => {
  await load(place, `${features}/automatic-layouts/stack-layout.mdx`, 'export function arrangeStacks');
  const places = await place.library.evaluate(() => {
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

inEachVersion('a branch of the tree that was collapsed inside another one stays closed', async (place) => {
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
    place,
    `${features}/automatic-layouts/tree-layout.mdx`,
    'const collapsible',
    `{'./main': ${main}, '@joint/plus': ${plus}}`,
  );
  const shown = await place.library.evaluate(() => {
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

inEachVersion('the document store of the core finds only what was stored', async (place) => {
  await load(place, `${features}/local-storage.mdx`, 'export function insert');
  const found = await place.library.evaluate(() => {
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

inEachVersion('a rule of the core restores one attribute of one cell, and nothing else', async (place) => {
  const file = `${features}/validations/data-validity.mdx`;
  const page = readPage(`${place.version.folder}/${file}`, project);
  const claims = [
    ['without-jointjs', 'A rejected `size` leaves the `position` that the same call has set'],
    ['without-jointjs', 'A rejected `position` of a container leaves its children where the move has put them.'],
    ['without-jointjs', 'A rejected removal of a port brings the port back, but not its links.'],
    ['without-jointjs', 'The function also finds the containers of an embedded element.'],
    ['a-listener-sees-the-invalid-value', 'runs twice: first for the correction, then for the rejected value.'],
    ['a-listener-sees-the-invalid-value', 'or on the cell itself, runs while the invalid value is set.'],
  ];
  for (const [member, states = ''] of claims) {
    expect(isStated(page, {member, states}), states).toBe(true);
  }
  await load(place, file, 'export function addRule');
  const found = await place.library.evaluate(() => {
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
      // 4.0 has only the former name.
      under: (graph.findElementsUnderElement ?? graph.findModelsUnderElement).call(graph, child).map(({id}) => id),
    };
  });
  expect(found).toEqual({
    seen: [[-5, -5], [20, 20], [20, 20], [-5, 20]], // prettier-ignore
    places: ['0@0 100', '90@0 100', '-100@0 100'],
    under: ['box'],
  });
});

inEachVersion(
  'the core puts back a port without its links, and asks for all that a removal takes along',
  async (place) => {
    const file = `${features}/validations/data-validity.mdx`;
    await load(place, file, 'export function addRule');
    const ports = await place.library.evaluate(() => {
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
    await load(place, file, 'function removeIfAllowed', '{}', 'removeIfAllowed');
    const removed = await place.library.evaluate(() => {
      const {newGraph, ids, example} = window as unknown as Loaded;
      const graph = newGraph(
        ['box', 'child', 'other', 'free', 'noted', 'end'],
        [
          ['child', 'other', 'link'],
          ['noted', 'end', 'flow'],
          ['other', 'flow', 'note'],
        ],
      );
      graph.getCell('note').set('protected', true);
      const remove = (id: string) => example.removeIfAllowed(graph.getCell(id), graph);
      (graph.getCell('box') as dia.Element).embed(graph.getCell('child'));
      graph.getCell('link').set('protected', true);
      return [remove('box'), remove('other'), remove('free'), remove('noted'), ids(graph.getElements())];
    });
    expect(removed).toEqual([false, false, true, false, ['box', 'child', 'other', 'noted', 'end']]);
  },
);
