import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

/** What a graph of graphlib has, as far as it is used here. */
type GraphLib = {nodes: () => string[]; edge: (v: string, w: string) => unknown; edgeCount: () => number};
type NodeLabels = GraphLib & {node: (id: string) => unknown};
/** What a graph is saved as. */
type Saved = {cells: {source?: dia.Link.EndJSON; target?: dia.Link.EndJSON}[]};

facts('learn/features/export-import/graphlib.mdx', [
  {
    member: 'from-the-diagram-to-graphlib',
    states: "console.log(glGraph.edge('a', 'b')); // 4",
    run: ({joint, newGraph, DirectedGraph}) => {
      const graph = newGraph();
      graph.resetCells([
        ...['a', 'b', 'c'].map((id) => new joint.shapes.standard.Rectangle({id})),
        new joint.shapes.standard.Link({source: {id: 'a'}, target: {id: 'b'}, minutes: 4}),
      ]);
      const glGraph = DirectedGraph.toGraphLib(graph, {
        setEdgeLabel: (item: dia.Link): unknown => item.get('minutes'),
      }) as GraphLib;
      return [glGraph.nodes(), glGraph.edge('a', 'b')];
    },
    expected: [['a', 'b', 'c'], 4],
  },
  {
    member: 'from-graphlib-to-the-diagram',
    states: 'The function creates no cells itself',
    run: ({newGraph, DirectedGraph}) => {
      const graph = newGraph();
      graph.addCell({id: 'a', type: 'standard.Rectangle'});
      const target = newGraph();
      const ids: string[] = [];
      const glGraph = DirectedGraph.toGraphLib(graph) as GraphLib;
      DirectedGraph.fromGraphLib(glGraph, {graph: target, importNode: (id: string) => ids.push(id)});
      return [ids, target.getCells().length];
    },
    expected: [['a'], 0],
  },
  {
    member: 'cells-are-missing',
    states: 'so the function skips cells with a higher `z` than the free link.',
    run: ({joint, newGraph, DirectedGraph}) => {
      const graph = newGraph();
      graph.addCell(new joint.shapes.standard.Rectangle({id: 'a'}));
      graph.addCell(new joint.shapes.standard.Link({source: {id: 'a'}, target: {x: 0, y: 0}}));
      graph.addCell(new joint.shapes.standard.Rectangle({id: 'b'}));
      const copy = newGraph();
      const {cells} = graph.toJSON() as Saved;
      copy.fromJSON({cells: cells.filter(({source, target}) => !source || (source.id && target?.id))});
      return [
        (DirectedGraph.toGraphLib(graph) as GraphLib).nodes(),
        (DirectedGraph.toGraphLib(copy) as GraphLib).nodes(),
      ];
    },
    expected: [['a'], ['a', 'b']],
  },
  {
    member: 'cells-are-missing',
    states: 'It skips the cells after this link in the graph.',
    run: ({joint, newGraph, DirectedGraph}) => {
      const graph = newGraph();
      const {Link, Rectangle} = joint.shapes.standard;
      graph.resetCells([
        new Rectangle({id: 'a', z: 1}),
        new Link({source: {id: 'a'}, target: {id: 'b'}, z: 2}),
        new Link({source: {id: 'a'}, target: {x: 0, y: 0}, z: 3}),
        new Rectangle({id: 'b', z: 4}),
        new Rectangle({id: 'c', z: 5}),
      ]);
      const glGraph = DirectedGraph.toGraphLib(graph, {setNodeLabel: ({id}: dia.Element) => id}) as NodeLabels;
      return [glGraph.nodes(), glGraph.node('b') ?? 'no label'];
    },
    expected: [['a', 'b'], 'no label'],
  },
  {
    member: 'parallel-links-become-one-edge',
    states: '`Cannot set a named edge when isMultigraph = false`',
    run: ({joint, newGraph, DirectedGraph, thrown}) => {
      const graph = newGraph();
      const link = (minutes: number) => new joint.shapes.standard.Link({source: {id: 'a'}, target: {id: 'b'}, minutes});
      graph.addCells([...['a', 'b'].map((id) => new joint.shapes.standard.Rectangle({id})), link(1), link(2)]);
      const setEdgeLabel = (item: dia.Link): unknown => item.get('minutes');
      const setEdgeName = (item: dia.Link) => String(item.id);
      const single = DirectedGraph.toGraphLib(graph, {setEdgeLabel}) as GraphLib;
      return [
        [single.edgeCount(), single.edge('a', 'b')],
        (DirectedGraph.toGraphLib(graph, {multigraph: true, setEdgeName}) as GraphLib).edgeCount(),
        thrown(() => DirectedGraph.toGraphLib(graph, {setEdgeName})),
      ];
    },
    expected: [[1, 2], 2, 'Cannot set a named edge when isMultigraph = false'],
  },
  {
    member: 'a-link-to-a-link-appears-as-a-node',
    states: 'If a link ends at another link, the id of that link becomes a node.',
    run: ({joint, newGraph, DirectedGraph}) => {
      const graph = newGraph();
      const {Link, Rectangle} = joint.shapes.standard;
      graph.addCells([
        new Rectangle({id: 'a'}),
        new Rectangle({id: 'b'}),
        new Link({id: 'l', source: {id: 'a'}, target: {id: 'b'}}),
        new Link({source: {id: 'a'}, target: {id: 'l'}}),
      ]);
      return (DirectedGraph.toGraphLib(graph) as GraphLib).nodes();
    },
    expected: ['a', 'b', 'l'],
  },
  {
    member: 'ids-are-text',
    states: "finds a cell with the id `5` by `'5'` too",
    run: ({newGraph, DirectedGraph}) => {
      const graph = newGraph();
      graph.addCell({id: 5, type: 'standard.Rectangle'});
      const [id = ''] = (DirectedGraph.toGraphLib(graph) as GraphLib).nodes();
      return [id, graph.getCell(id).id];
    },
    expected: ['5', 5],
  },
]);
