import {type dia, mvc} from '@joint/core';

type Change = {cell: dia.Cell; adds?: boolean; undo: () => void; redo: () => void};

/** Undo and redo. Everything in a batch is one step. */
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
    this.listener.listenTo(graph, {
      add: (cell: dia.Cell) =>
        this.record({cell, adds: true, undo: () => cell.remove(), redo: () => graph.addCell(cell)}),
      remove: (cell: dia.Cell) => {
        if (!this.cancelAdd(cell)) this.record({cell, undo: () => graph.addCell(cell), redo: () => cell.remove()});
      },
      change: (cell: dia.Cell) => {
        const after = {...cell.changed};
        const before = Object.fromEntries(Object.keys(after).map((name) => [name, cell.previous(name)]));
        this.record({cell, undo: () => cell.set(before), redo: () => cell.set(after)});
      },
      'batch:stop': () => this.finishStep(),
      // [1]
      reset: () => this.clear(),
    });
  }

  stop(): void {
    this.listener.stopListening();
  }

  undo(): void {
    this.replay(this.done, this.undone, 'undo');
  }

  redo(): void {
    this.replay(this.undone, this.done, 'redo');
  }

  private clear(): void {
    this.step = [];
    this.done.length = 0;
    this.undone.length = 0;
    this.onStep();
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
    step.reverse().forEach((change) => change[direction]());
    this.replaying = false;
    to.push(step);
    this.onStep();
  }
}

/*
[1] Loading replaces all cells. The steps refer to the old ones, so they are dropped.
[2] A link that is dropped where it can't end leaves no step.
*/
