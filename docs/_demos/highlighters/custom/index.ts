import {dia, shapes, util} from '@joint/core';

class Badge extends dia.HighlighterView {
  // [1]
  UPDATE_ATTRIBUTES = ['unread'];

  // [2]
  protected highlight({model}: dia.ElementView) {
    const unread: number = model.get('unread');
    this.renderChildren(util.svg`
      <circle r="13" fill="var(--accent, #b93c0a)" stroke="var(--background, #fff)" stroke-width="2" />
      <text @selector="count" y="4" text-anchor="middle" font-size="12" font-weight="600" fill="var(--background, #fff)">
        ${String(unread)}
      </text>
    `);
    this.vel.attr({
      transform: `translate(${model.size().width} 0)`,
      display: unread > 0 ? null : 'none',
      'pointer-events': 'none',
    });
  }
}

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 260,
  cellViewNamespace: shapes,
  clickThreshold: 4,
});

const support = new shapes.standard.Rectangle({
  id: 'support',
  position: {x: 0, y: 104},
  size: {width: 128, height: 64},
  attrs: {
    root: {cursor: 'pointer'},
    body: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)', rx: 8, ry: 8},
    label: {text: 'Support', fill: 'var(--ink, #1c2430)', fontSize: 14},
  },
  unread: 2,
});
const sales = support.clone().set({id: 'sales', unread: 12}).position(96, 52).attr('label/text', 'Sales');
const team = support.clone().set({id: 'team', unread: 1}).position(192, 0).attr('label/text', 'Team');
graph.addCells([support, sales, team]);

// [3]
const front = document.querySelector<HTMLInputElement>('#front')!;
function addBadges() {
  const layer = front.checked ? dia.Paper.Layers.FRONT : null;
  graph.getElements().forEach((element) => Badge.add(element.findView(paper), 'root', 'unread', {layer}));
}
front.addEventListener('change', addBadges);
addBadges();

// [4]
paper.on('element:pointerclick', ({model}) => model.set('unread', model.get('unread') + 1));
document.querySelector('#read')!.addEventListener('click', () => {
  graph.getElements().forEach((element) => element.set('unread', 0));
});

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
[1] When one of these attributes changes, the highlighter is updated. It is also updated
    when the element moves or changes its size, without an entry here.
[2] Called at each update, with the view and the highlighted node. The highlighter draws
    into its own group, in the coordinates of the element.
[3] With a layer, the group is not inside the element, but it still follows the element.
    It would catch clicks there, so pointer-events is none. A badge that is added again
    with the same id replaces the previous one.
[4] This code doesn't mention badges. It changes only the data.
*/
