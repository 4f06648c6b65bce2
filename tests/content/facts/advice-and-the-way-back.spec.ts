import type {dia} from 'joint-core-4.1';
import type * as Joint from 'joint-core-4.1';
import {versionNames, versionNamed} from '../../../src/common/versions';
import {expect, facts, test} from '../../support/facts';
import {program} from '../../support/page-program';

// Advice of the guides, tried with the way back: undo, expand, load another diagram.

for (const version of versionNames.map(versionNamed)) {
  test(`${version.label}: an undo of the page takes back an attribute of the graph`, async ({libraries}) => {
    const library = await libraries.of(version);
    const found = await library.evaluate(
      (code) => {
        const {joint} = window as unknown as {joint: typeof Joint};
        document.body.innerHTML = '<div id="paper"></div>';
        // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the program is the one on the page
        const run = new Function('exports', 'require', `${code}; return {graph, done, undo, redo};`) as (
          ...args: unknown[]
        ) => {graph: dia.Graph; done: string[]; undo: () => void; redo: () => void};
        const {graph, done, undo, redo} = run({}, () => joint);
        const title = () => (graph.get('title') as string | undefined) ?? null;
        graph.set('title', 'Order');
        undo();
        const undone = [title(), done.length];
        redo();
        return [undone, [title(), done.length]];
      },
      program(version, 'learn/features/undo-redo.mdx', 'src/main.ts'),
    );
    expect(found).toEqual([
      [null, 1],
      ['Order', 2],
    ]);
  });

  test(`${version.label}: the form of the page closes when its cell is replaced`, async ({libraries}) => {
    const library = await libraries.of(version);
    const found = await library.evaluate(
      (code) => {
        const {joint} = window as unknown as {joint: typeof Joint};
        document.body.innerHTML = '<div id="paper"></div><form id="properties"></form>';
        // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the program is the one on the page
        const run = new Function('exports', 'require', `${code}; return {graph, openForm};`) as (
          ...args: unknown[]
        ) => {graph: dia.Graph; openForm: (cell: dia.Cell) => void};
        const {graph, openForm} = run({}, () => joint);
        const inputs = () => document.querySelectorAll('#properties input').length;
        openForm(graph.getCells()[0]!);
        const open = inputs();
        graph.fromJSON(graph.toJSON());
        const closed = inputs();
        document.body.replaceChildren();
        return [open, closed];
      },
      program(version, 'learn/features/property-editor-and-viewer.mdx', 'src/main.ts'),
    );
    expect(found).toEqual([4, 0]);
  });

  test(`${version.label}: links of a collapsed group, after the user and the program have changed them`, async ({
    libraries,
  }) => {
    const library = await libraries.of(version);
    const page = 'learn/features/containers-and-grouping.mdx';
    const found = await library.evaluate(
      ([collapse, reconnect]) => {
        const {joint} = window as unknown as {joint: typeof Joint};
        document.body.innerHTML = '<div id="paper"></div>';
        const {Link, Rectangle} = joint.shapes.standard;
        const graph = new joint.dia.Graph({}, {cellNamespace: joint.shapes});
        const el = document.getElementById('paper');
        const paper = new joint.dia.Paper({
          el,
          model: graph,
          async: false,
          cellViewNamespace: joint.shapes,
          linkPinning: false,
        });
        // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the program is the one on the page
        const run = new Function('exports', 'require', 'paper', `${collapse}; ${reconnect}; return toggleGroup;`) as (
          ...args: unknown[]
        ) => (group: dia.Element) => void;
        const toggleGroup = run({}, () => joint, paper);
        const box = (id: string, x: number) =>
          new Rectangle({id, position: {x, y: 0}, size: {width: 50, height: 50}}).addTo(graph);
        const [group, first, second] = [box('g', 0), box('a', 10), box('b', 60)] as const;
        [box('out', 200), box('other', 300)].forEach((each) => each.toBack());
        group.embed([first, second]);
        const link = (source: string) => new Link({source: {id: source}, target: {id: 'out'}}).addTo(graph);
        const [moved, lost] = [link('a'), link('b')] as const;

        toggleGroup(group);
        const redirected = [moved.source().id, lost.source().id];
        const tool = new joint.linkTools.TargetArrowhead();
        moved.findView(paper).addTools(new joint.dia.ToolsView({tools: [tool]}));
        const {x, y} = paper.clientOffset();
        const at = {bubbles: true, clientX: x + 325, clientY: y + 25};
        tool.el.dispatchEvent(new MouseEvent('mousedown', {bubbles: true, clientX: x + 200, clientY: y + 25}));
        const node = graph.getCell('other').findView(paper).el;
        node.dispatchEvent(new MouseEvent('mousemove', at));
        node.dispatchEvent(new MouseEvent('mouseup', at));
        const dropped = moved.target().id;
        second.remove();
        const left = graph.getLinks().length;
        toggleGroup(group);
        document.body.replaceChildren();
        return {
          redirected,
          dropped,
          left,
          after: [graph.getLinks().length, moved.source().id, moved.target().id],
          open: graph.hasActiveBatch('toggle-group'),
        };
      },
      [program(version, page, 'src/collapse.ts'), program(version, page, 'src/reconnect.ts')] as const,
    );
    expect(found).toEqual({
      redirected: ['g', 'g'],
      dropped: 'other',
      left: 2,
      after: [1, 'a', 'other'],
      open: false,
    });
  });
}

