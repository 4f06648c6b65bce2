import type {connectionPoints, dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

facts('api/connectionPoints.mdx', [
  {
    member: 'set-a-connection-point',
    states: "It defaults to `{ name: 'boundary' }`. With `null`, links end at their anchors.",
    run: ({joint, newPaper}) => {
      const point = (options: dia.Paper.Options) => {
        const {graph, paper} = newPaper(options);
        const box = {position: {x: 200, y: 100}, size: {width: 100, height: 100}};
        const link = new joint.shapes.standard.Link({source: {x: 100, y: 0}, target: {id: 'a'}});
        graph.addCells([new joint.shapes.standard.Circle({id: 'a', ...box}), link]);
        const place = (link.findView(paper) as dia.LinkView).getEndConnectionPoint('target').toString();
        return [paper.options.defaultConnectionPoint, place];
      };
      return [
        point({}),
        point({defaultConnectionPoint: {name: 'bbox'}}),
        point({defaultConnectionPoint: null as never}),
      ];
    },
    expected: [
      [{name: 'boundary'}, '214.64@114.64'],
      [{name: 'bbox'}, '200@100'],
      [null, '250@150'],
    ],
  },
  {
    member: 'bbox',
    states:
      'If the last segment of the line does not cross the border of the box, the line ends at the anchor. The whole segment is then either inside the box or outside it.',
    run: ({joint}) => {
      const box = new joint.g.Rect(100, 0, 100, 100);
      const view = {getNodeBBox: () => box.clone()} as never;
      const lines: Record<string, [number, number]> = {
        inside: [150, 160],
        before: [0, 90],
        into: [0, 150],
        across: [0, 300],
        'out of': [150, 300],
      };
      return Object.entries(lines).map(([name, [from, to]]) => {
        const line = new joint.g.Line({x: from, y: 50}, {x: to, y: 50});
        return [name, joint.connectionPoints.bbox(line, view, null as never, {}, 'target', null as never).x - to];
      });
    },
    expected: [
      ['inside', 0],
      ['before', 0],
      ['into', -50],
      ['across', -200],
      ['out of', -100],
    ],
  },
  {
    member: 'offset',
    states:
      '`y` shifts the end sideways. Looking along the line toward the shape, positive values shift the end to the right and negative values to the left.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const box = {position: {x: 200, y: 100}, size: {width: 100, height: 40}};
      const link = new joint.shapes.standard.Link({source: {x: 0, y: 120}, target: {id: 'a'}});
      graph.addCells([new joint.shapes.standard.Rectangle({id: 'a', ...box}), link]);
      return [undefined, 10, -10, {x: 10, y: 8}, {y: -8}, 10_000].map((offset) => {
        link.prop('target/connectionPoint', {name: 'boundary', args: {offset}}, {rewrite: true});
        return (link.findView(paper) as dia.LinkView).getEndConnectionPoint('target').toString();
      });
    },
    expected: ['200@120', '190@120', '210@120', '190@128', '200@112', '1@120'],
  },
  {
    member: 'bbox',
    states:
      "An end that names only the element is connected to the element's root group. This group has no border, so `stroke` has no effect.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({
        position: {x: 200, y: 100},
        size: {width: 100, height: 40},
        attrs: {body: {strokeWidth: 10}},
      });
      const link = new joint.shapes.standard.Link({source: {x: 0, y: 120}}).addTo(graph);
      graph.addCell(element);
      const ends = [{}, {selector: 'body'}].flatMap((end) => [false, true].map((stroke) => ({end, stroke})));
      return ends.map(({end, stroke}) => {
        link.target(element, {...end, connectionPoint: {name: 'bbox', args: {stroke}}});
        return (link.findView(paper) as dia.LinkView).getEndConnectionPoint('target').toString();
      });
    },
    expected: ['200@120', '200@120', '200@120', '195@120'],
  },
  {
    member: 'boundary',
    states:
      'With `stroke: true`, pass a number. With `stroke: true` and an `{ x, y }` object, the end ignores both `stroke` and `offset`. To use an object, omit `stroke` and add half the border width to `x`.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({
        position: {x: 200, y: 100},
        size: {width: 100, height: 40},
        attrs: {body: {strokeWidth: 10}},
      });
      const link = new joint.shapes.standard.Link({source: {x: 0, y: 120}}).addTo(graph);
      graph.addCell(element);
      const list: connectionPoints.BoundaryConnectionPointArguments[] = [
        {stroke: true},
        {stroke: true, offset: 4},
        {stroke: true, offset: {x: 4, y: 8}},
        {offset: {x: 9, y: 8}},
      ];
      return list.map((args) => {
        link.target(element, {connectionPoint: {name: 'boundary', args}});
        return (link.findView(paper) as dia.LinkView).getEndConnectionPoint('target').toString();
      });
    },
    expected: ['195@120', '191@120', '200@120', '191@128'],
  },
  {
    member: 'no-intersection',
    states:
      '`extrapolate: true` extends the line to the outline in the same direction. `sticky: true` uses the point of the outline that is nearest to the point that the line comes from, wherever the anchor is. `sticky` finds a point even if the extended line misses the outline. If you set both options, `extrapolate` is tried first.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const box = {position: {x: 100, y: 100}, size: {width: 100, height: 100}};
      const circle = new joint.shapes.standard.Circle(box).addTo(graph);
      const link = new joint.shapes.standard.Link({source: {x: 400, y: 300}}).addTo(graph);
      return [{}, {extrapolate: true}, {sticky: true}, {extrapolate: true, sticky: true}].map((args) => {
        link.target(circle, {anchor: {name: 'bottomRight'}, connectionPoint: {name: 'boundary', args}});
        return (link.findView(paper) as dia.LinkView).getEndConnectionPoint('target').toString();
      });
    },
    expected: ['200@200', '180@190', '192.87@175.72', '180@190'],
  },
]);

