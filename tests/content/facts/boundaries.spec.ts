import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

// Rules of the reference with their boundary: the neighbor, the second caller, the way back.

facts('api/dia/ElementView.mdx', [
  {
    member: 'update',
    states: 'writes `opacity="undefined"`, and `textWrap` can throw a `TypeError`.',
    run: ({joint, newPaper, thrown}) => {
      const {graph} = newPaper();
      const element = new joint.shapes.standard.Rectangle({attrs: {label: {text: 'abc'}}});
      const {paper} = newPaper({model: graph});
      const view = element.addTo(graph).findView(paper) as dia.ElementView;
      const preview = (attrs: dia.Cell.Selectors) => view.update(element as never, attrs);
      preview({label: {text: 'Hi', opacity: 0.3}});
      const label = view.findNode('label');
      const drawn = [label?.textContent, label?.getAttribute('opacity')];
      return [drawn, thrown(() => preview({label: {textWrap: {width: 10}}})) !== null];
    },
    expected: [['abc', 'undefined'], true],
  },
  {
    member: 'update',
    states: 'An attribute that the model lacks, such as `opacity`, stays on the node until the view is rendered again.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({attrs: {body: {fill: 'red'}}}).addTo(graph);
      const view = element.findView(paper) as dia.ElementView;
      const body = () => ['fill', 'opacity'].map((name) => view.findNode('body')?.getAttribute(name) ?? null);
      view.update(element as never, {body: {fill: 'blue', opacity: 0.2}});
      const preview = body();
      view.update(element as never);
      const restored = body();
      view.render();
      return [preview, restored, body()];
    },
    expected: [
      ['blue', '0.2'],
      ['red', '0.2'],
      ['red', null],
    ],
  },
]);

facts('api/dia/Graph.mdx', [
  {
    member: 'toJSON',
    states:
      "With `ignoreDefaults: true`, or an array that contains `'ports'`, this also affects `ports/groups/in/attrs`.",
    since: '4.1',
    run: ({joint}) => {
      const groups = (r: number) => ({ports: {groups: {in: {attrs: {circle: {r}}}}}});
      const Block = joint.dia.Element.define('test.Block', groups(3));
      const block = new Block(groups(9));
      return [true, ['ports'], ['attrs'], false].map((ignoreDefaults) => {
        const {ports} = block.toJSON({ignoreDefaults} as object) as unknown as ReturnType<typeof groups>;
        return ports.groups.in.attrs;
      });
    },
    expected: [{}, {}, {circle: {r: 9}}, {circle: {r: 9}}],
  },
  {
    member: 'event:batch:start',
    states: 'The batch `remove` is an exception: `cell.remove()` opens it without `data.cell`.',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const seen: unknown[] = [];
      graph.on('batch:start', ({batchName, cell}: {batchName: string; cell?: dia.Cell}) => {
        seen.push([batchName, cell?.id ?? null]);
      });
      const element = new joint.shapes.standard.Rectangle({id: 'a'}).addTo(graph);
      element.translate(1, 1);
      element.remove();
      return seen;
    },
    expected: [
      ['translate', 'a'],
      ['remove', null],
    ],
  },
  {
    member: 'options.cellModel',
    states: 'the first `addCell()` with a plain object throws',
    run: ({joint, thrown}) => {
      const cellModel = ((attributes: object) => new joint.shapes.standard.Rectangle(attributes)) as never;
      const graph = new joint.dia.Graph({}, {cellModel});
      return thrown(() => graph.addCell({type: 'standard.Rectangle'} as dia.Cell.JSON));
    },
    expected: "Cannot read properties of undefined (reading 'idAttribute')",
  },
]);

facts('api/mvc/Collection.mdx', [
  {
    member: 'add',
    states: 'In a collection with a comparator, adding a model without `at` sorts all of them.',
    run: ({joint}) => {
      const collection = new joint.mvc.Collection([{n: 1}, {n: 3}], {comparator: 'n'});
      const order = () => collection.map((model) => model.get('n') as number);
      collection.add({n: 9}, {at: 0});
      const placed = order();
      collection.add({n: 2});
      return [placed, order()];
    },
    expected: [
      [9, 1, 3],
      [1, 2, 3, 9],
    ],
  },
]);

facts('api/util/index.mdx', [
  {
    states: 'In a string, [`has`](#has) recognizes only the dots, not the brackets.',
    member: 'PropertyPath',
    run: ({joint}) => {
      const {has} = joint.util;
      return [has({a: [1]}, 'a[0]'), has({a: [1]}, 'a.0'), has({a: [1]}, ['a', 0] as never)];
    },
    expected: [false, true, true],
  },
]);

