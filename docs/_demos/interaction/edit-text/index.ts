import {dia, shapes} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 320,
  cellViewNamespace: shapes,
});

const topics: [string, string, string, number, number][] = [
  ['trip', 'Weekend trip', 'accent', 104, 88],
  ['tickets', 'Tickets', 'second', 0, 0],
  ['hotel', 'Hotel', 'second', 208, 0],
  ['museums', 'Museums', 'second', 0, 176],
  ['food', 'Food', 'second', 208, 176],
];
const paints: Record<string, {fill: string; stroke: string}> = {
  second: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)'},
  accent: {fill: 'var(--accent-soft, #fdeee5)', stroke: 'var(--accent, #b93c0a)'},
};

for (const [id, text, color, x, y] of topics) {
  new shapes.standard.Rectangle({
    id,
    position: {x, y},
    size: {width: 112, height: 48},
    attrs: {
      // [1]
      root: {tabindex: 0},
      body: {...paints[color], rx: 8, ry: 8},
      label: {text, fill: 'var(--ink, #1c2430)', fontSize: 14, textWrap: {width: -16, maxLineCount: 2, ellipsis: true}},
    },
  }).addTo(graph);
  if (id !== 'trip') {
    new shapes.standard.Link({
      source: {id: 'trip'},
      target: {id},
      attrs: {line: {stroke: 'var(--line, #5d6b80)', strokeWidth: 2}},
    }).addTo(graph);
  }
}

const zoom = document.querySelector<HTMLInputElement>('#zoom')!;
const input = document.querySelector<HTMLInputElement>('#text')!;
let edited: dia.CellView | null = null;
// [2]
paper.el.tabIndex = -1;
paper.el.style.outline = 'none';

function edit(view: dia.CellView) {
  // [3]
  const {x, y, width, height} = paper.localToClientRect(view.model.getBBox());
  Object.assign(input.style, {
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
    fontSize: `${14 * zoom.valueAsNumber}px`,
  });
  input.value = view.model.attr('label/text');
  input.hidden = false;
  edited = view;
  input.focus();
  input.select();
}

function finish(save: boolean) {
  const view = edited;
  edited = null;
  if (document.activeElement === input) {
    paper.el.focus({preventScroll: true});
  }
  input.hidden = true;
  if (view && save) {
    view.model.attr('label/text', input.value);
  }
}

paper.on('element:pointerdblclick', edit);
// [4]
paper.on('cell:pointerdown blank:pointerdown', () => finish(true));
input.addEventListener('blur', () => finish(true));
input.addEventListener('keydown', (event) => {
  // [5]
  event.stopPropagation();
  const {key} = event;
  if (key === 'Enter' || key === 'Escape') {
    const element = edited?.el;
    finish(key === 'Enter');
    element?.focus();
  }
});
paper.el.addEventListener('keydown', ({key, target}) => {
  const view = key === 'F2' && paper.findView(target as SVGElement);
  if (view) {
    edit(view);
  }
});

function fit() {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  finish(true);
  // [6]
  paper.transformToFitContent({
    minScale: zoom.valueAsNumber,
    maxScale: zoom.valueAsNumber,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
    useModelGeometry: true,
  });
}
new ResizeObserver(fit).observe(paper.el);
zoom.addEventListener('input', fit);

/*
[1] An attribute of the root makes the whole element focusable.
[2] Takes the focus from the input. An input that kept it would also keep keys such as
    Delete from the diagram.
[3] Converts from graph coordinates to client coordinates, which a fixed element uses.
[4] The paper prevents the default action of a press, so a click on the paper doesn't
    remove the focus. The blur event alone is not enough.
[5] Keeps the keys from shortcuts on the document, such as Delete.
[6] With both limits equal, the content is centered at that scale.
*/
