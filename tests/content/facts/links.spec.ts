import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

facts('api/dia/Link.mdx', [
  {
    member: 'errors-and-surprises',
    states:
      '| The line begins or ends at (0, 0), by default the top left corner of the paper | that end is missing or has neither `id` nor coordinates, or the end was disconnected, for example because its cell was removed with `disconnectLinks: true` |',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const {Link, Rectangle} = joint.shapes.standard;
      const path = (link: dia.Link) => (link.findView(paper) as dia.LinkView).getSerializedConnection();
      const element = new Rectangle({position: {x: 90, y: 90}, size: {width: 20, height: 20}}).addTo(graph);
      const cut = new Link({source: {x: 50, y: 50}, target: {id: element.id}}).addTo(graph);
      element.remove({disconnectLinks: true});
      return [
        path(new Link({source: {x: 50, y: 50}}).addTo(graph)),
        path(new Link({target: {x: 50, y: 50}}).addTo(graph)),
        path(cut),
      ];
    },
    expected: ['M 50 50 L 0 0', 'M 0 0 L 50 50', 'M 50 50 L 0 0'],
  },
  {
    member: 'LabelPosition',
    states:
      'A positive distance beyond the length of the line puts the label at the target. A negative distance beyond that length puts the label at the source.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const link = new joint.shapes.standard.Link({source: {x: 0, y: 0}, target: {x: 100, y: 0}});
      graph.addCell(link);
      const view = link.findView(paper) as dia.LinkView;
      return [999, -999].map((distance) => view.getLabelCoordinates({distance}).x);
    },
    expected: [100, 0],
  },
  {
    member: 'source',
    states: 'The new end replaces the old one completely, so `source(cell)` discards the port and the anchor.',
    run: ({joint, events}) => {
      const cell = new joint.shapes.standard.Rectangle({id: 'a'});
      const link = new joint.shapes.standard.Link();
      link.source(cell, {port: 'out', anchor: {name: 'right'}});
      const full = link.source();
      const anchorIsLive = link.source().anchor === link.prop('source/anchor');
      const copied = full !== link.get('source');
      const first = events(link, () => link.source(cell));
      return [full, anchorIsLive, copied, first, link.source(), events(link, () => link.source(cell))];
    },
    expected: [{id: 'a', port: 'out', anchor: {name: 'right'}}, true, true, ['change:source', 'change'], {id: 'a'}, []],
  },
  {
    member: 'source',
    states:
      "If you pass `null`, the method throws a `TypeError`. A bare id, as in `source('order')`, is stored as an end without coordinates.",
    run: ({joint, thrown}) => {
      const link = new joint.shapes.standard.Link();
      const error = thrown(() => link.source(null as never)) !== null;
      link.source('order' as never);
      return [error, Object.keys(link.source()), link.source().x === undefined];
    },
    expected: [true, ['x', 'y'], true],
  },
  {
    member: 'insertLabel',
    states:
      'With n labels, the smallest valid index is -(n + 1), which inserts at the start. A smaller index can insert the label at an unexpected place. The label is stored without a copy.',
    run: ({joint, thrown}) => {
      const insert = (index: number) => {
        const link = new joint.shapes.standard.Link({labels: [{position: 1}, {position: 2}]});
        link.insertLabel(index, {position: 9});
        return link.labels().map(({position}) => position);
      };
      const link = new joint.shapes.standard.Link();
      const label = {position: 0.5};
      link.appendLabel(label);
      return [
        [9, -1, -2, -3, -4, -5].map(insert),
        link.label(0) === label,
        thrown(() => link.insertLabel(0, null as never)),
      ];
    },
    expected: [
      [
        [1, 2, 9],
        [1, 2, 9],
        [1, 9, 2],
        [9, 1, 2],
        [1, 9, 2],
        [9, 1, 2],
      ],
      true,
      'dia.Link: no label provided',
    ],
  },
  {
    member: 'removeLabel',
    states:
      'An index greater than the last one removes nothing. A negative index before the first label removes the first label.',
    run: ({joint, events}) => {
      const remove = (link: dia.Link, index?: number) => {
        const names = events(link, () => link.removeLabel(index));
        return [link.labels().map(({position}) => position), names];
      };
      const labels = [{position: 1}, {position: 2}];
      return [
        ...[undefined, 5, -5].map((index) => remove(new joint.shapes.standard.Link({labels}), index)),
        // Labels that were absent are an empty list from then on.
        remove(new joint.shapes.standard.Link(), 5),
      ];
    },
    expected: [
      [[1], ['change:labels', 'change']],
      [[1, 2], []],
      [[2], ['change:labels', 'change']],
      [[], ['change:labels', 'change']],
    ],
  },
  {
    member: 'vertices',
    states: 'The link would change without an event, and setting the same array afterward would fire nothing.',
    run: ({joint, events}) => {
      const link = new joint.shapes.standard.Link();
      link.vertices([new joint.g.Point(1, 2)]);
      const points = link.vertices();
      const names = events(link, () => {
        points[0]!.x = 5;
        link.vertices(points);
      });
      const copied = events(link, () => link.vertices(link.vertices().map(({x, y}) => ({x: x + 1, y}))));
      return [points !== link.get('vertices'), points[0] instanceof joint.g.Point, names, copied, link.vertices()];
    },
    expected: [true, false, [], ['change:vertices', 'change'], [{x: 6, y: 2}]],
  },
  {
    member: 'translate',
    states:
      "Ends on cells don't move. If a link has no vertices and both ends are on cells, it doesn't change, and no events fire.",
    run: ({joint, events}) => {
      const ends = new joint.shapes.standard.Link({source: {id: 'a'}, target: {id: 'b'}});
      const free = new joint.shapes.standard.Link({id: 'free', source: {id: 'a'}, target: {x: 1, y: 2}});
      const seen: unknown[] = [];
      free.on('change:target', (link: unknown, end: unknown, opt: unknown) => seen.push(link === free, end, opt));
      free.translate(10, 20);
      return [events(ends, () => ends.translate(10, 20)), seen];
    },
    expected: [[], [true, {x: 11, y: 22}, {tx: 10, ty: 20, translateBy: 'free'}]],
  },
  {
    member: 'getRelationshipAncestor',
    states:
      "A cell isn't an ancestor of itself. For a link between a parent and its child, the result is the grandparent or `null`.",
    run: ({joint, newGraph}) => {
      const [grand, parent, child] = ['g', 'p', 'c'].map((id) => new joint.shapes.standard.Rectangle({id}));
      const link = new joint.shapes.standard.Link({source: {id: 'p'}, target: {id: 'c'}});
      newGraph().addCells([grand!, parent!, child!, link]);
      parent!.embed([child!, link]);
      const before = link.getRelationshipAncestor();
      grand!.embed(parent!);
      return [before, link.getRelationshipAncestor()?.id as unknown];
    },
    expected: [null, 'g'],
  },
  {
    member: 'event:change:target',
    states: 'When a user draws a link from a magnet, the event fires from the first move on.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const [a, b] = ['a', 'b'].map((id) => new joint.shapes.standard.Rectangle({id, attrs: {body: {magnet: true}}}));
      graph.addCells([a!, b!]);
      const body = (id: string) => paper.findViewByModel(id).findNode('body');
      const {x, y} = paper.clientOffset();
      const fired: unknown[] = [];
      graph.on('change:target', (_link: unknown, end: unknown, opt: {ui?: boolean}) => fired.push([end, opt.ui]));
      const fire = (id: string, type: string, left: number) => {
        body(id)?.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: x + left, clientY: y}));
        return fired.length;
      };
      const counts = [fire('a', 'mousedown', 0), fire('b', 'mousemove', 10), fire('b', 'mouseup', 10)];
      return [counts, fired];
    },
    expected: [
      [0, 1, 2],
      [
        [{x: 10, y: 0}, true],
        [{id: 'b', magnet: 'body'}, true],
      ],
    ],
  },
  {
    member: 'translate',
    states:
      'Custom properties of vertices and free ends are lost. The same happens when a user drags the link, or when its parent moves it.',
    run: ({joint, newGraph}) => {
      const source = {x: 10, y: 20, note: 'end'};
      const vertices = [{x: 50, y: 5, note: 'vertex'}];
      const link = new joint.shapes.standard.Link({source, target: {x: 90, y: 0}, vertices});
      const parent = new joint.shapes.standard.Rectangle();
      newGraph().addCells([parent, link]);
      parent.embed(link);
      parent.translate(10, 0);
      return [link.source(), link.vertices()];
    },
    expected: [{x: 20, y: 20}, [{x: 60, y: 5}]],
  },
  {
    member: 'scale',
    states: 'Custom properties of vertices and free ends are lost.',
    run: ({joint}) => {
      const source = {x: 10, y: 20, note: 'end'};
      const vertices = [{x: 50, y: 5, note: 'vertex'}];
      const link = new joint.shapes.standard.Link({source, target: {x: 90, y: 0}, vertices});
      link.scale(2, 3);
      return [link.source(), link.vertices()];
    },
    expected: [{x: 20, y: 60}, [{x: 100, y: 15}]],
  },
]);

