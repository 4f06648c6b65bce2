import {dia, shapes} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 260,
  cellViewNamespace: shapes,
});

const form = new shapes.standard.Rectangle({
  id: 'form',
  position: {x: 32, y: 40},
  size: {width: 112, height: 48},
  attrs: {
    body: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)', rx: 8, ry: 8},
    label: {text: 'Order form', fill: 'var(--ink, #1c2430)'},
  },
});
const check = form.clone().set('id', 'check').position(208, 96).attr('label/text', 'Stock check');
const shipping = form.clone().set('id', 'shipping').position(88, 176).attr('label/text', 'Shipping');

const link = new shapes.standard.Link({attrs: {line: {stroke: 'var(--line, #5d6b80)'}}});
graph.addCells([
  form,
  check,
  shipping,
  link.clone().source(form).target(check),
  link.clone().source(check).target(shipping),
]);
