import type {dia, g} from 'joint-core-4.1';
import {facts} from '../../support/facts';

facts('api/routers.mdx', [
  {
    member: 'manhattan',
    states:
      'Each value is added, with its sign, to the same value of every bounding box. To add 20 px on each side, pass `{ x: -20, y: -20, width: 40, height: 40 }`.',
    run: ({joint, newPaper}) => {
      const box = (x: number) =>
        new joint.shapes.standard.Rectangle({position: {x, y: 100}, size: {width: 40, height: 40}});
      const route = (args: object) => {
        const {graph, paper} = newPaper();
        const [source, obstacle, target] = [box(0), box(150), box(300)];
        const router = {name: 'manhattan', args};
        const link = new joint.shapes.standard.Link({source: {id: source.id}, target: {id: target.id}, router});
        graph.addCells([source, obstacle, target, link]);
        return (link.findView(paper) as dia.LinkView).route.map(String).join(' ');
      };
      const boxed = route({paddingBox: {x: -20, y: -20, width: 40, height: 40}});
      return [boxed === route({padding: 20}), boxed === route({padding: 10})];
    },
    expected: [true, false],
  },
  {
    member: 'manhattan',
    states:
      '| `cost` | returns `step` | A function that returns the cost of one horizontal or vertical step. The default `directions` call it. |',
    run: ({joint, newPaper, thrown}) => {
      const routed = (args: object) => {
        const {graph} = newPaper();
        const source = new joint.shapes.standard.Rectangle({size: {width: 40, height: 40}});
        const router = {name: 'manhattan', args};
        const link = new joint.shapes.standard.Link({source: {id: source.id}, target: {x: 200, y: 100}, router});
        return thrown(() => graph.addCells([source, link]));
      };
      const directions = [
        {offsetX: 10, offsetY: 0, cost: 10},
        {offsetX: 0, offsetY: 10, cost: 10},
      ];
      return [routed({cost: 5}), routed({cost: 5, directions}), routed({cost: () => 5})];
    },
    expected: ['this.cost is not a function', null, null],
  },
]);

facts('api/connectors.mdx', [
  {
    member: 'curve',
    states: "the control point next to this end is the end's connection point plus two thirds of the vector",
    run: ({joint}) => {
      const tangents = {sourceTangent: {x: 30, y: 60}, targetTangent: {x: -30, y: 60}};
      return joint.connectors.curve(new joint.g.Point(0, 0), new joint.g.Point(100, 0), [], tangents);
    },
    expected: 'M 0 0 C 20 40 80 40 100 0',
  },
  {
    member: 'custom-connectors',
    states: '`jumpover` returns a `g.Path` even without `raw` if the graph contains only one link.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const ends = {source: {x: 0, y: 0}, target: {x: 100, y: 0}};
      const link = new joint.shapes.standard.Link(ends);
      graph.addCell(link);
      const view = link.findView(paper) as dia.LinkView;
      const type = () => typeof joint.connectors.jumpover.call(view, view.sourcePoint, view.targetPoint, [], {}, view);
      const alone = type();
      graph.addCell(new joint.shapes.standard.Link({...ends, connector: {name: 'smooth'}}));
      return [alone, type()];
    },
    expected: ['object', 'string'],
  },
  {
    member: 'rounded',
    states: '`straight` rounds these points to a tenth of a pixel by default.',
    run: ({joint}) => {
      const draw = (name: 'rounded' | 'straight') =>
        String(
          joint.connectors[name]({x: 0, y: 0}, {x: 33, y: 77.77}, [{x: 100.123, y: 33.3}], {cornerType: 'cubic'}),
        ).slice(0, 16);
      return [draw('rounded'), draw('straight')];
    },
    expected: ['M 0 0 L 91 30 C ', 'M 0 0 L 90.6 30.'],
  },
]);

facts('api/highlighters.mdx', [
  {
    member: 'when-links-jump',
    states:
      'The result of `elementView.getBBox()` also grows immediately, unless the view has already stored a measurement. In that case, the result grows after the next update.',
    run: ({joint, newPaper}) =>
      [false, true].map((measured) => {
        const {graph, paper} = newPaper();
        const element = new joint.shapes.standard.Rectangle({size: {width: 100, height: 60}});
        graph.addCell(element);
        const view = element.findView(paper);
        if (measured) view.getBBox();
        joint.highlighters.mask.add(view, 'body', 'selected');
        const before = view.getBBox().width;
        element.attr('body/fill', 'red');
        return [before, view.getBBox().width];
      }),
    expected: [
      [146, 146],
      [100, 146],
    ],
  },
]);

