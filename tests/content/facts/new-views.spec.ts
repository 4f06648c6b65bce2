import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

// What gives a cell a new view, and what keeps the old one with everything that belongs to it.

facts('api/dia/ElementView.mdx', [
  {
    member: 'setInteractivity',
    states:
      "A cell gets a new view when `graph.resetCells()`, `graph.fromJSON()` or `graph.set('cells', cells)` replaces the cells. It also gets a new view if it is added again after the paper has removed its view.",
    run: ({joint, newPaper}) => {
      const changes: ((graph: dia.Graph, cell: dia.Cell) => unknown)[] = [
        (graph, cell) => graph.resetCells([cell]),
        (graph) => graph.fromJSON(graph.toJSON() as never),
        (graph, cell) => graph.set('cells', [cell] as never),
        (graph, cell) => graph.addCell(cell.remove()),
        (_graph, cell) => cell.set('markup', [{tagName: 'rect'}]),
      ];
      return changes.map((change) => {
        const {graph, paper} = newPaper();
        const element = new joint.shapes.standard.Rectangle({id: 'element'}).addTo(graph);
        const view = element.findView(paper) as dia.ElementView;
        view.setInteractivity(false);
        change(graph, element);
        const current = graph.getCell('element').findView(paper) as dia.ElementView;
        return [current !== view, current.can('elementMove')];
      });
    },
    expected: [
      [true, true],
      [true, true],
      [true, true],
      [true, true],
      [false, false],
    ],
  },
  {
    member: 'setInteractivity',
    states:
      'An asynchronous or frozen paper removes views later, and keeps the view if the same object is added again before that.',
    run: ({joint, newPaper}) =>
      [{}, {async: true}, {isFrozen: true}].map(
        ({async = false, isFrozen = false}: {async?: boolean; isFrozen?: boolean}) =>
          [false, true].map((isCopy) => {
            const {graph, paper} = newPaper({async});
            const element = new joint.shapes.standard.Rectangle({id: 'element'}).addTo(graph);
            const view = element.findView(paper);
            if (isFrozen) paper.freeze();
            element.remove();
            graph.addCell(isCopy ? element.toJSON() : element);
            if (isFrozen) paper.unfreeze();
            return graph.getCell('element').findView(paper) === view;
          }),
      ),
    expected: [
      [false, false],
      [true, false],
      [true, false],
    ],
  },
]);

facts('api/dia/ToolsView.mdx', [
  {
    member: 'life-cycle',
    states:
      'If the same object is added again before an asynchronous or frozen paper has removed the view, the cell keeps its view and its tools.',
    run: ({joint, newPaper}) =>
      [false, true].map((async) => {
        const {graph, paper} = newPaper({async});
        const element = new joint.shapes.standard.Rectangle().addTo(graph);
        const view = element.findView(paper);
        view.addTools(new joint.dia.ToolsView({tools: [new joint.elementTools.Remove()]}));
        graph.addCell(element.remove());
        return element.findView(paper).hasTools();
      }),
    expected: [false, true],
  },
]);
