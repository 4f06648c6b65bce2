import {V, type dia, g} from '@joint/core';
import type {Actions} from './actions';
import type {Selection} from './selection';

/** The box around two points. */
const boxOf = (a: dia.Point, b: dia.Point): g.Rect => new g.Rect(a.x, a.y, b.x - a.x, b.y - a.y).normalize();

/** A press selects, and a drag moves all that is selected. */
export function addDragging(paper: dia.Paper, selection: Selection, actions: Actions): void {
  let last = new g.Point();
  let hasMoved = false;
  const adds = ({shiftKey}: dia.Event): boolean => Boolean(shiftKey) || selection.isAdding;
  // [1]
  paper.el.addEventListener('pointerdown', ({target}) => {
    const focusable = target instanceof Element && target.closest<SVGElement | HTMLElement>('[tabindex]');
    if (focusable) focusable.focus({preventScroll: true});
  });
  paper.on('cell:pointerdown', ({model}, event, x, y) => {
    if (adds(event)) selection.toggle(model);
    else if (!selection.has(model)) selection.set([model]);
    last = new g.Point(x, y);
    hasMoved = false;
  });
  // [2]
  paper.on('element:pointermove', (_view, _event, x, y) => {
    const {x: dx, y: dy} = new g.Point(x, y).difference(last);
    if (dx === 0 && dy === 0) return;
    last = new g.Point(x, y);
    hasMoved = true;
    selection.tops().forEach((element) => element.translate(dx, dy));
  });
  // [3]
  paper.on('element:pointerup', () => hasMoved && actions.regroup(selection.tops()));
  paper.on('cell:pointerclick', ({model}, event) => adds(event) || selection.set([model]));
}

/** A drag on the blank area pans. With Shift, it selects what is in a frame. */
export function addFrame(paper: dia.Paper, selection: Selection): void {
  const frame = V('rect', {fill: 'var(--accent, #b93c0a)', 'fill-opacity': 0.12, stroke: 'var(--accent, #b93c0a)'});
  let from: dia.Point | null = null;
  let last = {x: 0, y: 0};
  paper.on('blank:pointerdown', ({shiftKey, clientX = 0, clientY = 0}, x, y) => {
    from = shiftKey || selection.isAdding ? {x, y} : null;
    last = {x: clientX, y: clientY};
    if (!from) selection.set([]);
  });
  paper.on('blank:pointermove', ({clientX = 0, clientY = 0}, x, y) => {
    if (from) {
      // [4]
      frame.attr(boxOf(from, {x, y}).toJSON()).appendTo(paper.layers);
      return;
    }
    const {tx, ty} = paper.translate();
    paper.translate(tx + clientX - last.x, ty + clientY - last.y);
    last = {x: clientX, y: clientY};
  });
  paper.on('blank:pointerup', (_event, x, y) => {
    frame.remove();
    if (!from) return;
    const area = boxOf(from, {x, y});
    from = null;
    const found = paper.model.getElements().filter((element) => area.containsRect(element.getBBox()));
    selection.set([...selection.cells, ...found]);
  });
}

/*
[1] The paper prevents the default action of a press. Without this, a text field keeps the
    focus, and the keys of the editor do nothing.
[2] The points are on the grid, so the differences are, too. All of this happens in the
    paper's batch of the drag, so it is one step of the history.
[3] This event still belongs to the batch.
[4] The layers have the scale and the origin of the paper.
*/
