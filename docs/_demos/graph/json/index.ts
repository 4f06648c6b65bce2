import {dia, shapes} from '@joint/core';

// [1]
const Step = shapes.standard.Rectangle.define('app.Step', {
  size: {width: 96, height: 40},
  attrs: {
    body: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)', rx: 8, ry: 8},
    label: {fill: 'var(--ink, #1c2430)'},
  },
});
const Flow = shapes.standard.Link.define('app.Flow', {attrs: {line: {stroke: 'var(--line, #5d6b80)'}}});

// [2]
const cellNamespace = {...shapes, app: {Step, Flow}};
const graph = new dia.Graph({}, {cellNamespace});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 360,
  cellViewNamespace: cellNamespace,
});

const text = document.querySelector<HTMLTextAreaElement>('textarea')!;
const message = document.querySelector<HTMLOutputElement>('output')!;

function show(): void {
  text.value = JSON.stringify(graph.toJSON(), null, 2);
  message.value = `Cells: ${graph.getCells().length}`;
}

function apply(): void {
  const before = graph.toJSON();
  try {
    graph.fromJSON(JSON.parse(text.value));
    show();
  } catch (error) {
    // [3]
    graph.fromJSON(before);
    paper.unfreeze();
    message.value = String(error);
  }
}

function fit(): void {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  paper.transformToFitContent({
    contentArea: {x: 0, y: 0, width: 256, height: 144},
    padding: 16,
    maxScale: 1.25,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
  });
}

graph.fromJSON({
  cells: [
    {id: 'order', type: 'app.Step', position: {x: 80, y: 0}, attrs: {label: {text: 'Order'}}},
    {id: 'payment', type: 'app.Step', position: {x: 0, y: 104}, attrs: {label: {text: 'Payment'}}},
    {id: 'packing', type: 'app.Step', position: {x: 160, y: 104}, attrs: {label: {text: 'Packing'}}},
    {id: 'pay', type: 'app.Flow', source: {id: 'order'}, target: {id: 'payment'}},
    {id: 'pack', type: 'app.Flow', source: {id: 'order'}, target: {id: 'packing'}},
  ],
});
show();

// [4]
graph.on('change', show);
document.getElementById('apply')?.addEventListener('click', apply);
new ResizeObserver(fit).observe(paper.el);

/*
[1] Values that equal the defaults of the type are not written to the JSON. The colors
    are set once, here, so the text below `attrs` is short.
[2] The JSON contains the names of types. The namespace contains their classes.
[3] `fromJSON()` empties the graph first. If it fails, the graph has no cells, or cells
    that are not drawn, so the demo restores the previous cells. The paper is frozen
    while it draws new cells. After a failure (a link to a missing element), it is still
    frozen.
[4] Fires for any change of any cell. `fromJSON()` fires `reset` instead.
*/