facts('api/connectionStrategies.mdx', [
  {
    member: 'pinRelative',
    states:
      'If the link that you connect to has a length of 0, the stored ratio is `NaN`. When that link gets longer, the anchor is at its target. JSON stores `NaN` as `null`, so after loading, the anchor is at the source.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const point = {x: 50, y: 50};
      const short = new joint.shapes.standard.Link({source: point, target: point});
      const link = new joint.shapes.standard.Link({source: {x: 0, y: 0}, target: {id: short.id}});
      graph.addCells([short, link]);
      const view = short.findView(paper);
      const {pinRelative} = joint.connectionStrategies;
      link.target(pinRelative({id: short.id}, view, view.el, new joint.g.Point(point), link, 'target'));
      short.target({x: 150, y: 90});
      const other = newPaper();
      other.graph.fromJSON(JSON.parse(JSON.stringify(graph.toJSON())));
      const loaded = other.graph.getCell(link.id) as typeof link;
      return [link.findView(paper), loaded.findView(other.paper)].map((end) =>
        String((end as dia.LinkView).targetAnchor),
      );
    },
    expected: ['150@90', '50@50'],
  },
]);

facts('api/connectionStrategies.mdx', [
  {
    member: 'pin-to-the-border',
    states:
      'On an element, `pinAbsolute` and `pinRelative` modify the point that they receive, and they need a `g.Point`. With a plain object, they throw `coords.rotate is not a function`.',
    run: ({joint, newPaper, thrown}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({size: {width: 80, height: 40}, angle: 90});
      const link = new joint.shapes.standard.Link({source: {x: 0, y: 100}, target: {x: 100, y: 100}});
      graph.addCells([element, link]);
      const {pinAbsolute, pinRelative, useDefaults} = joint.connectionStrategies;
      return [element, link].map((cell) => {
        const view = cell.findView(paper);
        const pin = (strategy: typeof pinAbsolute, point: dia.Point) =>
          strategy({id: cell.id}, view, view.el, point, link, 'target');
        const point = new joint.g.Point(30, 10);
        pin(pinAbsolute, point);
        const errors = [pinAbsolute, pinRelative, useDefaults].map(
          (strategy) =>
            // A bundle with short names says another name than `coords`.
            thrown(() => pin(strategy, {x: 30, y: 10}))?.replace(/^\w+/, 'coords') ?? null,
        );
        return [point.equals(new joint.g.Point(30, 10)), ...errors];
      });
    },
    expected: [
      [false, 'coords.rotate is not a function', 'coords.rotate is not a function', null],
      [true, null, null, null],
    ],
  },
]);

facts('api/connectionPoints.mdx', [
  {
    member: 'boundary',
    states: 'Stops the line half a border width earlier. At a right angle to the border, this is its outer edge.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({
        position: {x: 200, y: 200},
        size: {width: 100, height: 100},
        attrs: {body: {strokeWidth: 20}},
      });
      graph.addCell(element);
      return [250, 150].map((x) => {
        const connectionPoint = {name: 'boundary' as const, args: {stroke: true}};
        const link = new joint.shapes.standard.Link({source: {x, y: 50}, target: {id: element.id, connectionPoint}});
        graph.addCell(link);
        return Math.round((link.findView(paper) as dia.LinkView).targetPoint.y * 10) / 10;
      });
    },
    expected: [190, 191.1],
  },
  {
    member: 'boundary',
    states:
      '`sticky` draws a line from the center of the shape to the point that the link comes from. It uses the point where this line meets the outline. On an ellipse, this is not exactly the nearest point.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const ellipse = new joint.shapes.standard.Ellipse({position: {x: 100, y: 100}, size: {width: 100, height: 60}});
      const connectionPoint = {name: 'boundary', args: {sticky: true}};
      const target = {id: ellipse.id, anchor: {name: 'topRight'}, connectionPoint};
      const link = new joint.shapes.standard.Link({source: {x: 300, y: 60}, target});
      graph.addCells([ellipse, link]);
      const shape = joint.g.Ellipse.fromRect(ellipse.getBBox());
      const start = new joint.g.Point(300, 60);
      const end = (link.findView(paper) as dia.LinkView).targetPoint;
      const crossing = shape.intersectionWithLineFromCenterToPoint(start).round(2);
      const angles = Array.from({length: 3600}, (_, index) => (index * Math.PI) / 1800);
      const nearest = Math.min(
        ...angles.map((t) => start.distance(new joint.g.Point(150 + 50 * Math.cos(t), 130 + 30 * Math.sin(t)))),
      );
      return [end.equals(crossing), start.distance(end) - nearest > 0.1];
    },
    expected: [true, true],
  },
]);

