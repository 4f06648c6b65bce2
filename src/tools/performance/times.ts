/** How long a setup takes, in ms, and how much it draws. */
export type Times = {
  /** Until a view is in the document and painted. */
  firstPaint: number;
  /** Until the paper has nothing left to draw. */
  drawn: number;
  /** The longest time in which the page could do nothing else. */
  stall: number;
  /** The frame in the middle, and one of twenty, while an element is dragged. */
  frame: number;
  slowFrame: number;
  /** Cells in the document. */
  cells: number;
};
