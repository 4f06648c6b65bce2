import type {attributes} from '@joint/core';
import {dia, shapes} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 520,
  interactive: false,
  cellViewNamespace: shapes,
});

// [1]
const specimen = (attrs: attributes.SVGTextAttributes, frame?: attributes.SVGRectAttributes) =>
  new dia.Element<dia.Element.Attributes>({
    type: 'demo.Text',
    size: {width: 120, height: 48},
    markup: [
      {tagName: 'rect', selector: 'frame'},
      {tagName: 'path', selector: 'ticks'},
      {tagName: 'path', selector: 'curve'},
      {tagName: 'text', selector: 'label'},
      {tagName: 'text', selector: 'caption'},
    ],
    attrs: {
      frame: {
        width: 'calc(w)',
        height: 'calc(h)',
        fill: 'var(--surface, #f2f5f9)',
        stroke: 'var(--border, #d5dbe4)',
        ...frame,
      },
      ticks: {d: 'M -4 24 H 4 M calc(w-4) 24 h 8', stroke: 'var(--accent, #b93c0a)'},
      curve: {d: 'M 8 40 Q calc(w/2) 0 calc(w-8) 40', fill: 'none'},
      label: {
        x: 'calc(w/2)',
        y: 24,
        textAnchor: 'middle',
        textVerticalAnchor: 'middle',
        fontSize: 13,
        fill: 'var(--ink, #1c2430)',
        ...attrs,
      },
      caption: {
        text: JSON.stringify(attrs)
          .slice(1, -1)
          .replace(/"(\w+)":/g, ' $1: '),
        textWrap: {width: 156, height: null},
        x: 'calc(w/2)',
        y: 'calc(h+8)',
        textAnchor: 'middle',
        textVerticalAnchor: 'top',
        fontSize: 11,
        fill: 'var(--accent, #b93c0a)',
      },
    },
  });

// [2]
const anchors = ['top', 'middle', 'bottom'].map((textVerticalAnchor) => specimen({textVerticalAnchor}));
const others = [
  specimen({lineHeight: '2em'}),
  specimen({annotations: [{start: 0, end: 4, attrs: {fill: 'var(--accent, #b93c0a)'}}]}),
  specimen({eol: '+'}),
  specimen({textPath: {selector: 'curve', startOffset: '50%'}, x: 0}),
  specimen({textWrap: {width: 44, height: 36, ellipsis: true}}),
];
// [3]
const empty = specimen(
  {text: '', displayEmpty: true},
  {ref: 'label', x: 'calc(x-4)', y: 'calc(y-4)', width: 'calc(w+8)', height: 'calc(h+8)'},
);
const specimens = [...anchors, ...others, empty];
graph.addCells(specimens);

const field = document.querySelector<HTMLTextAreaElement>('#text')!;
function update() {
  for (const element of [...anchors, ...others]) {
    element.attr('label/text', field.value);
  }
}
field.addEventListener('input', update);
update();

function arrange() {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  const columns = paper.el.clientWidth > 500 ? 3 : 2;
  specimens.forEach((element, i) => element.position((i % columns) * 164, Math.floor(i / columns) * 100));
  const contentArea = {x: -22, y: -8, width: columns * 164, height: Math.ceil(9 / columns) * 100};
  paper.transformToFitContent({contentArea, padding: 8, maxScale: 1.3, horizontalAlign: 'middle'});
}
new ResizeObserver(arrange).observe(paper.el);

/*
[1] The caption below each text shows what its label has in addition to text, x, y and
    colors.
[2] y is 24, where the ticks are. The anchor decides which part of the text is at y.
[3] The frame takes its size from the text. An empty text has no size unless
    displayEmpty is true.
*/
