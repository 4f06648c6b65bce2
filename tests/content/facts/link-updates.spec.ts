import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

facts('api/dia/Link.mdx', [
  {
    member: 'getSourcePoint',
    states:
      "If the link isn't in a graph, a connected end is treated as (0, 0). If links are connected in a cycle, `getSourcePoint`, [`getPolyline`](#getPolyline) and [`getBBox`](#getBBox) throw a `RangeError`.",
    run: ({joint, newGraph, thrown}) => {
      const element = new joint.shapes.standard.Rectangle({id: 'a', position: {x: 50, y: 50}});
      const free = new joint.shapes.standard.Link({source: {id: 'a'}, target: {x: 9, y: 9}});
      const outside = free.getSourcePoint().toString();
      const [one, two] = ['one', 'two'].map((id) => new joint.shapes.standard.Link({id, target: {x: 9, y: 9}}));
      newGraph().addCells([element, free, one!, two!]);
      one!.source(two!);
      two!.source(one!);
      const names = [() => one!.getSourcePoint(), () => one!.getPolyline(), () => one!.getBBox()].map((action) => {
        try {
          action();
          return null;
        } catch (error) {
          return (error as Error).name;
        }
      });
      return [outside, free.getSourcePoint().toString(), names, thrown(() => two!.getTargetPoint())];
    },
    expected: ['0@0', '50.5@50.5', ['RangeError', 'RangeError', 'RangeError'], null],
  },
  {
    member: 'isRelationshipEmbeddedIn',
    states: 'If you pass a number as the id, the method returns `true` only for the closest such cell.',
    run: ({joint, newGraph}) =>
      [
        ['outer', 'inner'],
        [1, 2],
      ].map(([outerId, innerId]) => {
        const add = (id: unknown) => new joint.shapes.standard.Rectangle({id: id as string}).addTo(graph);
        const graph = newGraph();
        const [outer, inner, a, b] = [outerId, innerId, 'a', 'b'].map(add);
        const link = new joint.shapes.standard.Link({source: {id: 'a'}, target: {id: 'b'}}).addTo(graph);
        outer!.embed(inner!.embed([a!, b!, link]));
        return [inner!, outer!, innerId, outerId].map((cell) => link.isRelationshipEmbeddedIn(cell as dia.Cell));
      }),
    expected: [
      [true, true, true, true],
      [true, false, true, false],
    ],
  },
  {
    member: 'label',
    states:
      'As a result, a label whose `markup` is removed by `rewrite` keeps its old nodes. In that case, use [`labels`](#labels).',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const markup = joint.util.svg`<ellipse @selector="body"/>`;
      const link = new joint.shapes.standard.Link({labels: [{markup}], target: {x: 90, y: 0}}).addTo(graph);
      const nodes = () => [...link.findView(paper).el.querySelectorAll('.label > *')].map((node) => node.nodeName);
      const before = nodes();
      link.label(0, {position: 0.5}, {rewrite: true});
      const changed = link.label(0).markup === undefined;
      const kept = nodes();
      link.labels([{position: 0.6}]);
      return [before, changed, kept, nodes()];
    },
    expected: [['ellipse'], true, ['ellipse'], ['rect', 'text']],
  },
  {
    member: 'labels',
    states: "If the arrays are equal, no events fire, so don't modify stored labels in place.",
    run: ({joint, events}) => {
      const link = new joint.shapes.standard.Link({labels: [{position: 0.2}]});
      const changes = [[{position: 0.2}], [{position: 0.8}], 'none' as never];
      return changes.map((labels) => [events(link, () => link.labels(labels)), link.labels().length]);
    },
    expected: [
      [[], 1],
      [['change:labels', 'change'], 1],
      [['change:labels', 'change'], 0],
    ],
  },
  {
    member: 'errors-and-surprises',
    states:
      'fix the cause, then replace the link with a clone or load the graph again. If the paper is frozen after the error, also call `paper.unfreeze()`.',
    run: ({joint, newPaper, thrown}) =>
      ['clone', 'load'].map((cure) => {
        const drawn: unknown[] = [];
        for (const isBroken of [true, false]) {
          const {graph, paper} = newPaper();
          const source = new joint.shapes.standard.Rectangle({id: 'a', size: {width: 50, height: 50}});
          const link = new joint.shapes.standard.Link({source: {id: 'a'}, target: {x: 200, y: 25}});
          if (isBroken) {
            link.router('none');
          }
          const added = thrown(() => graph.addCells([source, link]));
          const changed = isBroken ? null : thrown(() => link.router('none'));
          const wasFrozen = paper.isFrozen();
          link.router('normal');
          if (cure === 'clone') {
            link.remove();
            graph.addCell(link.clone());
          } else {
            graph.fromJSON(graph.toJSON());
          }
          if (wasFrozen) {
            paper.unfreeze();
          }
          const view = graph.getLinks()[0]!.findView(paper);
          drawn.push([added ?? changed, wasFrozen, view.el.querySelector('path')?.getAttribute('d')]);
        }
        return drawn;
      }),
    expected: ['clone', 'load'].map(() => [
      ['dia.LinkView: unknown router: "none".', true, 'M 50 25 L 200 25'],
      ['dia.LinkView: unknown router: "none".', false, 'M 50 25 L 200 25'],
    ]),
  },
]);

