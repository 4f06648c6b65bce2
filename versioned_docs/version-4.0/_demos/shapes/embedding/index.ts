import {dia, shapes} from '@joint/core';

const Container = shapes.standard.HeaderedRectangle;

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 340,
  gridSize: 8,
  cellViewNamespace: shapes,
  // [1]
  embeddingMode: true,
  findParentBy: 'center',
  frontParentOnly: false,
  validateEmbedding: (_child, parent) => parent.model instanceof Container,
  highlighting: {
    embedding: {
      name: 'stroke',
      options: {padding: 3, rx: 10, ry: 10, attrs: {stroke: 'var(--accent, #b93c0a)', strokeWidth: 2}},
    },
  },
});

const paints: Record<string, {fill: string; stroke: string}> = {
  second: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)'},
  third: {fill: 'var(--third-soft, #efecfa)', stroke: 'var(--third, #5b4aa8)'},
};

const container = (id: string, text: string, x: number, y: number, color: string) =>
  new Container({
    id,
    position: {x, y},
    size: {width: 144, height: 80},
    attrs: {
      body: {...paints[color], rx: 8, ry: 8},
      header: {fill: 'none', stroke: 'none'},
      headerText: {
        text,
        fill: paints[color].stroke,
        fontSize: 13,
        fontWeight: 'bold',
        x: 16,
        y: 20,
        textAnchor: 'start',
      },
    },
  });

const service = (id: string, text: string, x: number, y: number) =>
  new shapes.standard.Rectangle({
    id,
    position: {x, y},
    size: {width: 72, height: 40},
    attrs: {
      body: {fill: 'var(--background, #fff)', stroke: 'var(--line, #5d6b80)', rx: 6, ry: 6},
      label: {text, fill: 'var(--ink, #1c2430)', fontSize: 14},
    },
  });

const europe = container('europe', 'Europe', 0, 0, 'third');
const zoneA = container('zone-a', 'Zone A', 16, 40, 'second');
const zoneB = container('zone-b', 'Zone B', 0, 192, 'second');
const web = service('web', 'Web', 32, 80);
const api = service('api', 'API', 120, 80);
graph.addCells([europe, zoneA, zoneB, web, api, service('mail', 'Mail', 176, 208)]);
europe.embed(zoneA);
zoneA.embed([web, api]);

const shrink = document.querySelector<HTMLInputElement>('#shrink')!;

// [2]
function fit() {
  const padding = {top: 40, left: 16, right: 16, bottom: 16};
  const outermost = graph.getElements().filter((element) => !element.isEmbedded());
  for (const element of outermost) {
    element.fitToChildren({deep: true, padding, expandOnly: !shrink.checked});
  }
  document.querySelector('output')!.textContent = outermost.map(describe).join(', ');
}

function describe(cell: dia.Cell): string {
  const name = cell.attr('headerText/text') ?? cell.attr('label/text');
  const children = cell.getEmbeddedCells().map(describe).join(', ');
  return children ? `${name} (${children})` : name;
}

// [3]
paper.on('element:pointerup', fit);
shrink.addEventListener('change', fit);
fit();

// [4]
new ResizeObserver(() => {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  paper.transformToFitContent({
    padding: 20,
    maxScale: 1,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
    useModelGeometry: true,
  });
}).observe(paper.el);

/*
[1] The parent is the container under the center of the element. Only containers accept
    children. Because frontParentOnly is off, a service in front of a container doesn't
    block it.
[2] With deep, the children are fitted first. A container without children doesn't
    change. With expandOnly, a container doesn't shrink.
[3] A drag takes the element out of its parent when it starts and embeds it when it
    ends. The containers are therefore fitted at the end of the drag.
[4] Centers the drawing, and shrinks it on a narrow page.
*/
