import {dia, mvc} from '@joint/core';

type Change = {cell: dia.Cell; adds?: boolean; undo: () => void; redo: () => void};

export class History {
  readonly done: Change[][] = [];
  readonly undone: Change[][] = [];
  private readonly graph: dia.Graph;
  private readonly onStep: () => void;
  private readonly listener = new mvc.Listener();
  private step: Change[] = [];
  private replaying = false;

  constructor(graph: dia.Graph, onStep: () => void) {
    this.graph = graph;
    this.onStep = onStep;
    // [1]
    this.listener.listenTo(graph, {
      add: (cell: dia.Cell) =>
        this.record({cell, adds: true, undo: () => cell.remove(), redo: () => graph.addCell(cell)}),
      remove: (cell: dia.Cell) => {
        if (!this.cancelAdd(cell)) this.record({cell, undo: () => graph.addCell(cell), redo: () => cell.remove()});
      },
      change: (cell: dia.Cell | dia.Graph) => {
        if (cell instanceof dia.Graph) return;
        const after = {...cell.changed};
        const before = Object.fromEntries(Object.keys(after).map((name) => [name, cell.previous(name)]));
        this.record({cell, undo: () => cell.set(before), redo: () => cell.set(after)});
      },
      'batch:stop': () => this.finishStep(),
      reset: () => this.clear(),
    });
  }

  clear(): void {
    this.step = [];
    this.done.length = 0;
    this.undone.length = 0;
    this.onStep();
  }

  remove(): void {
    this.listener.stopListening();
  }

  undo(): void {
    this.replay(this.done, this.undone, 'undo');
  }

  redo(): void {
    this.replay(this.undone, this.done, 'redo');
  }

  private record(change: Change): void {
    if (this.replaying) return;
    this.step.push(change);
    this.finishStep();
  }

  // [2]
  private cancelAdd(cell: dia.Cell): boolean {
    const added = this.step.map((change) => change.adds && change.cell === cell).lastIndexOf(true);
    if (added < 0) return false;
    this.step = this.step.filter((change, index) => index < added || change.cell !== cell);
    return true;
  }

  private finishStep(): void {
    // [3]
    if (this.step.length === 0 || this.graph.hasActiveBatch()) return;
    this.done.push(this.step);
    this.undone.length = 0;
    this.step = [];
    this.onStep();
  }

  private replay(from: Change[][], to: Change[][], direction: 'undo' | 'redo'): void {
    const step = this.step.length === 0 && from.pop();
    if (!step) return;
    this.replaying = true;
    try {
      // [4]
      step.reverse().forEach((change) => change[direction]());
    } finally {
      this.replaying = false;
    }
    to.push(step);
    this.onStep();
  }
}

/*
[1] Three events cover all changes of single cells. Added and removed cells are not
    copied. The same object leaves and returns, with its id and `z`. `fromJSON()` and
    `resetCells()` fire `reset` and replace the cells that the steps refer to, so the
    history is cleared.
[2] A link that is drawn and dropped where it can't end is added and removed in the same
    step. Its changes cancel each other out. If nothing else is in the step, no step is
    recorded.
[3] Batches can be nested: a drag is a `pointer` batch with many `translate` batches.
    While a batch is active, all changes belong to the same step.
[4] Undo goes backward: the link of a removed element was removed first and returns
    last. A step stays reversed until redo reverses it again.
*/
