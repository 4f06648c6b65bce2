import type {dia} from '@joint/core';
import type {Diagram, Item} from './diagram';
import {headerHeight, rowHeight} from './table';

/** What is under the pointer: a row, a table or a relation. */
export function itemAt(view: dia.CellView, {target}: dia.Event): Item {
  return {id: String(view.model.id), row: view.findAttribute('port', target as SVGElement) ?? ''};
}

/** Lets users drag a row to another place in its table. */
export function addRowDrag(paper: dia.Paper, diagram: Diagram): void {
  const line = document.createElement('div');
  line.style.cssText = 'position: absolute; height: 3px; background: var(--accent, #b93c0a); pointer-events: none';
  let dragged: Item | undefined;
  let index = -1;

  paper.on('element:pointerdown', (view, event) => {
    const item = itemAt(view, event);
    dragged = item.row ? item : undefined;
    index = -1;
    // [1]
    if (dragged) view.preventDefaultInteraction(event);
  });
  paper.on('element:pointermove', (_view, _event, _x, pointerY) => {
    const table = dragged && diagram.table(dragged.id);
    if (!table) return;
    const {rows} = table;
    const {x, y, width} = table.getBBox();
    const slot = Math.min(rows.length, Math.max(0, Math.round((pointerY - y - headerHeight) / rowHeight)));
    const from = rows.findIndex(({id}) => id === dragged?.row);
    index = slot > from ? slot - 1 : slot;
    // [2]
    const box = paper.localToPaperRect(x, y + headerHeight + slot * rowHeight, width, 0);
    Object.assign(line.style, {left: `${box.x}px`, top: `${box.y - 1}px`, width: `${box.width}px`});
    paper.el.parentElement?.append(line);
  });
  paper.on('element:pointerup', () => {
    line.remove();
    if (dragged && index >= 0) diagram.moveRow(dragged, index);
    dragged = undefined;
  });
}

/*
[1] A drag of a row doesn't move the table.
[2] Moved rows get new nodes, and a finger on a removed node sends no more events to the
    paper. So a line shows the new place during the drag, and the drop moves the row.
*/
