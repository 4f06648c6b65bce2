import {dia, shapes} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 320,
  cellViewNamespace: shapes,
  interactive: false,
});

const items: [string, number, number][] = [
  ['Camera', 72, 40],
  ['Lens', 48, 40],
  ['Tripod', 56, 72],
  ['Flash', 64, 40],
  ['Bag', 96, 56],
  ['Strap', 88, 32],
  ['Filter', 56, 40],
  ['Battery', 64, 40],
];
for (const [id, width, height] of items) {
  new shapes.standard.Rectangle({
    id,
    size: {width, height},
    attrs: {
      body: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)', rx: 8, ry: 8},
      label: {text: id, fill: 'var(--ink, #1c2430)'},
    },
  }).addTo(graph);
}

let columns = 3;
let gap = 16;
let isEqual = false;

function layout(): void {
  const elements = graph.getElements();
  // [1]
  const widths: number[] = [];
  const heights: number[] = [];
  elements.forEach((element, index) => {
    const {width, height} = element.size();
    const [row, column] = [Math.floor(index / columns), index % columns];
    widths[column] = Math.max(widths[column] ?? 0, width);
    heights[row] = Math.max(heights[row] ?? 0, height);
  });
  if (isEqual) {
    widths.fill(Math.max(...widths));
    heights.fill(Math.max(...heights));
  }
  // [2]
  const startOf = (index: number, sizes: number[]) => sizes.slice(0, index).reduce((sum, size) => sum + size + gap, 0);
  graph.startBatch('grid');
  elements.forEach((element, index) => {
    const {width, height} = element.size();
    const [row, column] = [Math.floor(index / columns), index % columns];
    element.position(
      startOf(column, widths) + (widths[column] - width) / 2,
      startOf(row, heights) + (heights[row] - height) / 2,
    );
  });
  graph.stopBatch('grid');
  fit();
}

function fit(): void {
  // [3]
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  paper.transformToFitContent({
    useModelGeometry: true,
    padding: 24,
    maxScale: 1.25,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
  });
}

// [4]
paper.on('element:pointerclick', ({model}) => {
  const isLarge = model.get('isLarge');
  const {width, height} = model.size();
  model.set('isLarge', !isLarge).resize(width + (isLarge ? -40 : 40), height + (isLarge ? -24 : 24));
  layout();
});

document.getElementById('columns')?.addEventListener('click', ({target}) => {
  columns = (columns % 4) + 1;
  (target as HTMLElement).textContent = `Columns: ${columns}`;
  layout();
});
document.getElementById('gap')?.addEventListener('input', ({target}) => {
  gap = (target as HTMLInputElement).valueAsNumber;
  layout();
});
document.getElementById('equal')?.addEventListener('change', ({target}) => {
  isEqual = (target as HTMLInputElement).checked;
  layout();
});

layout();
new ResizeObserver(fit).observe(paper.el);

/*
[1] A column is as wide as its widest element, and a row is as high as its highest. The
    order of the elements is the order in which they were added to the graph.
[2] A column starts after all columns before it, with a gap behind each of them. The
    batch makes the whole layout one step for an undo manager.
[3] The style sheet of the page can give the node another size than the options of the
    paper. The paper then has to know that size to fit the diagram to it.
[4] The layout doesn't run by itself. Call it after each change of a size.
*/
