import {dia, highlighters, shapes, util} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 320,
  gridSize: 8,
  drawGridSize: 24,
  drawGrid: {name: 'dot', args: {color: 'var(--grid, #d8dee7)', thickness: 2}},
  defaultRouter: {name: 'rightAngle', args: {margin: 12}},
  defaultConnector: {name: 'rounded', args: {radius: 10}},
  cellViewNamespace: shapes,
});

const colors = {second: 'var(--second, #0b6a75)', third: 'var(--third, #5b4aa8)'};
// [1]
const steps = [
  {text: 'Order', at: [0, 0.5], color: 'second', icon: 'M -7 -5 H -5 L -3 3 H 5 L 7 -3 H -4 M -2 6 V 6 M 4 6 V 6'},
  {text: 'Payment', at: [1, 0.5], color: 'second', icon: 'M -7 -5 H 7 V 5 H -7 Z M -7 -1 H 7'},
  {text: 'Packing', at: [2, 0], color: 'second', icon: 'M -6 -3 0 -6 6 -3 V 4 L 0 7 -6 4 Z L 0 0 6 -3 M 0 0 V 7'},
  {text: 'Delivery', at: [3, 0], color: 'second', icon: 'M -7 -4 H 2 V 4 H -7 Z M 2 -1 H 5 L 7 2 V 4 H 2'},
  {text: 'Invoice', at: [2, 1], color: 'third', icon: 'M -5 -7 H 2 L 5 -4 V 7 H -5 Z M -2 -1 H 2 M -2 3 H 2'},
  {text: 'E-mail', at: [3, 1], color: 'third', icon: 'M -7 -5 H 7 V 5 H -7 Z L 0 1 7 -5'},
  {text: 'Customer', at: [4, 0.5], color: 'second', icon: 'M -6 7 A 6 6 0 0 1 6 7 M 0 -1 A 3 3 0 1 1 0.1 -1'},
] as const;

const elements = steps.map(
  ({text, color, icon}) =>
    new shapes.standard.Rectangle({
      id: text.toLowerCase(),
      size: {width: 128, height: 48},
      markup: util.svg`
        <rect @selector="body"/>
        <circle @selector="disc" cx="24" cy="24" r="14"/>
        <path @selector="icon" transform="translate(24, 24)"/>
        <text @selector="label"/>
      `,
      attrs: {
        body: {fill: 'var(--background, #fff)', stroke: 'var(--border, #d5dbe4)', rx: 12, ry: 12},
        disc: {fill: colors[color]},
        icon: {d: icon, stroke: 'var(--background, #fff)', strokeWidth: 1.5},
        label: {text, x: 45, textAnchor: 'start', fill: 'var(--ink, #1c2430)', fontWeight: 600},
      },
    }),
);

const arrow = {type: 'path', d: 'M 8 -5 0 0 8 5 Z', strokeWidth: 1};
const links = [
  ['order', 'payment'],
  ['payment', 'packing'],
  ['payment', 'invoice'],
  ['packing', 'delivery'],
  ['invoice', 'e-mail'],
  ['delivery', 'customer'],
  ['e-mail', 'customer'],
].map(
  ([source, target]) =>
    new shapes.standard.Link({
      id: `${source}-${target}`,
      source: {id: source},
      target: {id: target},
      markup: util.svg`
        <path @selector="line" fill="none"/>
        <path @selector="flow" fill="none"/>
      `,
      attrs: {
        line: {stroke: 'var(--line, #5d6b80)', targetMarker: arrow},
        // [2]
        flow: {connection: true, pathLength: 1, stroke: 'var(--accent, #b93c0a)', strokeWidth: 3, targetMarker: arrow},
      },
    }),
);
graph.addCells([...elements, ...links]);

// [3]
const mark = (cell: dia.Cell, id: string) =>
  highlighters.addClass.add(cell.findView(paper), 'root', id, {className: `is-${id}`});

paper.on('element:mouseenter', ({model}) =>
  [model, ...graph.getConnectedLinks(model)].forEach((cell) => mark(cell, 'near')),
);
paper.on('element:mouseleave', () => highlighters.addClass.removeAll(paper, 'near'));

// [4]
const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
const output = document.querySelector('output')!;
let runs = 0;
async function play() {
  const run = ++runs;
  highlighters.addClass.removeAll(paper, 'lit');
  let wave = elements.slice(0, 1);
  while (wave.length > 0 && run === runs) {
    wave.forEach((element) => mark(element, 'lit'));
    output.textContent = wave.map((element) => element.attr('label/text')).join(' and ');
    const ways = wave.flatMap((element) => graph.getConnectedLinks(element, {outbound: true}));
    await pause(200);
    if (run !== runs) return;
    ways.forEach((link) => mark(link, 'lit'));
    await pause(500);
    wave = elements.filter((element) => ways.some((link) => link.target().id === element.id));
  }
}
document.querySelector('#play')?.addEventListener('click', play);

// [5]
let wasWide: boolean | undefined;
function arrange() {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  const {width, height} = paper.getComputedSize();
  const isWide = width > height * 1.4;
  if (isWide !== wasWide) {
    elements.forEach((element, index) => {
      const [step, lane] = steps[index].at;
      element.position(isWide ? step * 156 : lane * 160, isWide ? lane * 136 : step * 72);
    });
    const [source, target] = isWide ? ['right', 'left'] : ['bottom', 'top'];
    links.forEach((link) => link.prop({source: {anchor: {name: source}}, target: {anchor: {name: target}}}));
    wasWide = isWide;
  }
  paper.transformToFitContent({
    padding: 16,
    maxScale: 1.1,
    useModelGeometry: true,
    verticalAlign: 'middle',
    horizontalAlign: 'middle',
  });
}
new ResizeObserver(arrange).observe(paper.el);

/*
[1] The text, place and icon of each step. The place is the position along the way, and
    then the lane. The icons are drawn around their center.
[2] A second path along the link. With a pathLength of 1, the stylesheet doesn't need to
    know the length. A dash of 1 covers the path, and an offset of 1 hides it.
[3] The highlighter adds a class to the root of a view and removes it again. It is
    identified by its id, so the hover and the run don't interfere with each other.
[4] Follows the links from the first step to the next steps. A click during the run
    starts a new run, and the old run ends at its next pause.
[5] Wide: from left to right. Narrow: from top to bottom. The two coordinates are
    swapped, and so are the sides where links start and end.
*/
