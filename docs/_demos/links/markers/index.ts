import {dia, shapes} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 300,
  cellViewNamespace: shapes,
});

const table = (id: string, text: string, x: number, y: number) =>
  new shapes.standard.Rectangle({
    id,
    position: {x, y},
    size: {width: 88, height: 48},
    attrs: {
      body: {fill: 'var(--surface, #f2f5f9)', stroke: 'var(--line, #5d6b80)', rx: 8, ry: 8},
      label: {text, fill: 'var(--ink, #1c2430)', fontSize: 14},
    },
  });
const relation = (id: string, source: string, target: string) =>
  new shapes.standard.Link({id, source: {id: source}, target: {id: target}, attrs: {line: {strokeWidth: 2}}});

const links = [
  relation('order', 'orders', 'customers'),
  relation('line', 'lines', 'orders'),
  relation('product', 'lines', 'products'),
];
graph.addCells([
  table('customers', 'Customers', 0, 0),
  table('orders', 'Orders', 240, 0),
  table('lines', 'Lines', 240, 144),
  table('products', 'Products', 0, 144),
  ...links,
]);

// [1]
const markerOf = (name: string, size: number): dia.SVGMarkerJSON => {
  switch (name) {
    case 'arrow':
      return {type: 'path', d: `M ${2 * size} ${-size} 0 0 ${2 * size} ${size} Z`};
    case 'open':
      return {type: 'path', d: `M ${2 * size} ${-size} 0 0 ${2 * size} ${size}`, fill: 'none', 'stroke-width': 2};
    case 'diamond':
      return {type: 'path', d: `M 0 0 ${1.5 * size} ${-size} ${3 * size} 0 ${1.5 * size} ${size} Z`};
    case 'circle':
      return {type: 'circle', r: size, cx: size, fill: 'var(--background, #fff)', 'stroke-width': 2};
    case 'bar':
      return {type: 'rect', x: size, y: -size, width: 2, height: 2 * size};
    case 'crow':
      return {type: 'path', d: `M 0 ${-size} ${2 * size} 0 0 ${size}`, fill: 'none', 'stroke-width': 2};
    default:
      // [2]
      return {type: 'path', d: 'M 0 0'};
  }
};

const source = document.querySelector<HTMLSelectElement>('#source')!;
const target = document.querySelector<HTMLSelectElement>('#target')!;
const color = document.querySelector<HTMLSelectElement>('#color')!;
const size = document.querySelector<HTMLInputElement>('#size')!;

function mark() {
  for (const link of links) {
    link.attr('line/stroke', color.value);
    // [3]
    link.attr('line/sourceMarker', markerOf(source.value, size.valueAsNumber), {rewrite: true});
    link.attr('line/targetMarker', markerOf(target.value, size.valueAsNumber), {rewrite: true});
  }
}
for (const control of [source, target, color, size]) {
  control.addEventListener('input', mark);
}
mark();

function fit() {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  paper.transformToFitContent({
    contentArea: {x: 0, y: 0, width: 328, height: 192},
    padding: 16,
    maxScale: 1.3,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
  });
}
new ResizeObserver(fit).observe(paper.el);

/*
[1] The origin is the end of the line, and positive x points back along the line, at
    both ends. The stroke and the fill are the color of the line unless the marker sets
    its own.
[2] An empty drawing replaces the previous marker.
[3] Attributes are merged by default. Without rewrite, the fill of one marker would stay
    on the next.
*/
