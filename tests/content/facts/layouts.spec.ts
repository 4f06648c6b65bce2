import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

facts('api/layout/index.mdx', [
  {
    member: 'import',
    states: 'The `layout` object of `@joint/core` contains only `Port` and `PortLabel`.',
    run: ({joint}) => Object.keys(joint.layout).sort(),
    expected: ['Port', 'PortLabel'],
  },
  {
    member: 'write-your-own-layout',
    states:
      'with `{ outbound: true }` finds the children of an element, and without options it also returns the parents.',
    run: ({joint, newGraph}) => {
      const {Rectangle, Link} = joint.shapes.standard;
      const elements = ['parent', 'element', 'child'].map((id) => new Rectangle({id}));
      const links = [
        new Link({source: {id: 'parent'}, target: {id: 'element'}}),
        new Link({source: {id: 'element'}, target: {id: 'child'}}),
      ];
      const graph = newGraph().resetCells([...elements, ...links]);
      const element = graph.getCell('element') as dia.Element;
      return [{outbound: true}, {}].map((options) =>
        graph
          .getNeighbors(element, options)
          .map(({id}) => String(id))
          .sort(),
      );
    },
    expected: [['child'], ['child', 'parent']],
  },
]);

facts('api/layout/DirectedGraph.mdx', [
  {
    states: "console.log(box.toString()); // '0@0 220@100'",
    run: ({joint, DirectedGraph, newGraph}) => {
      const {Rectangle, Link} = joint.shapes.standard;
      const size = {width: 80, height: 40};
      const elements = ['a', 'b', 'c'].map((id) => new Rectangle({id, size}));
      const links = ['b', 'c'].map((id) => new Link({source: {id: 'a'}, target: {id}}));
      const graph = newGraph().resetCells([...elements, ...links]);
      return DirectedGraph.layout(graph, {rankDir: 'LR', nodeSep: 20, rankSep: 60}).toString();
    },
    expected: '0@0 220@100',
  },
  {
    member: 'what-the-layout-takes-into-account',
    states: 'The size of an element with children is ignored too.',
    run: ({joint, DirectedGraph, newGraph}) => {
      const {Rectangle, Link} = joint.shapes.standard;
      const size = {width: 80, height: 40};
      return [size, {width: 900, height: 700}].map((parentSize) => {
        const parent = new Rectangle({id: 'parent', size: parentSize});
        const children = ['a', 'b'].map((id) => new Rectangle({id, size}));
        const graph = newGraph().resetCells([parent, ...children, new Link({source: {id: 'a'}, target: {id: 'b'}})]);
        parent.embed(children);
        return DirectedGraph.layout(graph, {resizeClusters: false}).toString();
      });
    },
    expected: ['0@0 150@280', '0@0 150@280'],
  },
  {
    member: 'layout',
    states: 'A value of 0 falls back to the default. For example, `nodeSep: 0` means 50 px.',
    run: ({joint, DirectedGraph, newGraph}) => {
      const {Rectangle, Link} = joint.shapes.standard;
      const size = {width: 80, height: 40};
      const elements = ['a', 'b', 'c'].map((id) => new Rectangle({id, size}));
      const links = ['b', 'c'].map((id) => new Link({source: {id: 'a'}, target: {id}}));
      const graph = newGraph().resetCells([...elements, ...links]);
      return [{}, {nodeSep: 0, rankSep: 0}, {nodeSep: 10, rankSep: 10}].map((options) =>
        DirectedGraph.layout(graph, options).toString(),
      );
    },
    expected: ['0@0 210@130', '0@0 210@130', '0@0 170@90'],
  },
  {
    member: 'ExportOptions',
    states: 'If all elements share one object, they all get the same position.',
    since: '4.1',
    run: ({joint, DirectedGraph, newGraph}) => {
      const {Rectangle, Link} = joint.shapes.standard;
      const size = {width: 80, height: 40};
      const link = new Link({source: {id: 'a'}, target: {id: 'b'}});
      const graph = newGraph().resetCells([new Rectangle({id: 'a', size}), new Rectangle({id: 'b', size}), link]);
      const places = (exportElement: () => typeof size) => {
        DirectedGraph.layout(graph, {exportElement});
        return graph.getElements().map((element) => element.position().toString());
      };
      return [places(() => size), places(() => ({...size}))];
    },
    expected: [
      ['0@90', '0@90'],
      ['0@0', '0@90'],
    ],
  },
  {
    member: 'toGraphLib',
    states:
      '**All cells that come after it in the graph are left out.** The same happens in [`layout`](#layout), where these cells keep their positions.',
    run: ({joint, DirectedGraph, newGraph}) => {
      const {Rectangle, Link} = joint.shapes.standard;
      const free = new Link({id: 'free', source: {id: 'a'}, target: {x: 9, y: 9}});
      const graph = newGraph().resetCells([new Rectangle({id: 'a'}), free, new Rectangle({id: 'b'})]);
      return (DirectedGraph.toGraphLib(graph) as {nodes: () => string[]}).nodes();
    },
    expected: ['a'],
  },
  {
    member: 'errors-and-surprises',
    states: '| `Reduce of empty array with no initial value` | The graph or the array has no elements. |',
    run: ({joint, DirectedGraph, newGraph, thrown}) => {
      const {Rectangle, Link} = joint.shapes.standard;
      const parent = new Rectangle({id: 'parent'});
      const child = new Rectangle({id: 'child'});
      parent.embed(child);
      const link = new Link({source: {id: 'other'}, target: {id: 'parent'}});
      const graph = newGraph().resetCells([parent, child, new Rectangle({id: 'other'}), link]);
      return [thrown(() => DirectedGraph.layout([])), thrown(() => DirectedGraph.layout(graph))];
    },
    expected: ['Reduce of empty array with no initial value', "Cannot set properties of undefined (setting 'rank')"],
  },
  {
    member: 'ImportOptions',
    states:
      '`position` is the center of the label, `{ x, y }`, in graph coordinates. The function is called for links with a `labelSize`, and for links from an element to itself',
    since: '4.1',
    run: ({joint, DirectedGraph, newGraph}) => {
      const {Rectangle, Link} = joint.shapes.standard;
      const size = {width: 80, height: 40};
      const elements = ['a', 'b', 'c'].map((id) => new Rectangle({id, size}));
      const plain = new Link({id: 'plain', source: {id: 'a'}, target: {id: 'b'}});
      const sized = new Link({id: 'sized', source: {id: 'a'}, target: {id: 'c'}});
      sized.set('labelSize' as never, {width: 30, height: 20});
      const loop = new Link({id: 'loop', source: {id: 'b'}, target: {id: 'b'}});
      const graph = newGraph().resetCells([...elements, plain, sized, loop]);
      const calls: unknown[] = [];
      DirectedGraph.layout(graph, {
        setLabels: (link: dia.Link, position: dia.Point, points: dia.Point[]) =>
          calls.push([link.id, Object.keys(position).sort().join(), Array.isArray(points)]),
      });
      return calls;
    },
    expected: [
      ['sized', 'x,y', true],
      ['loop', 'x,y', true],
    ],
  },
]);

