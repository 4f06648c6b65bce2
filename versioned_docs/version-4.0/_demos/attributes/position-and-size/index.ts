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

// [1]
const specimen = (tagName: string, attrs: attributes.SVGAttributes, more: attributes.SVGAttributes = {}) =>
  new dia.Element<dia.Element.Attributes>({
    type: 'demo.Specimen',
    size: {width: 80, height: 36},
    markup: [
      {tagName: 'rect', selector: 'model'},
      {tagName: 'text', selector: 'word'},
      {tagName, selector: 'node'},
      {tagName: 'text', selector: 'caption'},
    ],
    attrs: {
      model: {
        width: 'calc(w)',
        height: 'calc(h)',
        fill: 'none',
        stroke: 'var(--line, #5d6b80)',
        strokeDasharray: '3 3',
      },
      word: {
        text: 'ref' in attrs ? 'word' : '',
        x: 14,
        y: 'calc(h/2)',
        textVerticalAnchor: 'middle',
        fill: 'var(--ink, #1c2430)',
      },
      node: {fill: 'var(--accent, #b93c0a)', fillOpacity: 0.5, stroke: 'var(--accent, #b93c0a)', ...attrs, ...more},
      caption: {
        text: Object.entries(attrs)
          .map(([name, value]) => `${name}:${`${name}${value}`.length > 17 ? '\n' : ' '}${value}`)
          .join('\n'),
        x: 'calc(w/2)',
        y: 'calc(h+8)',
        textAnchor: 'middle',
        textVerticalAnchor: 'top',
        fontSize: 11,
        lineHeight: '1.2em',
        fill: 'var(--ink, #1c2430)',
      },
    },
  });

const block = {width: 20, height: 12};
const specimens = [
  specimen('rect', {x: 'calc(w/2)', width: 'calc(w/4)', height: 'calc(s/2)'}),
  specimen('rect', {ref: 'word', x: 'calc(x-4)', width: 'calc(w+8)'}, {y: 'calc(y-4)', height: 'calc(h+8)'}),
  specimen('rect', {refX: '50%', refX2: 8}, block),
  specimen('rect', {refDx: -20, refDy: -12}, block),
  specimen('rect', {refWidth: '50%', refHeight: -8}),
  specimen('ellipse', {refCx: '50%', refRx: '50%'}, {refCy: '50%', refRy: '50%'}),
  specimen('circle', {refRInscribed: '50%'}, {cx: 'calc(w/2)', cy: 'calc(h/2)'}),
  // [2]
  specimen('path', {refDResetOffset: 'M 2 3 7 3 4.5 6 Z'}),
  specimen('path', {refDKeepOffset: 'M 2 3 7 3 4.5 6 Z'}),
  specimen('polygon', {refPoints: '5,5 9,9 5,9'}),
  // [3]
  specimen('rect', {refX: '100%', xAlignment: 'right'}, block),
  specimen('path', {d: 'M 30 9 50 9 50 19 Z', resetOffset: true}),
];
graph.addCells(specimens);

function arrange() {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  const columns = paper.el.clientWidth > 500 ? 4 : 3;
  specimens.forEach((element, i) => element.position((i % columns) * 122, Math.floor(i / columns) * 100));
  const contentArea = {x: -21, y: -12, width: columns * 122, height: (12 / columns) * 100};
  paper.transformToFitContent({contentArea, padding: 4, maxScale: 1.3, horizontalAlign: 'middle'});
}
for (const side of ['width', 'height'] as const) {
  const slider = document.querySelector<HTMLInputElement>(`#${side}`)!;
  slider.addEventListener('input', () => {
    specimens.forEach((element) => element.prop(['size', side], slider.valueAsNumber));
  });
}
new ResizeObserver(arrange).observe(paper.el);

/*
[1] The dashed box is the model's position and size. The colored node has the attributes
    shown below it.
[2] The shape is stretched to the size of the model. ResetOffset also moves it to the
    corner. KeepOffset leaves it at the coordinates where it was drawn.
[3] These attributes move the node by a part of its own size after it is placed.
*/
