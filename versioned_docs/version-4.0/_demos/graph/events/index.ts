import {dia, shapes} from '@joint/core';

const log = document.querySelector<HTMLOListElement>('.log')!;
const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 200,
  cellViewNamespace: shapes,
});

let line: HTMLLIElement | undefined;
let count = 0;

// [1]
graph.on('all', (name: string, cell: dia.Cell, value: unknown) => {
  if (!/^(add|remove|change:)/.test(name)) return;
  const event = `${name} ${cell.id}`;
  // [2]
  if (line?.dataset.event !== event) {
    line = document.createElement('li');
    line.dataset.event = event;
    line.append(document.createElement('strong'), document.createElement('span'));
    log.append(line);
    count = 0;
  }
  count += 1;
  const argument = name.startsWith('change:') ? JSON.stringify(value) : cell.get('type');
  line.children[0].textContent = name + (count > 1 ? ` × ${count}` : '');
  line.children[1].textContent = ` ${cell.id} ${argument}`;
  log.scrollTop = log.scrollHeight;
});

// [3]
graph.on('batch:stop', () => {
  if (!graph.hasActiveBatch()) line = undefined;
});

const steps = ['Order', 'Payment', 'Packing', 'Shipping', 'Delivery', 'Feedback'];

function add(): void {
  const index = graph.getElements().length;
  if (index === steps.length) return;
  const last = graph.getElements().at(-1);
  const row = Math.floor(index / 3);
  const element = new shapes.standard.Rectangle({
    id: steps[index],
    position: {x: 120 * (row === 0 ? index : 5 - index), y: 88 * row},
    size: {width: 88, height: 40},
    attrs: {
      body: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)', rx: 8, ry: 8},
      label: {text: steps[index], fill: 'var(--ink, #1c2430)'},
    },
  });
  const link = new shapes.standard.Link({
    id: `to ${steps[index]}`,
    source: {id: last?.id},
    target: {id: element.id},
    attrs: {line: {stroke: 'var(--line, #5d6b80)'}},
  });
  graph.addCells(last ? [element, link] : [element]);
}

function reverse(): void {
  const link = graph.getLinks().at(-1);
  link?.set({source: link.target(), target: link.source()});
}

document.getElementById('add')?.addEventListener('click', add);
document.getElementById('reverse')?.addEventListener('click', reverse);
// [4]
document.getElementById('remove')?.addEventListener('click', () => graph.getElements().at(-1)?.remove());

function fit(): void {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  paper.transformToFitContent({
    contentArea: {x: 0, y: 0, width: 328, height: 128},
    padding: 16,
    maxScale: 1.25,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
  });
}

add();
add();
add();
new ResizeObserver(fit).observe(paper.el);

/*
[1] Events of a cell also fire on the graph. A handler for `all` receives the name, the
    cell and, for `change:...`, the new value. This log omits `change` (which follows
    each `change:...`), `sort`, `update` and the batches.
[2] If the same event of the same cell fires again, the counter of its line increases.
[3] A drag is one batch named `pointer`. It contains the smaller batches of the moves.
    When no batch is active, the action is over.
[4] The links of an element are removed with it. The graph reports them first.
*/
