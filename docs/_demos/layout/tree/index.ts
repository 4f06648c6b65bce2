import {dia, shapes} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 340,
  cellViewNamespace: shapes,
  interactive: false,
  defaultConnector: {
    name: 'curve',
    args: {sourceDirection: 'right', targetDirection: 'left', distanceCoefficient: 0.3},
  },
});

const tree: Record<string, string[]> = {
  Shop: ['Catalog', 'Orders', 'Account'],
  Catalog: ['Books', 'Music', 'Games'],
  Orders: ['Open', 'Shipped'],
  Account: ['Profile', 'Payment'],
};

const paints: Record<string, {fill: string; stroke: string}> = {
  second: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)'},
  third: {fill: 'var(--third-soft, #efecfa)', stroke: 'var(--third, #5b4aa8)'},
};

function add(id: string, parent?: string): void {
  const color = tree[id] ? 'third' : 'second';
  new shapes.standard.Rectangle({
    id,
    size: {width: 88, height: 32},
    attrs: {
      body: {...paints[color], rx: 8, ry: 8},
      label: {fill: 'var(--ink, #1c2430)'},
    },
  }).addTo(graph);
  if (parent) {
    new shapes.standard.Link({
      source: {id: parent, anchor: {name: 'right'}},
      target: {id, anchor: {name: 'left'}},
    })
      .attr('line', {stroke: 'var(--line, #5d6b80)', targetMarker: {type: 'path', d: ''}})
      .addTo(graph);
  }
  tree[id]?.forEach((child) => add(child, id));
}

let row = 0;

// [1]
function place(element: dia.Element, depth: number): number {
  const children = graph.getNeighbors(element, {outbound: true});
  const isFolded = element.get('folded') && children.length > 0;
  const ys = isFolded ? [] : children.map((child) => place(child, depth + 1));
  const y = ys.length > 0 ? (ys[0] + ys[ys.length - 1]) / 2 : 44 * row++;
  element.position(120 * depth, y);
  element.attr('label/text', `${element.id}${isFolded ? ' +' : ''}`);
  // [2]
  for (const cell of [element, ...graph.getConnectedLinks(element, {inbound: true})])
    cell.attr('root/display', 'inline');
  return y;
}

function layout(): void {
  row = 0;
  for (const cell of graph.getCells()) cell.attr('root/display', 'none');
  for (const root of graph.getSources()) place(root, 0);
}

// [3]
paper.on('element:pointerclick', ({model}) => {
  model.set('folded', !model.get('folded'));
  layout();
});

function foldAll(folded: boolean): void {
  for (const element of graph.getElements()) element.set('folded', folded && !graph.isSource(element));
  layout();
}

document.getElementById('collapse')?.addEventListener('click', () => foldAll(true));
document.getElementById('expand')?.addEventListener('click', () => foldAll(false));

function fit(): void {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  paper.transformToFitContent({
    contentArea: {x: 0, y: 0, width: 328, height: 296},
    padding: 16,
    maxScale: 1.25,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
  });
}

add('Shop');
layout();
new ResizeObserver(fit).observe(paper.el);

/*
[1] The children come first, because their rows decide the row of the parent. The row
    counter increases from leaf to leaf. A folded branch counts as a leaf.
[2] All cells were hidden before. Each cell that the layout reaches is shown again, with
    the link that leads to it.
[3] The model stores whether a branch is folded, so this state is saved with the graph.
*/
