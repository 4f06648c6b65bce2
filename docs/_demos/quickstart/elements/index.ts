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

const draft = new shapes.standard.Rectangle({
  position: {x: 30, y: 30},
  size: {width: 110, height: 50},
  attrs: {
    body: {
      fill: 'var(--surface, #f2f5f9)',
      stroke: 'var(--line, #5d6b80)',
      rx: 8,
    },
    label: {text: 'Draft', fill: 'var(--ink, #1c2430)'},
  },
});

const review = new shapes.standard.Ellipse({
  position: {x: 200, y: 110},
  size: {width: 120, height: 70},
  attrs: {
    body: {
      fill: 'var(--accent-soft, #fdeee5)',
      stroke: 'var(--accent, #b93c0a)',
    },
    label: {text: 'Review', fill: 'var(--ink, #1c2430)'},
  },
});

const published = draft.clone();
published.position(30, 220);
published.attr({
  body: {
    fill: 'var(--second-soft, #e3f4f5)',
    stroke: 'var(--second, #0b6a75)',
  },
  label: {text: 'Published'},
});

graph.addCells([draft, review, published]);
