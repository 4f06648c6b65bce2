import type {attributes} from '@joint/core';
import {dia, shapes} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: '100%',
  height: '100%',
  defaultConnectionPoint: {name: 'boundary', args: {offset: 4}},
  cellViewNamespace: shapes,
});

const dot = (id: string) =>
  new shapes.standard.Circle({
    id,
    size: {width: 20, height: 20},
    attrs: {body: {fill: 'var(--surface)', stroke: 'var(--line)'}},
  });

// [1]
const specimen = (name: string, line: attributes.SVGPathAttributes, node: attributes.SVGPathAttributes = {}) =>
  new dia.Link({
    type: 'demo.Link',
    source: {id: `${name}-source`},
    target: {id: `${name}-target`},
    connector: {name: 'curve', args: {sourceDirection: 'up', targetDirection: 'down'}},
    markup: [
      {tagName: 'path', selector: 'line'},
      {tagName: 'path', selector: 'node'},
      {tagName: 'text', selector: 'caption'},
    ],
    attrs: {
      line: {fill: 'none', stroke: 'var(--line)', strokeWidth: 2, connection: true, ...line},
      node: {d: 'M -10 -9 14 0 -10 9 Z', fill: 'none', ...node},
      caption: {fontSize: 11, textAnchor: 'middle', fill: 'var(--ink)'},
    },
  });

const at = {fill: 'var(--accent)'};
const stub = {stroke: 'var(--accent)'};
const links: Record<string, dia.Link> = {
  stubs: specimen('stubs', stub),
  'stubs negative': specimen('stubs negative', stub),
};
const names = [
  'atConnectionLength',
  'atConnectionLengthIgnoreGradient',
  'atConnectionRatio',
  'atConnectionRatioIgnoreGradient',
];
for (const name of names) {
  links[name] = specimen(name, {}, at);
}
const dots = Object.keys(links).flatMap((name) => [dot(`${name}-source`), dot(`${name}-target`)]);

const slider = document.querySelector<HTMLInputElement>('#at')!;
function update() {
  const ratio = slider.valueAsNumber / 100;
  // [2]
  const length = Math.round(160 * ratio);
  for (const [name, link] of Object.entries(links)) {
    const stubs = name === 'stubs' ? Math.max(length / 2, 1) : -Math.max(length / 2, 1);
    if (name.startsWith('stubs')) {
      link.attr('line/connection', {stubs});
      link.attr('caption/text', `connection:\n{stubs: ${stubs}}`);
    } else {
      const value = name.includes('Ratio') ? ratio : length;
      link.attr(['node', name], value);
      link.attr('caption/text', `${name}:\n${value}`);
    }
  }
}

function arrange() {
  const columns = paper.el.clientWidth > 500 ? 3 : 2;
  Object.entries(links).forEach(([name, link], i) => {
    const x = (i % columns) * 190;
    const y = Math.floor(i / columns) * 130;
    for (const [end, dx, dy] of [
      ['source', 30, 76],
      ['target', 140, 24],
    ] as const) {
      (graph.getCell(`${name}-${end}`) as dia.Element).position(x + dx, y + dy);
    }
    link.attr('caption/transform', `translate(${x + 95}, ${y - 12})`);
  });
  const contentArea = {x: 0, y: -28, width: columns * 190, height: (6 / columns) * 130 + 4};
  paper.transformToFitContent({
    contentArea,
    padding: 8,
    maxScale: 1.3,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
  });
}
graph.addCells([...dots, ...Object.values(links)]);
slider.addEventListener('input', update);
update();
new ResizeObserver(arrange).observe(paper.el);

/*
[1] connection: true gives the line the path that router and connector have found. The
    node is a triangle around its own origin, which is put on the path.
[2] Length counts px from the source, or from the target if it is negative; ratio
    goes from 0 to 1. With IgnoreGradient the node is moved, but not turned.
*/
