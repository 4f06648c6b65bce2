import {dia, shapes, V} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 340,
  cellViewNamespace: shapes,
});

const camera = new shapes.standard.Rectangle({
  id: 'camera',
  position: {x: 0, y: 16},
  size: {width: 88, height: 48},
  attrs: {
    body: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)', rx: 8, ry: 8},
    label: {text: 'Camera', fill: 'var(--ink, #1c2430)', fontSize: 14},
  },
});
const screen = new shapes.standard.Rectangle({
  id: 'screen',
  position: {x: 176, y: 96},
  size: {width: 144, height: 96},
  attrs: {
    body: {fill: 'var(--third-soft, #efecfa)', stroke: 'var(--third, #5b4aa8)', rx: 8, ry: 8},
    label: {text: 'Screen', y: 'calc(0.75 * h)', fill: 'var(--ink, #1c2430)', fontSize: 14},
  },
});
const link = new shapes.standard.Link({
  source: {id: 'camera'},
  target: {id: 'screen'},
  attrs: {line: {stroke: 'var(--line, #5d6b80)', strokeWidth: 2}},
});
graph.addCells([camera, screen, link]);

// [1]
const front = V(paper.getLayerView(dia.Paper.Layers.FRONT).el);
const aim = V('line', {stroke: 'var(--accent, #b93c0a)', 'stroke-width': 2, 'stroke-dasharray': '3 4'}).appendTo(front);
const dot = V('circle', {id: 'dot', r: 6, fill: 'var(--accent, #b93c0a)', 'pointer-events': 'none'}).appendTo(front);

const output = document.querySelector('output')!;

// [2]
paper.on('render:done', () => {
  const view = paper.requireView<dia.LinkView>(link);
  const {x, y} = view.getEndAnchor('target');
  const stop = view.getEndConnectionPoint('target');
  dot.attr({cx: x, cy: y});
  aim.attr({x1: stop.x, y1: stop.y, x2: x, y2: y});
  output.value = `${Math.round(x)}, ${Math.round(y)}`;
});

const anchor = document.querySelector<HTMLSelectElement>('#anchor')!;
const angle = document.querySelector<HTMLInputElement>('#angle')!;
const rotate = document.querySelector<HTMLInputElement>('#rotate')!;

// [3]
function update() {
  screen.rotate(angle.valueAsNumber, true);
  link.target(screen, {anchor: {name: anchor.value, args: {rotate: rotate.checked}}});
}
for (const control of [anchor, angle, rotate]) {
  control.addEventListener('input', update);
}
update();

function fit() {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  paper.transformToFitContent({
    contentArea: {x: 0, y: 0, width: 344, height: 232},
    padding: 12,
    maxScale: 1.3,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
  });
}
new ResizeObserver(fit).observe(paper.el);

/*
[1] Drawings in a layer of the paper move and scale with the cells.
[2] Fires each time the paper has updated views. The link's view knows its anchor and
    its connection point, where the line stops. The dashes connect the two.
[3] Without rotate, an anchor is a point of the upright box around the rotated element.
    With rotate, it is a point of the element itself. perpendicular and modelCenter
    ignore the option. A change of the angle updates the link, like a move.
*/
