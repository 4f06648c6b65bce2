import {dia, linkTools, shapes, util} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 360,
  cellViewNamespace: shapes,
  interactive: {linkMove: false},
});

const place = (id: string, text: string, x: number, y: number) =>
  new shapes.standard.Rectangle({
    id,
    position: {x, y},
    size: {width: 80, height: 48},
    attrs: {
      body: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)', rx: 8, ry: 8},
      label: {text, fill: 'var(--ink, #1c2430)', fontSize: 14},
    },
  });

const way = (id: string, target: string, vertices: dia.Point[] = []) =>
  new shapes.standard.Link({
    id,
    source: {id: 'port'},
    target: {id: target},
    vertices,
    attrs: {line: {stroke: 'var(--line, #5d6b80)', strokeWidth: 2}},
  });

graph.addCells([
  place('port', 'Port', 0, 104),
  place('market', 'Market', 256, 24),
  place('mill', 'Mill', 256, 184),
  way('road', 'market', [{x: 168, y: 48}]),
  way('rail', 'mill'),
]);
const start = graph.toJSON();

// [1]
const tools: Record<string, () => dia.ToolView> = {
  boundary: () => new linkTools.Boundary(),
  segments: () => new linkTools.Segments(),
  vertices: () => new linkTools.Vertices(),
  arrowhead: () => new linkTools.TargetArrowhead(),
  anchor: () => new linkTools.TargetAnchor(),
  remove: () => new linkTools.Remove({distance: '30%'}),
  button: () =>
    new linkTools.Button({
      distance: '70%',
      markup: util.svg`
        <circle r="11" fill="var(--accent, #b93c0a)" cursor="pointer"/>
        <path d="M -6 -3 H 5 L 2 -6 M 6 3 H -5 L -2 6" fill="none" stroke="var(--background, #fff)" stroke-width="2"
          pointer-events="none"/>
      `,
      // [2]
      action: (_event, {model}) => model.set({source: model.target(), target: model.source()}),
    }),
};

// [3]
let selected = 'road';
function show() {
  paper.removeTools();
  const checked = Object.entries(tools).filter(([id]) => document.querySelector<HTMLInputElement>(`#${id}`)?.checked);
  paper.findViewByModel(selected)?.addTools(new dia.ToolsView({tools: checked.map(([, create]) => create())}));
}

paper.on('link:pointerclick', (view: dia.LinkView) => {
  selected = String(view.model.id);
  show();
});
document.querySelector('.toolbar')?.addEventListener('change', show);

document.querySelector('#reset')?.addEventListener('click', () => {
  graph.fromJSON(start);
  show();
});
show();

function fit() {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  paper.transformToFitContent({
    contentArea: {x: 0, y: 0, width: 336, height: 256},
    padding: 12,
    maxScale: 1.3,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
  });
}
new ResizeObserver(fit).observe(paper.el);

/*
[1] A tool belongs to the view that it is added to, so the demo creates new tools each
    time. Later tools are in front.
[2] An action receives the view of the link. When it changes the model, the paper draws
    the change.
[3] Only one link has tools at a time. A link that has been removed has no view.
*/
