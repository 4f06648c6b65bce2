import {dia, shapes} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 380,
  defaultConnectionPoint: {name: 'boundary', args: {offset: 4}},
  cellViewNamespace: shapes,
});

const dot = () =>
  new shapes.standard.Circle({
    size: {width: 20, height: 20},
    attrs: {body: {fill: 'var(--surface, #f2f5f9)', stroke: 'var(--line, #5d6b80)'}},
  });

function specimen(name: string, valueAt: (ratio: number) => unknown) {
  const selector = name === 'connection' ? 'line' : 'node';
  const [source, target] = [dot(), dot()];
  // [1]
  const link = new dia.Link({
    type: 'demo.Link',
    source: {id: source.id},
    target: {id: target.id},
    connector: {name: 'curve', args: {sourceDirection: 'up', targetDirection: 'down'}},
    markup: [
      {tagName: 'path', selector: 'line'},
      {tagName: 'path', selector: 'node'},
      {tagName: 'text', selector: 'caption'},
    ],
    attrs: {
      line: {connection: true, fill: 'none', stroke: 'var(--line, #5d6b80)', strokeWidth: 2},
      node: {d: 'M -10 -9 14 0 -10 9 Z', fill: 'none'},
      caption: {fontSize: 11, textAnchor: 'middle', fill: 'var(--ink, #1c2430)'},
    },
  });
  link.attr([selector, selector === 'line' ? 'stroke' : 'fill'], 'var(--accent, #b93c0a)');
  graph.addCells([source, target, link]);
  return {
    place(x: number, y: number) {
      source.position(x + 30, y + 76);
      target.position(x + 140, y + 24);
      link.attr('caption/transform', `translate(${x + 95}, ${y - 12})`);
    },
    update(ratio: number) {
      const value = valueAt(ratio);
      link.attr([selector, name], value);
      link.attr('caption/text', `${name}:\n${JSON.stringify(value).replace(/"(\w+)":/g, '$1: ')}`);
    },
  };
}

const px = (ratio: number) => Math.round(125 * ratio);
const specimens = [
  // [2]
  specimen('connection', (ratio) => ({stubs: px(ratio / 2) || 1})),
  specimen('connection', (ratio) => ({stubs: -px(ratio / 2) || -1})),
  // [3]
  specimen('atConnectionLength', px),
  specimen('atConnectionLengthIgnoreGradient', px),
  specimen('atConnectionRatio', (ratio) => ratio),
  specimen('atConnectionRatioIgnoreGradient', (ratio) => ratio),
];

const slider = document.querySelector<HTMLInputElement>('#at')!;
const update = () => specimens.forEach((each) => each.update(slider.valueAsNumber / 100));
slider.addEventListener('input', update);
update();

function arrange() {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  const columns = paper.el.clientWidth > 500 ? 3 : 2;
  specimens.forEach((each, i) => each.place((i % columns) * 190, Math.floor(i / columns) * 130));
  const contentArea = {x: 0, y: -28, width: columns * 190, height: (6 / columns) * 130 + 4};
  paper.transformToFitContent({
    contentArea,
    padding: 8,
    maxScale: 1.3,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
  });
}
new ResizeObserver(arrange).observe(paper.el);

/*
[1] connection: true sets the line to the path that the router and the connector
    computed. The node is a triangle around its own origin. The origin is placed on the
    path.
[2] A positive stub is the length of each end. A negative stub is the length of the gap
    between them.
[3] Length is in px from the source, or from the target if it is negative. Ratio is a
    number from 0 to 1. With IgnoreGradient, the node moves but doesn't turn.
*/