facts('api/dia/LinkView.mdx', [
  {
    member: 'before-the-line-is-drawn',
    states:
      "[`getEndAnchor`](#getEndAnchor) and [`getEndConnectionPoint`](#getEndConnectionPoint) return the point (0, 0). The declarations don't mention `null`. [`getLabelPosition`](#getLabelPosition), [`getLabelCoordinates`](#getLabelCoordinates) and [`addLabel`](#addLabel) throw a `TypeError`.",
    run: ({joint, newPaper, thrown}) => {
      const {graph, paper} = newPaper({frozen: true});
      const link = new joint.shapes.standard.Link({source: {x: 40, y: 30}, target: {x: 90, y: 0}}).addTo(graph);
      const view = link.findView(paper) as dia.LinkView;
      const points = () => [view.getEndAnchor('source').toString(), view.getEndConnectionPoint('source').toString()];
      const fails = () =>
        [
          () => view.getLabelPosition(1, 1),
          () => view.getLabelCoordinates({distance: 0.5}),
          () => view.addLabel(1, 1),
        ].map((action) => thrown(action)?.startsWith('Cannot read properties of') ?? false);
      return [points(), fails(), (paper.unfreeze(), points()), fails()];
    },
    expected: [
      ['0@0', '0@0'],
      [true, true, true],
      ['40@30', '40@30'],
      [false, false, false],
    ],
  },
  {
    member: 'sendToken',
    states:
      "You can't stop a token. If you remove its node, `callback` is still called. If the link changes in the meantime",
    run: ({joint, newPaper, onStoppedClock}) => {
      const {graph, paper} = newPaper();
      const link = new joint.shapes.standard.Link({target: {x: 90, y: 0}}).addTo(graph);
      const send = (stop: (token: SVGElement) => unknown) =>
        onStoppedClock((pass) => {
          const token = joint.V('circle', {r: 5}).node;
          const calls: number[] = [];
          const callback = (...args: unknown[]) => calls.push(args.length);
          (link.findView(paper) as dia.LinkView).sendToken(token, 200, callback);
          pass(50);
          stop(token);
          pass(149);
          const before = [...calls];
          pass(1);
          return [before, calls, token.isConnected];
        });
      return [send((token) => token.remove()), send(() => link.remove())];
    },
    expected: [
      [[], [0], false],
      [[], [0], false],
    ],
  },
  {
    member: 'translate',
    states: 'A synchronous paper calls this method when a container moves together with the link.',
    run: ({joint, newPaper}) =>
      [true, false].map((withLink) => {
        const calls: unknown[] = [];
        class Watched<L extends dia.Link = dia.Link> extends joint.dia.LinkView<L> {
          override translate(tx = 0, ty = 0) {
            calls.push(['translate', tx, ty]);
            super.translate(tx, ty);
          }
          override update() {
            calls.push('update');
            return super.update();
          }
        }
        const {graph, paper} = newPaper({linkView: Watched});
        const [home, a, b] = ['home', 'a', 'b'].map((id) => new joint.shapes.standard.Rectangle({id}));
        b!.position(50, 0);
        const link = new joint.shapes.standard.Link({source: {id: 'a'}, target: {id: 'b'}});
        graph.addCells([home!, a!, b!, link]);
        home!.embed(withLink ? [a!, b!, link] : [a!, b!]);
        const view = link.findView(paper) as dia.LinkView;
        const start = view.getEndAnchor('source').x;
        calls.length = 0;
        home!.translate(10, 5);
        return [calls.includes('update'), calls.slice(0, 1), view.getEndAnchor('source').x - start];
      }),
    expected: [
      [false, [['translate', 10, 5]], 10],
      [true, ['update'], 10],
    ],
  },
]);
