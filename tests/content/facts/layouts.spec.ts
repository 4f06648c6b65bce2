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
    member: 'errors-and-surprises',
    states:
      "| `Cannot read properties of undefined (reading 'x')` | A link ends at another link. Or a link with a free end comes before an element to which an earlier link is connected. |",
    run: ({joint, DirectedGraph, newGraph, thrown}) => {
      const {Rectangle, Link} = joint.shapes.standard;
      const link = (id: string, source: string, target: string) =>
        new Link({id, source: {id: source}, target: {id: target}});
      const free = () => new Link({source: {id: 'a'}, target: {x: 9, y: 9}});
      const elements = () => ['a', 'b', 'c'].map((id) => new Rectangle({id, position: {x: 5, y: 5}}));
      const lists = [elements(), elements(), elements()].map(([a, b, c], index) => {
        if (index === 0) return [a!, b!, c!, link('ab', 'a', 'b'), link('c-ab', 'c', 'ab')];
        return index === 1 ? [a!, link('ab', 'a', 'b'), free(), b!, c!] : [a!, b!, link('ab', 'a', 'b'), free(), c!];
      });
      return lists.map((cells) => {
        const graph = newGraph().resetCells(cells);
        const message = thrown(() => DirectedGraph.layout(graph));
        return [message, (graph.getCell('c') as dia.Element).position().toString()];
      });
    },
    expected: [
      ["Cannot read properties of undefined (reading 'x')", '51@0'],
      ["Cannot read properties of undefined (reading 'x')", '5@5'],
      [null, '5@5'],
    ],
  },
  {
    member: 'toGraphLib',
    states:
      'In [`layout`](#layout), these cells keep their positions, or the layout throws an [error](#errors-and-surprises).',
    run: ({joint, DirectedGraph, newGraph, thrown}) => {
      const {Rectangle, Link} = joint.shapes.standard;
      const later = new Rectangle({position: {x: 7, y: 7}});
      const free = new Link({source: {x: 1, y: 1}, target: {x: 9, y: 9}});
      const message = (cells: dia.Cell[]) => thrown(() => DirectedGraph.layout(newGraph().resetCells(cells)));
      return [message([new Rectangle(), free, later]), later.position().toString(), message([free, later]) !== null];
    },
    expected: [null, '7@7', true],
  },
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
    states: 'For example, `nodeSep: 0` means 50 px.',
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
    member: 'a-part-of-the-graph',
    states: '// an element whose parent is in the array moves with the parent',
    run: ({joint, DirectedGraph, newGraph}) => {
      const {Rectangle, Link} = joint.shapes.standard;
      const part = (names: string[], start: string) => {
        const box = (id: string, x: number) =>
          new Rectangle({id, position: {x, y: 200}, size: {width: 40, height: 40}});
        const link = new Link({source: {id: 'a'}, target: {id: 'b'}});
        const graph = newGraph().resetCells([box('parent', 300), box('a', 320), box('b', 500), link]);
        (graph.getCell('parent') as dia.Element).embed([graph.getCell('a'), graph.getCell('b')]);
        const cells = [...names.map((id) => graph.getCell(id)), link];
        const element = graph.getCell(start) as dia.Element;
        const {x, y} = element.position();
        DirectedGraph.layout(cells);
        const moved = element.position();
        cells.forEach((item) => {
          if (item.isElement() && cells.every(({id}) => id !== item.parent())) {
            item.translate(x - moved.x, y - moved.y);
          }
        });
        return [element.position().toString(), (graph.getCell('b') as dia.Element).position().x];
      };
      return [part(['a', 'b'], 'a'), part(['parent', 'a', 'b'], 'parent')];
    },
    expected: [
      ['320@200', 320],
      ['300@200', 310],
    ],
  },
  {
    member: 'toGraphLib',
    states: '**All cells that come after it in the graph are left out.**',
    run: ({joint, DirectedGraph, newGraph}) => {
      const {Rectangle, Link} = joint.shapes.standard;
      const free = new Link({id: 'free', source: {id: 'a'}, target: {x: 9, y: 9}});
      const graph = newGraph().resetCells([new Rectangle({id: 'a'}), free, new Rectangle({id: 'b'})]);
      return (DirectedGraph.toGraphLib(graph) as {nodes: () => string[]}).nodes();
    },
    expected: ['a'],
  },
  {
    member: 'toGraphLib',
    states: '`toGraphLib` accepts only a graph and throws an error for an array.',
    run: ({joint, DirectedGraph, newGraph, thrown}) => {
      const {Rectangle, Link} = joint.shapes.standard;
      const free = new Link({id: 'free', source: {id: 'a'}, target: {x: 9, y: 9}});
      const graph = newGraph().resetCells([
        new Rectangle({id: 'a'}),
        free,
        new Rectangle({id: 'b', position: {x: 5, y: 5}}),
      ]);
      const cells = graph.getCells().filter((item) => !item.isLink() || (item.source().id && item.target().id));
      const message = thrown(() => DirectedGraph.toGraphLib(cells as unknown as dia.Graph));
      DirectedGraph.layout(cells);
      return [message !== null, graph.getCell('b').position().toString()];
    },
    expected: [true, '51@0'],
  },
  {
    member: 'errors-and-surprises',
    states:
      '| `Reduce of empty array with no initial value` | The graph or the array has no elements, or a link with a free end comes before all of them. |',
    run: ({joint, DirectedGraph, newGraph, thrown}) => {
      const {Rectangle, Link} = joint.shapes.standard;
      const parent = new Rectangle({id: 'parent'});
      const child = new Rectangle({id: 'child'});
      parent.embed(child);
      const link = new Link({source: {id: 'other'}, target: {id: 'parent'}});
      const graph = newGraph().resetCells([parent, child, new Rectangle({id: 'other'}), link]);
      const free = new Link({z: -1, source: {id: 'a'}, target: {x: 9, y: 9}});
      const startingFree = newGraph().resetCells([new Rectangle({id: 'a'}), new Rectangle({id: 'b'}), free]);
      return [[], startingFree, graph].map((cells) => thrown(() => DirectedGraph.layout(cells)));
    },
    expected: [
      'Reduce of empty array with no initial value',
      'Reduce of empty array with no initial value',
      "Cannot set properties of undefined (setting 'rank')",
    ],
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
    member: 'options.compensateRotation',
    states: 'If you also set [`angle`](#options.angle), this option has no effect.',
    run: ({joint}) => {
      const box = new joint.g.Rect(0, 0, 100, 60);
      return (['ellipse', 'ellipseSpread'] as const).map((name) =>
        [{}, {angle: 5}, {angle: 0}].map((port) => {
          const [place] = joint.layout.Port[name]([{compensateRotation: true, ...port}], box, {startAngle: 90});
          return Math.round((place!.angle + 360) % 360);
        }),
      );
    },
    expected: [
      [90, 5, 0],
      [90, 5, 0],
    ],
  },
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
    member: 'options.dx',
    states: 'If you also set [`x`](#options.x), `dx` has no effect.',
    run: ({joint}) => {
      const box = new joint.g.Rect(0, 0, 100, 80);
      const ports = [{}, {dx: 10}, {x: 30, dx: 10}, {x: '50%', dx: 10, dy: 5}, {y: 4, dx: 10, dy: 5}];
      return (['top', 'ellipse'] as const).map((name) =>
        ports.map((port) => {
          const [place] = joint.layout.Port[name]([port], box, {});
          return [place?.x, place?.y];
        }),
      );
    },
    expected: [
      [
        [50, 0],
        [60, 0],
        [30, 0],
        [50, 5],
        [60, 4],
      ],
      [
        [50, 0],
        [60, 0],
        [30, 0],
        [50, 5],
        [60, 4],
      ],
    ],
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
    member: 'options.x',
    states: 'It replaces the computed horizontal position, including `offset`.',
    run: ({joint}) => {
      const port = new joint.g.Point(0, 20);
      const box = new joint.g.Rect(0, 0, 80, 40);
      const {left, outside, radial} = joint.layout.PortLabel;
      return [left, outside, radial].map((place) =>
        [{offset: 30}, {offset: 30, x: 5}].map((options) => place(port, box, options).x),
      );
    },
    expected: [
      [-15, 5],
      [-30, 5],
      [-30, 5],
    ],
  },
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
    member: 'pitfalls',
    states: 'the graph has no elements, or a link with a free end comes before all elements.',
    run: ({joint, DirectedGraph, newGraph, thrown}) => {
      const free = new joint.shapes.standard.Link({source: {x: 1, y: 1}, target: {x: 9, y: 9}});
      const element = new joint.shapes.standard.Rectangle();
      return [[], [free, element], [element, free]].map((cells) =>
        thrown(() => DirectedGraph.layout(newGraph().resetCells(cells))),
      );
    },
    expected: ['Reduce of empty array with no initial value', 'Reduce of empty array with no initial value', null],
  },
  {
    member: 'arrange-again-after-a-change',
    states:
      'The layout itself changes the cells, so it would start another layout. If the layout resizes containers, this may never end.',
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
