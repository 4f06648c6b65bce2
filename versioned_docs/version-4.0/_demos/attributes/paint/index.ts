import type {attributes} from '@joint/core';
import {dia, shapes} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 420,
  interactive: false,
  cellViewNamespace: shapes,
});

const specimen = (caption: string, attrs: attributes.SVGAttributes, tagName = 'rect') =>
  new dia.Element<dia.Element.Attributes>({
    type: 'demo.Paint',
    size: {width: 120, height: 44},
    markup: [
      {tagName, selector: 'node'},
      {tagName: 'text', selector: 'caption'},
    ],
    attrs: {
      node: {
        ...(tagName === 'rect'
          ? {width: 'calc(w)', height: 'calc(h)', rx: 8, fill: 'var(--second, #0b6a75)'}
          : {d: 'M 0 34 L calc(w/2) 8 L calc(w) 34', fill: 'none', strokeWidth: 2}),
        ...attrs,
      },
      caption: {
        text: caption,
        x: 'calc(w/2)',
        y: 'calc(h+16)',
        textAnchor: 'middle',
        textVerticalAnchor: 'middle',
        fontSize: 11,
        fill: 'var(--ink, #1c2430)',
      },
    },
  });

const arrow = {type: 'path', d: 'M 12 -6 0 0 12 6 Z'};

// [1]
const gradient = (type: 'linearGradient' | 'radialGradient', color: string): dia.SVGGradientJSON => ({
  type,
  stops: [
    {offset: '0%', color: 'var(--background, #fff)'},
    {offset: '100%', color},
  ],
});
const pattern = (color: string): dia.SVGPatternJSON => ({
  type: 'pattern',
  attrs: {width: 8, height: 8, patternTransform: 'rotate(45)'},
  markup: [{tagName: 'rect', attributes: {width: 4, height: 8, fill: color}}],
});
const outline = {fill: 'none', strokeWidth: 8};
// [2]
const args = {amount: 0.7, angle: 90};

function specimens(color: string, filter: string) {
  return [
    specimen('fill: linearGradient', {fill: gradient('linearGradient', color)}),
    specimen('fill: radialGradient', {fill: gradient('radialGradient', color)}),
    specimen('fill: pattern', {fill: pattern(color)}),
    specimen('stroke: linearGradient', {...outline, stroke: gradient('linearGradient', color)}),
    specimen('stroke: pattern', {...outline, stroke: pattern(color)}),
    specimen(`filter: ${filter}`, {fill: color, filter: {name: filter, args} as dia.SVGFilterJSON}),
    // [3]
    specimen('sourceMarker', {stroke: color, sourceMarker: arrow}, 'path'),
    specimen('vertexMarker', {stroke: color, vertexMarker: {type: 'circle', r: 6}}, 'path'),
    specimen('targetMarker', {stroke: color, targetMarker: arrow}, 'path'),
  ];
}

const color = document.querySelector<HTMLSelectElement>('#color')!;
const filter = document.querySelector<HTMLSelectElement>('#filter')!;

function draw() {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  const columns = paper.el.clientWidth > 500 ? 3 : 2;
  const cells = specimens(color.value, filter.value);
  cells.forEach((element, i) => element.position((i % columns) * 160, Math.floor(i / columns) * 80));
  graph.resetCells(cells);
  const padding = {left: 16, top: 16, right: 16, bottom: 8};
  paper.transformToFitContent({padding, maxScale: 1.4, horizontalAlign: 'middle', verticalAlign: 'middle'});
}
color.addEventListener('input', draw);
filter.addEventListener('input', draw);
new ResizeObserver(draw).observe(paper.el);

/*
[1] An object instead of a color. The paper adds the gradient or pattern to its defs,
    once for equal objects, and sets fill="url(#id)" on the node.
[2] A filter reads the arguments that it knows, here amount or angle. Other arguments
    have defaults, such as blur 4 for the shadow.
[3] A marker takes its color from the stroke of its node. At the target end, the same
    drawing is rotated by 180 degrees.
*/