facts('api/layout/Port.mdx', [
  {
    states:
      "console.log(mixer.getPortsPositions('in')); // { a: { x: 0, y: 23, angle: 0 }, b: { x: 0, y: 73, angle: 0 } }",
    run: ({joint}) => {
      const items = [
        {id: 'a', group: 'in'},
        {id: 'b', group: 'in', args: {dy: 5}},
      ];
      const ports = {groups: {in: {position: 'left'}}, items};
      return new joint.shapes.standard.Rectangle({size: {width: 120, height: 90}, ports}).getPortsPositions('in');
    },
    expected: {a: {x: 0, y: 23, angle: 0}, b: {x: 0, y: 73, angle: 0}},
  },
  {
    member: 'options.step',
    states:
      'Defaults to `20` in [`ellipse`](#ellipse), and to 360 divided by the number of ports in [`ellipseSpread`](#ellipseSpread).',
    run: ({joint}) => {
      const {ellipse, ellipseSpread} = joint.layout.Port;
      const box = new joint.g.Rect(0, 0, 100, 100);
      const places = [
        ellipse([{}, {}, {}], box, {}),
        ellipse([{}, {}, {}], box, {step: 20}),
        ellipseSpread([{}, {}], box, {}),
      ];
      return [JSON.stringify(places[0]) === JSON.stringify(places[1]), places[2]];
    },
    expected: [
      true,
      [
        {x: 50, y: 0, angle: 0},
        {x: 50, y: 100, angle: 0},
      ],
    ],
  },
  {
    member: 'options.compensateRotation',
    states: '`true` rotates the port so that its top points outward, perpendicular to the ellipse.',
    run: ({joint}) => {
      const ports = [0, 1, 2, 3].map(() => ({compensateRotation: true}));
      const places = joint.layout.Port.ellipseSpread(ports, new joint.g.Rect(0, 0, 100, 60), {});
      return places.map(({angle}) => Math.round((angle + 360) % 360));
    },
    expected: [0, 90, 180, 270],
  },
  {
    member: 'choose-a-layout',
    states:
      'If the `group` of a port is not among the `groups`, the layout does not place the port. The port is drawn in the top left corner, without its `attrs`.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const attrs = {circle: {fill: 'red'}};
      const ports = {
        groups: {in: {attrs}},
        items: ['in', undefined, 'nope'].map((group) => ({id: `port-${group}`, group, attrs})),
      };
      const element = new joint.shapes.standard.Rectangle({size: {width: 80, height: 40}, ports}).addTo(graph);
      const view = element.findView(paper) as dia.ElementView;
      return ports.items.map(({id}) => {
        const circle = (view.findPortNode(id, 'circle') ??
          view.el.querySelector(`[port="${id}"]`)) as SVGGraphicsElement | null;
        const {e, f} = circle?.getCTM() as DOMMatrix;
        return [e, f, circle?.getAttribute('fill')];
      });
    },
    expected: [
      [0, 20, 'red'],
      [0, 20, 'red'],
      [0, 0, '#FFFFFF'],
    ],
  },
]);

