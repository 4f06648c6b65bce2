import {dia, highlighters, shapes} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 380,
  interactive: false,
  cellViewNamespace: shapes,
});

// [1]
const elements = [
  new shapes.standard.Rectangle(),
  new shapes.standard.HeaderedRectangle({attrs: {header: {height: 20}}}),
  new shapes.standard.TextBlock(),
  new shapes.standard.Circle(),
  new shapes.standard.Ellipse(),
  new shapes.standard.Cylinder({attrs: {body: {lateralArea: 8}, top: {cy: 8, ry: 8}}}),
  new shapes.standard.Path({
    attrs: {body: {d: 'M 0 8 H calc(w - 16) L calc(w) calc(h / 2) L calc(w - 16) calc(h - 8) H 0 Z'}},
  }),
  new shapes.standard.Polygon({attrs: {body: {points: '16 0 calc(w) 0 calc(w - 16) calc(h) 0 calc(h)'}}}),
  new shapes.standard.Polyline({attrs: {body: {points: '0 calc(h) 16 12 32 calc(h - 12) 56 0 calc(w) 24'}}}),
  new shapes.standard.Image(),
  new shapes.standard.BorderedImage(),
  new shapes.standard.EmbeddedImage(),
  new shapes.standard.InscribedImage(),
];

// [2]
const picture = `data:image/svg+xml,${encodeURIComponent(`
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 32">
    <rect width="48" height="32" fill="skyblue"/><circle cx="36" cy="9" r="5" fill="white"/>
    <path d="M0 32 16 12 27 24 34 17 48 32Z" fill="seagreen"/>
  </svg>`)}`;

const paint = {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)'};

for (const element of elements) {
  const text = element.get('type').replace('standard.', '');
  const caption = {
    text,
    x: 'calc(w / 2)',
    y: 'calc(h + 8)',
    textAnchor: 'middle',
    textVerticalAnchor: 'top',
    fontSize: 12,
    fill: 'var(--ink, #1c2430)',
  };
  element.resize(element instanceof shapes.standard.Circle ? 48 : 80, 48);
  // [3]
  element.attr({
    root: {tabindex: 0, cursor: 'pointer'},
    body: paint,
    header: paint,
    top: paint,
    background: {fill: paint.fill},
    border: {stroke: paint.stroke},
    image: {href: picture},
    label: {...caption, style: {color: 'var(--ink, #1c2430)'}},
    bodyText: caption,
  });
}
graph.addCells(elements);

const output = document.querySelector('output')!;

function show(view: dia.CellView) {
  highlighters.stroke.removeAll(paper);
  highlighters.stroke.add(view, 'root', 'chosen', {
    padding: 6,
    rx: 8,
    ry: 8,
    attrs: {stroke: 'var(--accent, #b93c0a)', strokeWidth: 2},
  });
  const nodes = [...view.el.querySelectorAll('[joint-selector]')];
  const selectors = nodes.map((node) => node.getAttribute('joint-selector'));
  output.textContent = `type: ${view.model.get('type')}\nselectors: ${selectors.join(', ')}`;
}
paper.on('cell:pointerclick', show);

// [4]
paper.el.addEventListener('focusin', ({target}) => {
  const view = target instanceof Element && paper.findView(target);
  if (view) {
    show(view);
  }
});

// [5]
new ResizeObserver(() => {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  const columns = paper.el.clientWidth < 480 ? 3 : 5;
  elements.forEach((element, index) => {
    const {width} = element.size();
    element.position((index % columns) * 120 + (80 - width) / 2, Math.floor(index / columns) * 88);
  });
  paper.transformToFitContent({
    padding: {left: 16, right: 16, top: 20, bottom: 36},
    maxScale: 1,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
    useModelGeometry: true,
  });
}).observe(paper.el);

/*
[1] Most shapes are complete. A path and the poly shapes start as rectangles, so the
    demo sets their outline.
[2] The picture is a separate document, so it can't use the colors of the page.
[3] Selectors that a shape doesn't have are ignored, so one object styles all shapes.
    The label of TextBlock is a div and uses a style instead.
[4] A shape with a tabindex can also be reached with the Tab key. A click doesn't focus
    it, because the paper prevents the default action of the pointer.
[5] Arranges the shapes in rows and fits them to the available space.
*/
