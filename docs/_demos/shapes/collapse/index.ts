import {dia, shapes, util} from '@joint/core';

const TITLE_HEIGHT = 40;

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 260,
  cellViewNamespace: shapes,
});

const group = (id: string, text: string, x: number, y: number, width: number, height: number) =>
  new shapes.standard.Rectangle({
    id,
    position: {x, y},
    size: {width, height},
    collapsed: false,
    markup: util.svg`
      <rect @selector="body"/>
      <text @selector="label"/>
      <g @selector="toggle"><rect width="20" height="20" rx="4"/><path @selector="sign"/></g>
    `,
    attrs: {
      body: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)', rx: 8, ry: 8},
      label: {text, x: 40, y: 20, textAnchor: 'start', fill: 'var(--ink, #1c2430)', fontSize: 14, fontWeight: 600},
      // [1]
      toggle: {
        event: 'group:toggle',
        transform: 'translate(10, 10)',
        cursor: 'pointer',
        fill: 'var(--second, #0b6a75)',
      },
      sign: {d: 'M 5 10 H 15', stroke: 'var(--background, #fff)', strokeWidth: 2},
    },
  });

const box = (id: string, text: string, x: number, y: number) =>
  new shapes.standard.Rectangle({
    id,
    position: {x, y},
    size: {width: 88, height: 40},
    attrs: {
      body: {fill: 'var(--background, #fff)', stroke: 'var(--line, #5d6b80)', rx: 6, ry: 6},
      label: {text, fill: 'var(--ink, #1c2430)', fontSize: 14},
    },
  });

const link = (source: string, target: string) =>
  new shapes.standard.Link({
    source: {id: source},
    target: {id: target},
    attrs: {line: {stroke: 'var(--line, #5d6b80)', strokeWidth: 2}},
  });

const backend = group('backend', 'Backend', 144, 0, 320, 208);
const storage = group('storage', 'Storage', 320, 40, 128, 152);
graph.addCells([backend, storage, box('browser', 'Browser', 0, 96)]);
graph.addCells([box('api', 'API', 168, 96), box('cache', 'Cache', 340, 80), box('database', 'Database', 340, 136)]);
graph.addCells([link('browser', 'api'), link('api', 'cache'), link('api', 'database')]);
backend.embed([storage, graph.getCell('api')]);
storage.embed([graph.getCell('cache'), graph.getCell('database')]);

// [2]
const visibleCell = (cell: dia.Cell) =>
  cell
    .getAncestors()
    .filter((ancestor) => ancestor.get('collapsed'))
    .pop() ?? cell;

function toggle(element: dia.Element, collapsed: boolean) {
  if (element.get('collapsed') === collapsed) return;
  const {width, height} = element.size();
  if (collapsed) element.set('expandedSize', {width, height}).resize(120, TITLE_HEIGHT);
  else element.set('size', element.get('expandedSize'));
  element.set('collapsed', collapsed).attr('sign/d', collapsed ? 'M 5 10 H 15 M 10 5 V 15' : 'M 5 10 H 15');
}

function refresh() {
  for (const element of graph.getElements()) {
    element.attr('root/display', visibleCell(element) === element ? null : 'none');
  }
  for (const edge of graph.getLinks()) {
    // [3]
    const ends = edge.get('ends') ?? {source: edge.source(), target: edge.target()};
    const source = visibleCell(graph.getCell(ends.source.id));
    const target = visibleCell(graph.getCell(ends.target.id));
    edge.set({ends, source: {id: source.id}, target: {id: target.id}});
    edge.attr('root/display', source === target ? 'none' : null);
  }
}

paper.on('group:toggle', ({model}: dia.ElementView, evt: dia.Event) => {
  evt.stopPropagation();
  toggle(model, !model.get('collapsed'));
  refresh();
});
for (const [id, collapsed] of Object.entries({collapse: true, expand: false})) {
  document.querySelector(`#${id}`)!.addEventListener('click', () => {
    [storage, backend].forEach((element) => toggle(element, collapsed));
    refresh();
  });
}

new ResizeObserver(() => {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  const contentArea = {x: 0, y: 0, width: 464, height: 208};
  paper.transformToFitContent({
    contentArea,
    padding: 20,
    maxScale: 1,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
  });
}).observe(paper.el);

/*
[1] A press on the toggle fires this event on the paper. The handler stops the event, so
    that the group isn't dragged.
[2] What stands for a cell at the moment: its outermost collapsed ancestor, or the cell
    itself. getAncestors() starts with the parent and ends with the outermost ancestor.
[3] A link keeps its real ends in its own data. Its drawn ends are what stands for them.
    If that is the same group for both, the link is inside the group and is hidden.
*/
