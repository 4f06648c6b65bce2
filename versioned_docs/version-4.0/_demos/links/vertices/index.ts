import {dia, shapes, V} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 320,
  cellViewNamespace: shapes,
  interactive: {linkMove: false},
});

const stop = (id: string, text: string, x: number, y: number) =>
  new shapes.standard.Rectangle({
    id,
    position: {x, y},
    size: {width: 80, height: 40},
    attrs: {
      body: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)', rx: 8, ry: 8},
      label: {text, fill: 'var(--ink, #1c2430)', fontSize: 14},
    },
  });

const link = new shapes.standard.Link({
  source: {id: 'center'},
  target: {id: 'airport'},
  vertices: [
    {x: 136, y: 32},
    {x: 208, y: 192},
  ],
  connector: {name: 'smooth'},
  attrs: {line: {stroke: 'var(--line, #5d6b80)', strokeWidth: 3}},
});
graph.addCells([stop('center', 'Center', 0, 96), stop('airport', 'Airport', 264, 96), link]);

const ratio = document.querySelector<HTMLInputElement>('#ratio')!;
const output = document.querySelector('output')!;

// [1]
const front = V(paper.getLayerView(dia.Paper.Layers.FRONT).el).attr('pointer-events', 'none');
const arrow = V('path', {fill: 'none', stroke: 'var(--accent, #b93c0a)', 'stroke-width': 2}).appendTo(front);
const dot = V('circle', {id: 'dot', r: 7, fill: 'var(--accent, #b93c0a)'}).appendTo(front);

// [2]
function show() {
  const view = paper.requireView<dia.LinkView>(link);
  const {x, y} = view.getPointAtRatio(ratio.valueAsNumber);
  const angle = view.getTangentAtRatio(ratio.valueAsNumber).angle();
  dot.attr({cx: x, cy: y});
  arrow.attr({d: 'M -32 0 H 32 M 26 -5 L 32 0 L 26 5', transform: `translate(${x}, ${y}) rotate(${angle})`});
  const length = view.getConnectionLength();
  output.value = `${Math.round(ratio.valueAsNumber * length)} of ${Math.round(length)} px, vertices: ${link.vertices().length}`;
}
paper.on('render:done', show);
ratio.addEventListener('input', show);
show();

// [3]
paper.on('link:pointerdblclick', (view: dia.LinkView, _event: dia.Event, x: number, y: number) => {
  view.addVertex(x, y);
});
document.querySelector('#straighten')?.addEventListener('click', () => link.vertices([]));

function fit() {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  paper.transformToFitContent({
    contentArea: {x: 0, y: 0, width: 344, height: 232},
    padding: 12,
    maxScale: 1.3,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
  });
}
new ResizeObserver(fit).observe(paper.el);

/*
[1] Drawn in front of the cells. The pointer ignores it.
[2] render:done fires when the paper has updated views. The path may then be different.
    getPointAtLength() does the same with a length in px.
[3] The view finds out between which vertices the new one belongs.
*/
