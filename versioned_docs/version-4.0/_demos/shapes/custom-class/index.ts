import {dia, shapes} from '@joint/core';
import {Task} from './task';

// [1]
const cellNamespace = {...shapes, project: {Task}};

const graph = new dia.Graph({}, {cellNamespace});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 280,
  interactive: false,
  cellViewNamespace: cellNamespace,
});

const write = new Task({id: 'write', title: 'Write', progress: 75});
const review = new Task({id: 'review', title: 'Review', progress: 50, position: {x: 0, y: 96}});
const publish = new Task({id: 'publish', title: 'Publish', position: {x: 0, y: 192}});

const then = (source: Task, target: Task) =>
  new shapes.standard.Link({
    source: {id: source.id},
    target: {id: target.id},
    attrs: {line: {stroke: 'var(--line, #5d6b80)'}},
  });

graph.addCells([write, review, publish, then(write, review), then(review, publish)]);

paper.on('element:pointerclick', ({model}) => {
  if (model instanceof Task) {
    model.advance();
  }
});

document.querySelector('#advance')!.addEventListener('click', () => {
  for (const element of graph.getElements()) {
    // [2]
    if (element instanceof Task) {
      element.advance();
    }
  }
});

// [3]
document.querySelector('#reload')!.addEventListener('click', () => graph.fromJSON(graph.toJSON()));

// [4]
new ResizeObserver(() => {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  paper.transformToFitContent({
    padding: 20,
    maxScale: 1,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
    useModelGeometry: true,
  });
}).observe(paper.el);

/*
[1] The path to the class is the type of its cells: project.Task.
[2] After a reload, the graph has new cells. The code therefore gets them from the graph
    each time and doesn't keep an array.
[3] fromJSON() looks up each type in the cell namespace and creates an instance of the
    class.
[4] Centers the drawing, and shrinks it on a narrow page.
*/
