import {dia, shapes} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 200,
  cellViewNamespace: shapes,
});

const tank = new shapes.standard.Cylinder({
  id: 'tank',
  position: {x: 40, y: 32},
  size: {width: 88, height: 96},
  attrs: {
    body: {fill: 'var(--accent-soft, #fdeee5)', stroke: 'var(--accent, #b93c0a)'},
    top: {fill: 'var(--accent-soft, #fdeee5)', stroke: 'var(--accent, #b93c0a)'},
    label: {text: 'Tank', fill: 'var(--ink, #1c2430)'},
  },
});
const pump = tank.clone().set('id', 'pump').position(224, 56).attr('label/text', 'Pump');
const pipe = new shapes.standard.Link({attrs: {line: {stroke: 'var(--line, #5d6b80)'}}});
graph.addCells([tank, pump, pipe.source(tank).target(pump)]);

const output = document.querySelector('output')!;
graph.on('change:position', (element: dia.Element) => {
  const {x, y} = element.position();
  output.textContent = `${element.attr('label/text')}: ${x}, ${y}`;
});

let saved = JSON.stringify(graph.toJSON());
document.getElementById('save')?.addEventListener('click', () => {
  saved = JSON.stringify(graph.toJSON());
  output.textContent = `Saved ${saved.length} characters`;
});
document.getElementById('load')?.addEventListener('click', () => {
  graph.fromJSON(JSON.parse(saved));
  output.textContent = 'Loaded';
});
