import {dia, shapes} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});

const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 720,
  height: 300,
  gridSize: 10,
  drawGrid: {name: 'mesh', color: 'var(--grid, #d8dee7)'},
  background: {color: 'var(--background, #fff)'},
  cellViewNamespace: shapes,
});

paper.on('blank:pointerclick', (_evt, x, y) => {
  console.log(`You clicked the paper at ${x}, ${y}.`);
  const dot = new shapes.standard.Circle();
  dot.position(x - 10, y - 10).resize(20, 20);
  dot.attr('body/fill', 'var(--accent, #b93c0a)').addTo(graph);
});
