import {dia, shapes} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 340,
  cellViewNamespace: shapes,
});

const draft = new shapes.standard.Rectangle({
  id: 'draft',
  position: {x: 0, y: 0},
  size: {width: 112, height: 56},
  attrs: {
    // [1]
    root: {tabindex: 0},
    body: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)', rx: 8, ry: 8},
    label: {text: 'Draft', fill: 'var(--ink, #1c2430)', fontSize: 14},
  },
});
const review = draft.clone().set('id', 'review').position(192, 56).attr('label/text', 'Review');
const print = draft.clone().set('id', 'print').position(0, 112).attr('label/text', 'Print');
const submit = new shapes.standard.Link({
  id: 'submit',
  source: {id: 'draft'},
  target: {id: 'review'},
  attrs: {root: {tabindex: 0}, line: {stroke: 'var(--line, #5d6b80)', strokeWidth: 2}},
});
const accept = submit.clone().set('id', 'accept').source(review).target(print);
graph.addCells([draft, review, print, submit, accept]);

type Action = [label: string, run: () => void];
const menu = document.querySelector<HTMLElement>('#menu')!;
let focused: Element | null = null;

function open(event: dia.Event, actions: Action[]) {
  // [2]
  event.preventDefault();
  const {clientX: x = 0, clientY: y = 0} = event;
  focused = document.activeElement;
  menu.hidden = false;
  menu.replaceChildren(
    ...actions.map(([label, run]) => {
      const item = document.createElement('button');
      item.setAttribute('role', 'menuitem');
      item.textContent = label;
      item.addEventListener('click', () => {
        close();
        run();
      });
      return item;
    }),
  );
  // [3]
  const {width, height} = menu.getBoundingClientRect();
  menu.style.left = `${x + width < window.innerWidth ? x + 2 : x - width - 2}px`;
  menu.style.top = `${y + height < window.innerHeight ? y + 2 : y - height - 2}px`;
  menu.querySelector('button')?.focus();
}

function close() {
  menu.hidden = true;
  if (focused instanceof SVGElement) {
    focused.focus();
  }
}

paper.on('element:contextmenu', ({model}: dia.ElementView, event: dia.Event) =>
  open(event, [
    ['Duplicate', () => graph.addCell(model.clone().translate(24, 24))],
    ['Bring to front', () => model.toFront()],
    ['Remove', () => model.remove()],
  ]),
);
paper.on('link:contextmenu', ({model}: dia.LinkView, event: dia.Event) =>
  open(event, [
    ['Reverse', () => model.set({source: model.target(), target: model.source()})],
    ['Remove', () => model.remove()],
  ]),
);
// [4]
paper.on('blank:contextmenu', (event: dia.Event, x: number, y: number) =>
  open(event, [['Add a step here', () => graph.addCell(draft.clone().position(x, y).attr('label/text', 'New step'))]]),
);

paper.on('cell:pointerdown blank:pointerdown', close);
menu.addEventListener('contextmenu', (event) => event.preventDefault());
menu.addEventListener('keydown', (event) => {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const items = [...menu.querySelectorAll('button')];
  const index = items.findIndex((item) => item === document.activeElement);
  items.at((index + step) % items.length)?.focus();
  if (event.key === 'Escape' || event.key === 'Tab') {
    event.preventDefault();
    close();
  }
});

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
[1] Cells can receive the focus. When the user presses the menu key, the browser fires
    the same event on the focused cell as for a right click.
[2] Keeps the press of the right button from moving the focus off the menu.
[3] Place the menu next to the pointer, not under it. The menu opens on press, and the
    browser's own contextmenu event then goes to whatever is below the pointer.
[4] The point is in graph coordinates, so you can use it for a new element.
*/
