import {dia, shapes} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 320,
  cellViewNamespace: shapes,
  interactive: ({model}) => model.isEmbedded(),
});

const stacks = ['To do', 'Done'].map((id, index) =>
  new shapes.standard.Rectangle({
    id,
    position: {x: 168 * index, y: 0},
    size: {width: 144, height: 264},
    attrs: {
      body: {fill: 'var(--surface, #f2f5f9)', stroke: 'var(--border, #d5dbe4)', rx: 8, ry: 8},
      label: {text: id, y: 20, fill: 'var(--muted, #566273)'},
    },
  }).addTo(graph),
);

function addCard(id: string, stack: dia.Element, row: number): void {
  const card = new shapes.standard.Rectangle({
    id,
    row,
    size: {width: 120, height: 36},
    attrs: {
      // [1]
      root: {tabindex: 0, role: 'button', ariaLabel: id},
      body: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)', rx: 8, ry: 8},
      label: {text: id, fill: 'var(--ink, #1c2430)'},
    },
  });
  stack.embed(card.addTo(graph));
}
['Plan', 'Draw', 'Build', 'Test'].forEach((id, row) => addCard(id, stacks[0], row));
['Idea'].forEach((id, row) => addCard(id, stacks[1], row));

const pitch = 44;
const cardsOf = (stack: dia.Element) =>
  (stack.getEmbeddedCells() as dia.Element[]).sort((a, b) => a.get('row') - b.get('row'));

// [2]
function arrange(dragged?: dia.Element): void {
  for (const stack of stacks) {
    cardsOf(stack).forEach((card, row) => {
      card.set('row', row);
      if (card !== dragged) card.position(12, 40 + pitch * row, {parentRelative: true});
    });
  }
}

function put(card: dia.Element, stack: dia.Element, row: number): void {
  const before = card.getParentCell();
  // [3]
  if (before !== stack) {
    before?.unembed(card);
    stack.embed(card);
  }
  const from = before === stack ? card.get('row') : Infinity;
  card.set('row', row > from ? row + 0.5 : row - 0.5);
}

paper.on('element:pointerdown', ({model}) => {
  graph.startBatch('drag');
  model.toFront();
});
paper.on('element:pointermove', ({model}) => {
  if (!model.isEmbedded()) return;
  const {x, y} = model.position();
  put(model, stacks[x < 96 ? 0 : 1], Math.round((y - 40) / pitch));
  arrange(model);
});
paper.on('element:pointerup', () => {
  arrange();
  graph.stopBatch('drag');
});

// [4]
const moves: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
paper.el.addEventListener('keydown', (event) => {
  const card = paper.findView(event.target as SVGElement)?.model;
  const move = moves[event.key];
  if (!card?.isElement() || !move) return;
  event.preventDefault();
  const index = stacks.findIndex((stack) => stack === card.getParentCell()) + move[0];
  if (!stacks[index]) return;
  graph.startBatch('key');
  put(card, stacks[index], card.get('row') + move[1]);
  arrange();
  graph.stopBatch('key');
});

function fit(): void {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  paper.transformToFitContent({
    useModelGeometry: true,
    padding: 16,
    maxScale: 1.25,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
  });
}

arrange();
new ResizeObserver(fit).observe(paper.el);

/*
[1] The cards get the focus of the keyboard.
[2] The dragged card stays at the pointer, and the others leave a gap for it. A position
    relative to the parent still fits when the stack is somewhere else.
[3] An element has one parent, so it leaves the former one first.
[4] The arrow keys do what a drag does. Each batch is one step for an undo manager.
*/
