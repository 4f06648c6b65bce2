import {dia, shapes, V} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 300,
  cellViewNamespace: shapes,
  defaultConnector: {name: 'smooth'},
});

const station = (id: string, name: string, x: number, y: number) =>
  new shapes.standard.Rectangle({
    id,
    name,
    position: {x, y},
    size: {width: 88, height: 56},
    attrs: {
      body: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)', rx: 8, ry: 8},
      label: {text: `${name}\n0`, fill: 'var(--ink, #1c2430)', fontSize: 14, lineHeight: 20},
    },
  });

const way = (source: string, target: string) =>
  new shapes.standard.Link({
    source: {id: source},
    target: {id: target},
    attrs: {line: {stroke: 'var(--line, #5d6b80)', strokeWidth: 2}},
  });

const orders = station('orders', 'Orders', 0, 0);
graph.addCells([
  orders,
  station('packing', 'Packing', 248, 0),
  station('invoicing', 'Invoicing', 0, 152),
  station('dispatch', 'Dispatch', 248, 152),
  way('orders', 'packing'),
  way('orders', 'invoicing'),
  way('packing', 'dispatch'),
  way('invoicing', 'dispatch'),
]);

const duration = document.querySelector<HTMLInputElement>('#duration')!;
const output = document.querySelector('output')!;
const calm = matchMedia('(prefers-reduced-motion: reduce)');

// [1]
function receive(element: dia.Element) {
  const count = (element.get('count') ?? 0) + 1;
  element.set('count', count).attr('label/text', `${element.get('name')}\n${count}`);
  for (const link of graph.getConnectedLinks(element, {outbound: true})) {
    // [2]
    const token = V('circle', {r: 7, fill: 'var(--accent, #b93c0a)', 'pointer-events': 'none'}).node;
    const time = calm.matches ? 1 : duration.valueAsNumber;
    paper.requireView<dia.LinkView>(link).sendToken(token, {duration: time}, () => {
      const target = link.getTargetElement();
      if (target) {
        receive(target);
      }
    });
  }
}

document.querySelector('#send')?.addEventListener('click', () => receive(orders));
duration.addEventListener('input', () => {
  output.value = `${duration.value} ms`;
});

function fit() {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  paper.transformToFitContent({
    contentArea: {x: 0, y: 0, width: 336, height: 208},
    padding: 16,
    maxScale: 1.4,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
  });
}
new ResizeObserver(fit).observe(paper.el);

/*
[1] An element that receives an order counts it and sends one on along each outgoing
    link.
[2] A token is used once. It is added to the paper, moved along the link's path by a
    browser animation, and removed on arrival, right before the callback. If the user
    prefers reduced motion, the duration is 1 ms, so the token is not visible.
*/
