import {dia, highlighters} from '@joint/core';
import type {Diagram} from './diagram';
import type {NetworkNode} from './node';

/** The current node of a paper, and the neighbors that are shown alone. */
export class Selection {
  current: NetworkNode;
  private hasDimmed = false;
  private readonly diagram: Diagram;
  private readonly paper: dia.Paper;

  constructor(diagram: Diagram, paper: dia.Paper, first: NetworkNode) {
    this.diagram = diagram;
    this.paper = paper;
    this.current = first;
    first.attr('root/tabindex', 0);
  }

  /** Makes a node the one that Tab reaches, marks it, and gives it the focus. */
  select(node: NetworkNode): void {
    this.current.attr('root/tabindex', -1, {isolate: true});
    this.current = node;
    node.attr('root/tabindex', 0, {isolate: true});
    // [1]
    this.paper.updateViews();
    const view = node.findView(this.paper);
    highlighters.mask.removeAll(this.paper, 'current');
    highlighters.mask.add(view, 'body', 'current', {
      layer: dia.Paper.Layers.BACK,
      padding: 4,
      attrs: {stroke: 'var(--ink, #1c2430)', 'stroke-width': 2},
    });
    (view.el as unknown as SVGElement).focus({preventScroll: true});
  }

  /** Dims all cells but a node and its neighbors; without a node, none. */
  showAround(node?: NetworkNode): void {
    // [2]
    highlighters.opacity.removeAll(this.paper, 'dim');
    this.hasDimmed = node !== undefined;
    if (!node) return;
    const shown = this.diagram.around(node);
    for (const cell of this.diagram.graph.getCells())
      if (!shown.has(cell)) highlighters.opacity.add(cell.findView(this.paper), 'root', 'dim', {alphaValue: 0.2});
  }

  isNarrowed = (): boolean => this.hasDimmed;
}

/*
[1] The paper draws in the next frame. updateViews() draws at once.
[2] Highlighters change this view only. Nothing of it is in the graph, nor in what is saved.
*/
