import {dia, shapes} from '@joint/core';
import {DirectedGraph} from '@joint/layout-directed-graph';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 280,
  cellViewNamespace: shapes,
  interactive: false,
});

// [1]
let list = `Ada
Ben Ada
Cleo Ada
Dan Ben
Eve Ben
Finn Cleo`;

function makeElement(id: string): dia.Element {
  return new shapes.standard.Rectangle({
    id,
    size: {width: 72, height: 36},
    attrs: {
      body: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)', rx: 8, ry: 8},
      label: {text: id, fill: 'var(--ink, #1c2430)'},
    },
  });
}

function makeLink(parent: string, id: string): dia.Link {
  return new shapes.standard.Link({source: {id: parent}, target: {id}}).attr('line/stroke', 'var(--line, #5d6b80)');
}

function build(): void {
  const rows = list.split('\n').map((line) => line.trim().split(/\s+/));
  const parents = new Map(rows.filter(([id]) => id).map(([id, parent]) => [id, parent]));
  // [2]
  const links = [...parents].filter(([id, parent]) => parent !== id && parents.has(parent));
  graph.resetCells([...[...parents.keys()].map(makeElement), ...links.map(([id, parent]) => makeLink(parent, id))]);
  DirectedGraph.layout(graph, {rankDir: 'TB', nodeSep: 16, rankSep: 32});
  fit();

  // [3]
  const childrenOf = (element: dia.Element) => graph.getNeighbors(element, {outbound: true}).map(({id}) => id);
  const adjacency = graph.getElements().map((element) => `${element.id}: ${childrenOf(element).join(', ')}`.trim());
  const output = document.querySelector('output');
  if (output) output.value = adjacency.join('\n');
}

const field = document.querySelector('textarea');
field?.addEventListener('input', () => {
  list = field.value;
  build();
});

paper.on('element:pointerclick', ({model}) => {
  const name = ['Gus', 'Hugo', 'Ivan', 'Jo', 'Kim', 'Lea'].find((id) => !graph.getCell(id));
  if (!name) return;
  list = `${list.trim()}\n${name} ${model.id}`;
  if (field) field.value = list;
  build();
});

function fit(): void {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  paper.transformToFitContent({
    useModelGeometry: true,
    padding: 16,
    maxScale: 1.25,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
  });
}

if (field) field.value = list;
build();
new ResizeObserver(fit).observe(paper.el);

/*
[1] Each line has an id and the id of the parent. The root has no parent.
[2] A link needs both of its ends, so a row whose parent is missing becomes another root.
    resetCells() replaces everything in the graph. The elements come first.
[3] The way back: the list is read from the graph. With `outbound`, only the elements to
    which a link leads are neighbors.
*/
