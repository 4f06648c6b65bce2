import {dia, shapes} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 320,
  cellViewNamespace: shapes,
});

const paints: Record<string, {fill: string; stroke: string}> = {
  second: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)'},
  third: {fill: 'var(--third-soft, #efecfa)', stroke: 'var(--third, #5b4aa8)'},
  accent: {fill: 'var(--accent-soft, #fdeee5)', stroke: 'var(--accent, #b93c0a)'},
};

const node = (id: string, text: string, x: number, y: number, color = 'second') =>
  new shapes.standard.Rectangle({
    id,
    position: {x, y},
    size: {width: 104, height: 56},
    attrs: {
      body: {...paints[color], rx: 8, ry: 8},
      label: {text, fill: 'var(--ink, #1c2430)', fontSize: 15},
    },
  });

const link = (source: string, target: string) =>
  new shapes.standard.Link({
    source: {id: source},
    target: {id: target},
    attrs: {line: {stroke: 'var(--line, #5d6b80)'}},
  });

graph.addCells([
  node('gateway', 'Gateway', 0, 72, 'accent'),
  node('web-1', 'Web 1', 152, 0),
  node('web-2', 'Web 2', 152, 144),
  node('cache', 'Cache', 304, 0, 'third'),
  node('database', 'Database', 304, 144, 'third'),
  ...['web-1', 'web-2'].flatMap((web) => [link('gateway', web), link(web, 'cache'), link(web, 'database')]),
]);

function zoomBy(factor: number, point: dia.Point) {
  paper.scaleUniformAtPoint(Math.min(4, Math.max(0.25, paper.scale().sx * factor)), point);
}

// [1]
paper.on('paper:pinch', (_, x, y, factor) => zoomBy(factor, {x, y}));

// [2]
const plain = document.querySelector<HTMLInputElement>('#plain')!;
paper.on('paper:pan', (evt, _, deltaY) => {
  if (plain.checked) {
    evt.preventDefault();
    zoomBy(0.998 ** deltaY, paper.clientToLocalPoint(evt.clientX ?? 0, evt.clientY ?? 0));
  }
});

// [3]
let last = {x: 0, y: 0};
paper.on('blank:pointerdown', ({clientX = 0, clientY = 0}) => {
  last = {x: clientX, y: clientY};
});
paper.on('blank:pointermove', ({clientX = 0, clientY = 0}) => {
  const {tx, ty} = paper.translate();
  paper.translate(tx + clientX - last.x, ty + clientY - last.y);
  last = {x: clientX, y: clientY};
});

// [4]
function fit() {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  const middle = {verticalAlign: 'middle', horizontalAlign: 'middle'} as const;
  paper.transformToFitContent({padding: 24, maxScale: 1, useModelGeometry: true, ...middle});
}
document.querySelector('#fit')?.addEventListener('click', fit);
document.querySelector('#in')?.addEventListener('click', () => zoomBy(1.25, paper.getArea().center()));
document.querySelector('#out')?.addEventListener('click', () => zoomBy(0.8, paper.getArea().center()));
new ResizeObserver(fit).observe(paper.el);

// [5]
const output = document.querySelector('output')!;
paper.on('transform', ({a}) => {
  output.textContent = `${Math.round(a * 100)} %`;
});

/*
[1] A wheel step with Ctrl. Browsers also report a pinch on a touchpad this way. If
    paper:pinch has a handler, the paper calls preventDefault, so that the browser
    doesn't zoom the page. The event is delayed and combines several steps into one
    factor. x and y are in graph coordinates.
[2] All other wheel steps. Without preventDefault, the page scrolls too.
    (blank:mousewheel and cell:mousewheel fire first and pass only the direction.) The
    event has the pointer in client coordinates. deltaY is in px: a touchpad sends many
    small steps, and one notch of a mouse wheel is 100 or 120 px. With 0.998, a notch
    changes the scale by a fifth to a quarter.
[3] A drag that starts on the blank area. Its x and y are graph coordinates, and the
    graph moves with the drag, so the code uses client coordinates.
[4] At the start, and whenever the size of the paper changes. The buttons + and − keep
    the middle of the visible area in place.
[5] Runs after each change of the paper's matrix.
*/
