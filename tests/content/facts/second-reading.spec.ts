import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

const shaping = 'learn/features/customizing-shapes';

facts(`${shaping}/cell-namespaces.mdx`, [
  {
    member: 'what-a-namespace-is',
    states: 'It also leaves out the `attrs` that equal the defaults.',
    run: ({joint}) => {
      const rect = new joint.shapes.standard.Rectangle({attrs: {body: {fill: '#FFFFFF', rx: 4}}});
      const {attrs, angle, size} = rect.toJSON() as dia.Element.Attributes;
      return [attrs, angle, size];
    },
    expected: [{body: {rx: 4}}, 0, {width: 1, height: 1}],
  },
  {
    member: 'check-a-diagram-before-you-load-it',
    states:
      '[`getCells()`](../../../api/dia/Graph.mdx#getCells) then returns an empty array, but the paper still shows the old drawing.',
    run: ({joint, newPaper, thrown}) => {
      const {graph, paper} = newPaper();
      graph.addCell(new joint.shapes.standard.Circle({id: 'old'}));
      const message = thrown(() => graph.fromJSON({cells: [{type: 'office.Task'}]}));
      return [message !== null, graph.getCells(), paper.el.querySelectorAll('[model-id=old]').length];
    },
    expected: [true, [], 1],
  },
]);

facts('learn/features/diagram-basics/graph.mdx', [
  {
    member: 'traversal',
    states: 'With `{ deep: true }`, both methods add the cells that are embedded in the given cells.',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const {Link, Rectangle} = joint.shapes.standard;
      const [group, a, b] = ['group', 'a', 'b'].map((id) => new Rectangle({id}));
      graph.addCells([group!, a!, b!, new Link({id: 'link', source: {id: 'a'}, target: {id: 'b'}})]);
      group!.embed([a!, b!]);
      return [{deep: true}, {}].map((options) => [
        graph
          .getSubgraph([group!], options)
          .map(({id}) => String(id))
          .sort(),
        Object.keys(graph.cloneSubgraph([group!], options)).sort(),
      ]);
    },
    expected: [
      [
        ['a', 'b', 'group', 'link'],
        ['a', 'b', 'group', 'link'],
      ],
      [['group'], ['group']],
    ],
  },
  {
    member: 'save-and-load',
    states:
      'To remove the old drawing after the error, call [`graph.resetCells([])`](../../../api/dia/Graph.mdx#resetCells).',
    run: ({joint, newPaper, thrown}) => {
      const {graph, paper} = newPaper();
      const drawn = () => paper.el.querySelectorAll('[model-id]').length;
      graph.addCell(new joint.shapes.standard.Circle());
      thrown(() => graph.fromJSON({cells: [{type: 'office.Task'}]}));
      const before = [graph.getCells().length, drawn()];
      graph.resetCells([]);
      return [before, drawn()];
    },
    expected: [[0, 1], 0],
  },
]);

facts('api/dia/Graph.mdx', [
  {
    member: 'fromJSON',
    states:
      '[`getCells`](#getCells) returns an empty array, but [`getCell`](#getCell) finds the new cells that come before the unknown one. [`clear`](#clear) does nothing in this state.',
    run: ({joint, newPaper, thrown}) => {
      const {graph, paper} = newPaper();
      const drawn = () => paper.el.querySelectorAll('[model-id]').length;
      graph.addCell(new joint.shapes.standard.Circle({id: 'old'}));
      const type = 'standard.Circle';
      thrown(() =>
        graph.fromJSON({
          cells: [
            {id: 'a', type},
            {id: 'b', type: 'no.Such'},
            {id: 'c', type},
          ],
        }),
      );
      const found = ['old', 'a', 'b', 'c'].map((id) => graph.getCell(id) !== undefined);
      graph.clear();
      const afterClear = drawn();
      graph.resetCells([]);
      return [found, afterClear, drawn(), graph.getCell('a') === undefined];
    },
    expected: [[false, true, false, false], 1, 0, true],
  },
  {
    member: 'resetCells',
    states: 'By then, the old cells are gone, but the paper still shows them.',
    run: ({joint, newPaper, thrown}) => {
      const {graph, paper} = newPaper();
      graph.addCell(new joint.shapes.standard.Circle());
      thrown(() => graph.resetCells([{type: 'no.Such'} as never]));
      return [graph.getCells().length, paper.el.querySelectorAll('[model-id]').length];
    },
    expected: [0, 1],
  },
]);

