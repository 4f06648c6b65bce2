import {dia, shapes} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 280,
  cellViewNamespace: shapes,
  interactive: false,
});
const from = document.querySelector<HTMLSelectElement>('#from')!;
const to = document.querySelector<HTMLSelectElement>('#to')!;
const output = document.querySelector<HTMLOutputElement>('output')!;

const places = ['Dublin', 'Oslo', 'Helsinki', 'London', 'Berlin', 'Warsaw', 'Madrid', 'Milan', 'Athens'];
places.forEach((name, index) => {
  new shapes.standard.Rectangle({
    id: name,
    position: {x: 128 * (index % 3), y: 88 * Math.floor(index / 3)},
    size: {width: 72, height: 40},
    attrs: {body: {rx: 8, ry: 8}, label: {text: name, fontSize: 13}},
  }).addTo(graph);
  from.add(new Option(name));
  to.add(new Option(name));
});

// [1]
const latencies: [string, string, number][] = [
  ['Dublin', 'Oslo', 34],
  ['Dublin', 'London', 11],
  ['Oslo', 'Helsinki', 14],
  ['Oslo', 'Berlin', 22],
  ['Helsinki', 'Warsaw', 25],
  ['London', 'Berlin', 18],
  ['London', 'Madrid', 26],
  ['London', 'Milan', 20],
  ['Berlin', 'Warsaw', 13],
  ['Berlin', 'Milan', 16],
  ['Warsaw', 'Athens', 38],
  ['Madrid', 'Milan', 24],
  ['Milan', 'Athens', 29],
];
for (const [source, target, ms] of latencies) {
  new shapes.standard.Link({
    id: `${source}-${target}`,
    source: {id: source},
    target: {id: target},
    labels: [
      {
        attrs: {
          text: {text: String(ms), fill: 'var(--ink, #1c2430)', fontSize: 12},
          rect: {fill: 'var(--background, #fff)'},
        },
      },
    ],
    ms,
  })
    .attr('line/targetMarker', {type: 'path', d: ''})
    .addTo(graph);
}

type Route = {ms: number; path: dia.Cell[]};

function shortestRoute(start: dia.Cell, goal: dia.Cell): Route | undefined {
  const open: Route[] = [{ms: 0, path: [start]}];
  const visited = new Set<dia.Cell>();
  // [2]
  for (let route = open.shift(); route; route = open.sort((a, b) => a.ms - b.ms).shift()) {
    const {ms, path} = route;
    const place = path[path.length - 1];
    if (place === goal) return route;
    if (visited.has(place)) continue;
    visited.add(place);
    for (const link of graph.getConnectedLinks(place)) {
      // [3]
      const next = link.getSourceCell() === place ? link.getTargetCell() : link.getSourceCell();
      if (next && !link.get('cut')) open.push({ms: ms + link.get('ms'), path: [...path, link, next]});
    }
  }
}

function show(): void {
  const route = shortestRoute(graph.getCell(from.value), graph.getCell(to.value));
  for (const element of graph.getElements()) {
    const isEnd = element.id === from.value || element.id === to.value;
    const isOn = isEnd || route?.path.includes(element);
    element.attr({
      body: {
        fill: isOn ? 'var(--accent-soft, #fdeee5)' : 'var(--surface, #f2f5f9)',
        stroke: isOn ? 'var(--accent, #b93c0a)' : 'var(--border, #d5dbe4)',
      },
      label: {fill: 'var(--ink, #1c2430)', fontWeight: isEnd ? 700 : 400},
    });
  }
  for (const link of graph.getLinks()) {
    const isOn = route?.path.includes(link);
    link.attr('line', {
      stroke: isOn ? 'var(--accent, #b93c0a)' : 'var(--line, #5d6b80)',
      strokeWidth: isOn ? 4 : 2,
      strokeDasharray: link.get('cut') ? '2 6' : 'none',
    });
  }
  const names = route?.path.filter((cell) => cell.isElement()).map(({id}) => id);
  output.value = route && names ? `${names.join(', ')} (${route.ms} ms)` : 'There is no route.';
}

paper.on('element:pointerclick', ({model}) => {
  [from.value, to.value] = [to.value, String(model.id)];
  show();
});
paper.on('link:pointerclick', ({model}) => {
  model.set('cut', !model.get('cut'));
  show();
});
from.addEventListener('change', show);
to.addEventListener('change', show);

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

to.value = 'Athens';
show();
new ResizeObserver(fit).observe(paper.el);

/*
[1] The weight is an attribute of the link. A cell stores all attributes that you pass,
    and `get()` reads them.
[2] The search continues with the shortest of all open routes. The first route that
    reaches the goal is therefore the shortest of all (Dijkstra's algorithm).
[3] Here, links can be used in both directions. With `{outbound: true}` as the second
    argument of `getConnectedLinks()`, they are one-way.
*/
