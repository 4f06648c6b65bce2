import {dia, g, shapes} from '@joint/core';

const count = document.querySelector<HTMLSelectElement>('#count')!;
const culling = document.querySelector<HTMLInputElement>('#culling')!;
const mounted = document.querySelector('#mounted')!;
const rate = document.querySelector('#rate')!;

let visible = new g.Rect();

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 340,
  interactive: false,
  cellViewNamespace: shapes,
  // [1]
  async: true,
  autoFreeze: true,
  sorting: dia.Paper.sorting.NONE,
  // [2]
  viewport: (view) =>
    !culling.checked || !(view instanceof dia.ElementView) || visible.containsPoint(view.model.getBBox().center()),
});

const paints: Record<string, {fill: string; stroke: string}> = {
  second: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)'},
  third: {fill: 'var(--third-soft, #efecfa)', stroke: 'var(--third, #5b4aa8)'},
  accent: {fill: 'var(--accent-soft, #fdeee5)', stroke: 'var(--accent, #b93c0a)'},
};

// [3]
function fill() {
  const columns = Math.ceil(Math.sqrt(Number(count.value) / 2));
  graph.resetCells(
    Array.from({length: Number(count.value)}, (_, index) => {
      const [row, column] = [Math.floor(index / columns), index % columns];
      const color = ['accent', 'third', 'third'][(row * 7 + column * 5) % 17] ?? 'second';
      return new shapes.standard.Rectangle({
        id: `${row + 1}-${column + 1}`,
        position: {x: column * 96, y: row * 48},
        size: {width: 88, height: 40},
        attrs: {
          body: {...paints[color], rx: 6, ry: 6},
          label: {text: `${row + 1} – ${column + 1}`, fill: 'var(--ink, #1c2430)'},
        },
      });
    }),
  );
}

// [4]
function check() {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  visible = paper.getArea().inflate(96);
  paper.checkViewport();
  showMounted();
}

// [5]
function showMounted() {
  const inDocument = paper.cells.childElementCount.toLocaleString('en');
  mounted.textContent = `${inDocument} of ${graph.getCells().length.toLocaleString('en')} mounted`;
}

// [6]
let isPanning = false;
let frames: number[] = [];
function countFrame(now: number) {
  frames = isPanning ? [...frames, now].slice(-30) : [];
  if (isPanning) {
    const [first = now] = frames;
    rate.textContent = `${Math.round(((frames.length - 1) * 1000) / (now - first)) || '–'} fps`;
    requestAnimationFrame(countFrame);
  }
}

let last = {x: 0, y: 0};
paper.on('blank:pointerdown', ({clientX = 0, clientY = 0}) => {
  last = {x: clientX, y: clientY};
  isPanning = true;
  requestAnimationFrame(countFrame);
});
paper.on('blank:pointermove', ({clientX = 0, clientY = 0}) => {
  const {tx, ty} = paper.translate();
  paper.translate(tx + clientX - last.x, ty + clientY - last.y);
  last = {x: clientX, y: clientY};
});
paper.on('blank:pointerup', () => {
  isPanning = false;
});

paper.on('transform', check);
paper.on('render:done', showMounted);
new ResizeObserver(check).observe(paper.el);
culling.addEventListener('change', check);
count.addEventListener('change', fill);

paper.translate(12, 12);
fill();

/*
[1] With async, the views that are due are rendered in the next frame. Culling keeps
    their number small. Without culling, all of them are rendered in one frame, and the
    page stands still for that time. With autoFreeze, the paper stops requesting frames
    when it has nothing left to do. Without sorting, views are appended as they come.
[2] The paper asks for each view whether it belongs in the document. It asks often, so
    the visible area is stored in a variable and the test is cheap.
[3] One resetCells instead of thousands of addCell calls: one event, and one rendering.
[4] A frozen paper doesn't check the viewport by itself. With the margin of 96 px, views
    are ready before they become visible.
[5] Counted in the document. A view that is not mounted also has an element, but it is
    not attached and is empty before its first mount.
[6] Frames are counted only during a drag. An idle page does nothing.
*/