facts('api/connectionStrategies.mdx', [
  {
    member: 'pin-to-the-border',
    states:
      'On an element, `pinAbsolute` and `pinRelative` modify the point that they receive, and they need a `g.Point`. With a plain object, they throw `coords.rotate is not a function`.',
    run: ({joint, newPaper, thrown}) => {
      const {graph, paper} = newPaper();
      const box = {position: {x: 100, y: 100}, size: {width: 100, height: 60}, angle: 90};
      const element = new joint.shapes.standard.Rectangle(box).addTo(graph);
      const flow = new joint.shapes.standard.Link({source: {x: 0, y: 0}, target: {x: 200, y: 0}}).addTo(graph);
      const {pinAbsolute, pinRelative, useDefaults} = joint.connectionStrategies;
      const point = new joint.g.Point(150, 180);
      pinRelative({id: 'x'}, element.findView(paper), element.findView(paper).el, point, flow, 'source');
      const isThrown = [pinAbsolute, pinRelative, useDefaults].map((strategy) =>
        [element, flow].map((cell) => {
          const view = cell.findView(paper);
          const plain = {x: 50, y: 20} as InstanceType<typeof joint.g.Point>;
          return thrown(() => strategy({id: 'x'}, view, view.el, plain, flow, 'source')) !== null;
        }),
      );
      return [String(point), isThrown];
    },
    expected: [
      '200@130',
      [
        [true, false],
        [true, false],
        [false, false],
      ],
    ],
  },
  {
    member: 'custom-strategies',
    states: 'For a dropped or snapped end, the paper calls `validateConnection` before the strategy.',
    run: ({joint, newPaper}) => {
      const log: string[] = [];
      const {graph, paper} = newPaper({
        snapLinks: {radius: 40},
        gridSize: 10,
        validateConnection: () => {
          log.push('validate');
          return true;
        },
        connectionStrategy: (end, _view, _node, coords, _link, type) => {
          log.push(`${type} ${coords.x}@${coords.y}`);
          return end;
        },
      });
      const size = {width: 80, height: 40};
      const [from, to] = [100, 300].map((x) => new joint.shapes.standard.Rectangle({position: {x, y: 100}, size}));
      graph.addCells([from!, to!]);
      const tool = new joint.elementTools.Connect({useModelGeometry: true});
      from!.findView(paper).addTools(new joint.dia.ToolsView({tools: [tool]}));
      const at = (x: number, y: number) => {
        const point = paper.localToClientPoint(x, y);
        return {bubbles: true, clientX: point.x, clientY: point.y};
      };
      tool.el.dispatchEvent(new MouseEvent('mousedown', at(101, 102)));
      for (const x of [320, 321, 322, 331]) document.dispatchEvent(new MouseEvent('mousemove', at(x, 120)));
      document.dispatchEvent(new MouseEvent('mouseup', at(331, 120)));
      return log;
    },
    expected: ['source 101@102', 'validate', 'target 320@120', 'target 330@120'],
  },
  {
    member: 'pinAbsolute',
    states:
      'On an element, the end gets the anchor [`topLeft`](./anchors.mdx#topLeft) with `dx`, `dy` and `rotate: true`. `dx` and `dy` are measured from the top left corner of the connected node before rotation',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const box = {position: {x: 100, y: 100}, size: {width: 100, height: 60}, angle: 90};
      const element = new joint.shapes.standard.Rectangle(box).addTo(graph);
      const flow = new joint.shapes.standard.Link({source: {x: 0, y: 0}, target: {x: 200, y: 0}}).addTo(graph);
      const {pinAbsolute, pinRelative} = joint.connectionStrategies;
      return [pinAbsolute, pinRelative].flatMap((strategy) =>
        [element, flow].map((cell) => {
          const view = cell.findView(paper);
          const end = {id: 'x'};
          // 50 px below the center of the element, at a quarter of the link
          const coords = cell === flow ? new joint.g.Point(50, 20) : new joint.g.Point(150, 180);
          const result = strategy(end, view, view.el, coords, flow, 'source');
          return [result === end, result.anchor];
        }),
      );
    },
    expected: [
      [true, {name: 'topLeft', args: {dx: 100, dy: 30, rotate: true}}],
      [true, {name: 'connectionLength', args: {length: 50}}],
      [true, {name: 'topLeft', args: {dx: '100%', dy: '50%', rotate: true}}],
      [true, {name: 'connectionRatio', args: {ratio: 0.25}}],
    ],
  },
  {
    member: 'when-it-runs',
    states:
      'The result replaces the whole end. The end loses its `anchor`, `connectionPoint` and `priority` unless the strategy sets them again.',
    run: ({joint, newPaper}) => {
      const drop = (connectionStrategy?: 'pinRelative' | 'useDefaults') => {
        const strategy = connectionStrategy && joint.connectionStrategies[connectionStrategy];
        const {graph, paper} = newPaper(strategy ? {connectionStrategy: strategy} : {});
        const box = {position: {x: 100, y: 100}, size: {width: 100, height: 80}};
        const element = new joint.shapes.standard.Rectangle({id: 'a', ...box}).addTo(graph);
        const link = new joint.shapes.standard.Link({source: {x: 0, y: 0}}).addTo(graph);
        link.target(element, {anchor: {name: 'right'}, connectionPoint: {name: 'bbox'}, priority: true});
        const tool = new joint.linkTools.TargetArrowhead();
        link.findView(paper).addTools(new joint.dia.ToolsView({tools: [tool]}));
        const {x, y} = paper.localToClientPoint(125, 140);
        const {el} = element.findView(paper);
        tool.el.dispatchEvent(new MouseEvent('mousedown', {bubbles: true, clientX: x, clientY: y}));
        el.dispatchEvent(new MouseEvent('mousemove', {bubbles: true, clientX: x, clientY: y}));
        el.dispatchEvent(new MouseEvent('mouseup', {bubbles: true, clientX: x, clientY: y}));
        return link.target();
      };
      return [drop(), drop('useDefaults'), drop('pinRelative')];
    },
    expected: [{id: 'a'}, {id: 'a'}, {id: 'a', anchor: {name: 'topLeft', args: {dx: '25%', dy: '50%', rotate: true}}}],
  },
  {
    member: 'custom-strategies',
    states: 'If the function returns a falsy value, the paper stores `end` with any changes that you made to it.',
    run: ({joint, newPaper}) => {
      const calls: unknown[] = [];
      const {graph, paper} = newPaper({
        connectionStrategy: function (this: dia.Paper, ...args: unknown[]) {
          const [end, view, node, coords, link, type, last] = args as [
            dia.Link.EndJSON,
            dia.CellView,
            SVGElement,
            dia.Point,
            dia.Link,
            string,
            dia.Paper,
          ];
          const isAttached = view.findNode('body') === node && coords instanceof joint.g.Point;
          calls.push([args.length, this === last, isAttached, type, Boolean(link.graph as unknown), {...end}]);
          end.priority = true;
        } as never,
      });
      const attrs = {body: {magnet: true}};
      const [a, b] = ['a', 'b'].map((id) => new joint.shapes.standard.Rectangle({id, attrs}).addTo(graph));
      const body = (element: typeof a) => element?.findView(paper).findNode('body');
      body(a)?.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
      body(b)?.dispatchEvent(new MouseEvent('mousemove', {bubbles: true}));
      body(b)?.dispatchEvent(new MouseEvent('mouseup', {bubbles: true}));
      const [link] = graph.getLinks();
      return [calls, link?.source(), link?.target()];
    },
    expected: [
      [
        [7, true, true, 'source', false, {id: 'a', magnet: 'body'}],
        [7, true, true, 'target', true, {id: 'b', magnet: 'body'}],
      ],
      {id: 'a', magnet: 'body', priority: true},
      {id: 'b', magnet: 'body', priority: true},
    ],
  },
  {
    member: 'the-pin-is-not-at-the-place-of-the-drop',
    states: 'The source of a link drawn with a `Connect` or `HoverConnect` tool is not rounded.',
    run: ({joint, newPaper}) => {
      const places: [string, number, number][] = [];
      const {graph, paper} = newPaper({
        gridSize: 20,
        linkPinning: false,
        defaultLink: () => new joint.shapes.standard.Link(),
        connectionStrategy: (end, _view, _magnet, {x, y}, _link, type) => {
          places.push([type, Math.round(x), Math.round(y)]);
          return end;
        },
      });
      const box = new joint.shapes.standard.Rectangle({size: {width: 100, height: 100}}).addTo(graph);
      const tools = [new joint.elementTools.Connect(), new joint.elementTools.HoverConnect()];
      box.findView(paper).addTools(new joint.dia.ToolsView({tools}));
      const event = (name: string, clientX: number, clientY: number) =>
        new MouseEvent(name, {clientX, clientY, bubbles: true});
      for (const {el} of tools) {
        const {x, y} = paper.localToClientPoint(13, 27);
        el.dispatchEvent(event('mousedown', x, y));
        document.dispatchEvent(event('mousemove', x + 20, y + 20));
        document.dispatchEvent(event('mouseup', x + 20, y + 20));
      }
      return places;
    },
    expected: [
      ['source', 13, 27],
      ['source', 13, 27],
    ],
  },
]);
