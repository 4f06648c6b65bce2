import {dia, shapes} from '@joint/core';
import {History} from './history';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 240,
  cellViewNamespace: shapes,
});

const names = ['Order', 'Payment', 'Packing', 'Shipping', 'Delivery', 'Feedback'];
const slot = (index: number) => ({x: 120 * (index < 3 ? index : 5 - index), y: index < 3 ? 0 : 96});

function add(): void {
  const index = graph.getElements().length;
  if (index === names.length) return;
  const last = graph.getElements().at(-1);
  const {x, y} = slot(index);
  const element = new shapes.standard.Rectangle({
    id: names[index],
    position: {x, y: y + 24 * (index % 2)},
    size: {width: 88, height: 40},
    attrs: {
      body: {fill: 'var(--third-soft, #efecfa)', stroke: 'var(--third, #5b4aa8)', rx: 8, ry: 8},
      label: {text: names[index], fill: 'var(--ink, #1c2430)'},
    },
  });
  const link = new shapes.standard.Link({
    source: {id: last?.id},
    target: {id: element.id},
    attrs: {line: {stroke: 'var(--line, #5d6b80)'}},
  });
  graph.addCells(last ? [element, link] : [element]);
}

// [1]
function align(): void {
  graph.startBatch('align');
  graph.getElements().forEach((element, index) => {
    const {x, y} = slot(index);
    element.position(x, y);
  });
  graph.stopBatch('align');
}

while (graph.getElements().length < 5) add();

// [2]
const saved = graph.toJSON();
const history = new History(graph, showCounts);
const button = (id: string) => document.querySelector<HTMLButtonElement>(`button#${id}`)!;

function showCounts(): void {
  const {done, undone} = history;
  button('undo').disabled = done.length === 0;
  button('redo').disabled = undone.length === 0;
  document.querySelector('output')!.value = `${done.length} to undo, ${undone.length} to redo`;
}

button('undo').addEventListener('click', () => history.undo());
button('redo').addEventListener('click', () => history.redo());
button('align').addEventListener('click', align);
button('add').addEventListener('click', add);
button('remove').addEventListener('click', () => graph.getElements().at(-1)?.remove());
// [3]
button('load').addEventListener('click', () => graph.fromJSON(saved));

document.addEventListener('keydown', (event) => {
  // [4]
  if ((event.target as Element).closest('input, textarea, select, [contenteditable]')) return;
  if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  if (event.shiftKey) history.redo();
  else history.undo();
});

function fit(): void {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  paper.transformToFitContent({
    contentArea: {x: 0, y: 0, width: 328, height: 164},
    padding: 16,
    maxScale: 1.25,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
  });
}

showCounts();
new ResizeObserver(fit).observe(paper.el);

/*
[1] The batch turns the changes into one step. Without a batch, each element that moves
    would be a separate step. `addCells()` and `remove()` open batches themselves.
[2] The first cells are in the graph before the history listens, so undo doesn't remove
    them.
[3] Loading replaces all cells. The history clears itself, because its steps refer to the
    old cells.
[4] In a text field, Ctrl+Z belongs to the browser: it undoes the typing.
*/
