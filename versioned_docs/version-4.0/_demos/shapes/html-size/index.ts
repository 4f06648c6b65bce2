import {dia, shapes} from '@joint/core';
import {List, ListView} from './list';

const cellNamespace = {...shapes, menu: {List, ListView}};

const graph = new dia.Graph({}, {cellNamespace});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 320,
  cellViewNamespace: cellNamespace,
});

const lists = [
  new List({id: 'lunch', items: ['Soup', 'Bread']}),
  new List({id: 'dinner', position: {x: 240, y: 0}, items: ['Potatoes with herbs', 'Apple pie']}),
];
const link = new shapes.standard.Link({
  source: {id: 'lunch'},
  target: {id: 'dinner'},
  attrs: {line: {stroke: 'var(--line, #5d6b80)'}},
});
graph.addCells([...lists, link]);

const width = document.querySelector<HTMLInputElement>('#width')!;
width.addEventListener('input', () => {
  for (const list of lists) {
    list.resize(width.valueAsNumber, list.size().height);
  }
});

// [1]
function center() {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  paper.transformToFitContent({
    padding: 20,
    maxScale: 1,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
    useModelGeometry: true,
  });
}
graph.on('change:size', center);
new ResizeObserver(center).observe(paper.el);

/*
[1] Centers the drawing, and shrinks it on a narrow page.
*/
