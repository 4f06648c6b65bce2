import {dia, shapes, util} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 240,
  cellViewNamespace: shapes,
});

const paints: Record<string, {fill: string; stroke: string}> = {
  second: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)'},
  third: {fill: 'var(--third-soft, #efecfa)', stroke: 'var(--third, #5b4aa8)'},
};

const card = (id: string, title: string, details: string, x: number, color: string) =>
  new shapes.standard.Rectangle({
    id,
    position: {x, y: 0},
    size: {width: 152, height: 120},
    markup: util.svg`
      <rect @selector="body"/>
      <text @selector="label"/>
      <text @selector="details"/>
      <g @selector="fold"><circle r="10"/><path @selector="sign"/></g>
      <g @selector="remove"><circle r="10"/><path d="M -4 -4 4 4 M -4 4 4 -4"/></g>
    `,
    attrs: {
      body: {...paints[color], rx: 8, ry: 8},
      label: {
        text: title,
        x: 16,
        y: 24,
        textAnchor: 'start',
        fill: 'var(--ink, #1c2430)',
        fontSize: 15,
        fontWeight: 600,
      },
      details: {text: details, x: 16, y: 64, fill: 'var(--muted, #566273)', fontSize: 14, lineHeight: 24},
      // [1]
      fold: {event: 'element:fold:pointerdown', transform: 'translate(104, 24)'},
      sign: {d: 'M -4 0 H 4'},
      remove: {event: 'element:remove:pointerdown', transform: 'translate(132, 24)'},
    },
  });

function reset() {
  graph.resetCells([
    card('lunch', 'Lunch', 'From 12 to 14\n48 seats', 0, 'second'),
    card('dinner', 'Dinner', 'From 18 to 23\n36 seats', 176, 'third'),
  ]);
}

// [2]
const stop = document.querySelector<HTMLInputElement>('#stop')!;
paper.on('element:fold:pointerdown', (view: dia.ElementView, evt: dia.Event) => {
  if (stop.checked) evt.stopPropagation();
  const {model} = view;
  const isOpen = model.size().height > 48;
  model.resize(152, isOpen ? 48 : 120);
  model.attr({
    details: {display: isOpen ? 'none' : 'inline'},
    sign: {d: isOpen ? 'M -4 0 H 4 M 0 -4 V 4' : 'M -4 0 H 4'},
  });
});
paper.on('element:remove:pointerdown', (view: dia.ElementView, evt: dia.Event) => {
  if (stop.checked) evt.stopPropagation();
  view.model.remove();
});

// [3]
const log = document.querySelector('.log')!;
paper.on('all', (name: string, view: dia.ElementView) => {
  if (!/^element:.*(down|up|click)$/.test(name)) return;
  const item = document.createElement('li');
  const label = document.createElement(/^element:\w+:/.test(name) ? 'b' : 'span');
  label.textContent = name;
  item.append(label, ` ${view.model.id}`);
  log.prepend(item);
});

function center() {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  const {width, height} = paper.getComputedSize();
  paper.translate(width / 2 - 164, height / 2 - 60);
}
new ResizeObserver(center).observe(paper.el);
document.querySelector('#reset')?.addEventListener('click', reset);
reset();

/*
[1] You can choose any name. With the prefix, it reads like an event of the library, but
    the library has no event with this name. It fires when the press begins.
[2] The view belongs to the whole element, not to the part. Your own events have no
    declared arguments, so the code states the types.
[3] A handler for 'all' receives all events of the paper, with the name as the first
    argument.
*/
