import type {dia} from 'joint-core-4.1';
// cspell:ignore dbltap
import {facts} from '../../support/facts';

// Cases at the edge of sentences that once spoke of all cases.

facts('api/dia/Cell.mdx', [
  {
    member: 'clone',
    states: 'Outside a graph, the array contains only the clone of this cell.',
    run: ({joint, newGraph}) =>
      [false, true].map((isInGraph) => {
        const [parent, child] = [new joint.shapes.standard.Rectangle(), new joint.shapes.standard.Circle()];
        parent.embed(child);
        if (isInGraph) newGraph().addCells([parent, child]);
        return parent.clone({deep: true}).map((cell) => cell.get('type') as string);
      }),
    expected: [['standard.Rectangle'], ['standard.Rectangle', 'standard.Circle']],
  },
  {
    member: 'canEmbed',
    states: 'Outside a graph, the only ancestor that `canEmbed` checks is the direct parent.',
    run: ({joint, newGraph}) =>
      [false, true].map((isInGraph) => {
        const [a, b, c] = ['a', 'b', 'c'].map((id) => new joint.shapes.standard.Rectangle({id}));
        a!.embed(b!.embed(c!));
        if (isInGraph) newGraph().addCells([a!, b!, c!]);
        return [b, c].map((cell) => cell!.canEmbed(a!));
      }),
    expected: [
      [false, true],
      [false, false],
    ],
  },
  {
    member: 'ID',
    states:
      "such as `5` and `'5'`. [`isEmbeddedIn`](#isEmbeddedIn) and [`graph.disconnectLinks`](./Graph.mdx#disconnectLinks) compare ids strictly.",
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const [five, six] = [5, 6].map((id) => new joint.shapes.standard.Rectangle({id}));
      const link = new joint.shapes.standard.Link({source: {id: '5'}, target: {id: 6}});
      graph.addCells([five!, six!, link]);
      const found = graph.getCell('5') === five;
      graph.disconnectLinks(five!);
      return [found, link.source(), link.target()];
    },
    // The end at the other element was moved.
    expected: [true, {id: '5'}, {x: 0, y: 0}],
  },
]);

facts('api/dia/Element.mdx', [
  {
    member: 'fitParent',
    states: "Nothing changes if the box around the children, with its padding, doesn't overlap the parent",
    run: ({joint, newGraph}) =>
      [undefined, 40].map((padding) => {
        const parent = new joint.shapes.standard.Rectangle({size: {width: 100, height: 100}});
        const child = new joint.shapes.standard.Rectangle({position: {x: 120, y: 0}, size: {width: 50, height: 50}});
        newGraph().addCells([parent.embed(child), child]);
        child.fitParent({shrinkOnly: true, padding});
        return parent.getBBox().toJSON();
      }),
    expected: [
      {x: 0, y: 0, width: 100, height: 100},
      {x: 80, y: 0, width: 20, height: 90},
    ],
  },
]);

facts('api/dia/Graph.mdx', [
  {
    member: 'getNeighbors',
    states: 'a link to itself or, with `deep`, a link to one of its embedded elements or ancestors.',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const [parent, child] = ['parent', 'child'].map((id) => new joint.shapes.standard.Rectangle({id}));
      const link = new joint.shapes.standard.Link({source: {id: 'child'}, target: {id: 'parent'}});
      graph.addCells([parent!.embed(child!), child!, link]);
      return [false, true].map((deep) => graph.getNeighbors(child!, {deep}).map(({id}) => id));
    },
    expected: [['parent'], ['child', 'parent']],
  },
  {
    member: 'getNeighbors',
    states: '`deep` also finds elements outside `element` that are linked to its embedded elements, at any depth.',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const [box, a, b, c] = ['box', 'a', 'b', 'c'].map((id) => new joint.shapes.standard.Rectangle({id}));
      const [inside, outside] = [
        ['a', 'b'],
        ['a', 'c'],
      ].map(([source, target]) => new joint.shapes.standard.Link({source: {id: source!}, target: {id: target!}}));
      graph.addCells([box!.embed([a!, b!]), a!, b!, c!, inside!, outside!]);
      return graph.getNeighbors(box!, {deep: true}).map(({id}) => id);
    },
    expected: ['c'],
  },
  {
    member: 'translate',
    states: 'Without `transition`, each element has its own `translate` batch. No batch surrounds the whole call.',
    run: ({joint, newGraph, events}) =>
      [{}, {transition: {duration: 10}}].map((options) => {
        const graph = newGraph();
        graph.addCells([new joint.shapes.standard.Rectangle(), new joint.shapes.standard.Rectangle()]);
        return events(graph, () => graph.translate(10, 0, options)).filter((name) => name === 'batch:start').length;
      }),
    expected: [2, 0],
  },
]);

