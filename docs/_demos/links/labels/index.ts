import {dia, shapes} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
// [1]
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 360,
  cellViewNamespace: shapes,
  interactive: {labelMove: true, linkMove: false},
});

const city = (id: string, text: string, x: number, y: number) =>
  new shapes.standard.Rectangle({
    id,
    position: {x, y},
    size: {width: 80, height: 40},
    attrs: {
      body: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)', rx: 8, ry: 8},
      label: {text, fill: 'var(--ink, #1c2430)', fontSize: 14},
    },
  });

const paints: Record<string, {fill: string; stroke: string}> = {
  third: {fill: 'var(--third-soft, #efecfa)', stroke: 'var(--third, #5b4aa8)'},
  accent: {fill: 'var(--accent-soft, #fdeee5)', stroke: 'var(--accent, #b93c0a)'},
};

const label = (text: string, color: string, position: dia.Link.LabelPosition): dia.Link.Label => ({
  attrs: {
    text: {text, fill: 'var(--ink, #1c2430)', fontSize: 13},
    rect: {
      ...paints[color],
      rx: 6,
      x: 'calc(x - 8)',
      y: 'calc(y - 4)',
      width: 'calc(w + 16)',
      height: 'calc(h + 8)',
    },
  },
  position,
});

// [2]
const route = new shapes.standard.Link({
  source: {id: 'ghent'},
  target: {id: 'bruges'},
  vertices: [{x: 288, y: 112}],
  connector: {name: 'smooth'},
  attrs: {line: {stroke: 'var(--line, #5d6b80)', strokeWidth: 2}},
  labels: [label('46 km', 'accent', {distance: 0.45}), label('Arrival', 'third', {distance: -44, offset: -24})],
});
graph.addCells([city('ghent', 'Ghent', 0, 8), city('bruges', 'Bruges', 0, 176), route]);

const distance = document.querySelector<HTMLInputElement>('#distance')!;
const offset = document.querySelector<HTMLInputElement>('#offset')!;
const keepGradient = document.querySelector<HTMLInputElement>('#gradient')!;
const ensureLegibility = document.querySelector<HTMLInputElement>('#legible')!;

function place() {
  const args = {keepGradient: keepGradient.checked, ensureLegibility: ensureLegibility.checked};
  route.label(0, {position: {distance: distance.valueAsNumber, offset: offset.valueAsNumber, args}});
}
for (const control of [distance, offset, keepGradient, ensureLegibility]) {
  control.addEventListener('input', place);
}

// [3]
const output = document.querySelector('output')!;
function show() {
  const {position} = route.label(0);
  if (typeof position === 'object' && typeof position.offset === 'number') {
    distance.value = String(position.distance);
    offset.value = String(position.offset);
    output.value = `${position.distance?.toFixed(2)}, ${Math.round(position.offset)}`;
  }
}
route.on('change:labels', show);
place();

function fit() {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  paper.transformToFitContent({
    contentArea: {x: 0, y: 0, width: 304, height: 224},
    padding: 16,
    maxScale: 1.4,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
  });
}
new ResizeObserver(fit).observe(paper.el);

/*
[1] Users can drag labels only if the paper allows it.
[2] From 0 to 1, a distance is a fraction of the length. Other numbers are lengths in px,
    and negative numbers count from the end. The second label stays 44 px before the
    end.
[3] A drag changes the same position, so the demo sets the sliders from the model.
*/
