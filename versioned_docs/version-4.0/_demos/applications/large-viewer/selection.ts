import {V, type dia} from '@joint/core';
import type {Diagram} from './diagram';
import type {Box} from './shapes';
import {Tooltip} from './tooltip';

/** The module that was chosen, the module below the pointer, and the hint at one of them. */
export class Selection {
  current?: Box;
  readonly tooltip: Tooltip;
  private hovered?: Box;
  private readonly paper: dia.Paper;
  private readonly diagram: Diagram;
  // [1]
  private readonly mark = V('rect', {
    class: 'mark',
    fill: 'none',
    stroke: 'var(--ink, #1c2430)',
    'stroke-width': 3,
    'vector-effect': 'non-scaling-stroke',
    'pointer-events': 'none',
    display: 'none',
  });

  constructor(host: HTMLElement, paper: dia.Paper, diagram: Diagram) {
    this.paper = paper;
    this.diagram = diagram;
    this.tooltip = new Tooltip(host, paper);
    this.mark.appendTo(paper.getLayerNode('front'));
    for (const type of ['focus', 'blur']) paper.el.addEventListener(type, () => this.showHint());
  }

  select(box: Box): void {
    this.current = box;
    const {x, y, width, height} = this.diagram.place(box).clone().inflate(5);
    this.mark.attr({x, y, width, height, rx: 8, display: 'inline'});
    this.showHint();
  }

  hover(box?: Box): void {
    this.hovered = box;
    this.showHint();
  }

  /** Shows the hint of the module below the pointer, or of the current one while the map has the focus. */
  private showHint(): void {
    const hasFocus = document.activeElement === this.paper.el;
    const box = this.hovered ?? (hasFocus ? this.current : undefined);
    if (box) this.tooltip.show(this.diagram.describe(box), this.diagram.place(box));
    else this.tooltip.hide();
  }
}

/*
[1] A rectangle of the program, not a highlighter: most modules have no view in the
    document.
*/
