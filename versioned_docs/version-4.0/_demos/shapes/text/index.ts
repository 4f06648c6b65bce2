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
[1] x and y are a point in the shape. The anchors decide which part of the text is
    there: horizontally its start, middle or end, and vertically its top, middle or
    bottom.
[2] A negative size is relative to the size of the shape. The text ends with an ellipsis
    at the last line or at the full height, whichever comes first.
[3] An annotation gives a range of characters its own attributes, here the first word.
    To give it a size, write font-size. The line height is computed only from this
    spelling.
[4] Centers the drawing, and shrinks it on a narrow page.
*/
