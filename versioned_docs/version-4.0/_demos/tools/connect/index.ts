import {dia, elementTools, shapes} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 260,
  cellViewNamespace: shapes,
  // [1]
  linkPinning: false,
  defaultLink: () => new shapes.standard.Link({attrs: {line: {stroke: 'var(--line, #5d6b80)'}}}),
  validateConnection: (source, _sourceMagnet, target) => source !== target,
});

const order = new shapes.standard.Rectangle({
  id: 'order',
  position: {x: 0, y: 0},
  size: {width: 96, height: 56},
  attrs: {
    body: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)'},
    label: {text: 'Order', fill: 'var(--ink, #1c2430)', fontSize: 14},
  },
});
const pay = order.clone().set('id', 'pay').position(112, 112).attr('label/text', 'Pay');
const ship = order.clone().set('id', 'ship').position(224, 0).attr('label/text', 'Ship');
graph.addCells([order, pay, ship]);

const select = document.querySelector('select')!;

function addTool(view: dia.CellView) {
  const tool =
    select.value === 'Connect'
      ? // [2]
        new elementTools.Connect({x: 'calc(w + 14)', y: 'calc(h / 2)', useModelGeometry: true})
      : // [3]
        new elementTools.HoverConnect({trackWidth: 20, useModelGeometry: true});
  view.addTools(new dia.ToolsView({tools: [tool]}));
}

function chooseTool() {
  paper.removeTools();
  if (select.value === 'Connect') {
    graph.getElements().forEach((element) => addTool(element.findView(paper)));
  }
}
select.addEventListener('change', chooseTool);
chooseTool();

// [4]
paper.on('element:mouseenter element:pointerdown', (view: dia.ElementView) => {
  if (select.value === 'HoverConnect') {
    paper.removeTools();
    addTool(view);
  }
});

const status = document.querySelector('output')!;
const nameOf = (element: dia.Cell | null) => element?.attr('label/text');
// [5]
graph.on('add', (link: dia.Link) => (status.textContent = `${nameOf(link.getSourceCell())} → …`));
graph.on('remove', () => (status.textContent = 'Dropped where no link may end: removed.'));
paper.on('link:connect', ({model}: dia.LinkView) => {
  status.textContent = `${nameOf(model.getSourceCell())} → ${nameOf(model.getTargetCell())}`;
});

const fit = () => {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  paper.transformToFitContent({
    padding: 32,
    maxScale: 1.2,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
    useModelGeometry: true,
  });
};
new ResizeObserver(fit).observe(paper.el);

/*
[1] The paper decides which link a drag creates and where the link can end. Here, it
    can't end on the blank area or on its own element.
[2] A button at a fixed place, set with expressions of the element's width and height.
[3] A track along the outline, 20 px wide, with a button at the pointer. The track takes
    presses away from the element. The middle of the element still moves it.
[4] Only one element at a time has the track. A finger doesn't fire an enter event, so
    its press shows the track.
[5] The link is in the graph from the press on. Until it connects, its target is a
    point. If it can't end there, it is removed.
*/
