import {dia, shapes} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 340,
  cellViewNamespace: shapes,
  interactive: false,
});

const steps: [string, number, number, string[]][] = [
  ['Idea', 128, 0, ['Design', 'Texts', 'Photos']],
  ['Design', 0, 72, ['Layout']],
  ['Texts', 128, 72, ['Layout', 'Proof']],
  ['Photos', 256, 72, ['Proof']],
  ['Layout', 64, 144, ['Print']],
  ['Proof', 192, 144, ['Print', 'Web']],
  ['Print', 64, 216, []],
  ['Web', 192, 216, []],
];
for (const [id, x, y] of steps) {
  new shapes.standard.Rectangle({
    id,
    position: {x, y},
    size: {width: 80, height: 40},
    attrs: {body: {rx: 8, ry: 8}, label: {text: id, fill: 'var(--ink, #1c2430)'}},
  }).addTo(graph);
}
for (const [source, , , targets] of steps) {
  for (const target of targets) {
    new shapes.standard.Link({source: {id: source}, target: {id: target}}).addTo(graph);
  }
}

const form = document.querySelector<HTMLElement>('.toolbar')!;
const output = document.querySelector<HTMLOutputElement>('output')!;
let selected = graph.getElements()[2];

function find(): dia.Element[] {
  // [1]
  const breadthFirst = form.querySelector<HTMLInputElement>('#breadthFirst')!.checked;
  switch (form.querySelector<HTMLInputElement>('[name=what]:checked')!.value) {
    case 'successors':
      return graph.getSuccessors(selected, {breadthFirst});
    case 'predecessors':
      return graph.getPredecessors(selected, {breadthFirst});
    default:
      // [2]
      return graph.getNeighbors(selected);
  }
}

const paints = {
  selected: {fill: 'var(--accent-soft, #fdeee5)', stroke: 'var(--accent, #b93c0a)'},
  found: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)'},
  other: {fill: 'var(--surface, #f2f5f9)', stroke: 'var(--border, #d5dbe4)'},
};

function show(): void {
  const found = find();
  // [3]
  const marked = graph.getSubgraph([selected, ...found]);
  for (const element of graph.getElements()) {
    const state = element === selected ? 'selected' : marked.includes(element) ? 'found' : 'other';
    element.attr('body', paints[state]);
  }
  for (const link of graph.getLinks()) {
    const isMarked = marked.includes(link);
    link.attr('line', {
      stroke: isMarked ? 'var(--second, #0b6a75)' : 'var(--line, #5d6b80)',
      strokeWidth: isMarked ? 3 : 1,
    });
  }
  output.value = `${selected.id}: ${found.map(({id}) => id).join(', ') || 'none'}`;
}

paper.on('element:pointerclick', ({model}) => {
  selected = model;
  show();
});
form.addEventListener('change', show);

function fit(): void {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  paper.transformToFitContent({
    useModelGeometry: true,
    padding: 16,
    maxScale: 1.25,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
  });
}

show();
new ResizeObserver(fit).observe(paper.el);

/*
[1] Depth first, the default, follows one branch to its end before it starts the next.
    Breadth first goes level by level. Both find the same elements.
[2] Both directions. `{outbound: true}` returns only the direct successors.
[3] To mark them, the demo needs the elements and the links between any two of them.
*/
