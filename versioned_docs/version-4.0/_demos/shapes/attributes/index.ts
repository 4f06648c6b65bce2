import {dia, shapes, util} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 320,
  interactive: false,
  cellViewNamespace: shapes,
});

const card = new dia.Element({
  type: 'shop.Parcel',
  size: {width: 208, height: 112},
  markup: util.svg`
    <rect @selector="body"/>
    <path @selector="flag"/>
    <rect @selector="bar"/>
    <circle @selector="badge"/>
    <text @selector="title"/>
  `,
  attrs: {
    body: {
      width: 'calc(w)',
      height: 'calc(h)',
      rx: 8,
      fill: 'var(--surface, #f2f5f9)',
      stroke: 'var(--line, #5d6b80)',
      strokeWidth: 2,
    },
    // [1]
    flag: {
      d: 'M 0 0 h 24 v 40 l -12 -9 l -12 9 Z',
      transform: 'translate(calc(w - 40), 0)',
      fill: 'var(--third, #5b4aa8)',
    },
    bar: {x: 16, y: 'calc(h - 20)', width: 'calc(0.5 * w - 16)', height: 8, rx: 4, fill: 'var(--second, #0b6a75)'},
    // [2]
    badge: {cx: 'calc(w)', cy: 'calc(h)', r: 'calc(s / 8)', fill: 'var(--accent, #b93c0a)'},
    title: {
      x: 16,
      y: 'calc(0.5 * h)',
      text: 'Parcel',
      fontSize: 'calc(s / 4)',
      textVerticalAnchor: 'middle',
      fill: 'var(--ink, #1c2430)',
    },
  },
});

const table = document.querySelector('table')!;
const shown = ['flag/transform', 'bar/y', 'bar/width', 'badge/cx', 'badge/r', 'title/fontSize'];

function listValues() {
  const view = card.findView(paper);
  table.replaceChildren();
  for (const path of shown) {
    const [selector, name] = path.split('/');
    const row = table.insertRow();
    row.append(Object.assign(document.createElement('th'), {textContent: path, scope: 'row'}));
    row.insertCell().textContent = card.attr(path);
    row.insertCell().textContent = view.findNode(selector)?.getAttribute(util.toKebabCase(name)) ?? '';
  }
}

// [3]
paper.on('render:done', listValues);
graph.addCell(card);

for (const side of ['width', 'height'] as const) {
  const slider = document.querySelector<HTMLInputElement>(`#${side}`)!;
  slider.addEventListener('input', () => card.prop(['size', side], slider.valueAsNumber));
}

// [4]
function center() {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  paper.transformToFitContent({
    padding: 24,
    maxScale: 1,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
    useModelGeometry: true,
  });
}
card.on('change:size', center);
new ResizeObserver(center).observe(paper.el);

/*
[1] An expression can be inside other text, and a value can contain several. Each
    expression is a factor, a side, a divisor and an offset, in this order: 0.5 * w / 2
    - 16. Everything except the side is optional.
[2] s is the shorter side, l is the longer side, and d is the diagonal.
[3] render:done fires after each drawing, including the first. The nodes then have their
    new attributes. In the DOM, fontSize is font-size.
[4] Centers the element, and shrinks it on a narrow page.
*/