facts(`${shaping}/customizing-an-existing-shape.mdx`, [
  {
    member: 'find-the-selectors',
    states: 'The exceptions are `root` and shapes with [markup as a string]',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const rect = new joint.shapes.standard.Rectangle();
      const text = new joint.dia.Element({type: 'a.Text', markup: '<rect class="body"/>'});
      graph.addCells([rect, text]);
      const nodes = [
        rect.findView(paper).findNode('body')!,
        rect.findView(paper).el,
        text.findView(paper).el.firstChild,
      ];
      return nodes.map((node) => (node as Element).getAttribute('joint-selector'));
    },
    expected: ['body', null, null],
  },
  {
    member: 'colors-change-after-loading',
    states: "In `attrs`, a value that equals the default of the class isn't saved.",
    run: ({joint}) => {
      const {attrs, position} = new joint.shapes.standard.Rectangle({
        attrs: {body: {stroke: '#000000'}},
      }).toJSON() as dia.Element.Attributes;
      return [attrs, position];
    },
    expected: [{}, {x: 0, y: 0}],
  },
]);

facts(`${shaping}/creating-a-shape-from-scratch.mdx`, [
  {
    member: 'class-fields',
    states:
      'comes too late. The cell has the type of the parent class. If the parent class has no type, adding the cell throws',
    run: ({joint, newGraph, thrown}) => {
      class Box extends joint.shapes.standard.Rectangle {}
      class Plain extends joint.dia.Element {}
      // what a class field does: it is set when the constructor of the parent has finished
      const withField = <T extends dia.Cell>(cell: T) => Object.assign(cell, {defaults: {type: 'office.Task'}});
      const box = withField(new Box());
      return [box.get('type') as unknown, thrown(() => newGraph().addCell(withField(new Plain())))];
    },
    expected: ['standard.Rectangle', 'dia.Graph: cell type must be a string.'],
  },
]);

facts(`${shaping}/special-presentation-attributes.mdx`, [
  {
    member: 'an-attribute-has-no-effect',
    states: 'Attributes that the paper reads from the DOM do work there, such as `event` and `magnet`.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const attributes = {width: 40, height: 40, event: 'shape:press', magnet: 'true', text: 'no'};
      const element = new joint.dia.Element({
        type: 'a.Button',
        markup: [{tagName: 'rect', selector: 'button', attributes}],
      });
      graph.addCell(element);
      let presses = 0;
      paper.on('shape:press', () => presses++);
      const view = element.findView(paper);
      const node = view.findNode('button')!;
      const release = new MouseEvent('mouseup', {bubbles: true});
      node.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
      node.dispatchEvent(release);
      return [presses, view.findMagnet(node) === node, node.getAttribute('text'), node.textContent];
    },
    expected: [1, true, 'no', ''],
  },
]);

