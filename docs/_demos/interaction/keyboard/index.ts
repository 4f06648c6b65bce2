import {dia, shapes, util} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 320,
  cellViewNamespace: shapes,
});

const step = (id: string, text: string, x: number, y: number) =>
  new shapes.standard.Rectangle({
    id,
    position: {x, y},
    size: {width: 112, height: 56},
    markup: util.svg`
      <rect @selector="ring"/>
      <rect @selector="body"/>
      <text @selector="label"/>
    `,
    attrs: {
      // [1]
      root: {tabindex: 0, role: 'button', ariaLabel: text, ariaPressed: 'false'},
      // [2]
      ring: {x: -6, y: -6, width: 'calc(w + 12)', height: 'calc(h + 12)', rx: 12, ry: 12},
      body: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)', rx: 8, ry: 8},
      label: {text, fill: 'var(--ink, #1c2430)', fontSize: 15},
    },
  });
const link = (source: string, target: string) =>
  new shapes.standard.Link({
    source: {id: source},
    target: {id: target},
    attrs: {line: {stroke: 'var(--line, #5d6b80)', strokeWidth: 2}},
  });
graph.addCells([
  step('draft', 'Draft', 0, 0),
  step('review', 'Review', 192, 0),
  step('publish', 'Publish', 192, 128),
  step('archive', 'Archive', 0, 128),
  link('draft', 'review'),
  link('review', 'publish'),
  link('publish', 'archive'),
]);

const isSelected = (element: dia.Element) => element.attr('root/ariaPressed') === 'true';
const output = document.querySelector('output')!;
function say(elements: dia.Element[], what: string) {
  output.textContent = `${elements.map((element) => element.attr('label/text')).join(', ')} ${what}.`;
}

const moves: Record<string, [dx: number, dy: number, direction: string]> = {
  ArrowLeft: [-16, 0, 'left'],
  ArrowRight: [16, 0, 'right'],
  ArrowUp: [0, -16, 'up'],
  ArrowDown: [0, 16, 'down'],
};

// [3]
paper.el.addEventListener('keydown', (event) => {
  const element = event.target instanceof Element && paper.findView(event.target)?.model;
  if (!(element instanceof dia.Element)) return;
  const affected = isSelected(element) ? graph.getElements().filter(isSelected) : [element];
  const move = moves[event.key];
  if (move) {
    const [dx, dy, direction] = move;
    affected.forEach((each) => each.translate(dx, dy));
    say(affected, `moved ${direction}`);
  } else if (event.key === 'Enter' || event.key === ' ') {
    element.attr('root/ariaPressed', `${!isSelected(element)}`);
    say([element], isSelected(element) ? 'selected' : 'no longer selected');
  } else if (event.key === 'Delete') {
    graph.removeCells(affected);
    // [4]
    graph.getElements()[0]?.findView(paper).el.focus();
    say(affected, 'removed');
  } else {
    return;
  }
  event.preventDefault();
});

// [5]
paper.on('element:pointerdown', (view) => view.el.focus());

function center() {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  paper.transformToFitContent({
    padding: 24,
    minScale: 0.2,
    maxScale: 1,
    verticalAlign: 'middle',
    horizontalAlign: 'middle',
  });
}
new ResizeObserver(center).observe(paper.el);

/*
[1] The root is the group that contains the shape. It receives the focus and has the
    name and the state that assistive technology reads. Write the names of attributes in
    camel case here. They get their hyphens in the document.
[2] The demo draws its own ring instead of an outline. The ring follows the shape and
    doesn't depend on how the browser outlines a group. The stylesheet shows and hides
    it.
[3] The paper has no events for keys. Key events bubble up from the focused group.
[4] When an element is removed, the focus disappears with it. Move it, or the next Tab
    starts at the top of the page.
[5] The paper prevents the default action of a press, which would set the focus.
*/
