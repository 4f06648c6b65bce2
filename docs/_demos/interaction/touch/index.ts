import {dia, shapes} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 300,
  // [1]
  clickThreshold: 3,
  cellViewNamespace: shapes,
});

const paints: Record<string, {fill: string; stroke: string}> = {
  second: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)'},
  third: {fill: 'var(--third-soft, #efecfa)', stroke: 'var(--third, #5b4aa8)'},
  accent: {fill: 'var(--accent-soft, #fdeee5)', stroke: 'var(--accent, #b93c0a)'},
};

const device = (id: string, text: string, x: number, y: number, color: string) =>
  new shapes.standard.Circle({
    id,
    position: {x, y},
    size: {width: 80, height: 80},
    attrs: {
      body: paints[color],
      label: {text, fill: 'var(--ink, #1c2430)', fontSize: 15},
    },
  });
const link = (source: string, target: string) =>
  new shapes.standard.Link({
    source: {id: source},
    target: {id: target},
    attrs: {line: {stroke: 'var(--line, #5d6b80)', strokeWidth: 2}},
  });
graph.addCells([
  device('switch', 'Switch', 0, 0, 'accent'),
  device('door', 'Door', 0, 144, 'accent'),
  device('lamp', 'Lamp', 232, 0, 'second'),
  device('alarm', 'Alarm', 232, 144, 'third'),
  link('switch', 'lamp'),
  link('door', 'alarm'),
]);

// [2]
let last = {x: 0, y: 0};
paper.on('blank:pointerdown', ({clientX = 0, clientY = 0}) => {
  last = {x: clientX, y: clientY};
});
paper.on('blank:pointermove', ({clientX = 0, clientY = 0}) => {
  const {tx, ty} = paper.translate();
  paper.translate(tx + clientX - last.x, ty + clientY - last.y);
  last = {x: clientX, y: clientY};
});

// [3]
paper.on('paper:pinch', (_, x, y, factor) => paper.scaleUniformAtPoint(paper.scale().sx * factor, {x, y}));

// [4]
let pair: {x: number; y: number; distance: number} | null = null;
function watchPair(event: TouchEvent) {
  const [a, b] = event.touches;
  if (!a || !b) {
    pair = null;
    return;
  }
  // [5]
  event.stopPropagation();
  event.preventDefault();
  const {left, top} = paper.el.getBoundingClientRect();
  const now = {
    x: (a.clientX + b.clientX) / 2 - left,
    y: (a.clientY + b.clientY) / 2 - top,
    distance: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
  };
  if (pair) {
    const {a: current, e: tx, f: ty} = paper.matrix();
    const scale = Math.min(3, Math.max(0.4, (current * now.distance) / pair.distance));
    const factor = scale / current;
    const [e, f] = [now.x - (pair.x - tx) * factor, now.y - (pair.y - ty) * factor];
    paper.matrix({a: scale, b: 0, c: 0, d: scale, e, f});
    output.textContent = `two fingers: scale ${scale.toFixed(2)}`;
  }
  pair = now;
}
(['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const).forEach((type) =>
  paper.el.addEventListener(type, watchPair, {capture: true, passive: false}),
);

// [6]
const output = document.querySelector('output')!;
paper.on('all', (name: string) => {
  if (/^(element|blank|paper):(pointer|pinch)/.test(name)) output.textContent = name;
});

function center() {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  paper.transformToFitContent({
    padding: 24,
    minScale: 0.2,
    maxScale: 1,
    verticalAlign: 'middle',
    horizontalAlign: 'middle',
  });
}
document.querySelector('#center')?.addEventListener('click', center);
new ResizeObserver(center).observe(paper.el);

/*
[1] How many move events a click may contain. Fingers are less steady than a mouse.
[2] The paper copies clientX and clientY from the finger, so a touch looks like a press
    of the mouse. It listens for the moves on the whole document.
[3] A touchpad reports a pinch as a wheel step with Ctrl, and the paper fires this event
    for it. Two fingers on a touchscreen don't fire it.
[4] Two fingers: their middle and their distance, now and at the previous event. The
    point of the diagram under the middle follows it, and the distances set the scale.
[5] Handled before the paper, which would treat the second finger as another drag. The
    drag of the first finger ends when one of the two fingers leaves. If the drag had
    hardly begun, the paper reports a click.
[6] All events of the paper reach this handler.
*/
