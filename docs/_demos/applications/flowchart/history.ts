import {dia, mvc, util} from '@joint/core';

type Change =
  | {kind: 'add' | 'remove'; cell: dia.Cell}
  | {kind: 'change'; cell: dia.Cell; before: Partial<dia.Cell.Attributes>; after: Partial<dia.Cell.Attributes>};

/** Undo and redo. Everything in a batch is one step. */
export class History {
  readonly done: Change[][] = [];
  readonly undone: Change[][] = [];
  private readonly graph: dia.Graph;
  private readonly onStep: () => void;
  private readonly listener = new mvc.Listener();
  private step: Change[] = [];
  private isReplaying = false;

  constructor(graph: dia.Graph, onStep: () => void) {
    this.graph = graph;
    this.onStep = onStep;
    this.listener.listenTo(graph, {
      add: (cell: dia.Cell) => this.record({kind: 'add', cell}),
      remove: (cell: dia.Cell) => this.record({kind: 'remove', cell}),
      change: (cell: dia.Cell | dia.Graph) => {
        if (cell instanceof dia.Graph) return;
        const after = {...cell.changed};
        const before = Object.fromEntries(Object.keys(after).map((name) => [name, cell.previous(name)]));
        this.record({kind: 'change', cell, before, after});
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
    this.replay(this.done, this.undone, true);
  }

  redo(): void {
    this.replay(this.undone, this.done, false);
  }

  private clear(): void {
    this.step = [];
    this.done.length = 0;
    this.undone.length = 0;
    this.onStep();
  }

  private record(change: Change): void {
    if (this.isReplaying) return;
    if (!this.merge(change)) this.step.push(change);
    this.finishStep();
  }

  // [2]
  private merge(change: Change): boolean {
    if (change.kind !== 'change') return false;
    const border = this.step.map(({kind}) => kind === 'change').lastIndexOf(false);
    const same = this.step.slice(border + 1).find(({cell}) => cell === change.cell);
    if (same?.kind !== 'change') return false;
    same.before = {...change.before, ...same.before};
    same.after = {...same.after, ...change.after};
    return true;
  }

  private finishStep(): void {
    if (this.step.length === 0 || this.graph.hasActiveBatch()) return;
    const step = withEffect(this.step);
    this.step = [];
    if (step.length === 0) return;
    this.done.push(step);
    this.undone.length = 0;
    this.onStep();
  }

  private replay(from: Change[][], to: Change[][], isUndo: boolean): void {
    const step = from.pop();
    if (!step) return;
    this.isReplaying = true;
    try {
      for (const change of isUndo ? [...step].reverse() : step) this.apply(change, isUndo);
    } finally {
      this.isReplaying = false;
    }
    to.push(step);
    this.onStep();
  }

  private apply(change: Change, isUndo: boolean): void {
    if (change.kind === 'change') change.cell.set(isUndo ? change.before : change.after);
    else if ((change.kind === 'add') === isUndo) change.cell.remove();
    else this.graph.addCell(change.cell);
  }
}

// [3]
function withEffect(step: Change[]): Change[] {
  const kindsOf = (cell: dia.Cell) => step.filter((change) => change.cell === cell).map(({kind}) => kind);
  return step.filter((change) => {
    if (change.kind === 'change' && util.isEqual(change.before, change.after)) return false;
    const kinds = kindsOf(change.cell);
    return !kinds.includes('remove') || kinds.indexOf('add') < 0 || kinds.indexOf('add') > kinds.indexOf('remove');
  });
}

/*
[1] Loading replaces all cells. The steps refer to the old ones, so they are dropped.
[2] A drag changes a position many times. Only the first and the last value count.
[3] A link that is dropped where it can't end is added and removed again. A shape that is
    dragged back to its place has not moved. Neither is a step.
*/
