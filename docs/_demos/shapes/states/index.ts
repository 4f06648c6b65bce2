import {dia, shapes, util} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 240,
  interactive: false,
  cellViewNamespace: shapes,
});

type Status = 'idle' | 'running' | 'failed';

// [1]
const looks: Record<Status, {color: string; soft: string; next: Status}> = {
  idle: {color: 'var(--line, #5d6b80)', soft: 'var(--surface, #f2f5f9)', next: 'running'},
  running: {color: 'var(--second, #0b6a75)', soft: 'var(--second-soft, #e3f4f5)', next: 'failed'},
  failed: {color: 'var(--danger, #b42318)', soft: 'var(--accent-soft, #fdeee5)', next: 'idle'},
};

const lookOf = (job: dia.Cell) => looks[job.get('status') as Status];

// [2]
function paint(job: dia.Element) {
  const {color, soft} = lookOf(job);
  job.attr({
    body: {stroke: color, fill: soft},
    dot: {fill: color},
    status: {text: job.get('status'), fill: color},
  });
  for (const link of graph.getConnectedLinks(job, {outbound: true})) {
    link.attr('line', {stroke: color, strokeDasharray: job.get('status') === 'failed' ? '2 6' : 'none'});
  }
}
graph.on('change:status', paint);

const job = (id: string, text: string, x: number, y: number, status: Status) =>
  new dia.Element({
    id,
    type: 'ci.Job',
    status,
    position: {x, y},
    size: {width: 128, height: 64},
    markup: util.svg`
      <rect @selector="body"/>
      <circle @selector="dot"/>
      <text @selector="label"/>
      <text @selector="status"/>
    `,
    attrs: {
      root: {cursor: 'pointer'},
      body: {width: 'calc(w)', height: 'calc(h)', rx: 8, strokeWidth: 2},
      dot: {cx: 22, cy: 'calc(h / 2)', r: 6},
      label: {text, x: 40, y: 28, fontSize: 14, fontWeight: 'bold', fill: 'var(--ink, #1c2430)'},
      status: {x: 40, y: 46, fontSize: 12},
    },
  });

const link = (source: string, target: string) =>
  new shapes.standard.Link({id: `${source}-${target}`, source: {id: source}, target: {id: target}});

graph.addCells([
  job('build', 'Build', 0, 0, 'running'),
  job('test', 'Test', 192, 0, 'idle'),
  job('check', 'Check', 0, 128, 'failed'),
  job('deploy', 'Deploy', 192, 128, 'idle'),
  link('build', 'test'),
  link('build', 'check'),
  link('test', 'deploy'),
  link('check', 'deploy'),
]);
// [3]
graph.getElements().forEach(paint);

// [4]
paper.on('element:pointerclick', ({model}) => model.set('status', lookOf(model).next));

document.querySelector('#reset')!.addEventListener('click', () => {
  for (const element of graph.getElements()) {
    element.set('status', 'idle');
  }
});

// [5]
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
[1] Each status is defined in one place. To add a status, add a line here.
[2] The graph passes on the changes of its cells, so one listener serves all jobs. Its
    first argument is the cell that changed.
[3] No event has fired at the start, so the demo updates the look of each job once.
[4] The handlers change only the data. If a server sets the status, the look changes in
    the same way.
[5] Centers the drawing, and shrinks it on a narrow page.
*/
