import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

// Ids that look like the names that the library gives, ends at a part of a link, and changes that listeners make.

facts('api/dia/Cell.mdx', [
  {
    member: 'id',
    states: 'If the id of a new cell is the `cid` of another cell, the graph ignores the new cell without an error.',
    run: ({joint, newGraph}) => {
      const {Rectangle} = joint.shapes.standard;
      const graph = newGraph();
      const first = new Rectangle({id: 'first'}).addTo(graph);
      graph.addCells([new Rectangle({id: first.cid}), new Rectangle({id: 'last'})]);
      return graph.getCells().map(({id}) => id);
    },
    expected: ['first', 'last'],
  },
  {
    member: 'id',
    states: 'With the ids `c1` to `c40`, `addCells()` can drop half of the cells.',
    run: ({joint, newGraph}) => {
      const {Rectangle} = joint.shapes.standard;
      const graph = newGraph();
      // On a fresh page, the first cell is `c2`: each id is the name of the cell before it, as here.
      const next = Number(new Rectangle().cid.slice(1));
      const ids = Array.from({length: 40}, (_, index) => `c${next + index}`);
      graph.addCells(ids.map((id) => new Rectangle({id})));
      return graph.getCells().length;
    },
    expected: 20,
  },
]);

facts('api/dia/Graph.mdx', [
  {
    member: 'getCell',
    states: 'If an id looks like a `cid`, such as `c12`, the result [can be another cell](./Cell.mdx#id).',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const cell = new joint.shapes.standard.Rectangle({id: 'first'}).addTo(graph);
      return graph.getCell(cell.cid).id;
    },
    expected: 'first',
  },
  {
    member: 'resizeCells',
    states: 'For rotated elements, it is exact only if width and height change by the same factor.',
    run: ({joint, newGraph}) => {
      const resized = (width: number, height: number) => {
        const graph = newGraph();
        const size = {width: 80, height: 40};
        const cells = [
          new joint.shapes.standard.Rectangle({size, angle: 30}),
          new joint.shapes.standard.Rectangle({size, angle: 60, position: {x: 150, y: 100}}),
        ];
        graph.addCells(cells);
        const before = graph.getCellsBBox(cells)!;
        graph.resizeCells(before.width * width, before.height * height, cells);
        const after = graph.getCellsBBox(cells)!;
        const isNear = (a: number, b: number) => Math.abs(a - b) < 0.001;
        return isNear(after.width, before.width * width) && isNear(after.height, before.height * height);
      };
      return [resized(2, 2), resized(2, 1)];
    },
    expected: [true, false],
  },
]);

facts('api/mvc/Collection.mdx', [
  {
    member: 'add',
    states: 'The same happens if your id is the [`cid`](./Model.mdx#cid) of a model in the collection',
    run: ({joint}) => {
      const list = new joint.mvc.Collection();
      const first = list.add({id: 'first'}) as dia.Cell;
      return [list.add({id: first.cid}) === first, list.length];
    },
    expected: [true, 1],
  },
]);

facts('api/mvc/Model.mdx', [
  {
    member: 'hasChanged',
    states: 'Changes that listeners make during a `set` count as part of it.',
    run: ({joint}) => {
      const model = new joint.mvc.Model();
      const seen: boolean[][] = [];
      model.on('change', () => {
        seen.push([model.hasChanged('a'), model.hasChanged('b')]);
        model.set('b', 1);
      });
      model.set('a', 1);
      return seen;
    },
    expected: [
      [true, false],
      [true, true],
    ],
  },
  {
    member: 'previousAttributes',
    states: 'In a listener that calls `set` itself, these are the attributes from before the outermost `set`.',
    run: ({joint}) => {
      const model = new joint.mvc.Model({a: 0, b: 0});
      let before: unknown;
      model.on('change:a', () => {
        model.set('b', 1);
        before = model.previousAttributes();
      });
      model.set('a', 1);
      return before;
    },
    expected: {a: 0, b: 0},
  },
]);

facts('learn/features/diagram-basics/events.mdx', [
  {
    member: 'an-endless-loop-of-change',
    states:
      'A handler of `change` that sets a new value of any attribute runs again, and [`hasChanged()`](../../../api/mvc/Model.mdx#hasChanged) still returns `true` for the first change. If the handler sets something after a move, listen to `change:position` instead.',
    run: ({joint, newGraph}) =>
      ['change', 'change:position'].map((event) => {
        const graph = newGraph();
        const element = new joint.shapes.standard.Rectangle().addTo(graph);
        let rounds = 0;
        graph.on(event, (cell: dia.Cell) => {
          if (cell.hasChanged('position') && rounds < 20) cell.set('moves', ++rounds);
        });
        element.position(5, 5);
        return rounds;
      }),
    expected: [20, 1],
  },
]);

