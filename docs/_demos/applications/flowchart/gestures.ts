import {V, type dia, g} from '@joint/core';
import type {Actions} from './actions';
import type {Selection} from './selection';

/** The box around two points. */
const boxOf = (a: dia.Point, b: dia.Point): g.Rect => new g.Rect(a.x, a.y, b.x - a.x, b.y - a.y).normalize();

/** Selecting, moving together, and the frame that Shift draws. */
export function addGestures(paper: dia.Paper, selection: Selection, actions: Actions): void {
  const graph = paper.model;
  paper.on('element:pointerdown', ({model}, event) => {
    if (event.shiftKey) selection.toggle(model);
    else if (!selection.has(model)) selection.set([model]);
    paper.findViewByModel(model).el.focus({preventScroll: true});
  });
  // [1]
  paper.listenTo(graph, 'change:position', (element: dia.Element, _position: dia.Point, opt: dia.Cell.Options) => {
    if (!opt.ui || opt.translateBy !== element.id || !selection.has(element)) return;
    for (const other of selection.tops()) if (other !== element) other.translate(opt.tx, opt.ty);
  });
  // [2]
  paper.on('element:pointerup', () => actions.regroup(selection.elements));

  const frame = V('rect', {fill: 'var(--accent, #b93c0a)', 'fill-opacity': 0.12, stroke: 'var(--accent, #b93c0a)'});
  let from: g.Point | null = null;
  let last = {x: 0, y: 0};
  paper.on('blank:pointerdown', ({shiftKey, clientX = 0, clientY = 0}, x, y) => {
    from = shiftKey ? new g.Point(x, y) : null;
    last = {x: clientX, y: clientY};
    if (!shiftKey) selection.set([]);
  });
  paper.on('blank:pointermove', ({clientX = 0, clientY = 0}, x, y) => {
    if (from) {
      frame.attr(boxOf(from, {x, y}).toJSON());
      frame.appendTo(paper.svg);
      const {a, b, c, d, e, f} = paper.matrix();
      frame.attr('transform', `matrix(${a},${b},${c},${d},${e},${f})`);
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
    const found = graph.getElements().filter((element) => area.containsRect(element.getBBox()));
    selection.set([...selection.elements, ...found]);
  });
}

/*
[1] The paper drags one element, and the others follow. All of this happens in the batch
    of the drag, so it is one step of the history.
[2] This event still belongs to the batch.
*/
