import {dia, shapes} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 360,
  interactive: false,
  cellViewNamespace: shapes,
});

const paints: Record<string, {fill: string; stroke: string}> = {
  second: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)'},
  third: {fill: 'var(--third-soft, #efecfa)', stroke: 'var(--third, #5b4aa8)'},
  accent: {fill: 'var(--accent-soft, #fdeee5)', stroke: 'var(--accent, #b93c0a)'},
};

const note = (id: string, y: number, color: string, label: dia.Cell.Selectors[string]) =>
  new shapes.standard.Rectangle({
    id,
    position: {x: 0, y},
    size: {width: 208, height: 88},
    attrs: {
      body: {...paints[color], rx: 8, ry: 8},
      label: {fill: 'var(--ink, #1c2430)', fontSize: 14, lineHeight: '1.3em', ...label},
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
      annotations: [{start: 0, end, attrs: {fontWeight: 'bold', fill: 'var(--accent, #b93c0a)'}}],
    });
  }
}

// [4]
function center() {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
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
