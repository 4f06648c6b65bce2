import {dia, g, shapes} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 280,
  cellViewNamespace: shapes,
  gridSize: 8,
  drawGrid: {name: 'dot', args: {color: 'var(--grid, #d8dee7)', thickness: 2}},
});

const looks = {
  start: {color: 'third', radius: 24},
  task: {color: 'second', radius: 8},
  check: {color: 'accent', radius: 0},
};

const paints: Record<string, {fill: string; stroke: string}> = {
  second: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)'},
  third: {fill: 'var(--third-soft, #efecfa)', stroke: 'var(--third, #5b4aa8)'},
  accent: {fill: 'var(--accent-soft, #fdeee5)', stroke: 'var(--accent, #b93c0a)'},
};

function add({dataset, textContent}: HTMLElement, center: g.Point) {
  const {color, radius} = looks[dataset.kind as keyof typeof looks];
  const element = new shapes.standard.Rectangle({
    size: {width: 96, height: 48},
    attrs: {
      body: {...paints[color], rx: radius, ry: radius},
      label: {text: textContent, fill: 'var(--ink, #1c2430)', fontSize: 14},
    },
  });
  // [1]
  const {x, y} = center.offset(-48, -24).snapToGrid(8);
  element.position(x, y).addTo(graph);
}

document.querySelectorAll<HTMLElement>('.item').forEach((item) => {
  let ghost: HTMLElement | null = null;
  const moveGhost = ({clientX, clientY}: PointerEvent) => {
    if (ghost) {
      ghost.style.left = `${clientX - 48}px`;
      ghost.style.top = `${clientY - 24}px`;
    }
  };
  item.addEventListener('pointerdown', (event) => {
    // [2]
    item.setPointerCapture(event.pointerId);
    ghost = item.cloneNode(true) as HTMLElement;
    ghost.classList.add('ghost');
    document.body.append(ghost);
    moveGhost(event);
  });
  item.addEventListener('pointermove', moveGhost);
  // [3]
  item.addEventListener('lostpointercapture', () => {
    ghost?.remove();
    ghost = null;
  });
  item.addEventListener('pointerup', ({clientX, clientY}) => {
    if (paper.el.contains(document.elementFromPoint(clientX, clientY))) {
      add(item, paper.clientToLocalPoint(clientX, clientY));
    }
  });
  // [4]
  item.addEventListener('click', ({detail}) => {
    if (detail === 0) {
      const step = 16 * graph.getElements().length;
      add(item, new g.Point(step, step));
    }
  });
});

// [5]
function centerOrigin() {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  const {width, height} = paper.getComputedSize();
  paper.translate(width / 2, height / 2);
}
new ResizeObserver(centerOrigin).observe(paper.el);
document.querySelector<HTMLElement>('.item')?.click();

/*
[1] The drop point is the center of the new element. Elements that users drag snap to
    the paper's grid. Positions that your code sets don't, so the code rounds them.
[2] While the pointer is captured, the item receives the moves and the release wherever
    they happen. With touch-action: none, this also works for a finger.
[3] Fires after the release, and also when the browser cancels the gesture.
[4] Enter and Space click without a pointer, so detail is 0. The call below does the
    same to add the first element.
[5] The origin of the diagram is in the middle of the paper, whatever its size.
    clientToLocalPoint() takes this into account, and also scrolling and zoom.
*/
