import {transform} from 'sucrase';
import type {dia} from 'joint-core-4.1';
import type * as Joint from 'joint-core-4.1';
import {readPage} from '../../../src/build/content/pages';
import {latestVersion} from '../../../src/common/versions';
import {expect, facts, test} from '../../support/facts';
import {project} from '../../support/sites';

const file = 'learn/features/snap-to-objects/index.mdx';
const {fences} = readPage(`${latestVersion.folder}/${file}`, project).content;
const compiled = (words: string): string =>
  transform(fences.find(({code}) => code.includes(words))?.code ?? '', {transforms: ['typescript', 'imports']}).code;

test('the program of the page snaps edges and centers of elements to each other', async ({library}) => {
  const found = await library.evaluate((text) => {
    const {joint} = window as unknown as {joint: typeof Joint};
    document.body.innerHTML = '<div id="paper"></div>';
    // The program has no name for the paper that it creates.
    const program = text.replace(/new (?=\S*dia\.Paper\()/, 'const paper = new ');
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the program is the one on the page
    const run = new Function('exports', 'require', `${program}; return {graph, paper};`) as (
      ...args: unknown[]
    ) => unknown;
    const {graph, paper} = run({}, () => joint) as {graph: dia.Graph; paper: dia.Paper};
    const box = (id: string, x: number, y: number, width: number) =>
      new joint.shapes.standard.Rectangle({id, position: {x, y}, size: {width, height: 40}});
    graph.addCells([box('a', 100, 20, 80), box('b', 200, 150, 60)]);
    const drag = (dx: number, dy: number) => {
      const {x, y} = paper.localToClientPoint(graph.getCell('b').getBBox().center());
      const at = (left: number, top: number) => ({bubbles: true, clientX: left, clientY: top});
      paper
        .findViewByModel('b')
        .findNode('body')
        ?.dispatchEvent(new MouseEvent('mousedown', at(x, y)));
      document.dispatchEvent(new MouseEvent('mousemove', at(x + dx, y + dy)));
      document.dispatchEvent(new MouseEvent('mouseup', at(x + dx, y + dy)));
      return graph.getCell('b').position();
    };
    const results = [drag(-95, 0), drag(25, 30), drag(15, 0)];
    document.body.replaceChildren();
    return results;
  }, compiled('shiftToNearest'));
  // The left edges meet; the right edges meet; the left edge of b meets the center of a.
  expect(found).toEqual([
    {x: 100, y: 150},
    {x: 120, y: 180},
    {x: 140, y: 180},
  ]);
});

test('the functions of the page align and distribute elements', async ({library}) => {
  const found = await library.evaluate((program) => {
    const {joint} = window as unknown as {joint: typeof Joint};
    const graph = new joint.dia.Graph({}, {cellNamespace: joint.shapes});
    const box = (x: number, y: number, height: number) =>
      new joint.shapes.standard.Rectangle({position: {x, y}, size: {width: 10, height}});
    graph.addCells([box(30, 0, 20), box(10, 25, 40), box(50, 100, 20)]);
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the program is the one on the page
    const run = new Function('exports', 'require', 'graph', `${program}; return {alignLeft, distributeRows};`) as (
      ...args: unknown[]
    ) => unknown;
    const {alignLeft, distributeRows} = run({}, () => joint, graph) as Record<string, (list: dia.Element[]) => void>;
    alignLeft!(graph.getElements());
    distributeRows!(graph.getElements());
    return graph.getElements().map((item) => item.position());
  }, compiled('alignLeft'));
  expect(found).toEqual([
    {x: 10, y: 0},
    {x: 10, y: 40},
    {x: 10, y: 100},
  ]);
});

test('distributeRows() throws for an empty array, and moves nothing with one or two elements', async ({library}) => {
  const found = await library.evaluate((program) => {
    const {joint} = window as unknown as {joint: typeof Joint};
    const graph = new joint.dia.Graph({}, {cellNamespace: joint.shapes});
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the program is the one on the page
    const run = new Function('exports', 'require', 'graph', `${program}; return distributeRows;`) as (
      ...args: unknown[]
    ) => (list: dia.Element[]) => void;
    const distributeRows = run({}, () => joint, graph);
    const heights = (...ys: number[]) => {
      const boxes = ys.map((y) => new joint.shapes.standard.Rectangle({position: {x: 0, y}}));
      graph.resetCells(boxes);
      distributeRows(boxes);
      return boxes.map((box) => box.position().y);
    };
    let threw = false;
    try {
      distributeRows([]);
    } catch {
      threw = true;
    }
    return [threw, heights(5), heights(5, 50), heights(0, 10, 100)];
  }, compiled('alignLeft'));
  expect(found).toEqual([true, [5], [5, 50], [0, 50, 100]]);
});

facts(file, [
  {
    member: 'an-element-does-not-reach-the-line',
    states:
      'The positions that your function receives are already rounded to `gridSize`. The position that it returns is not rounded.',
    run: ({joint, newPaper}) => {
      const received: number[] = [];
      const {graph, paper} = newPaper({
        gridSize: 20,
        restrictTranslate: () => (x: number, y: number) => {
          received.push(x);
          return {x: x + 3, y};
        },
      });
      const box = new joint.shapes.standard.Rectangle({size: {width: 40, height: 40}});
      graph.addCell(box);
      const {x, y} = paper.localToClientPoint(10, 10);
      const at = (dx: number) => ({bubbles: true, clientX: x + dx, clientY: y});
      box
        .findView(paper)
        .findNode('body')
        ?.dispatchEvent(new MouseEvent('mousedown', at(0)));
      document.dispatchEvent(new MouseEvent('mousemove', at(47)));
      document.dispatchEvent(new MouseEvent('mouseup', at(47)));
      return [received.every((value) => value % 20 === 0) && received.length > 0, box.position().x % 20];
    },
    expected: [true, 3],
  },
  {
    member: 'snap-elements-to-a-grid',
    states: "Positions that your code sets aren't rounded",
    run: ({joint, newPaper}) => {
      const {graph} = newPaper({gridSize: 20});
      const box = new joint.shapes.standard.Rectangle();
      graph.addCell(box);
      box.position(13, 17);
      const {x, y} = box.position();
      return [x, y, joint.g.snapToGrid(x, 20), joint.g.snapToGrid(y, 20)];
    },
    expected: [13, 17, 20, 20],
  },
]);

facts(file, [
  {
    member: 'snap-labels',
    states: 'a dragged label moves along its link and keeps its `offset`.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({interactive: {labelMove: true}, snapLabels: true});
      const label = (offset?: number) => ({attrs: {text: {text: 'a'}}, position: {distance: 0.5, offset}});
      const link = new joint.shapes.standard.Link({
        source: {x: 0, y: 100},
        target: {x: 200, y: 100},
        labels: [label(), label(-30)],
      }).addTo(graph);
      return [0, 1].map((index) => {
        const node = (link.findView(paper) as dia.LinkView).findLabelNode(index, 'rect')!;
        const {x, y} = node.getBoundingClientRect();
        const at = (by: number) => ({bubbles: true, clientX: x + by, clientY: y + by});
        node.dispatchEvent(new MouseEvent('mousedown', at(0)));
        document.dispatchEvent(new MouseEvent('mousemove', at(50)));
        document.dispatchEvent(new MouseEvent('mouseup', at(50)));
        const {distance, offset} = link.label(index).position as dia.Link.LabelPosition;
        return [distance, offset ?? 0];
      });
    },
    expected: [
      [0.75, 0],
      [0.75, -30],
    ],
  },
  {
    member: 'snap-elements-to-a-grid',
    states: 'It also rounds the `x` and `y` of pointer events.',
    run: async ({newPaper, until}) => {
      const {paper} = newPaper({gridSize: 20});
      const points: number[][] = [];
      paper.on('blank:pointerdown', (_evt, x, y) => points.push([x, y]));
      paper.on('paper:pinch', (_evt, x, y) => points.push([x, y]));
      const {left, top} = paper.svg.getBoundingClientRect();
      const at = {bubbles: true, cancelable: true, clientX: left + 33, clientY: top + 47};
      paper.svg.dispatchEvent(new MouseEvent('mousedown', at));
      document.dispatchEvent(new MouseEvent('mouseup', at));
      paper.svg.dispatchEvent(new WheelEvent('wheel', {...at, ctrlKey: true, deltaY: -10}));
      await until(() => points.length === 2);
      return points.map((point) => point.map(Math.round));
    },
    expected: [
      [40, 40],
      [33, 47],
    ],
  },
]);
