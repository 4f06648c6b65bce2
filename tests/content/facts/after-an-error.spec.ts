import type {dia} from 'joint-core-4.1';
import {type Fact, facts} from '../../support/facts';

// cspell:ignore linkview
// What an error of a synchronous paper leaves behind, and what takes it away.

/**
 * Adds a link that can't be drawn and recovers as the page says. Returns whether the batch
 * is open, and whether a paper with exact sorting draws what toFront() changes, before and
 * after stopBatch().
 */
const recoverFromAddCells: Fact['run'] = ({joint, newPaper, thrown}) => {
  const {graph, paper} = newPaper({sorting: joint.dia.Paper.sorting.EXACT});
  const element = (id: string) => new joint.shapes.standard.Rectangle({id, size: {width: 40, height: 40}});
  const missing = {id: 'missing'};
  const link = new joint.shapes.standard.Link({source: missing, target: {x: 90, y: 0}});
  const message = thrown(() => graph.addCells([element('a'), element('b'), link]));
  const frozen = paper.isFrozen();
  link.remove();
  paper.freeze();
  paper.unfreeze();
  const front = (id: string) => {
    graph.getCell(id).toFront();
    const shapes = [...paper.cells.querySelectorAll('[model-id]')];
    return shapes.at(-1)?.getAttribute('model-id') === id;
  };
  const before = [paper.isFrozen(), graph.hasActiveBatch('add'), front('a')];
  graph.stopBatch('add');
  return [message, frozen, before, [graph.hasActiveBatch(), front('b'), front('a')]];
};

const recovered = ['LinkView: invalid source cell.', true, [false, true, false], [false, true, true]];

const stopsTheBatch =
  "After `addCells()`, the batch `add` is still open, so also call [`graph.stopBatch('add')`](../../../api/dia/Graph.mdx#stopBatch).";

facts('learn/features/diagram-basics/graph.mdx', [
  {member: 'linkview-invalid-source-cell', states: stopsTheBatch, run: recoverFromAddCells, expected: recovered},
]);

facts('learn/features/diagram-basics/cells.mdx', [
  {
    member: 'diaelementview-markup-required',
    states: stopsTheBatch,
    run: ({joint, newPaper, thrown}) => {
      const {graph, paper} = newPaper();
      const bad = new joint.dia.Element({type: 'office.Task'});
      const message = thrown(() => graph.addCells([new joint.shapes.standard.Rectangle(), bad]));
      bad.remove();
      paper.freeze();
      paper.unfreeze();
      const open = graph.hasActiveBatch('add');
      graph.stopBatch('add');
      return [message, open, graph.hasActiveBatch()];
    },
    expected: ['dia.ElementView: markup required', true, false],
  },
]);

facts('api/dia/Graph.mdx', [
  {
    member: 'addCells',
    states:
      'A paper with [exact sorting](./Paper.mdx#options.sorting) no longer sorts its views. To recover, fix the cause',
    run: recoverFromAddCells,
    expected: recovered,
  },
]);

facts('api/dia/Paper.mdx', [
  {
    member: 'errors-and-surprises',
    states: "call [`unfreeze`](#unfreeze); after `addCells()`, also [`graph.stopBatch('add')`](./Graph.mdx#stopBatch)",
    run: recoverFromAddCells,
    expected: recovered,
  },
]);

facts('api/routers.mdx', [
  {
    member: 'draw-again-after-an-error',
    states: "Loading the graph again doesn't close the batch.",
    run: ({joint, newPaper, thrown}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({id: 'a', size: {width: 40, height: 40}});
      const link = new joint.shapes.standard.Link({id: 'l', source: {id: 'a'}, target: {x: 90, y: 0}}).router('nope');
      const route = (name: string) => (graph.getCell('l') as dia.Link).router(name);
      const recover = () => {
        route('normal');
        graph.fromJSON(graph.toJSON());
        paper.unfreeze();
        return ['add', 'resize'].filter((name) => graph.hasActiveBatch(name));
      };
      const messages = [thrown(() => graph.addCells([element, link]))];
      const afterAddCells = recover();
      graph.stopBatch('add');
      messages.push(thrown(() => route('nope')));
      messages.push(thrown(() => (graph.getCell('a') as dia.Element).resize(80, 80)));
      return [messages, afterAddCells, recover()];
    },
    expected: [Array.from({length: 3}, () => 'dia.LinkView: unknown router: "nope".'), ['add'], ['resize']],
  },
]);
