import {dia, shapes} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 360,
  defaultConnector: {name: 'curve'},
  cellViewNamespace: shapes,
});

const paints: Record<string, {fill: string; stroke: string}> = {
  second: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)'},
  third: {fill: 'var(--third-soft, #efecfa)', stroke: 'var(--third, #5b4aa8)'},
  accent: {fill: 'var(--accent-soft, #fdeee5)', stroke: 'var(--accent, #b93c0a)'},
};

const node = (id: string, text: string, x: number, y: number, color: string) =>
  new shapes.standard.Rectangle({
    id,
    position: {x, y},
    size: {width: 96, height: 48},
    attrs: {
      body: {...paints[color], rx: 8, ry: 8},
      label: {text, fill: 'var(--ink, #1c2430)', fontSize: 15},
    },
  });
const link = (source: string, target: string) =>
  new shapes.standard.Link({
    source: {id: source, anchor: {name: 'right'}},
    target: {id: target, anchor: {name: 'left'}},
    attrs: {line: {stroke: 'var(--line, #5d6b80)'}},
  });
graph.addCells([
  node('guest', 'Guest', 0, 64, 'accent'),
  node('waiter', 'Waiter', 136, 64, 'third'),
  node('kitchen', 'Kitchen', 272, 16, 'second'),
  node('bar', 'Bar', 272, 112, 'second'),
  link('guest', 'waiter'),
  link('waiter', 'kitchen'),
  link('waiter', 'bar'),
]);

const main = document.querySelector('main')!;
const contentFits = document.querySelector('#content-fits')!;
const paperFits = document.querySelector('#paper-fits')!;
const padding = document.querySelector<HTMLInputElement>('#padding')!;
const minimum = document.querySelector<HTMLSelectElement>('#minimum')!;
const maximum = document.querySelector<HTMLSelectElement>('#maximum')!;
const area = document.querySelector<HTMLSelectElement>('#area')!;
const output = document.querySelector('output')!;

let fitsContent = true;
function fit() {
  // [1]
  const contentArea = graph.getCell(area.value)?.getBBox() ?? paper.getContentArea();
  if (fitsContent) {
    // [2]
    paper.setDimensions(main.clientWidth - 26, main.clientHeight - 26);
    paper.transformToFitContent({
      contentArea,
      padding: padding.valueAsNumber,
      minScale: Number(minimum.value),
      maxScale: Number(maximum.value),
      verticalAlign: 'middle',
      horizontalAlign: 'middle',
    });
  } else {
    // [3]
    paper.scale(Math.min(Math.max(1, Number(minimum.value)), Number(maximum.value)));
    paper.fitToContent({contentArea, padding: padding.valueAsNumber, allowNewOrigin: 'any'});
  }
  const {width, height} = paper.getComputedSize();
  output.textContent = `paper ${Math.round(width)} × ${Math.round(height)}, scale ${paper.scale().sx.toFixed(2)}`;
  contentFits.setAttribute('aria-pressed', `${fitsContent}`);
  paperFits.setAttribute('aria-pressed', `${!fitsContent}`);
}

contentFits.addEventListener('click', () => {
  fitsContent = true;
  fit();
});
paperFits.addEventListener('click', () => {
  fitsContent = false;
  fit();
});
[padding, minimum, maximum, area].forEach((control) => control.addEventListener('input', fit));
new ResizeObserver(fit).observe(main);

/*
[1] The area is in graph coordinates. Without contentArea, both methods measure the
    whole content: the views, or the models with useModelGeometry.
[2] The size of the paper is fixed, and the method sets the scale and the translation.
    Without maxScale, a small diagram is enlarged. With minScale, a large diagram can
    extend beyond the paper.
[3] The scale is fixed (your code sets it), and the method sets the size and the
    translation. Without allowNewOrigin, the origin stays in the top left corner. The
    space between the origin and the content remains, and content to the left of the
    origin is cut off.
*/
