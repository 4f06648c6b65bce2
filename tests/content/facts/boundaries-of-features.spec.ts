import type {dia} from 'joint-core-4.1';
import {type Fact, facts} from '../../support/facts';

const features = 'learn/features';

/** The values that saved cells have after the defaults of their classes have changed. */
const afterNewDefaults: Fact['run'] = ({joint}) => {
  const {Link, Rectangle} = joint.shapes.standard;
  const namespaceWith = (value: number) => ({
    app: {
      Flow: Link.define('app.Flow', {
        attrs: {line: {strokeWidth: value}},
        defaultLabel: {position: value},
      }),
      Step: Rectangle.define('app.Step', {
        attrs: {body: {strokeWidth: value}},
        size: {width: value, height: 20},
        ports: {groups: {out: {z: value}}},
      }),
    },
  });
  const graphWith = (value: number) => new joint.dia.Graph({}, {cellNamespace: namespaceWith(value)});
  const old = graphWith(1).addCells([
    {type: 'app.Flow', id: 'flow', source: {x: 0, y: 0}, target: {x: 9, y: 9}},
    {type: 'app.Step', id: 'step'},
  ]);
  const loaded = graphWith(2).fromJSON(old.toJSON());
  const [flow, step] = [loaded.getCell('flow'), loaded.getCell('step')];
  return [
    flow.attr('line/strokeWidth') as number,
    step.attr('body/strokeWidth') as number,
    flow.prop('defaultLabel/position') as number,
    step.prop('size/width') as number,
    step.prop('ports/groups/out/z') as number,
  ];
};

facts(`${features}/themes-and-styling/index.mdx`, [
  {
    member: 'one-look-for-all-shapes',
    states: 'Other defaults, such as `defaultLabel` and `ports`, are saved with each cell',
    run: afterNewDefaults,
    expected: [2, 2, 1, 1, 1],
  },
]);

facts(`${features}/export-import/json.mdx`, [
  {
    member: 'old-diagrams-change-with-the-class',
    states: 'If you change the default `size`, `ports` or `defaultLabel` of a class, saved cells keep the old value.',
    run: afterNewDefaults,
    expected: [2, 2, 1, 1, 1],
  },
]);

facts(`${features}/automatic-layouts/directed-graph.mdx`, [
  {
    member: 'arrange-a-graph',
    states:
      'Without containers and labels, the elements start at the point 0, 0. Otherwise, they start near this point.',
    run: ({joint, DirectedGraph, newGraph}) => {
      const {Rectangle} = joint.shapes.standard;
      const size = {width: 80, height: 40};
      const [parent, child] = [new Rectangle({size}), new Rectangle({size})];
      parent.embed(child);
      const graph = newGraph().resetCells([parent, child]);
      DirectedGraph.layout(graph, {clusterPadding: {left: 20, top: 50, right: 20, bottom: 20}});
      const plain = newGraph().resetCells([new Rectangle({size})]);
      DirectedGraph.layout(plain);
      return [parent.position(), plain.getElements()[0]!.position()];
    },
    expected: [
      {x: 15, y: -25},
      {x: 0, y: 0},
    ],
  },
  {
    member: 'arrange-a-graph',
    states: 'Without containers and labels, the elements start at the point 0, 0.',
    run: ({joint, DirectedGraph, newGraph}) =>
      [undefined, {width: 200, height: 20}].map((labelSize) => {
        const size = {width: 80, height: 40};
        const ends = ['a', 'b'].map((id) => new joint.shapes.standard.Rectangle({id, size}));
        const link = new joint.shapes.standard.Link({source: {id: 'a'}, target: {id: 'b'}, labelSize});
        const graph = newGraph().resetCells([...ends, link]);
        DirectedGraph.layout(graph);
        return graph.getElements().map((element) => element.position().x);
      }),
    expected: [
      [0, 0],
      [60, 60],
    ],
  },
  {
    member: 'direction-and-distances',
    states:
      'Before 4.1.3 of the layout package, a distance of 0 means the default. There, pass 1 for almost no distance.',
    since: '4.1',
    run: ({joint, DirectedGraph, newGraph}) =>
      [0, 1].map((nodeSep) => {
        const size = {width: 80, height: 40};
        const graph = newGraph().resetCells([0, 1].map(() => new joint.shapes.standard.Rectangle({size})));
        return DirectedGraph.layout(graph, {nodeSep}).width;
      }),
    expected: [210, 161],
  },
  {
    member: 'links-and-labels',
    states: 'The layout then places the first label of each of these links',
    run: ({joint, DirectedGraph, newGraph}) => {
      const size = {width: 80, height: 40};
      const link = new joint.shapes.standard.Link({
        source: {id: 'a'},
        target: {id: 'b'},
        labelSize: {width: 60, height: 20},
        labels: [{position: 0.1}, {position: 0.2}],
      });
      const ends = ['a', 'b'].map((id) => new joint.shapes.standard.Rectangle({id, size}));
      DirectedGraph.layout(newGraph().resetCells([...ends, link]), {setLabels: true});
      return link.labels().map(({position}) => position);
    },
    expected: [{distance: 0.5, offset: {x: 0, y: 0}}, 0.2],
  },
]);

