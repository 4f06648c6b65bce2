import {dia, g, highlighters, shapes, V} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 280,
  cellViewNamespace: shapes,
  interactive: false,
});
const what = document.querySelector<HTMLSelectElement>('#what')!;
const strict = document.querySelector<HTMLInputElement>('#strict')!;
const output = document.querySelector<HTMLOutputElement>('output')!;

let area = new g.Rect(48, 24, 128, 80);
let start: g.Point | undefined;
const areaNode = V('rect', {class: 'area'}).appendTo(paper.getLayerNode(dia.Paper.Layers.FRONT));

const isPoint = (): boolean => area.width === 0 && area.height === 0;

// [1]
function search(): dia.Cell[] {
  const options = {strict: strict.checked};
  switch (what.value) {
    case 'elements':
      return isPoint() ? graph.findElementsAtPoint(area, options) : graph.findElementsInArea(area, options);
    case 'links':
      return isPoint() ? graph.findLinksAtPoint(area, options) : graph.findLinksInArea(area, options);
    default:
      return isPoint() ? graph.findCellsAtPoint(area, options) : graph.findCellsInArea(area, options);
  }
}

function show(): void {
  const found = search();
  areaNode.attr({x: area.x, y: area.y, width: area.width, height: area.height});
  // [2]
  dia.HighlighterView.removeAll(paper, 'found');
  for (const cell of found) {
    highlighters.addClass.add(cell.findView(paper), 'root', 'found', {className: 'found'});
  }
  const place = isPoint() ? 'At the point' : 'In the area';
  output.value = `${place}: ${found.map(({id}) => id).join(', ') || 'nothing'}`;
}

// [3]
paper.el.addEventListener('pointerdown', (event) => {
  start = paper.clientToLocalPoint(event.clientX, event.clientY);
  area = new g.Rect(start.x, start.y);
  paper.el.setPointerCapture(event.pointerId);
  show();
});
paper.el.addEventListener('pointermove', (event) => {
  if (!start) return;
  const {x, y} = paper.clientToLocalPoint(event.clientX, event.clientY);
  area = new g.Rect(start.x, start.y, x - start.x, y - start.y).normalize();
  show();
});
paper.el.addEventListener('pointerup', () => {
  start = undefined;
});
what.addEventListener('change', show);
strict.addEventListener('change', show);

const rooms: [string, number][] = [
  ['Server room', 0],
  ['Office', 192],
];
for (const [id, x] of rooms) {
  new shapes.standard.Rectangle({
    id,
    position: {x, y: 0},
    size: {width: 136, height: 216},
    attrs: {
      body: {fill: 'var(--surface, #f2f5f9)', stroke: 'var(--border, #d5dbe4)', rx: 8, ry: 8},
      label: {text: id, fill: 'var(--muted, #566273)', fontSize: 13, y: 20},
    },
  }).addTo(graph);
}

const things: [string, number, number, number][] = [
  ['Rack A', 24, 40, 0],
  ['Rack B', 24, 144, 0],
  ['Desk', 208, 64, 0],
  ['Shelf', 224, 144, -20],
];
for (const [id, x, y, angle] of things) {
  new shapes.standard.Rectangle({
    id,
    position: {x, y},
    size: {width: 88, height: 40},
    angle,
    attrs: {
      body: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)', rx: 8, ry: 8},
      label: {text: id, fill: 'var(--ink, #1c2430)'},
    },
  }).addTo(graph);
}

for (const id of ['Rack A', 'Rack B']) {
  new shapes.standard.Link({
    id: `${id} to Desk`,
    source: {id},
    target: {id: 'Desk'},
    attrs: {line: {stroke: 'var(--line, #5d6b80)'}},
  })
    .attr('line/targetMarker', {type: 'path', d: ''})
    .addTo(graph);
}

function fit(): void {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  paper.transformToFitContent({
    useModelGeometry: true,
    padding: 16,
    maxScale: 1.25,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
  });
}

show();
new ResizeObserver(fit).observe(paper.el);

/*
[1] New in 4.1: each search exists for cells, elements and links. A search by area finds
    what overlaps the area. With `strict`, it finds what the area contains. A strict
    search by point ignores boxes that only touch the point with their border. For a
    rotated element, the upright box around it is tested. For a link, it is the box
    between the centers of its ends.
[2] A highlighter marks the views. The search itself reads only the model.
[3] These are the browser's own events, so a drag can start anywhere, also on cells.
    `clientToLocalPoint()` converts to graph coordinates.
*/
