import {dia, shapes} from '@joint/core';
import {Task, TaskView} from './task';

// [1]
const namespace: Record<string, object> = {};

const graph = new dia.Graph({}, {cellNamespace: namespace});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 220,
  cellViewNamespace: namespace,
});

const json = {
  cells: [
    {id: 'write', type: 'project.Task', position: {x: 0, y: 0}},
    {
      id: 'done',
      type: 'standard.Ellipse',
      position: {x: 208, y: 0},
      size: {width: 96, height: 64},
      attrs: {
        body: {fill: 'var(--surface, #f2f5f9)', stroke: 'var(--line, #5d6b80)'},
        label: {text: 'Ellipse', fill: 'var(--ink, #1c2430)'},
      },
    },
    {
      id: 'arrow',
      type: 'standard.Link',
      source: {id: 'write'},
      target: {id: 'done'},
      attrs: {line: {stroke: 'var(--line, #5d6b80)'}},
    },
  ],
};

const output = document.querySelector('output')!;
const isChecked = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)!.checked;

function load() {
  // [2]
  delete namespace.standard;
  delete namespace.project;
  Object.assign(
    namespace,
    isChecked('standard') && shapes,
    (isChecked('task') || isChecked('view')) && {
      project: {...(isChecked('task') && {Task}), ...(isChecked('view') && {TaskView})},
    },
  );
  try {
    graph.fromJSON(json);
    const isOwnView = paper.findViewByModel('write') instanceof TaskView;
    output.textContent = `All cells are loaded.\nView of project.Task: ${isOwnView ? 'TaskView' : 'the default view'}`;
  } catch (error) {
    output.textContent = (error as Error).message;
    // [3]
    graph.resetCells([]);
  }
  center();
}

function center() {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  paper.transformToFitContent({
    padding: 24,
    maxScale: 1,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
    useModelGeometry: true,
  });
}

for (const box of document.querySelectorAll('input')) {
  box.addEventListener('change', load);
}
load();
new ResizeObserver(center).observe(paper.el);

/*
[1] The graph and the paper keep this object and read it whenever they need a class. It
    can therefore get more classes later.
[2] The object is what the checkboxes say: {...shapes, project: {Task, TaskView}}.
[3] fromJSON() first takes the old cells out of the graph. After the error, the graph is
    empty, but the paper still shows the old drawing. This call clears the paper.
*/
