import {V, dia, shapes} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 360,
  cellViewNamespace: shapes,
});

// [1]
const minimap = new dia.Paper({
  el: document.getElementById('minimap'),
  model: graph,
  width: 176,
  height: 104,
  interactive: false,
  cellViewNamespace: shapes,
});

const teams = {
  Design: ['Brand', 'Research', 'Interface', 'Writing'],
  Product: ['Catalog', 'Checkout', 'Accounts', 'Search'],
  Platform: ['Network', 'Storage', 'Security', 'Builds'],
  Sales: ['North', 'South', 'Online', 'Partners'],
  Support: ['Phone', 'Chat', 'Field', 'Training'],
};

const paints: Record<string, {fill: string; stroke: string}> = {
  second: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)'},
  third: {fill: 'var(--third-soft, #efecfa)', stroke: 'var(--third, #5b4aa8)'},
  accent: {fill: 'var(--accent-soft, #fdeee5)', stroke: 'var(--accent, #b93c0a)'},
};

const node = (text: string, x: number, y: number, color: string) =>
  new shapes.standard.Rectangle({
    position: {x, y},
    size: {width: 136, height: 48},
    attrs: {
      body: {...paints[color], rx: 8, ry: 8},
      label: {text, fill: 'var(--ink, #1c2430)', fontSize: 15},
    },
  });

const link = (source: dia.Element, target: dia.Element, targetDirection: 'top' | 'left') =>
  new shapes.standard.Link({
    source: {
      id: source.id,
      anchor: targetDirection === 'top' ? {name: 'bottom'} : {name: 'bottomLeft', args: {dx: 16}},
    },
    target: {id: target.id},
    router: {name: 'rightAngle', args: {margin: 16, sourceDirection: 'bottom', targetDirection}},
    attrs: {line: {stroke: 'var(--line, #5d6b80)', targetMarker: {type: 'path', d: ''}}},
  });

const company = node('Company', 416, 0, 'accent');
const cells = Object.entries(teams).flatMap(([name, members], column) => {
  const department = node(name, column * 208, 112, 'third');
  return [
    department,
    link(company, department, 'top'),
    ...members.flatMap((member, row) => {
      const team = node(member, column * 208 + 40, 192 + row * 72, 'second');
      return [team, link(department, team, 'left')];
    }),
  ];
});
graph.resetCells([company, ...cells]);

// [2]
const frame = V('rect').addClass('frame').appendTo(minimap.getLayerNode(dia.Paper.Layers.FRONT));
function showVisiblePart() {
  const {x, y, width, height} = paper.getArea();
  frame.attr({x, y, width, height});
}
paper.on('transform', showVisiblePart);

// [3]
function fitMinimap() {
  const middle = {verticalAlign: 'middle', horizontalAlign: 'middle'} as const;
  minimap.transformToFitContent({padding: 8, useModelGeometry: true, ...middle});
}
minimap.listenTo(graph, 'change:position', fitMinimap);

// [4]
function showAt(x: number, y: number) {
  const {sx, sy} = paper.scale();
  const {width, height} = paper.getComputedSize();
  paper.translate(width / 2 - x * sx, height / 2 - y * sy);
}
minimap.on('blank:pointerdown', (_, x, y) => showAt(x, y));
minimap.on('blank:pointermove', (_, x, y) => showAt(x, y));

const directions: Record<string, [number, number]> = {
  ArrowLeft: [-40, 0],
  ArrowRight: [40, 0],
  ArrowUp: [0, -40],
  ArrowDown: [0, 40],
};
minimap.el.addEventListener('keydown', (event) => {
  const direction = directions[event.key];
  if (direction) {
    event.preventDefault();
    const {x, y} = paper
      .getArea()
      .center()
      .offset(...direction);
    showAt(x, y);
  }
});

let last = {x: 0, y: 0};
paper.on('blank:pointerdown', ({clientX = 0, clientY = 0}) => {
  last = {x: clientX, y: clientY};
});
paper.on('blank:pointermove', ({clientX = 0, clientY = 0}) => {
  const {tx, ty} = paper.translate();
  paper.translate(tx + clientX - last.x, ty + clientY - last.y);
  last = {x: clientX, y: clientY};
});

const zoom = document.querySelector<HTMLInputElement>('#zoom')!;
const output = document.querySelector('output')!;
zoom.addEventListener('input', () => {
  paper.scaleUniformAtPoint(zoom.valueAsNumber / 100, paper.getArea().center());
  output.textContent = `${zoom.value} %`;
});

fitMinimap();
new ResizeObserver(() => {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  showAt(484, 160);
}).observe(paper.el);

/*
[1] Each paper creates its own views of the cells, and the graph notifies both of
    changes. The minimap is not interactive: nothing can be dragged in it, but its
    events still fire.
[2] The frame is in a layer of the minimap, in graph coordinates. Its 2 px stroke
    doesn't shrink, because the stylesheet sets vector-effect.
[3] useModelGeometry reads the boxes of the models, which is faster than measuring the
    views. Links are treated as straight lines, without their routes. The listening
    ends with minimap.remove().
[4] x and y are in graph coordinates, whatever the scale of the minimap.
*/
