import {dia, shapes, util} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 380,
  cellViewNamespace: shapes,
  embeddingMode: true,
  linkPinning: false,
  defaultLink: () => new shapes.standard.Link({attrs: {line: {stroke: 'var(--second, #0b6a75)'}}}),
  defaultConnectionPoint: {name: 'rectangle'},
});

const caption = {x: 8, textVerticalAnchor: 'middle', fontSize: 11, fill: 'var(--ink, #1c2430)'};
const source = new dia.Element<dia.Element.Attributes>({
  id: 'source',
  type: 'demo.Source',
  size: {width: 112, height: 112},
  markup: util.svg`
    <rect @selector="body"/>
    <rect @selector="active"/><rect @selector="passive"/>
    <text @selector="activeLabel"/><text @selector="passiveLabel"/>
  `,
  attrs: {
    body: {width: 'calc(w)', height: 'calc(h)', rx: 8, fill: 'var(--surface, #f2f5f9)', stroke: 'var(--line, #5d6b80)'},
    // [1]
    active: {magnet: true, port: 'out', x: 90, y: 16, width: 28, height: 28, fill: 'var(--accent, #b93c0a)'},
    passive: {magnet: 'passive', port: 'in', x: 90, y: 68, width: 28, height: 28, fill: 'var(--muted, #566273)'},
    activeLabel: {...caption, text: 'magnet:\ntrue', y: 30},
    passiveLabel: {...caption, text: "magnet:\n'passive'", y: 82},
  },
});

const target = new shapes.standard.Rectangle({
  id: 'target',
  position: {x: 216, y: 24},
  size: {width: 96, height: 56},
  attrs: {
    body: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)'},
    label: {text: 'This label belongs\nto the root', y: 'calc(h+20)', fontSize: 12, fill: 'var(--ink, #1c2430)'},
  },
});

const child = new shapes.standard.Rectangle({
  id: 'child',
  position: {x: 0, y: 144},
  size: {width: 128, height: 32},
  attrs: {
    body: {fill: 'var(--third-soft, #efecfa)', stroke: 'var(--third, #5b4aa8)'},
    label: {text: 'Drop me on a box', fontSize: 12, fill: 'var(--ink, #1c2430)'},
  },
});

const link = new shapes.standard.Link({
  id: 'link',
  source: {id: 'source', port: 'out', magnet: 'active'},
  target: {id: 'target'},
  attrs: {line: {stroke: 'var(--second, #0b6a75)'}},
});
graph.addCells([source, target, child, link]);

for (const name of ['magnetSelector', 'highlighterSelector', 'containerSelector']) {
  const box = document.querySelector<HTMLInputElement>(`#${name}`)!;
  // [2]
  box.addEventListener('change', () => target.attr(['root', name], box.checked ? 'body' : null));
}

const log = document.querySelector('output')!;
graph.on('change:target change:source', () => (log.textContent = ''));
paper.on('link:connect', ({model}: dia.LinkView) => {
  log.textContent = JSON.stringify(model.source(), ['port', 'magnet']);
});

function center() {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  const contentArea = {x: 0, y: 0, width: 320, height: 180};
  paper.transformToFitContent({
    contentArea,
    padding: 12,
    maxScale: 1.5,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
  });
}
new ResizeObserver(center).observe(paper.el);

/*
[1] Users can start a link where magnet is true. A passive magnet only accepts links. A
    press on a passive magnet drags the element.
[2] Each attribute names a node that replaces the root. It decides where links end, what
    is highlighted while a link is dragged to the element, and what is highlighted while
    a child is.
*/
