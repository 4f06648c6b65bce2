import {dia, util} from '@joint/core';

type Change =
  | {kind: 'add' | 'remove'; cell: dia.Cell}
  | {kind: 'change'; cell: dia.Cell; before: Partial<dia.Cell.Attributes>; after: Partial<dia.Cell.Attributes>};
type Step = {changes: Change[]; session?: object};

/** Undo and redo. Everything in a batch is one step, and so is everything in a session of a field. */
export class History {
  readonly done: Step[] = [];
  readonly undone: Step[] = [];
  private readonly graph: dia.Graph;
  private readonly onStep: () => void;
  private step: Step = {changes: []};
  private isReplaying = false;

  constructor(graph: dia.Graph, onStep: () => void) {
    this.graph = graph;
    this.onStep = onStep;
    graph.on({
      add: (cell: dia.Cell) => this.record({kind: 'add', cell}),
      remove: (cell: dia.Cell) => this.record({kind: 'remove', cell}),
      change: (cell: dia.Cell | dia.Graph, options: {session?: object}) => {
        if (cell instanceof dia.Graph) return;
        const after = {...cell.changed};
        const before = Object.fromEntries(Object.keys(after).map((name) => [name, cell.previous(name)]));
        this.record({kind: 'change', cell, before, after}, options.session);
      },
      'batch:stop': () => this.finish(),
      // [1]
      reset: () => this.clear(),
    });
  }

  undo(): void {
    this.replay(this.done, this.undone, true);
  }

  redo(): void {
    this.replay(this.undone, this.done, false);
  }

  private clear(): void {
    this.step = {changes: []};
    this.done.length = 0;
    this.undone.length = 0;
    this.onStep();
  }

  private record(change: Change, session?: object): void {
    if (this.isReplaying) return;
    this.step.changes.push(change);
    this.step.session = session;
    this.finish();
  }

  private finish(): void {
    if (this.step.changes.length === 0 || this.graph.hasActiveBatch()) return;
    const {changes, session} = this.step;
    this.step = {changes: []};
    const last = this.done.at(-1);
    const isSame = session !== undefined && session === last?.session;
    // [2]
    const all = withEffect(isSame ? [...last.changes, ...changes] : changes);
    if (isSame) this.done.pop();
    if (all.length > 0) this.done.push({changes: all, session});
    if (all.length > 0 || isSame) this.undone.length = 0;
    this.onStep();
  }

  private replay(from: Step[], to: Step[], isUndo: boolean): void {
    const step = from.pop();
    if (!step) return;
    this.isReplaying = true;
    try {
      for (const change of isUndo ? [...step.changes].reverse() : step.changes) this.apply(change, isUndo);
    } finally {
      this.isReplaying = false;
    }
    // [3]
    to.push({changes: step.changes});
    this.onStep();
  }

  private apply(change: Change, isUndo: boolean): void {
    if (change.kind === 'change') change.cell.set(isUndo ? change.before : change.after);
    else if ((change.kind === 'add') === isUndo) change.cell.remove();
    else this.graph.addCell(change.cell);
  }
}

// [4]
function withEffect(changes: Change[]): Change[] {
  const merged: Change[] = [];
  for (const change of changes) {
    const last = merged.at(-1);
    if (change.kind === 'change' && last?.kind === 'change' && last.cell === change.cell)
      merged[merged.length - 1] = {
        ...change,
        before: {...change.before, ...last.before},
        after: {...last.after, ...change.after},
      };
    else merged.push(change);
  }
  const kindsOf = (cell: dia.Cell) => changes.filter((change) => change.cell === cell).map(({kind}) => kind);
  return merged.filter((change) => {
    if (change.kind === 'change' && util.isEqual(change.before, change.after)) return false;
    const found = kindsOf(change.cell);
    return !found.includes('remove') || found.indexOf('add') < 0 || found.indexOf('add') > found.indexOf('remove');
  });
}

/*
[1] Loading replaces all cells. The steps refer to the old ones, so they are dropped.
[2] What is typed into a field is one step with what was typed before, until the field loses
    the focus. If the old text is back, there is no step at all.
[3] Typing after an undo or redo begins a new step.
[4] A drag changes a position many times; only the first and the last value count. A link
    that is dropped where it can't end is added and removed again. Neither is a step
    if nothing is left of it.
*/