facts(`${features}/automatic-layouts/index.mdx`, [
  {
    member: 'when-to-run-a-layout',
    states: "If the paper is asynchronous, pass `useModelGeometry: true`, because its views haven't moved yet.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({async: true});
      new joint.shapes.standard.Rectangle({size: {width: 80, height: 40}}).addTo(graph);
      return [paper.getContentArea().width, paper.getContentArea({useModelGeometry: true}).width];
    },
    expected: [0, 80],
  },
]);

facts(`${features}/selection.mdx`, [
  {
    member: 'a-selected-container-moves-too-far',
    states: 'In the events of embedded elements, it is the id of the container that moves them.',
    run: ({joint, newGraph}) => {
      const [outer, inner, step] = ['outer', 'inner', 'step'].map((id) => new joint.shapes.standard.Rectangle({id}));
      outer!.embed(inner!);
      inner!.embed(step!);
      const movedBy: unknown[] = [];
      const graph = newGraph().resetCells([outer!, inner!, step!]);
      graph.on('change:position', (_cell: dia.Cell, _to: dia.Point, opt: {translateBy: string}) =>
        movedBy.push(opt.translateBy),
      );
      outer!.translate(5, 5);
      return movedBy;
    },
    expected: ['outer', 'outer', 'outer'],
  },
]);

facts(`${features}/ready-to-use-shapes/measurements.mdx`, [
  {
    member: 'without-jointjs',
    states: '`fromJSON()` fires no `add`, but the labels are saved with the links.',
    run: ({events, newGraph}) => {
      const graph = newGraph();
      const labels = [{attrs: {text: {text: '3 cm'}}}];
      const cells = [{type: 'standard.Link', id: 'a', labels}];
      const fired = events(graph, () => graph.fromJSON({cells}));
      return [
        fired,
        graph
          .getLinks()
          .map((link) => link.toJSON() as {labels?: unknown})
          .map((json) => json.labels),
      ];
    },
    expected: [['reset'], [[{attrs: {text: {text: '3 cm'}}}]]],
  },
]);

facts('glossary.mdx', [
  {
    member: 'vertex',
    states: 'ignores vertices unless you set `useVertices: true`.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const box = (id: string, x: number) =>
        new joint.shapes.standard.Rectangle({id, position: {x, y: 20}, size: {width: 60, height: 40}});
      graph.addCells([box('a', 20), box('b', 300)]);
      const [plain, ignored, used] = [{}, {vertices: [{x: 200, y: 250}]}, {vertices: [{x: 200, y: 250}]}].map(
        (values, index) => {
          const router = {name: 'rightAngle', args: {useVertices: index === 2}};
          const link = new joint.shapes.standard.Link({source: {id: 'a'}, target: {id: 'b'}, router, ...values});
          return JSON.stringify((link.addTo(graph).findView(paper) as dia.LinkView).route);
        },
      );
      return [ignored === plain, used === plain];
    },
    expected: [true, false],
  },
  {
    member: 'connection-point',
    states: 'An end on another link has no connection point: its line ends at the anchor.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const {Link} = joint.shapes.standard;
      new Link({id: 'a', source: {x: 0, y: 0}, target: {x: 200, y: 0}}).addTo(graph);
      const link = new Link({source: {x: 100, y: 200}, target: {id: 'a'}}).addTo(graph);
      const {targetAnchor, targetPoint} = link.findView(paper) as dia.LinkView;
      return [targetAnchor, targetPoint].map(({x, y}) => [x, y]);
    },
    expected: [
      [100, 0],
      [100, 0],
    ],
  },
]);
