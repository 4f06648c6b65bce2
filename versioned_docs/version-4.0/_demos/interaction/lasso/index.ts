import {V, dia, g, highlighters, shapes} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 320,
  cellViewNamespace: shapes,
  clickThreshold: 4,
  interactive: {linkMove: false},
});

const stars: [string, number, number][] = [
  ['Vega', 40, 0],
  ['Altair', 208, 24],
  ['Deneb', 0, 152],
  ['Mizar', 72, 96],
  ['Sirius', 248, 120],
  ['Rigel', 80, 216],
  ['Spica', 192, 216],
];
for (const [id, x, y] of stars) {
  new shapes.standard.Ellipse({
    id,
    position: {x, y},
    size: {width: 72, height: 40},
    attrs: {
      body: {fill: 'var(--third-soft, #efecfa)', stroke: 'var(--third, #5b4aa8)'},
      label: {text: id, fill: 'var(--ink, #1c2430)'},
    },
  }).addTo(graph);
}
for (const ends of ['Vega-Mizar', 'Altair-Mizar', 'Deneb-Mizar', 'Mizar-Spica', 'Altair-Sirius', 'Rigel-Spica']) {
  const [source, target] = ends.split('-');
  new shapes.standard.Link({id: ends, source: {id: source}, target: {id: target}})
    .attr('line', {stroke: 'var(--line, #5d6b80)', targetMarker: {type: 'path', d: ''}})
    .addTo(graph);
}

let selected = new Set<dia.Cell>();

function select(cells: Iterable<dia.Cell>): void {
  selected = new Set(cells);
  highlighters.mask.removeAll(paper, 'lasso');
  for (const cell of selected) {
    highlighters.mask.add(cell.findView(paper), cell.isLink() ? 'line' : 'body', 'lasso', {
      attrs: {stroke: 'var(--accent, #b93c0a)', 'stroke-width': 3},
    });
  }
  const links = [...selected].filter((cell) => cell.isLink()).length;
  const output = document.querySelector('output');
  if (output) output.value = `Elements: ${selected.size - links}, links: ${links}`;
  const button = document.querySelector<HTMLButtonElement>('#delete');
  if (button) button.disabled = selected.size === 0;
}

// [1]
function isIn(lasso: g.Polygon, cell: dia.Cell): boolean {
  if (cell.isElement()) return g.intersection.exists(lasso, cell.getBBox());
  const line = (cell.findView(paper) as dia.LinkView).getConnection();
  return Boolean(line && g.intersection.exists(line, lasso));
}

const line = V('polygon', {
  fill: 'var(--accent, #b93c0a)',
  'fill-opacity': 0.12,
  stroke: 'var(--accent, #b93c0a)',
  'stroke-dasharray': '4 4',
});
let points: g.Point[] = [];

paper.on('blank:pointerdown', (_event, x, y) => {
  points = [new g.Point(x, y)];
});
paper.on('blank:pointermove', (_event, x, y) => {
  points.push(new g.Point(x, y));
  line.attr('points', new g.Polyline(points).serialize()).appendTo(paper.getLayerView(dia.Paper.Layers.FRONT).el);
});
paper.on('blank:pointerup', ({shiftKey}) => {
  line.remove();
  const lasso = new g.Polygon(points);
  const found = points.length > 1 ? graph.getCells().filter((cell) => isIn(lasso, cell)) : [];
  // [2]
  select([...(shiftKey ? selected : []), ...found]);
});

// [3]
paper.on('cell:pointerclick', ({model}) => {
  select(selected.has(model) ? [...selected].filter((cell) => cell !== model) : [...selected, model]);
});

function removeSelected(): void {
  graph.removeCells([...selected]);
  select([]);
}
document.getElementById('delete')?.addEventListener('click', removeSelected);
document.addEventListener('keydown', ({key}) => {
  if (key === 'Delete') removeSelected();
  if (key === 'Escape') select([]);
});

function fit(): void {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  paper.transformToFitContent({
    contentArea: {x: 0, y: 0, width: 320, height: 256},
    padding: 24,
    maxScale: 1,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
  });
}

select([]);
new ResizeObserver(fit).observe(paper.el);

/*
[1] A cell is selected when the lasso surrounds or touches it. For a link, the line that is
    drawn counts, not the box around it.
[2] A click on the blank area has one point only. It clears the selection.
[3] A click adds one cell, or removes it from the selection. This also works without a
    pointer, when you reach a cell with Tab and press Enter.
*/