facts('api/dia/LinkView.mdx', [
  {
    member: 'events',
    states: '`link:pointermove` and `link:pointerup` fire only after a press, wherever the pointer is then',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const link = new joint.shapes.standard.Link({source: {x: 0, y: 20}, target: {x: 90, y: 20}}).addTo(graph);
      const node = link.findView(paper).findNode('line')!;
      const names: string[] = [];
      paper.on('all', (name: string) => {
        if (name.startsWith('link:pointer')) names.push(name);
      });
      const {left, top} = paper.svg.getBoundingClientRect();
      const fire = (type: string, target: EventTarget) =>
        target.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: left + 20, clientY: top + 20}));
      fire('mousemove', node);
      fire('mouseup', node);
      const beforePress = names.length;
      fire('mousedown', node);
      fire('mousemove', document);
      fire('mouseup', document);
      return [beforePress, names];
    },
    expected: [0, ['link:pointerdown', 'link:pointermove', 'link:pointerup']],
  },
  {
    member: 'before-the-line-is-drawn',
    states:
      'getters for a point, tangent, path or closest place return `null`. [`getConnectionLength`](#getConnectionLength) returns 0',
    run: ({joint, newPaper, thrown}) => {
      const {graph, paper} = newPaper({frozen: true});
      const link = new joint.shapes.standard.Link({source: {x: 10, y: 10}, target: {x: 90, y: 10}});
      graph.addCell(link);
      const view = link.findView(paper) as InstanceType<typeof joint.dia.LinkView>;
      const answers = () => [
        view.getPointAtRatio(0.5)?.toString() ?? null,
        view.getTangentAtLength(1)?.toString() ?? null,
        view.getSerializedConnection(),
        view.getConnectionLength(),
        view.getEndAnchor('source').toString(),
        thrown(() => view.getLabelPosition(0, 0)) !== null,
      ];
      const before = answers();
      paper.unfreeze();
      return [before, answers()];
    },
    expected: [
      [null, null, null, 0, '0@0', true],
      ['50@10', '11@10 91@10', 'M 10 10 L 90 10', 80, '10@10', false],
    ],
  },
  {
    member: 'addLabel',
    states: 'The index of the new label is `link.labels().length - 1`.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const link = new joint.shapes.standard.Link({source: {x: 0, y: 0}, target: {x: 100, y: 0}});
      graph.addCell(link);
      const view = link.findView(paper) as InstanceType<typeof joint.dia.LinkView>;
      return [view.addLabel(25, 10, 90, {absoluteOffset: true}), link.labels()];
    },
    expected: [-1, [{position: {distance: 0.25, offset: {x: 0, y: 10}, angle: 90, args: {absoluteOffset: true}}}]],
  },
  {
    member: 'getLabelPosition',
    states: '| `reverseDistance` | from the source | with `absoluteDistance`: px from the target, a negative number |',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const link = new joint.shapes.standard.Link({source: {x: 0, y: 0}, target: {x: 100, y: 0}});
      graph.addCell(link);
      const view = link.findView(paper) as InstanceType<typeof joint.dia.LinkView>;
      const options = {absoluteDistance: true, reverseDistance: true};
      return [
        view.getLabelPosition(25, 10),
        view.getLabelPosition(25, 10, {absoluteDistance: true}).distance,
        view.getLabelPosition(25, 10, options).distance,
        view.getLabelPosition(25, 10, {reverseDistance: true}).distance,
        view.getLabelPosition(25, 10, options).args === options,
        link.hasLabels(),
      ];
    },
    expected: [{distance: 0.25, offset: 10, angle: 0}, 25, -75, 0.25, true, false],
  },
  {
    member: 'getEndAnchor',
    states:
      'Any other argument throws `dia.LinkView: type parameter required.` The same is true for the next three methods.',
    run: ({joint, newPaper, thrown}) => {
      const {graph, paper} = newPaper();
      const link = new joint.shapes.standard.Link({source: {x: 10, y: 0}, target: {x: 100, y: 0}});
      graph.addCell(link);
      const view = link.findView(paper) as InstanceType<typeof joint.dia.LinkView>;
      const isCopy = view.getEndAnchor('source') !== view.getEndAnchor('source');
      const names = ['getEndAnchor', 'getEndConnectionPoint', 'getEndMagnet', 'getEndView'] as const;
      const messages = names.map((name) => thrown(() => view[name]('middle' as never)));
      return [isCopy, view.getEndAnchor('source').toString(), new Set(messages).size, messages[0]];
    },
    expected: [true, '10@0', 1, 'dia.LinkView: type parameter required.'],
  },
  {
    member: 'getEndMagnet',
    states:
      'If the end has no port and no selector, or if the cell has no such port or node, the result is the group of the cell.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({id: 'a'}).addTo(graph);
      return [{magnet: 'body'}, {selector: 'body'}, {}, {port: 'gone'}, {magnet: 'gone'}, {selector: 'gone'}].map(
        (end) => {
          const link = new joint.shapes.standard.Link({source: {x: 0, y: 0}, target: {id: 'a', ...end}}).addTo(graph);
          const node = (link.findView(paper) as InstanceType<typeof joint.dia.LinkView>).getEndMagnet('target');
          return node === element.findView(paper).el ? 'group' : node?.tagName;
        },
      );
    },
    expected: ['rect', 'rect', 'group', 'group', 'group', 'group'],
  },
  {
    member: 'getPointAtLength',
    states:
      'On a curve, a negative number can give a wrong point. Pass `linkView.getConnectionLength() - 20` instead of `-20`.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const distances = (name: 'smooth' | 'normal', vertices: dia.Point[]) => {
        const link = new joint.shapes.standard.Link({
          source: {x: 0, y: 0},
          target: {x: 300, y: 20},
          vertices,
          connector: {name},
        });
        graph.addCell(link);
        const view = link.findView(paper) as dia.LinkView;
        const points = [view.getPointAtLength(-20), view.getPointAtLength(view.getConnectionLength() - 20)];
        const end = new joint.g.Point(300, 20);
        return points.map((point) => Math.abs(point.distance(end) - 20) < 1);
      };
      const bend = [{x: 100, y: 100}];
      return [distances('normal', bend), distances('smooth', []), distances('smooth', bend)];
    },
    expected: [
      [true, true],
      [false, true],
      [false, true],
    ],
  },
  {
    member: 'getTangentAtRatio',
    states: "Percentages don't work here: `'50%'` gives the tangent at the target.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const link = new joint.shapes.standard.Link({source: {x: 0, y: 0}, target: {x: 100, y: 0}});
      graph.addCell(link);
      const view = link.findView(paper) as InstanceType<typeof joint.dia.LinkView>;
      const tangents = [0.5, '50%'].map((ratio) => view.getTangentAtRatio(ratio as number).start.toString());
      return [tangents, view.getPointAtRatio('50%' as never).toString()];
    },
    expected: [['50@0', '100@0'], '50@0'],
  },
  {
    member: 'sendToken',
    states:
      "With `direction: 'reverse'`, the token stays at the point (0, 0) for the whole duration. The cause is that the library writes the animation's attribute `keyTimes` as `key-times`, which browsers ignore.",
    run: async ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const link = new joint.shapes.standard.Link({source: {x: 100, y: 0}, target: {x: 300, y: 0}});
      graph.addCell(link);
      const view = link.findView(paper) as InstanceType<typeof joint.dia.LinkView>;
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const send = async (direction?: string) => {
        const token = joint.V('circle', {r: 6}).node;
        const end = new Promise<boolean>((resolve) => {
          view.sendToken(token, {duration: 200, direction}, () => resolve(token.isConnected));
        });
        const isInFront = paper.cells.lastChild === token;
        await frame();
        await frame();
        const x = (token as SVGCircleElement).getCTM()?.e ?? 0;
        return [x >= 100 ? 'on the line' : x, isInFront, await end];
      };
      const names = joint.V.attributeNames as Record<string, string>;
      const wrong = [names.keyTimes, await send(), await send('reverse')];
      names.keyTimes = 'keyTimes';
      const repaired = await send('reverse');
      delete names.keyTimes;
      return [...wrong, repaired];
    },
    expected: ['key-times', ['on the line', true, false], [0, true, false], ['on the line', true, false]],
  },
]);
