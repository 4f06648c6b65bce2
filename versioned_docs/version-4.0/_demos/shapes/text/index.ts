import {dia, shapes} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: '100%',
  height: '100%',
  interactive: false,
  cellViewNamespace: shapes,
});

const note = (id: string, y: number, color: string, label: dia.Cell.Selectors[string]) =>
  new shapes.standard.Rectangle({
    id,
    position: {x: 0, y},
    size: {width: 208, height: 88},
    attrs: {
      body: {fill: `var(--${color}-soft)`, stroke: `var(--${color})`, rx: 8, ry: 8},
      label: {fill: 'var(--ink)', fontSize: 14, lineHeight: '1.3em', ...label},
    },
  });

// [1]
const notes = [
  note('top', 0, 'second', {x: 12, y: 12, textAnchor: 'start', textVerticalAnchor: 'top'}),
  note('middle', 104, 'third', {textVerticalAnchor: 'middle'}),
  note('bottom', 208, 'accent', {
    x: 'calc(w - 12)',
    y: 'calc(h - 12)',
    textAnchor: 'end',
    textVerticalAnchor: 'bottom',
  }),
];
graph.addCells(notes);

const text = document.querySelector<HTMLInputElement>('#text')!;
const width = document.querySelector<HTMLInputElement>('#width')!;
const lines = document.querySelector<HTMLInputElement>('#lines')!;

function update() {
  const end = text.value.search(/\s|$/);
  for (const element of notes) {
    element.resize(width.valueAsNumber, 88);
    element.attr('label', {
      text: text.value,
      // [2]
      textWrap: {width: -24, height: -16, maxLineCount: lines.valueAsNumber, ellipsis: true},
      // [3]
      annotations: [{start: 0, end, attrs: {fontWeight: 'bold', fill: 'var(--accent)'}}],
    });
  }
}

// [4]
function center() {
  paper.transformToFitContent({
    padding: 20,
    maxScale: 1,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
    useModelGeometry: true,
  });
}

for (const control of [text, width, lines]) {
  control.addEventListener('input', update);
}
update();

graph.on('change:size', center);
new ResizeObserver(center).observe(paper.el);

/*
[1] x and y are a point of the shape, and the anchors say which part of the text
    is there: its start, middle or end across, its top, middle or bottom down.
[2] A negative size is that much less than the shape has. The text ends with an
    ellipsis where the lines or the height are used up, whichever comes first.
[3] An annotation gives a stretch of characters its own attributes, here the
    first word. Should it have a size, write font-size: the height of the line is
    worked out from that spelling only.
[4] Centers the drawing, and shrinks it where the page is narrow.
*/
