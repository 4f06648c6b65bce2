import {V, dia, g, highlighters, shapes} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 280,
  cellViewNamespace: shapes,
});

const devices: [string, string, number, number][] = [
  ['Router', 'accent', 112, 0],
  ['West', 'third', 32, 88],
  ['East', 'third', 192, 88],
  ['Printer', 'second', 0, 176],
  ['Laptop', 'second', 112, 176],
  ['Server', 'second', 224, 176],
];
const paints: Record<string, {fill: string; stroke: string}> = {
  second: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)'},
  third: {fill: 'var(--third-soft, #efecfa)', stroke: 'var(--third, #5b4aa8)'},
  accent: {fill: 'var(--accent-soft, #fdeee5)', stroke: 'var(--accent, #b93c0a)'},
};

for (const [text, color, x, y] of devices) {
  new shapes.standard.Rectangle({
    id: text.toLowerCase(),
    position: {x, y},
    size: {width: 88, height: 40},
    attrs: {
      body: {...paints[color], rx: 8, ry: 8},
      label: {text, fill: 'var(--ink, #1c2430)', fontSize: 14},
    },
  }).addTo(graph);
}
for (const ends of ['router west', 'router east', 'west printer', 'west laptop', 'east server']) {
  const [source, target] = ends.split(' ');
  new shapes.standard.Link({
    source: {id: source},
    target: {id: target},
    attrs: {line: {stroke: 'var(--line, #5d6b80)', strokeWidth: 2}},
  }).addTo(graph);
}

const whole = document.querySelector<HTMLInputElement>('#whole')!;
const button = document.querySelector<HTMLButtonElement>('#delete')!;
let selected: dia.Element[] = [];

function select(elements: dia.Element[]) {
  selected = [...new Set(elements)];
  highlighters.mask.removeAll(paper);
  for (const element of selected) {
    highlighters.mask.add(element.findView(paper), 'body', 'selected', {
      attrs: {stroke: 'var(--ink, #1c2430)', 'stroke-width': 2},
    });
  }
  button.textContent = `Delete ${selected.length}`;
  button.disabled = selected.length === 0;
}

// [1]
const band = V('rect', {class: 'band'});
let start = new g.Point();
const bandTo = (x: number, y: number) => new g.Rect(start.x, start.y, x - start.x, y - start.y).normalize();
paper.on('blank:pointerdown', ({shiftKey}, x, y) => {
  start = new g.Point(x, y);
  if (!shiftKey) {
    select([]);
  }
});
paper.on('blank:pointermove', (_event, x, y) => {
  band.attr(bandTo(x, y).toJSON()).appendTo(paper.getLayerView(dia.Paper.Layers.FRONT).el);
});
paper.on('blank:pointerup', (_event, x, y) => {
  band.remove();
  // [2]
  select([...selected, ...graph.findModelsInArea(bandTo(x, y), {strict: whole.checked})]);
});

// [3]
paper.on('element:pointerdown', ({model}, {shiftKey}) => {
  if (!selected.includes(model)) {
    select(shiftKey ? [...selected, model] : [model]);
  }
});
// [4]
const isCarried = (element: dia.Element) =>
  element.getAncestors().some((each) => selected.includes(each as dia.Element));
graph.on('change:position', (moved: dia.Element, _position: dia.Point, {ui, tx, ty}) => {
  if (ui && !isCarried(moved)) {
    selected.forEach((element) => element !== moved && !isCarried(element) && element.translate(tx, ty));
  }
});

function removeSelected() {
  graph.removeCells(selected);
  select([]);
}
button.addEventListener('click', removeSelected);
document.addEventListener('keydown', ({key, target}) => {
  // [5]
  const isTyping = (target as Element).closest('input:not([type=checkbox]), textarea, select, [contenteditable]');
  if (key === 'Delete' && !isTyping && !graph.hasActiveBatch()) {
    removeSelected();
  }
});

select(graph.getElements().slice(1, 3));

const fit = () => {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  paper.transformToFitContent({
    padding: 24,
    minScale: 0.1,
    maxScale: 1,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
    useModelGeometry: true,
  });
};
new ResizeObserver(fit).observe(paper.el);

/*
[1] Events of the blank area pass points in graph coordinates, so the band is correct at
    every zoom. If the user drags to the left or upward, the size is negative.
    normalize() corrects this.
[2] Without strict, an element is found if the rectangle touches its bounding box. With
    strict, it is found only if the rectangle contains the whole box.
[3] Dragging an element outside the selection selects that element first.
[4] The option ui marks changes made by the user. Changes that this handler makes don't have
    it, which prevents an endless loop. The events of elements that follow their container do
    have it. An element whose container is selected moves with the container, so the handler
    ignores it.
[5] Keys in a text field belong to the field. During a drag, Delete could remove what the
    user drags.
*/
