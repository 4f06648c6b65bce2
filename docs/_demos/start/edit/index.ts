import {dia, elementTools, linkTools, shapes} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const line = new shapes.standard.Link({attrs: {line: {stroke: 'var(--line, #5d6b80)'}}});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 260,
  cellViewNamespace: shapes,
  defaultLink: () => line.clone(),
  linkPinning: false,
});

const idea = new shapes.standard.Ellipse({
  id: 'idea',
  position: {x: 40, y: 48},
  size: {width: 104, height: 56},
  attrs: {
    body: {fill: 'var(--third-soft, #efecfa)', stroke: 'var(--third, #5b4aa8)'},
    label: {text: 'Idea', fill: 'var(--ink, #1c2430)'},
  },
});
const draft = idea.clone().set('id', 'draft').position(208, 88).attr('label/text', 'Draft');
const review = idea.clone().set('id', 'review').position(80, 176).attr('label/text', 'Review');
graph.addCells([idea, draft, review, line.clone().source(idea).target(draft)]);

const right = {x: 'calc(w + 8)', y: 'calc(h / 2)'};
const show = (view: dia.CellView) => {
  paper.removeTools();
  const tools = view.model.isLink()
    ? [new linkTools.Vertices(), new linkTools.Remove({distance: '75%'})]
    : [new elementTools.Boundary({padding: 8}), new elementTools.Connect(right), new elementTools.Remove()];
  view.addTools(new dia.ToolsView({tools}));
};
paper.on('cell:pointerclick', show);
paper.on('blank:pointerclick', () => paper.removeTools());
show(draft.findView(paper));