facts('api/layout/PortLabel.mdx', [
  {
    member: 'choose-a-layout',
    states: '| [`radial`](#radial) | away from the center, in a straight line | `offset: 20` | horizontal |',
    run: ({joint}) => {
      const {left, outside, radial} = joint.layout.PortLabel;
      const box = new joint.g.Rect(0, 0, 100, 80);
      const port = new joint.g.Point(100, 40);
      return [left, outside, radial].map((layout) => layout(port, box, {}).x);
    },
    expected: [-15, 15, 20],
  },
]);

facts('learn/features/automatic-layouts/directed-graph.mdx', [
  {
    member: 'arrange-again-after-a-change',
    states:
      'The layout itself changes the cells, so each layout would start another one. With containers, this never ends.',
    run: ({joint, DirectedGraph, newGraph}) =>
      [false, true].map((withContainer) => {
        const {Rectangle, Link} = joint.shapes.standard;
        const size = {width: 60, height: 30};
        const graph = newGraph();
        graph.addCells(['a', 'b', 'c'].map((id) => new Rectangle({id, size})));
        graph.addCell(new Link({source: {id: 'a'}, target: {id: 'b'}}));
        graph.addCell(new Link({source: {id: 'a'}, target: {id: 'c'}}));
        if (withContainer) {
          const zone = new Rectangle({id: 'zone'});
          graph.addCell(zone);
          zone.embed([graph.getCell('b'), graph.getCell('c')]);
        }
        return [1, 2, 3, 4].map(() => {
          let changes = 0;
          const count = () => changes++;
          graph.on('change', count);
          DirectedGraph.layout(graph);
          graph.off('change', count);
          return changes > 0;
        });
      }),
    expected: [
      [true, false, false, false],
      [true, true, true, true],
    ],
  },
]);
