import {dia, shapes} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 320,
  interactive: false,
  cellViewNamespace: shapes,
});

const board = new shapes.standard.Rectangle({
  size: {width: 224, height: 144},
  attrs: {body: {fill: 'var(--surface, #f2f5f9)', stroke: 'var(--line, #5d6b80)', rx: 8, ry: 8}},
});
graph.addCell(board);

// [1]
const layoutArgs: Record<string, dia.Element.PortPositionJSON['args']> = {
  line: {start: {x: 24, y: 24}, end: {x: 'calc(w - 24)', y: 'calc(h - 24)'}},
  ellipse: {startAngle: 0, step: 24},
  ellipseSpread: {startAngle: 0},
};

const position = document.querySelector<HTMLSelectElement>('#position')!;
const label = document.querySelector<HTMLSelectElement>('#label')!;
const count = document.querySelector<HTMLInputElement>('#count')!;

function arrange() {
  const port: dia.Element.PortPositionJSON = {name: position.value, args: layoutArgs[position.value]};
  const group: dia.Element.PortGroup = {
    position: port,
    label: {position: {name: label.value}},
    attrs: {
      circle: {r: 7, fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)', strokeWidth: 2},
      text: {fill: 'var(--ink, #1c2430)', fontSize: 12},
    },
  };
  // [2]
  const items = Array.from({length: count.valueAsNumber}, (_, index) => ({
    id: `p${index + 1}`,
    group: 'pins',
    attrs: {text: {text: `pin ${index + 1}`}},
    args: position.value === 'absolute' ? {x: `${10 * index + 10}%`, y: index % 2 ? '70%' : '30%'} : {},
  }));
  // [3]
  board.prop('ports', {groups: {pins: group}, items}, {rewrite: true});
  const isRound = position.value.startsWith('ellipse');
  board.attr('body', isRound ? {rx: 'calc(w / 2)', ry: 'calc(h / 2)'} : {rx: 8, ry: 8});
  document.querySelector('output')!.textContent = `position: ${JSON.stringify(port)}`;
}

for (const control of [position, label, count]) {
  control.addEventListener('input', arrange);
}
arrange();

// [4]
new ResizeObserver(() => {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  paper.transformToFitContent({
    padding: 56,
    maxScale: 1,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
    useModelGeometry: true,
  });
}).observe(paper.el);

/*
[1] The arguments of each layout. Without arguments, a line goes from corner to corner.
    ellipse leaves step degrees between two ports and centers them at startAngle.
    ellipseSpread divides the full circle.
[2] Arguments of a port. For absolute, they are its position, in px, as a percentage or
    with calc(). The other layouts need no arguments.
[3] prop() merges, so a merged array would keep ports beyond its new end. With rewrite,
    the ports are replaced.
[4] Centers the drawing, and shrinks it on a narrow page.
*/
