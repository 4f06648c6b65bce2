import {dia, shapes} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 340,
  cellViewNamespace: shapes,
  interactive: {linkMove: false},
});

const paints: Record<string, {fill: string; stroke: string}> = {
  second: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)'},
  accent: {fill: 'var(--accent-soft, #fdeee5)', stroke: 'var(--accent, #b93c0a)'},
};

const step = (id: string, text: string, x: number, y: number, color: string) =>
  new shapes.standard.Rectangle({
    id,
    position: {x, y},
    size: {width: 80, height: 48},
    attrs: {
      body: {...paints[color], rx: 8, ry: 8},
      label: {text, fill: 'var(--ink, #1c2430)', fontSize: 14},
    },
  });

// [1]
const flow = new shapes.standard.Link({
  id: 'flow',
  source: {id: 'sensor'},
  target: {id: 'report'},
  vertices: [
    {x: 128, y: 64},
    {x: 128, y: 216},
    {x: 216, y: 216},
    {x: 216, y: 64},
  ],
  attrs: {line: {stroke: 'var(--accent, #b93c0a)', strokeWidth: 3}},
});

const crossing = new shapes.standard.Link({
  source: {id: 'clock'},
  target: {id: 'archive'},
  attrs: {line: {stroke: 'var(--line, #5d6b80)', strokeWidth: 2}},
});

graph.addCells([
  step('sensor', 'Sensor', 0, 40, 'accent'),
  step('report', 'Report', 264, 40, 'accent'),
  step('clock', 'Clock', 0, 144, 'second'),
  step('archive', 'Archive', 264, 144, 'second'),
  crossing,
  flow,
]);

const choice = document.querySelector<HTMLSelectElement>('#connector')!;
const size = document.querySelector<HTMLInputElement>('#size')!;
const output = document.querySelector('output')!;

// [2]
function connect() {
  const [name = '', variant] = choice.value.split(' ');
  const length = size.valueAsNumber;
  size.disabled = ['normal', 'smooth', 'curve'].includes(name);
  output.value = size.disabled ? '' : String(length);
  flow.connector(name, {radius: length, cornerRadius: length, cornerType: variant, size: length, jump: variant});
}
choice.addEventListener('input', connect);
size.addEventListener('input', connect);
connect();

function fit() {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  paper.transformToFitContent({
    contentArea: {x: 0, y: 24, width: 344, height: 208},
    padding: 12,
    maxScale: 1.4,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
  });
}
new ResizeObserver(fit).observe(paper.el);

/*
[1] This link has no router, so its route consists of the vertices. Only the path
    through them changes.
[2] Each connector uses the arguments that it knows. rounded has a radius, straight has
    a corner type and a radius, and jumpover has a kind and a size of jump and a radius.
    The curves need no arguments: they pass through all vertices.
*/
