import {dia, shapes} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 340,
  cellViewNamespace: shapes,
});

const paints: Record<string, {fill: string; stroke: string}> = {
  second: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)'},
  third: {fill: 'var(--third-soft, #efecfa)', stroke: 'var(--third, #5b4aa8)'},
  accent: {fill: 'var(--accent-soft, #fdeee5)', stroke: 'var(--accent, #b93c0a)'},
};

const piece = (name: string, x: number, y: number, width: number, height: number, color: string) =>
  new shapes.standard.Rectangle({
    id: name,
    position: {x, y},
    size: {width, height},
    attrs: {
      body: {...paints[color], rx: 8, ry: 8},
      label: {text: name, fill: 'var(--ink, #1c2430)', fontSize: 15},
    },
  });
graph.addCells([
  piece('Desk', 20, 20, 120, 60, 'second'),
  piece('Chair', 40, 100, 80, 40, 'accent'),
  piece('Shelf', 180, 20, 120, 40, 'third'),
  piece('Sofa', 20, 180, 140, 60, 'third'),
  piece('Table', 200, 120, 100, 120, 'second'),
]);

// [1]
const patterns: Record<string, dia.Paper.GridOptions> = {
  dot: {name: 'dot', args: {color: 'var(--line, #5d6b80)', thickness: 2}},
  fixedDot: {name: 'fixedDot', args: {color: 'var(--line, #5d6b80)', thickness: 2}},
  mesh: {name: 'mesh', args: {color: 'var(--border, #d5dbe4)', thickness: 1}},
  doubleMesh: {
    name: 'doubleMesh',
    args: [
      {color: 'var(--grid, #d8dee7)', thickness: 1},
      {color: 'var(--line, #5d6b80)', thickness: 1, scaleFactor: 5},
    ],
  },
};

const pattern = document.querySelector<HTMLSelectElement>('#pattern')!;
const size = document.querySelector<HTMLInputElement>('#size')!;
const zoom = document.querySelector<HTMLInputElement>('#zoom')!;
const output = document.querySelector('output')!;

// [2]
function draw() {
  paper.setGridSize(size.valueAsNumber);
  paper.setGrid(patterns[pattern.value] ?? false);
}
[pattern, size].forEach((control) => control.addEventListener('input', draw));

// [3]
zoom.addEventListener('input', () => paper.scaleUniformAtPoint(zoom.valueAsNumber / 100, paper.getArea().center()));

graph.on('change:position', (element: dia.Element) => {
  const {x, y} = element.position();
  output.textContent = `${element.id} at ${x}, ${y}`;
});

// [4]
function center() {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  const {width, height} = paper.getComputedSize();
  paper.matrix({a: 1, b: 0, c: 0, d: 1, e: Math.round(width / 2) - 160, f: Math.round(height / 2) - 130});
  zoom.valueAsNumber = 100;
  draw();
}
new ResizeObserver(center).observe(paper.el);

/*
[1] The second argument of doubleMesh sets the bold lines, here every fifth line. Dots
    grow with the zoom. Fixed dots keep their size when you zoom in.
[2] This order works for every paper. setGridSize draws the grid again only if the paper
    was created with drawGrid. Elements also snap if no grid is visible.
[3] The grid belongs to the diagram, so it zooms and moves with it.
[4] The style sheet of the page can give the node another size than the options of the
    paper, and the paper doesn't notice. The grid covers only the area that the paper
    knows of, so the demo tells it the size and draws the grid again.
*/
