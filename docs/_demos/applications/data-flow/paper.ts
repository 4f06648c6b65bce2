import {dia, g} from '@joint/core';
import type {Flow} from './flow';
import {problemOf} from './rules';
import {Wire, cellNamespace, isNode} from './shapes';

const [minScale, maxScale] = [0.2, 2];

const portIn = (view: dia.CellView, magnet: Element | null | undefined, group: 'in' | 'out'): string | null =>
  magnet && view.findAttribute('port-group', magnet) === group ? view.findAttribute('port', magnet) : null;

/** A paper on which users can draw a flow, in its own element in the host. */
export function makePaper(host: HTMLElement, flow: Flow): dia.Paper {
  // [1]
  const place = document.createElement('div');
  host.append(place);
  const paper = new dia.Paper({
    el: place,
    model: flow.graph,
    width: 480,
    height: 400,
    gridSize: 8,
    cellViewNamespace: cellNamespace,
    clickThreshold: 5,
    moveThreshold: 3,
    // [2]
    linkPinning: false,
    markAvailable: true,
    interactive: {linkMove: false, labelMove: false},
    defaultLink: () => new Wire(),
    defaultConnectionPoint: {name: 'anchor'},
    defaultConnector: {name: 'curve', args: {sourceDirection: 'right', targetDirection: 'left'}},
    connectionStrategy: ({id, port}) => ({id, port}),
    validateMagnet: (view, magnet) => portIn(view, magnet, 'out') !== null,
    validateConnection(fromView, fromMagnet, toView, toMagnet, _end, linkView) {
      const [from, to] = [fromView.model, toView.model];
      const port = portIn(toView, toMagnet, 'in');
      if (!isNode(from) || !isNode(to) || port === null || !portIn(fromView, fromMagnet, 'out')) return false;
      return problemOf(from, to, port, linkView.model) === '';
    },
  });
  const {el, svg} = paper;
  el.style.touchAction = 'none';
  const attributes = {tabindex: '0', role: 'listbox', 'aria-label': 'Nodes and links'};
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value);
  // [3]
  el.addEventListener('pointerdown', () => svg.focus({preventScroll: true}), {capture: true});
  paper.on('cell:pointerdown', ({model}) => flow.select(model.id));
  paper.on('blank:pointerclick', () => flow.select());
  paper.on('link:connect', ({model}) => flow.select(model.id));
  addGestures(paper);
  return paper;
}

/** Makes the whole diagram visible. */
export function fit(paper: dia.Paper): void {
  const contentArea = (paper.model.getBBox() ?? new g.Rect()).inflate(16);
  const [horizontalAlign, verticalAlign] = ['middle', 'middle'] as const;
  paper.transformToFitContent({contentArea, padding: 8, minScale, maxScale: 1, horizontalAlign, verticalAlign});
}

/** Changes the scale around a point of the graph. */
export function zoom(paper: dia.Paper, factor: number, around: dia.Point = paper.getArea().center()): void {
  const scale = Math.min(maxScale, Math.max(minScale, paper.scale().sx * factor));
  paper.scaleUniformAtPoint(scale, around);
}

/** Panning with one pointer, zooming with two fingers, the touchpad, or Ctrl and the wheel. */
function addGestures(paper: dia.Paper): void {
  let last = {x: 0, y: 0};
  const pointOf = ({clientX = 0, clientY = 0}: dia.Event) => ({x: clientX, y: clientY});
  paper.on('blank:pointerdown', (event) => (last = pointOf(event)));
  paper.on('blank:pointermove', (event) => {
    const {x, y} = pointOf(event);
    const {tx, ty} = paper.translate();
    paper.translate(tx + x - last.x, ty + y - last.y);
    last = {x, y};
  });
  paper.on('paper:pinch', (_event, x, y, factor) => zoom(paper, factor, {x, y}));
  let span = 0;
  const watch = (event: TouchEvent): void => {
    const {0: a, 1: b} = event.touches;
    const now = b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
    if (b) {
      // [4]
      event.stopPropagation();
      event.preventDefault();
      const middle = paper.clientToLocalPoint((a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
      if (span > 0) zoom(paper, now / span, middle);
    }
    span = now;
  };
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
    paper.el.addEventListener(type, watch, {capture: true, passive: false});
}

/*
[1] The links end at ports, which the paper measures. Its element is in the page before that.
[2] There is no snapLinks: it would connect a link that is dropped on a taken input with the
    next free one.
[3] The paper prevents the default action of a press. Without this, a field of the form keeps
    the focus, and Delete deletes a letter.
[4] The second finger is kept from the paper, which would pan with the first one.
*/
