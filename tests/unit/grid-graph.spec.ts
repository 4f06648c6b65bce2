import {dia, g, shapes} from '@joint/core';
import {expect, test} from '@playwright/test';
import {GridGraph} from '../fixtures/grid-graph';

/** Numbers that look random and are the same in each run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

/** A graph whose elements overlap, some of them turned, larger than a tile, or embedded. */
function filled(random: (below: number) => number): GridGraph {
  const graph = new GridGraph({}, {cellNamespace: shapes});
  const elements = Array.from(
    {length: 300},
    (_, index) =>
      new shapes.standard.Rectangle({
        id: `e${index}`,
        z: index,
        angle: random(4) * 30,
        position: {x: random(3000) - 1000, y: random(3000) - 1000},
        size: {width: 10 + random(500), height: 10 + random(100)},
      }),
  );
  graph.addCells(elements);
  const [child, parent] = elements as [dia.Element, dia.Element];
  child.set('position', parent.position()).embed(parent);
  return graph;
}

const ids = (cells: dia.Cell[]): dia.Cell.ID[] => cells.map(({id}) => id);
const plain = dia.Graph.prototype;

/** Every search finds what the one of `dia.Graph` finds, which looks at all elements. */
function expectSame(graph: GridGraph, random: (below: number) => number): void {
  let found = 0;
  for (let count = 0; count < 60; count++) {
    const point = {x: random(3000) - 1000, y: random(3000) - 1000};
    const area = {...point, width: random(900), height: random(900)};
    const strict = count % 2 === 0;
    const inArea = graph.findElementsInArea(area, {strict});
    found += inArea.length;
    expect(ids(inArea)).toEqual(ids(plain.findElementsInArea.call(graph, area, {strict})));
    expect(ids(graph.findElementsAtPoint(point))).toEqual(ids(plain.findElementsAtPoint.call(graph, point)));
  }
  expect(found).toBeGreaterThan(100);
  for (const element of graph.getElements().slice(0, 40)) {
    for (const searchBy of ['bbox', 'center', 'origin'] as const) {
      const under = graph.findElementsUnderElement(element, {searchBy});
      expect(ids(under)).toEqual(ids(plain.findElementsUnderElement.call(graph, element, {searchBy})));
    }
  }
}

test('a graph with tiles finds what a graph without them finds, also after changes', () => {
  const random = numbers(7);
  const graph = filled(random);
  expectSame(graph, random);

  for (const element of graph.getElements()) {
    element.translate(random(600) - 300, random(600) - 300);
    element.rotate(random(90));
  }
  graph
    .getElements()
    .slice(0, 100)
    .forEach((element) => element.resize(20 + random(300), 20));
  graph.removeCells(graph.getElements().slice(100, 150));
  expectSame(graph, random);

  graph.fromJSON(JSON.parse(JSON.stringify(graph.toJSON())));
  expectSame(graph, random);

  const everything = {x: -1e6, y: -1e6, width: 2e6, height: 2e6};
  expect(graph.findElementsInArea(everything)).toHaveLength(250);
  const endless = new g.Rect(0, 0, 10, 10).inflate(Infinity);
  const all = plain.findElementsInArea.call(graph, endless);
  expect(ids(graph.findElementsInArea(endless))).toEqual(ids(all));
  graph.clear();
  expect(graph.findElementsInArea(everything)).toEqual([]);
});

test('it looks at few elements, and silent changes escape it', () => {
  const graph = filled(numbers(3));
  let calls = 0;
  for (const element of graph.getElements()) {
    const getBBox = element.getBBox.bind(element);
    element.getBBox = (options) => {
      calls++;
      return getBBox(options);
    };
  }
  graph.findElementsInArea({x: 0, y: 0, width: 100, height: 100});
  expect(calls).toBeGreaterThan(0);
  expect(calls).toBeLessThan(60);

  const element = graph.getElements()[0] as dia.Element;
  element.position(50_000, 50_000, {silent: true});
  const far = {x: 49_990, y: 49_990, width: 100, height: 100};
  expect(graph.findElementsInArea(far)).toEqual([]);
  expect(plain.findElementsInArea.call(graph, far)).toEqual([element]);
});