facts('api/dia/Paper.mdx', [
  {
    member: 'event:element:magnet:contextmenu',
    states: "A right press on a magnet, or the browser's `contextmenu` event",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const size = {width: 80, height: 40};
      const element = new joint.shapes.standard.Rectangle({size, attrs: {body: {magnet: true}}}).addTo(graph);
      const names: string[] = [];
      paper.on('all', (name: string) => name.endsWith('contextmenu') && names.push(name));
      const options = {bubbles: true, cancelable: true, button: 0};
      element.findView(paper).findNode('body')!.dispatchEvent(new MouseEvent('contextmenu', options));
      return names;
    },
    expected: ['element:magnet:contextmenu', 'cell:contextmenu', 'element:contextmenu'],
  },
  {
    member: 'options.defaultConnectionPoint',
    states:
      'A link end at another link as a whole ends at its [link anchor](../linkAnchors.mdx) and has no connection point.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const ends = {source: {x: 0, y: 100}, target: {x: 200, y: 100}};
      const Badged = joint.shapes.standard.Link.define(
        'test.Badged',
        {attrs: {badge: {atConnectionRatio: 0.5, x: -20, y: -20, width: 40, height: 40}}},
        {
          markup: [
            {tagName: 'path', selector: 'line'},
            {tagName: 'rect', selector: 'badge'},
          ],
        },
      );
      const badged = new Badged(ends).addTo(graph);
      const endOf = (end: dia.Link.EndJSON) => {
        const link = new joint.shapes.standard.Link({source: {x: 100, y: 0}, target: end}).addTo(graph);
        return (link.findView(paper) as dia.LinkView).getEndConnectionPoint('target').toString();
      };
      return [endOf({id: badged.id}), endOf({id: badged.id, selector: 'badge'})];
    },
    expected: ['100@100', '100@80'],
  },
]);

facts('api/dia/attributes.mdx', [
  {
    member: 'connection',
    states: "Without a node that has this attribute, the library doesn't draw the line of the link.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const Bare = joint.dia.Link.define(
        'test.Bare',
        {attrs: {badge: {atConnectionRatio: 0.5, width: 40, height: 40}}},
        {
          markup: [
            {tagName: 'path', selector: 'line'},
            {tagName: 'rect', selector: 'badge'},
          ],
        },
      );
      const view = new Bare({source: {x: 0, y: 100}, target: {x: 200, y: 100}}).addTo(graph).findView(paper);
      return [view.findNode('line')!.getAttribute('d'), view.findNode('badge')!.getBoundingClientRect().width];
    },
    expected: [null, 40],
  },
]);

facts('api/dia/LinkView.mdx', [
  {
    member: 'getConnectionSubdivisions',
    states: 'The item of a straight segment is an empty array.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const ends = {source: {x: 0, y: 0}, target: {x: 200, y: 30}};
      return [{name: 'normal'}, {name: 'smooth'}].map((connector) => {
        const view = new joint.shapes.standard.Link({...ends, connector}).addTo(graph).findView(paper) as dia.LinkView;
        const items = view.getConnectionSubdivisions() as object[][];
        return items.map(({length}) => length > 1);
      });
    },
    expected: [
      [false, false],
      [false, true],
    ],
  },
]);

facts('api/V.mdx', [
  {
    member: 'decomposeMatrix',
    states: 'an angle from 0 up to 360, and a negative scale for a mirrored matrix without rotation',
    run: ({joint: {V}}) => {
      const turned = V.createSVGMatrix().rotate(100);
      const mirrored = V.createSVGMatrix({a: -2, d: 3});
      const round = Math.round;
      return [
        [round(V.decomposeMatrix(turned).rotation), round(V.matrixToRotate(turned).angle)],
        [V.decomposeMatrix(mirrored).scaleX, V.matrixToScale(mirrored).sx],
      ];
    },
    expected: [
      [-260, 100],
      [2, -2],
    ],
  },
]);

const withoutName = [
  ['anchors', 'as in `anchor: { args: { dx: 10 } }`'],
  ['connectionPoints', 'as in `connectionPoint: { args: { offset: 10 } }`'],
  ['routers', 'as in `router: { args: { step: 20 } }`'],
  ['connectors', 'as in `connector: { args: { radius: 5 } }`'],
];
for (const [page, states] of withoutName) {
  facts(`api/${page}.mdx`, [
    {
      member: 'errors',
      states: states!,
      run: ({joint, newPaper, thrown}) => {
        const {Link, Rectangle} = joint.shapes.standard;
        const nameless = {args: {}};
        return [
          {source: {id: 'a', anchor: nameless}},
          {source: {id: 'a', connectionPoint: nameless}},
          {router: nameless},
          {connector: nameless},
        ].map((attributes) => {
          const {graph} = newPaper();
          graph.addCell(new Rectangle({id: 'a', size: {width: 80, height: 40}}));
          // The declarations require a name.
          const link = new Link({source: {id: 'a'}, target: {x: 200, y: 200}, ...(attributes as object)});
          return thrown(() => graph.addCell(link));
        });
      },
      expected: [
        'Unknown anchor: undefined',
        'Unknown connection point: undefined',
        'dia.LinkView: unknown router: "undefined".',
        'dia.LinkView: unknown connector: "undefined".',
      ],
    },
  ]);
}
