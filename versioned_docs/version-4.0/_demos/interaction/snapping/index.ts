import {V, dia, g, shapes} from '@joint/core';

const distance = document.querySelector<HTMLInputElement>('#distance')!;
const output = document.querySelector('output')!;
distance.addEventListener('input', () => (output.textContent = `${distance.value} px`));

// [1]
function nearest(own: number[], others: number[]): {shift: number; line: number | null} {
  let best = {shift: 0, line: null as number | null};
  let limit = distance.valueAsNumber;
  for (const line of others) {
    for (const value of own) {
      const shift = line - value;
      if (limit > 0 && Math.abs(shift) <= limit) {
        limit = Math.abs(shift);
        best = {shift, line};
      }
    }
  }
  return best;
}
const columns = ({x, width}: g.Rect) => [x, x + width / 2, x + width];
const rows = ({y, height}: g.Rect) => [y, y + height / 2, y + height];

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 320,
  cellViewNamespace: shapes,
  // [2]
  restrictTranslate({model}) {
    const {width, height} = model.size();
    const boxes = graph.getElements().flatMap((element) => (element === model ? [] : [element.getBBox()]));
    return (x, y) => {
      const box = new g.Rect(x, y, width, height);
      const toColumn = nearest(columns(box), boxes.flatMap(columns));
      const toRow = nearest(rows(box), boxes.flatMap(rows));
      draw(toColumn.line, toRow.line);
      return new g.Point(x + toColumn.shift, y + toRow.shift);
    };
  },
});

// [3]
const guides = V('path', {class: 'guides'}).appendTo(paper.getLayerView(dia.Paper.Layers.FRONT).el);
function draw(x: number | null, y: number | null) {
  const area = paper.getArea();
  const vertical = x === null ? '' : `M ${x} ${area.y} V ${area.y + area.height}`;
  const horizontal = y === null ? '' : `M ${area.x} ${y} H ${area.x + area.width}`;
  guides.removeClass('done').attr('d', `${vertical} ${horizontal}`.trim());
}
paper.on('element:pointerup', () => guides.addClass('done'));

const cards: [string, string, number, number, number, number][] = [
  ['Orders', 'second', 0, 0, 112, 56],
  ['Revenue', 'accent', 176, 16, 144, 88],
  ['Visitors', 'third', 40, 104, 88, 88],
  ['Returns', 'second', 216, 168, 104, 56],
];
const paints: Record<string, {fill: string; stroke: string}> = {
  second: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)'},
  third: {fill: 'var(--third-soft, #efecfa)', stroke: 'var(--third, #5b4aa8)'},
  accent: {fill: 'var(--accent-soft, #fdeee5)', stroke: 'var(--accent, #b93c0a)'},
};

for (const [text, color, x, y, width, height] of cards) {
  new shapes.standard.Rectangle({
    id: text.toLowerCase(),
    position: {x, y},
    size: {width, height},
    attrs: {
      body: {...paints[color], rx: 8, ry: 8},
      label: {text, fill: 'var(--ink, #1c2430)', fontSize: 14},
    },
  }).addTo(graph);
}

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
[1] Compares the lines of the dragged card with the lines of all other cards, and
    returns the smallest shift that aligns two lines.
[2] Called once, when the drag starts. The paper then calls the returned function for
    every move, with the position at the pointer. The element moves to the position that
    the function returns. Each call gets the position at the pointer, not the snapped
    one, so the card leaves a line when the pointer is far enough away.
[3] The guides are one path in a layer of the paper, so they move and scale with the
    diagram. After the drag they fade.
*/