facts('learn/features/containers-and-grouping.mdx', [
  {
    member: 'links-of-a-collapsed-group',
    states: 'gives new ids to the ends of a link, but not to the ids in `ends`.',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const {Link, Rectangle} = joint.shapes.standard;
      const [group, child] = [new Rectangle({id: 'g'}), new Rectangle({id: 'a'})];
      const ends = {source: {id: 'a'}, target: {id: 'a'}};
      const link = new Link({id: 'l', source: {id: 'g'}, target: {id: 'g'}, ends});
      graph.addCells([group, child, link]);
      group.embed(child);
      const copies = [
        graph.cloneCells(graph.getCells())['l'],
        graph.cloneSubgraph([group], {deep: true})['l'],
      ] as dia.Link[];
      return copies.map((copy) => [copy.source().id === 'g', copy.get('ends') as unknown]);
    },
    expected: [
      [false, {source: {id: 'a'}, target: {id: 'a'}}],
      [false, {source: {id: 'a'}, target: {id: 'a'}}],
    ],
  },
]);

facts('learn/features/property-editor-and-viewer.mdx', [
  {
    member: 'each-letter-is-one-undo-step',
    states: "By default, a press on the paper doesn't remove the focus from a field.",
    run: ({newPaper}) => {
      const {paper} = newPaper();
      const input = document.body.appendChild(document.createElement('input'));
      let stored = 0;
      input.addEventListener('change', () => stored++);
      const press = () => {
        paper.svg.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true, cancelable: true}));
        paper.svg.dispatchEvent(new MouseEvent('mousedown', {bubbles: true, cancelable: true}));
        document.dispatchEvent(new MouseEvent('mouseup', {bubbles: true}));
        return [document.activeElement === input, stored];
      };
      input.focus();
      document.execCommand('insertText', false, 'Draft');
      const without = press();
      paper.el.addEventListener('pointerdown', () => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      });
      return [without, press()];
    },
    expected: [
      [true, 0],
      [false, 1],
    ],
  },
]);

facts('learn/features/undo-redo.mdx', [
  {
    member: 'without-jointjs',
    states: "`fromJSON()` keeps graph attributes that the JSON doesn't contain, so `restore()` removes them first.",
    run: ({newGraph}) => {
      const graph = newGraph();
      graph.set('title', 'Order');
      graph.fromJSON({cells: []});
      return graph.get('title') as unknown;
    },
    expected: 'Order',
  },
]);

facts('learn/features/diagram-basics/paper.mdx', [
  {
    member: 'could-not-find-cell-constructor-or-a-shape-without-its-own-view',
    states:
      'A cell that you create with `new` can also cause this error. The graph looks up classes only for plain objects, not for cells that you create with `new`.',
    run: ({joint, newPaper, thrown}) => {
      class Task extends joint.dia.Element {
        override defaults() {
          return {type: 'office.Task', position: {x: 0, y: 0}, size: {width: 1, height: 1}, angle: 0};
        }
      }
      const {graph} = newPaper();
      return [
        thrown(() => graph.addCell(new Task())),
        thrown(() => graph.addCell({id: 'task', type: 'office.Task'}).toJSON()),
      ].map((message) => message?.split(' for ')[0]);
    },
    expected: ['dia.ElementView: markup required', 'dia.Graph: Could not find cell constructor'],
  },
]);

facts('api/dia/SearchGraph.mdx', [
  {
    states: 'are exceptions, because they measure the view of every element.',
    run: ({joint, newPaper}) => {
      let searches = 0;
      class Counting extends joint.dia.Graph {
        override findElementsInArea(...args: Parameters<dia.Graph['findElementsInArea']>) {
          searches++;
          return super.findElementsInArea(...args);
        }
      }
      const {paper} = newPaper({model: new Counting({}, {cellNamespace: joint.shapes})});
      const area = {x: 0, y: 0, width: 9, height: 9};
      return [
        () => paper.findViewsInArea(area),
        () => paper.findViewsFromPoint({x: 1, y: 1}),
        () => paper.findElementViewsInArea(area),
        () => paper.findElementViewsAtPoint({x: 1, y: 1}),
      ].map((search) => {
        searches = 0;
        search();
        return searches;
      });
    },
    expected: [0, 0, 1, 1],
  },
]);

facts('learn/recipes.mdx', [
  {
    member: 'hide',
    states: '`show(true)` also shows a link whose other end is still hidden.',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const [a, b] = [new joint.shapes.standard.Rectangle({id: 'a'}), new joint.shapes.standard.Rectangle({id: 'b'})];
      const link = new joint.shapes.standard.Link({source: {id: 'a'}, target: {id: 'b'}});
      graph.addCells([a, b, link]);
      const show = (element: dia.Element, shown: boolean) => {
        const cells = [element, ...graph.getConnectedLinks(element)];
        cells.forEach((each) => each.attr('root/display', shown ? null : 'none'));
      };
      show(a, false);
      show(b, false);
      show(a, true);
      return [a, b, link].map((cell) => cell.attr('root/display') as unknown);
    },
    expected: [null, 'none', null],
  },
]);
