import {dia, shapes} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 340,
  cellViewNamespace: shapes,
});

const paints: Record<string, {fill: string; stroke: string}> = {
  second: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)'},
  third: {fill: 'var(--third-soft, #efecfa)', stroke: 'var(--third, #5b4aa8)'},
  accent: {fill: 'var(--accent-soft, #fdeee5)', stroke: 'var(--accent, #b93c0a)'},
};

const place = (id: string, text: string, x: number, y: number, width: number, height: number, color: string) =>
  new shapes.standard.Rectangle({
    id,
    position: {x, y},
    size: {width, height},
    attrs: {
      body: {...paints[color], rx: 8, ry: 8},
      label: {text, fill: 'var(--ink, #1c2430)', fontSize: 14},
    },
  });

// [1]
const link = new shapes.standard.Link({
  source: {id: 'depot'},
  target: {id: 'shop'},
  attrs: {
    line: {
      stroke: 'var(--accent, #b93c0a)',
      strokeWidth: 3,
      strokeLinejoin: 'round',
      vertexMarker: {type: 'circle', r: 4},
    },
  },
});

graph.addCells([
  place('depot', 'Depot', 0, 40, 72, 48, 'accent'),
  place('shop', 'Shop', 272, 168, 72, 48, 'accent'),
  place('park', 'Park', 120, 24, 72, 96, 'third'),
  place('lake', 'Lake', 72, 168, 120, 56, 'second'),
  place('hill', 'Hill', 256, 56, 72, 56, 'third'),
  link,
]);

const router = document.querySelector<HTMLSelectElement>('#router')!;
const padding = document.querySelector<HTMLInputElement>('#padding')!;
const step = document.querySelector<HTMLInputElement>('#step')!;
const bends = document.querySelector<HTMLOutputElement>('#bends')!;

// [2]
function route() {
  padding.disabled = router.value === 'normal';
  step.disabled = !['manhattan', 'metro'].includes(router.value);
  const distance = padding.valueAsNumber;
  link.router(router.value, {padding: distance, margin: distance, step: step.valueAsNumber});
}

// [3]
graph.on('change:position', () => paper.requireView<dia.LinkView>(link).requestConnectionUpdate());

// [4]
paper.on('render:done', () => {
  const {segments} = paper.requireView<dia.LinkView>(link).getConnection();
  bends.value = `Bends: ${segments.length - 2}`;
});

for (const control of [router, padding, step]) {
  control.addEventListener('input', route);
}
route();

// [5]
function fit() {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  paper.transformToFitContent({
    contentArea: {x: 0, y: 0, width: 344, height: 248},
    padding: 12,
    maxScale: 1.25,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
  });
}
new ResizeObserver(fit).observe(paper.el);

/*
[1] The vertex marker is drawn at each point between the ends of the path. Here, these
    are the points that the router returned.
[2] Each router uses the arguments that it knows. rightAngle calls its distance margin,
    and the others call it padding. Only manhattan and metro search in steps.
[3] A link is updated when one of its ends moves. The obstacles are not ends, so the
    demo updates the link when any element moves. This is fine for one link. In a large
    diagram, update only the links near the moved element, and only at the end of the
    drag.
[4] Fires each time the paper has updated views, for any reason. The first segment moves
    to the start of the path, and the last one leads to its end.
[5] The area is fixed, so the scene stays in place while elements are dragged. The
    observer also reports the size at the start.
*/
