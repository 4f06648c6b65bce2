import {dia, highlighters} from '@joint/core';
import {describe} from './describe';
import type {Diagram, Item} from './diagram';

/** What is selected. It is not part of the diagram, so it is neither saved nor undone. */
export class Selection {
  item: Item | undefined;
  private readonly paper: dia.Paper;
  private readonly diagram: Diagram;
  private readonly onChange: () => void;

  constructor(paper: dia.Paper, diagram: Diagram, onChange: () => void) {
    this.paper = paper;
    this.diagram = diagram;
    this.onChange = onChange;
    // [1]
    paper.on('render:done', () => this.name());
  }

  select(item: Item | undefined): void {
    this.item = item && this.diagram.has(item) ? item : undefined;
    highlighters.stroke.removeAll(this.paper, 'selected');
    const view = this.item && this.paper.findViewByModel(this.item.id);
    if (this.item && view) {
      const {row} = this.item;
      const isLink = view.model.isLink();
      // [2]
      highlighters.stroke.add(view, isLink ? 'line' : row ? {port: row, selector: 'row'} : 'body', 'selected', {
        layer: isLink ? dia.Paper.Layers.BACK : dia.Paper.Layers.FRONT,
        padding: 0,
        attrs: {stroke: 'var(--accent, #b93c0a)', 'stroke-width': isLink ? 6 : 2.5},
      });
    }
    this.name();
    this.onChange();
  }

  /** Keeps the selection if what is selected still exists. */
  refresh(): void {
    this.select(this.item);
  }

  /** The node of an item: the header, a row, or the whole relation. */
  private nodeOf({id, row}: Item): Element | null | undefined {
    const view = this.paper.findViewByModel(id);
    if (!(view instanceof dia.ElementView)) return view?.el;
    return row ? view.findPortNode(row) : view.findNode('header');
  }

  /** Tells assistive technology the names of all items, and which one is selected. */
  private name(): void {
    const {svg} = this.paper;
    svg.removeAttribute('aria-activedescendant');
    for (const [index, item] of this.diagram.items().entries()) {
      const node = this.nodeOf(item);
      const isSelected = item.id === this.item?.id && item.row === this.item.row;
      if (!node) continue;
      // [3]
      node.id = `${this.paper.cid}-${index}`;
      node.setAttribute('aria-label', describe(this.diagram, item));
      node.setAttribute('aria-selected', String(isSelected));
      if (isSelected) svg.setAttribute('aria-activedescendant', node.id);
    }
    for (const table of this.diagram.tables()) {
      this.paper.findViewByModel(table)?.el.setAttribute('aria-label', table.title);
    }
  }
}

/*
[1] A table makes new nodes for all rows when one of them changes. They need names again.
[2] Highlighters are drawn again with their table, so the mark follows its row.
[3] An id has to be unique in the page, also if two editors show the same tables.
*/
