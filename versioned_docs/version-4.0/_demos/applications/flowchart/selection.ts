import {type dia, highlighters} from '@joint/core';
import {nameOf} from './shapes';

/** The selected cells, with their marks. */
export class Selection {
  cells: dia.Cell[] = [];
  /** Whether a press adds to the selection, as it does with Shift. A finger has no Shift. */
  isAdding = false;
  private readonly paper: dia.Paper;

  constructor(paper: dia.Paper) {
    this.paper = paper;
  }

  has = (cell: dia.Cell): boolean => this.cells.includes(cell);

  elements = (): dia.Element[] => this.cells.filter((cell): cell is dia.Element => cell.isElement());

  // [1]
  tops = (): dia.Element[] => this.elements().filter((element) => !element.getAncestors().some(this.has));

  set(cells: dia.Cell[]): void {
    this.cells = [...new Set(cells)];
    this.refresh();
  }

  toggle(cell: dia.Cell): void {
    const others = this.cells.filter((other) => other !== cell);
    this.set(this.has(cell) ? others : [...others, cell]);
  }

  /** Drops cells that have left the graph, and marks the rest. */
  refresh(): void {
    const {paper} = this;
    this.cells = this.cells.filter((cell) => cell.graph === paper.model);
    // [2]
    paper.updateViews();
    highlighters.mask.removeAll(paper, 'selection');
    for (const cell of paper.model.getCells()) {
      const view = cell.findView(paper);
      view.el.setAttribute('aria-pressed', String(this.has(cell)));
      if (cell.isLink()) view.el.setAttribute('aria-label', describe(cell));
      if (!this.has(cell)) continue;
      const attrs = {stroke: 'var(--accent, #b93c0a)', 'stroke-width': 2};
      highlighters.mask.add(view, cell.isLink() ? 'line' : 'body', 'selection', {padding: 4, attrs});
    }
  }
}

function describe(link: dia.Link): string {
  const [from, to] = [link.getSourceCell(), link.getTargetCell()].map((cell) => (cell ? nameOf(cell) : 'a point'));
  return [`Link from ${from} to ${to}`, nameOf(link)].filter(Boolean).join(': ');
}

/*
[1] What is in a group moves with the group. If both are selected, only the group is told
    to move, or the content would move twice.
[2] The view of a new cell is empty before the paper draws it.
*/
