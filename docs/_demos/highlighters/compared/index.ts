import {V, dia, highlighters, shapes} from '@joint/core';

// [1]
class Alerts extends highlighters.list<string> {
  protected createListItem(color: string, {width}: dia.Size) {
    return V('circle', {cx: width / 2, cy: width / 2, r: width / 2, fill: color}).node;
  }
}

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 280,
  cellViewNamespace: shapes,
  clickThreshold: 4,
});

const body = {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)', strokeWidth: 2};
const label = {fill: 'var(--ink, #1c2430)', fontSize: 14};
const gateway = new shapes.standard.Rectangle({
  id: 'gateway',
  position: {x: 0, y: 8},
  size: {width: 104, height: 72},
  attrs: {body: {...body, rx: 8, ry: 8}, label: {...label, text: 'Gateway'}},
  alerts: ['var(--accent, #b93c0a)'],
});
const orders = new shapes.standard.Circle({
  id: 'orders',
  position: {x: 216, y: 0},
  size: {width: 88, height: 88},
  attrs: {body, label: {...label, text: 'Orders'}},
  alerts: ['var(--danger, #b42318)', 'var(--accent, #b93c0a)'],
});
const refunds = new shapes.standard.Polygon({
  id: 'refunds',
  position: {x: 0, y: 136},
  size: {width: 104, height: 80},
  attrs: {
    body: {
      ...body,
      points: 'calc(w/4),0 calc(3*w/4),0 calc(w),calc(h/2) calc(3*w/4),calc(h) calc(w/4),calc(h) 0,calc(h/2)',
    },
    label: {...label, text: 'Refunds'},
  },
  alerts: ['var(--accent, #b93c0a)', 'var(--accent, #b93c0a)', 'var(--danger, #b42318)'],
});
const archive = new shapes.standard.Cylinder({
  id: 'archive',
  position: {x: 216, y: 128},
  size: {width: 88, height: 96},
  attrs: {body, top: body, label: {...label, text: 'Archive', y: 'calc(h / 2 + 8)', textVerticalAnchor: 'middle'}},
  alerts: ['var(--danger, #b42318)'],
});
const link = (id: string, source: dia.Element, target: dia.Element) =>
  new shapes.standard.Link({
    id,
    source: {id: source.id},
    target: {id: target.id},
    attrs: {line: {stroke: 'var(--line, #5d6b80)', strokeWidth: 2}},
  });
graph.addCells([gateway, orders, refunds, archive]);
graph.addCells([link('order', gateway, orders), link('refund', orders, refunds), link('store', orders, archive)]);

function toggle(name: string, view: dia.CellView) {
  // [2]
  if (dia.HighlighterView.get(view, name)) {
    dia.HighlighterView.remove(view, name);
    return;
  }
  // [3]
  const node = view.model.isLink() ? 'line' : 'body';
  if (name === 'mask') {
    highlighters.mask.add(view, node, name, {padding: 4, attrs: {stroke: 'var(--accent, #b93c0a)', 'stroke-width': 3}});
  } else if (name === 'stroke') {
    highlighters.stroke.add(view, node, name, {
      padding: 12,
      attrs: {stroke: 'var(--third, #5b4aa8)', 'stroke-width': 3},
    });
  } else if (name === 'opacity') {
    highlighters.opacity.add(view, 'root', name, {alphaValue: 0.3});
  } else if (name === 'addClass') {
    highlighters.addClass.add(view, node, name, {className: 'dashed'});
  } else if (view.model.isElement()) {
    // [4]
    Alerts.add(view, 'root', name, {attribute: 'alerts', position: 'bottom', size: 8, gap: 4, margin: 12});
  }
}

const select = document.querySelector<HTMLSelectElement>('#highlighter')!;
paper.on('cell:pointerclick', (view) => toggle(select.value, view));
document.querySelector('#clear')!.addEventListener('click', () => dia.HighlighterView.removeAll(paper));

toggle('addClass', gateway.findView(paper));
toggle('stroke', orders.findView(paper));
toggle('list', refunds.findView(paper));
toggle('mask', archive.findView(paper));

const fit = () => {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  paper.transformToFitContent({
    padding: 24,
    minScale: 0.1,
    maxScale: 1,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
    useModelGeometry: true,
  });
};
new ResizeObserver(fit).observe(paper.el);

/*
[1] The list highlighter lets you draw each item. Here an item is a dot in the color
    that the entry of the attribute names.
[2] Each highlighter has its own id on the cell. It is the third argument of add(), and
    the second argument of get() and remove(). A new highlighter with the same id
    replaces the old one.
[3] A highlighter marks one node of the view, found by its selector. Opacity is set on
    the root, so the label fades too.
[4] A list is placed inside the size of the model. A link has no size, so a list on a link
    throws an error.
*/
