import {type dia, highlighters} from '@joint/core';

/** The selected elements, with their marks. */
export class Selection {
  elements: dia.Element[] = [];
  private readonly paper: dia.Paper;

  constructor(paper: dia.Paper) {
    this.paper = paper;
  }

  has = (element: dia.Cell): boolean => this.elements.some((other) => other === element);

  set(elements: dia.Element[]): void {
    this.elements = [...new Set(elements)].filter((element) => element.graph === this.paper.model);
    // [1]
    this.paper.updateViews();
    highlighters.mask.removeAll(this.paper, 'selection');
    for (const element of this.elements) {
      const attrs = {stroke: 'var(--accent, #b93c0a)', 'stroke-width': 2};
      highlighters.mask.add(element.findView(this.paper), 'body', 'selection', {padding: 4, attrs});
    }
  }

  toggle(element: dia.Element): void {
    const others = this.elements.filter((other) => other !== element);
    this.set(this.has(element) ? others : [...others, element]);
  }

  /** Without elements that move with a selected group. */
  tops = (): dia.Element[] =>
    this.elements.filter((element) => !element.getAncestors().some((ancestor) => this.has(ancestor)));
}

/*
[1] A new element has no view before the paper draws it.
*/