facts('api/dia/Paper.mdx', [
  {
    member: 'event:render:done',
    states: '[`requireView`](#requireView) fires the event while other updates may still be waiting.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({async: true});
      const [a, b] = [new joint.shapes.standard.Rectangle(), new joint.shapes.standard.Rectangle()];
      graph.addCells([a, b]);
      let waiting: boolean | undefined;
      paper.on('render:done', () => (waiting ??= paper.hasScheduledUpdates()));
      paper.requireView(a);
      return waiting;
    },
    expected: true,
  },
  {
    member: 'dumpViews',
    states: 'Pass `viewport` to dump only some views. The method takes the other views out of the document.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const [a, b] = ['a', 'b'].map((id) => new joint.shapes.standard.Rectangle({id}));
      graph.addCells([a!, b!]);
      paper.dumpViews({viewport: (view) => (view as dia.CellView).model.id === 'a'});
      return [a, b].map((cell) => cell!.findView(paper).el.isConnected);
    },
    expected: [true, false],
  },
]);

facts('api/dia/HighlighterView.mdx', [
  {
    member: 'transform',
    states: 'The method reads the position and angle from the model.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({size: {width: 50, height: 50}}).addTo(graph);
      const view = element.findView(paper);
      const mark = joint.highlighters.stroke.add(view, 'body', 'mark', {layer: 'front'});
      const x = () => (mark.el as SVGGElement).getCTM()!.e;
      // The method is for subclasses.
      const transform = () => (mark as unknown as {transform: () => void}).transform();
      const before = x();
      view.el.setAttribute('transform', 'translate(30,0)');
      transform();
      const afterView = x();
      element.position(70, 0, {silent: true});
      transform();
      return [afterView - before, x() - before];
    },
    expected: [0, 70],
  },
]);

facts('api/mvc/View.mdx', [
  {
    member: 'events',
    states: 'If several handlers listen for it, only the first one runs.',
    run: ({joint, onStoppedClock}) => {
      const calls: string[] = [];
      const view = new joint.mvc.View<undefined>();
      document.body.append(view.el);
      view.delegateEvents({dbltap: (() => calls.push('first')) as never});
      view.delegateElementEvents(view.el, {dbltap: (() => calls.push('second')) as never});
      const tap = () => view.el.dispatchEvent(new Event('touchend', {bubbles: true}));
      onStoppedClock((pass) => {
        tap();
        pass(60);
        tap();
      });
      return calls;
    },
    expected: ['first'],
  },
]);

facts('api/V.mdx', [
  {
    member: 'getBBox',
    states: 'Combines the boxes of all descendants without child elements',
    run: ({joint}) => {
      const {V} = joint;
      const svg = V('svg', {width: 200, height: 200});
      document.body.append(svg.node);
      const group = V('g').appendTo(svg);
      const rect = V('rect', {width: 50, height: 50}).appendTo(group);
      const width = () => group.getBBox({recursive: true}).width;
      const before = width();
      rect.node.append(V('<title>A title</title>').node);
      return [before, width()];
    },
    expected: [50, 0],
  },
]);

facts('api/util/index.mdx', [
  {
    member: 'setByPath',
    states: 'A path that ends in `__proto__` is not blocked.',
    run: ({joint}) => {
      const own = {a: {}} as {a: {b?: number}};
      joint.util.setByPath(own, 'a/__proto__/b', 1);
      const through = [own.a.b ?? null, ({} as {b?: number}).b ?? null];
      joint.util.setByPath(own, 'a/__proto__', {b: 2});
      return [through, own.a.b ?? null];
    },
    expected: [[null, null], 2],
  },
]);
