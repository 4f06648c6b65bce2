import {dia, shapes} from '@joint/core';

// [1]
const graph = new dia.Graph({}, {cellNamespace: shapes});
new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 260,
  cellViewNamespace: shapes,
});

const hello = new shapes.standard.Rectangle({
  id: 'hello',
  position: {x: 40, y: 40},
  size: {width: 120, height: 56},
  attrs: {
    body: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)', rx: 8, ry: 8},
    label: {text: 'Hello', fill: 'var(--ink, #1c2430)', fontSize: 15},
  },
});

// [2]
const world = hello.clone();
world.position(200, 140).attr('label/text', 'World');

// [3]
const link = new shapes.standard.Link({
  source: {id: hello.id},
  target: {id: world.id},
  attrs: {line: {stroke: 'var(--line, #5d6b80)'}},
});

graph.addCells([hello, world, link]);
console.log(`The paper shows ${graph.getCells().length} cells.`);

/*
[1] The graph holds the data, and the paper draws it. Both use a namespace to find the
    class for a type.
[2] A clone has its own id. Everything else is copied from the original.
[3] A link refers to its ends by id, so it follows them when they move.
*/
