import {dia, shapes, V} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 360,
  cellViewNamespace: shapes,
  interactive: (view) => view.model.id === 'hub',
});

const {Circle, Ellipse, Link, Path, Polygon, Rectangle} = shapes.standard;
const size = {width: 104, height: 72};
const body = {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)'};
const label = (text: string) => ({text, fill: 'var(--ink, #1c2430)', fontSize: 14});
const leaf =
  'M 0 calc(h) C 0 calc(0.3*h) calc(0.3*w) 0 calc(w) 0 C calc(w) calc(0.7*h) calc(0.7*w) calc(h) 0 calc(h) Z';
const diamond = 'calc(0.5*w),0 calc(w),calc(0.5*h) calc(0.5*w),calc(h) 0,calc(0.5*h)';

const hub = new Circle({
  id: 'hub',
  position: {x: 148, y: 112},
  size: {width: 56, height: 56},
  attrs: {body: {fill: 'var(--accent-soft, #fdeee5)', stroke: 'var(--accent, #b93c0a)'}, label: label('Hub')},
});
const ends = [
  new Ellipse({id: 'ellipse', position: {x: 0, y: 8}, size, attrs: {body, label: label('Ellipse')}}),
  new Path({id: 'path', position: {x: 240, y: 8}, size, attrs: {body: {...body, d: leaf}, label: label('Path')}}),
  new Polygon({
    id: 'polygon',
    position: {x: 0, y: 200},
    size,
    attrs: {body: {...body, points: diamond}, label: label('Polygon')},
  }),
  new Rectangle({id: 'turned', position: {x: 240, y: 200}, size, angle: 30, attrs: {body, label: label('Turned')}}),
];

// [1]
const links = ends.map(
  (end) =>
    new Link({
      id: `to-${end.id}`,
      source: {id: 'hub'},
      target: {id: end.id},
      attrs: {line: {stroke: 'var(--line, #5d6b80)', strokeWidth: 2}},
    }),
);
graph.addCells([hub, ...ends, ...links]);

// [2]
for (const end of ends) {
  V('rect', {
    ...end.getBBox({rotate: true}).toJSON(),
    fill: 'none',
    stroke: 'var(--muted, #566273)',
    'stroke-dasharray': '3 4',
  }).appendTo(paper.getLayerView(dia.Paper.Layers.BACK).el);
}

const point = document.querySelector<HTMLSelectElement>('#point')!;
const offset = document.querySelector<HTMLInputElement>('#offset')!;
const output = document.querySelector('output')!;

// [3]
function connect() {
  output.value = offset.value;
  for (const link of links) {
    link.prop('target/connectionPoint', {name: point.value, args: {offset: offset.valueAsNumber}});
  }
}
point.addEventListener('input', connect);
offset.addEventListener('input', connect);
connect();

function fit() {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  paper.transformToFitContent({
    contentArea: {x: 0, y: 0, width: 352, height: 300},
    padding: 12,
    maxScale: 1.2,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
  });
}
new ResizeObserver(fit).observe(paper.el);

/*
[1] All links aim at the center of their shape, which is the default anchor. Only the
    point where the line stops is different.
[2] The boxes are drawn behind the cells. The box around a rotated element is upright.
    rectangle uses the box that is rotated with the element instead.
[3] A positive offset moves the point back along the line. A negative offset moves it
    into the shape.
*/
