import {dia, shapes} from '@joint/core';
import {DirectedGraph} from '@joint/layout-directed-graph';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 360,
  cellViewNamespace: shapes,
  defaultConnector: {name: 'rounded'},
});
const rankDir = document.querySelector<HTMLSelectElement>('#rankDir')!;
const rankSep = document.querySelector<HTMLInputElement>('#rankSep')!;
const nodeSep = document.querySelector<HTMLInputElement>('#nodeSep')!;
const output = document.querySelector<HTMLOutputElement>('output')!;

const next: Record<string, string[]> = {
  Order: ['Stock', 'Credit', 'Archive'],
  Stock: ['Pack'],
  Credit: ['Invoice', 'Reject'],
  Pack: ['Ship'],
  Invoice: ['Ship'],
  Ship: ['Archive'],
  Reject: [],
  Archive: [],
};
for (const id of Object.keys(next)) {
  new shapes.standard.Rectangle({
    id,
    size: {width: 80, height: 40},
    attrs: {
      body: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)', rx: 8, ry: 8},
      label: {text: id, fill: 'var(--ink, #1c2430)'},
    },
  }).addTo(graph);
}
for (const [source, targets] of Object.entries(next)) {
  for (const target of targets) {
    new shapes.standard.Link({
      source: {id: source},
      target: {id: target},
      attrs: {line: {stroke: 'var(--line, #5d6b80)'}},
    }).addTo(graph);
  }
}

function layout(): void {
  const {width, height} = DirectedGraph.layout(graph, {
    rankDir: rankDir.value as 'LR' | 'RL' | 'TB' | 'BT',
    // [1]
    rankSep: rankSep.valueAsNumber,
    nodeSep: nodeSep.valueAsNumber,
    // [2]
    setVertices: true,
  });
  output.value = `${Math.round(width)} × ${Math.round(height)}`;
  fit();
}

// [3]
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

// [4]
if (window.innerWidth < 600) rankDir.value = 'TB';
rankDir.addEventListener('change', layout);
rankSep.addEventListener('input', layout);
nodeSep.addEventListener('input', layout);
layout();
new ResizeObserver(fit).observe(paper.el);

/*
[1] The distances between ranks, and between neighbors in a rank. The layout treats 0 as
    "not set" and uses its default, 50.
[2] The bends of a link become its vertices. A link that crosses a rank, such as the
    link from Order to Archive, runs around the elements there.
[3] The layout starts at 0, 0 and doesn't know the paper, so the demo scales the result
    to fit.
[4] On a narrow screen, the process is easier to read from top to bottom.
*/
