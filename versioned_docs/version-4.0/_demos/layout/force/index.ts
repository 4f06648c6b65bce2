import {dia, g, shapes} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 360,
  cellViewNamespace: shapes,
  interactive: {linkMove: false},
  defaultConnectionPoint: {name: 'boundary'},
  moveThreshold: 4,
  clickThreshold: 4,
});

const links =
  'API-Web API-App API-Users API-Orders Orders-Stock Orders-Bank Orders-Mail Users-Mail Stock-Depot Depot-Truck';
const names = [...new Set(links.split(/[ -]/))];
names.forEach((id, index) => {
  const angle = (2 * Math.PI * index) / names.length;
  new shapes.standard.Circle({
    id,
    position: {x: 120 * Math.cos(angle) - 28, y: 120 * Math.sin(angle) - 28},
    size: {width: 56, height: 56},
    attrs: {
      body: {fill: 'var(--third-soft, #efecfa)', stroke: 'var(--third, #5b4aa8)'},
      label: {text: id, fill: 'var(--ink, #1c2430)', fontSize: 14},
    },
  }).addTo(graph);
});
for (const [source, target] of links.split(' ').map((link) => link.split('-'))) {
  new shapes.standard.Link({source: {id: source}, target: {id: target}})
    .attr('line', {stroke: 'var(--line, #5d6b80)', targetMarker: {type: 'path', d: ''}})
    .addTo(graph);
}

// [1]
function step(heat: number): void {
  const bodies = graph.getElements().map((element) => ({element, at: element.getBBox().center(), by: new g.Point()}));
  for (const [index, a] of bodies.entries()) {
    for (const b of bodies.slice(index + 1)) {
      const distance = Math.max(1, a.at.distance(b.at));
      const pull = graph.isNeighbor(a.element, b.element) ? (distance - 88) / 6 : 0;
      const way = a.at.difference(b.at).normalize(20000 / distance ** 2 - pull);
      a.by.offset(way);
      b.by.offset(-way.x, -way.y);
    }
    a.by.offset(-a.at.x / 40, -a.at.y / 25);
  }
  for (const {element, by} of bodies) {
    // [2]
    const {x, y} = by.normalize(Math.min(heat, by.magnitude()));
    if (!element.get('isPinned')) element.translate(x, y);
  }
}

function show(state: string): void {
  const pinned = graph.getElements().filter((element) => element.get('isPinned')).length;
  const output = document.querySelector('output');
  if (output) output.value = `${state}, ${pinned} pinned`;
}

let frame = 0;
function run(): void {
  cancelAnimationFrame(frame);
  // [3]
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let heat = 24;
  const next = () => {
    do {
      step(heat);
      heat *= 0.97;
    } while (isCalm && heat > 0.5);
    if (heat > 0.5) frame = requestAnimationFrame(next);
    show(heat > 0.5 ? 'Running' : 'Settled');
  };
  next();
}

// [4]
function pin(element: dia.Element, isPinned: boolean): void {
  element.set('isPinned', isPinned).attr('body/strokeWidth', isPinned ? 5 : 2);
  run();
}
graph.on('change:position', (element: dia.Element, _position: dia.Point, {ui}) => ui && pin(element, true));
paper.on('element:pointerclick', ({model}) => pin(model, false));
paper.on('blank:pointerclick', run);
document.getElementById('run')?.addEventListener('click', run);

function fit(): void {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  paper.transformToFitContent({
    contentArea: {x: -200, y: -170, width: 400, height: 340},
    padding: 8,
    maxScale: 1.25,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
  });
}
new ResizeObserver(fit).observe(paper.el);

/*
[1] Each step adds up three forces. All elements push each other away, linked elements
    pull each other to a distance of 88 px, and a weak force pulls toward the middle.
[2] The heat is the longest distance that an element may move in one step. It falls with every
    step, so the layout ends. A pinned element only acts on the others.
[3] With reduced motion, all steps run at once and only the result is drawn.
[4] The option `ui` marks moves by the user. The layout moves elements without it, so it
    doesn't pin them.
*/