facts('api/layout/DirectedGraph.mdx', [
  {
    member: 'layout',
    states:
      'The library never removes these listeners, not even when a cell is removed from the graph. They use memory and slow down every later change of these cells',
    run: ({joint, newGraph, DirectedGraph}) => {
      const graph = newGraph();
      const cells = [1, 2].map(() => new joint.shapes.standard.Rectangle({size: {width: 40, height: 40}}));
      graph.addCells(cells);
      const count = () => (cells[0] as unknown as {_events: {all?: unknown[]}})._events.all?.length ?? 0;
      const counts = [count()];
      DirectedGraph.layout(cells);
      DirectedGraph.layout(cells);
      counts.push(count());
      DirectedGraph.layout(graph);
      counts.push(count());
      cells[0]?.remove();
      return [...counts, count()];
    },
    expected: [1, 3, 3, 2],
  },
]);

facts('api/V.mdx', [
  {
    member: 'isSVGGraphicsElement',
    states: 'but also `<defs>` and `<symbol>`, which are not drawn themselves',
    run: ({joint}) =>
      ['g', 'text', 'svg', 'defs', 'symbol', 'marker'].map((name) => joint.V.isSVGGraphicsElement(joint.V(name).node)),
    expected: [true, true, true, true, true, false],
  },
]);

facts('api/g/Polyline.mdx', [
  {
    member: 'convexHull',
    states:
      'If a point occurs several times, usually its last occurrence counts, so the hull of a closed polyline can begin with the second point.',
    run: ({joint}) =>
      ['0,0 100,0 100,100 0,100', '0,0 100,0 100,100 0,100 0,0'].map((points) =>
        new joint.g.Polyline(points).convexHull().serialize(),
      ),
    expected: ['0,0 100,0 100,100 0,100', '100,0 100,100 0,100 0,0'],
  },
]);

facts('api/g/Path.mdx', [
  {
    member: 'getSubpaths',
    states: "For example, `'M 0 0 L 10 0 Z L 20 20'` is a single subpath.",
    run: ({joint}) => new joint.g.Path('M 0 0 L 10 0 Z L 20 20').getSubpaths().length,
    expected: 1,
  },
]);

facts('api/linkTools.mdx', [
  {
    member: 'SourceAnchor',
    states:
      'Within this distance, the anchor snaps to the `x` or `y` of the adjacent vertex. For the source, this vertex is the first one. For the target, it is the last one. Without vertices, the anchor snaps to the `x` or `y` of the other anchor.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({size: {width: 100, height: 60}});
      const target = {x: 300, y: 200};
      const link = new joint.shapes.standard.Link({source: {id: element.id}, target});
      graph.addCells([element, link]);
      const view = link.findView(paper) as dia.LinkView;
      const end = element.findView(paper);
      const snapped = (x: number, y: number) => {
        const tool = new joint.linkTools.SourceAnchor();
        const {snap} = tool.options as {snap: (...args: unknown[]) => g.Point};
        const point = new joint.g.Point(x, y);
        return String(snap.call(view, point, end, end.el, 'source', view, tool));
      };
      const alone = [snapped(295, 50), snapped(290, 191)];
      // The second vertex is the nearer one, but only the first one counts.
      link.vertices([
        {x: 200, y: 150},
        {x: 50, y: 30},
      ]);
      return [...alone, snapped(52, 32), snapped(195, 32)];
    },
    expected: ['300@50', '290@200', '52@32', '200@32'],
  },
]);