facts('api/V.mdx', [
  {
    member: 'findAnnotationsBetweenIndexes',
    states:
      'If `start` equals `end`, it returns the annotations that contain or touch this position, which are two at a common boundary.',
    run: ({joint}) =>
      [0, 2, 4, 8, 9].map((index) =>
        joint.V.findAnnotationsBetweenIndexes(
          [{start: 0, end: 4} as never, {start: 4, end: 8} as never],
          index,
          index,
        ).map(({start}) => start),
      ),
    expected: [[0], [0], [0, 4], [4], []],
  },
  {
    member: 'translateCenterToPoint',
    states: 'The node must be in the document, because the method measures it.',
    run: ({joint, newPaper}) => {
      const {paper} = newPaper();
      return [true, false].map((isAppended) => {
        const node = joint.V('rect', {width: 10, height: 10});
        if (isAppended) node.appendTo(paper.svg);
        return node.translateCenterToPoint({x: 50, y: 50}).attr('transform');
      });
    },
    expected: ['translate(45,45)', 'translate(50,50)'],
  },
  {
    member: 'shiftAnnotations',
    states: 'it grows with a positive `offset` and shrinks with a negative one.',
    run: ({joint}) =>
      [2, -2].map((offset) => joint.V.shiftAnnotations([{start: 0, end: 5} as never], 5, offset)[0]?.end),
    expected: [7, 3],
  },
]);

facts('api/mvc/index.mdx', [
  {
    member: 'dom',
    states: 'On a page with iframes, it wraps the windows of the iframes instead.',
    run: ({joint}) => {
      const count = () => (joint.mvc as unknown as {$: (what: unknown) => ArrayLike<unknown>}).$(window).length;
      const before = count();
      const frame = document.body.appendChild(document.createElement('iframe'));
      const after = count();
      frame.remove();
      return [before, after];
    },
    expected: [0, 1],
  },
]);

facts('api/mvc/Events.mdx', [
  {
    member: 'stopListening',
    states:
      'On a synchronous paper, changes of `position` are drawn for `position()` and `set()`, but not for the `translate` batches',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const [element, other] = [new joint.shapes.standard.Rectangle(), new joint.shapes.standard.Rectangle()];
      graph.addCells([element, other]);
      const drawn = () => element.findView(paper).el.getAttribute('transform');
      paper.stopListening();
      element.translate(5, 5);
      const translated = drawn();
      element.position(50, 50);
      const placed = drawn();
      element.position(70, 70, {deep: true});
      const deep = drawn();
      element.set('position', {x: 1, y: 1});
      element.toFront();
      const isInFront = other.findView(paper).el.compareDocumentPosition(element.findView(paper).el) === 4;
      return [translated, placed, deep, drawn(), isInFront];
    },
    expected: ['translate(0,0)', 'translate(50,50)', 'translate(50,50)', 'translate(1,1)', false],
  },
]);

facts('learn/features/customizing-shapes/link-subelement-labels.mdx', [
  {
    states: 'is gone when the labels are drawn again, for example after another label was added.',
    member: 'change-a-label-later',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const label = (text: string) => ({attrs: {text: {text}}});
      const link = new joint.shapes.standard.Link({target: {x: 90, y: 0}, labels: [label('a')]}).addTo(graph);
      const view = link.findView(paper) as dia.LinkView;
      const isHot = () => view.findLabelNode(0, 'rect')?.classList.contains('hot');
      view.findLabelNode(0, 'rect')?.classList.add('hot');
      const added = isHot();
      link.appendLabel(label('b'));
      const redrawn = isHot();
      link.label(0, {attrs: {rect: {class: 'hot'}}});
      link.appendLabel(label('c'));
      return [added, redrawn, isHot()];
    },
    expected: [true, false, true],
  },
]);

facts('learn/features/performance/location-based-search.mdx', [
  {
    states: '`findElementViewsInArea()` and `findElementViewsAtPoint()` use the tiles.',
    member: 'a-spatial-index-for-the-core',
    since: '4.1',
    run: ({joint, newPaper}) => {
      let count = 0;
      class Counting extends joint.dia.Graph {
        override findElementsInArea(...args: Parameters<dia.Graph['findElementsInArea']>): dia.Element[] {
          count += 1;
          return super.findElementsInArea(...args);
        }
      }
      const {paper} = newPaper({model: new Counting({}, {cellNamespace: joint.shapes})});
      const area = {x: 0, y: 0, width: 9, height: 9};
      const called = (action: () => unknown) => {
        count = 0;
        action();
        return count > 0;
      };
      return [
        called(() => paper.findElementViewsInArea(area)),
        called(() => paper.findElementViewsAtPoint({x: 1, y: 1})),
        called(() => paper.findLinkViewsInArea(area)),
        called(() => paper.findCellViewsInArea(area)),
      ];
    },
    expected: [true, true, false, false],
  },
]);
