import type {dia} from '@joint/core';

type Change = {undo: () => void; redo: () => void};

export class History {
  readonly done: Change[][] = [];
  readonly undone: Change[][] = [];
  private step: Change[] = [];
  private replaying = false;

  constructor(
    private readonly graph: dia.Graph,
    private readonly onStep: () => void,
  ) {
    // [1]
    graph.on('add', (cell: dia.Cell) => this.record({undo: () => cell.remove(), redo: () => graph.addCell(cell)}));
    graph.on('remove', (cell: dia.Cell) => this.record({undo: () => graph.addCell(cell), redo: () => cell.remove()}));
    graph.on('change', (cell: dia.Cell) => {
      const after = {...cell.changed};
      const before = Object.fromEntries(Object.keys(after).map((name) => [name, cell.previous(name)]));
      this.record({undo: () => cell.set(before), redo: () => cell.set(after)});
    });
    graph.on('batch:stop', () => this.finishStep());
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

  private finishStep(): void {
    // [2]
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
    // [3]
    step.reverse().forEach((change) => change[direction]());
    this.replaying = false;
    to.push(step);
    this.onStep();
  }
}

/*
[1] Three events cover all that happens to cells one by one; a `reset` of the
    whole graph is not recorded. Neither an added nor a removed cell is
    copied: the same object goes out and comes back, with its id and `z`.
[2] Batches nest: a drag is `pointer` around many `translate`. As long as one
    is active, what happens belongs to the same step.
[3] Backwards for undo: the link of a removed element goes first and comes
    back last. A step stays reversed until redo turns it again.
*/