facts(`${shaping}/relative-dimensions.mdx`, [
  {
    member: 'fit-an-element-to-its-text',
    states: 'By default, links end at the first drawn node.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const note = new joint.dia.Element({
        type: 'a.Note',
        size: {width: 20, height: 20},
        markup: ['box', 'lid'].map((selector) => ({tagName: 'rect', selector})),
        attrs: {box: {width: 200, height: 20}, lid: {width: 300, height: 20}},
      });
      const link = new joint.shapes.standard.Link({source: {id: note.id}, target: {x: 500, y: 10}});
      graph.addCells([note, link]);
      return [(link.findView(paper) as dia.LinkView).sourcePoint.x, note.getBBox().width];
    },
    expected: [200, 20],
  },
  {
    member: 'fit-an-element-to-its-text',
    states:
      'An asynchronous paper draws changes later, so the example calls [`requireView()`](../../../api/dia/Paper.mdx#requireView) to draw the element at once.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({async: true});
      const rect = new joint.shapes.standard.Rectangle();
      graph.addCell(rect);
      const width = (view: dia.CellView) =>
        Math.round(view.getNodeBoundingRect(view.findNode('label') as SVGElement).width);
      rect.attr('label/text', 'ab');
      const short = width(paper.requireView(rect));
      rect.attr('label/text', 'A longer name than before');
      const stale = width(rect.findView(paper));
      return [stale === short, width(paper.requireView(rect)) > 3 * short];
    },
    expected: [true, true],
  },
  {
    member: 'from-ref-attributes-to-calc',
    states:
      'With `ref`, `refX` and `refY` count from the edges of the other node. In `calc()`, add these edges yourself: `calc(0.5 * w + calc(x))`.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.dia.Element({
        type: 'a.Ref',
        markup: ['other', 'old', 'new'].map((selector) => ({tagName: 'rect', selector})),
        attrs: {
          other: {x: 30, width: 40, height: 10},
          old: {ref: 'other', refX: '50%'},
          new: {ref: 'other', x: 'calc(0.5 * w + calc(x))'},
        },
      });
      graph.addCell(element);
      const view = element.findView(paper);
      return [view.findNode('old')!.getAttribute('transform'), view.findNode('new')!.getAttribute('x')];
    },
    expected: ['matrix(1,0,0,1,50,0)', '50'],
  },
]);

facts(`${shaping}/custom-special-presentation-attributes.mdx`, [
  {
    member: 'set',
    states: '`set` runs each time the view applies `attrs`, for example after a change of `attrs` or of the size.',
    run: ({joint, newPaper}) => {
      let runs = 0;
      class Tank extends joint.dia.Element {
        static override attributes = {'fill-level': {set: () => void runs++}};
      }
      const {graph} = newPaper();
      const tank = new Tank({
        type: 'a.Tank',
        markup: [{tagName: 'rect', selector: 'body'}],
        attrs: {body: {fillLevel: 1}},
      });
      graph.addCell(tank);
      const count = (action: () => unknown) => {
        runs = 0;
        action();
        return runs;
      };
      return [
        count(() => tank.attr('body/fill', 'red')),
        count(() => tank.resize(9, 9)),
        count(() => tank.position(9, 9)),
      ];
    },
    expected: [1, 1, 0],
  },
]);

facts(`${shaping}/filters-and-gradients.mdx`, [
  {
    member: 'filter-names',
    states: '| `saturate` | gray at 1, no change at 0, stronger colors below 0 | `amount: 1` |',
    run: ({joint}) => {
      const {saturate, brightness, contrast, hueRotate} = joint.util.filter;
      const values = (text: string) => /(?:values|slope)="([^"]*)"/.exec(text)?.[1];
      return [
        [undefined, 0, -1].map((amount) => values(saturate({amount}))),
        [brightness, contrast, hueRotate].map((effect) => values(effect({}))),
      ];
    },
    expected: [
      ['0', '1', '2'],
      ['1', '1', '0'],
    ],
  },
  {
    member: 'the-shadow-is-cut-off',
    states: 'The box of an exactly horizontal or vertical line has no area, so such a line disappears.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const filter = {name: 'dropShadow', attrs: {filterUnits: 'objectBoundingBox'}};
      const link = new joint.shapes.standard.Link({
        source: {x: 10, y: 50},
        target: {x: 180, y: 50},
        attrs: {line: {filter: filter as never}},
      });
      graph.addCell(link);
      const line = link.findView(paper).findNode('line') as SVGGraphicsElement;
      return [line.getBBox().height, paper.defs.querySelector('filter')!.getAttribute('filterUnits')];
    },
    expected: [0, 'objectBoundingBox'],
  },
]);

facts(`${shaping}/styling-with-css.mdx`, [
  {
    member: 'class-names-and-selectors',
    states:
      'The paper adds a `style` node with one rule, which is only for shapes with the old selector `scalable`. With an inline style, the paper also turns off text selection in cells.',
    run: ({newPaper}) => {
      const {paper} = newPaper();
      const style = paper.svg.querySelector('style')!;
      const rules = [...style.sheet!.cssRules].map((rule) => (rule as CSSStyleRule).selectorText);
      return [rules, (paper.cells as unknown as SVGElement).style.userSelect];
    },
    expected: [['.joint-element .scalable *'], 'none'],
  },
]);
