import {dia, shapes} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
// [1]
const createLink = () =>
  new shapes.standard.Link({
    z: -1,
    attrs: {line: {stroke: 'var(--line, #5d6b80)', targetMarker: {type: 'path', d: ''}}},
  });

const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 260,
  cellViewNamespace: shapes,
  defaultLink: createLink,
  defaultConnector: {name: 'curve', args: {sourceDirection: 'right', targetDirection: 'left'}},
  defaultConnectionPoint: {name: 'anchor'},
  // [2]
  linkPinning: false,
  markAvailable: true,
  validateConnection: (sourceView, _source, targetView, target) =>
    sourceView !== targetView && target?.getAttribute('port-group') === 'in',
});
// [3]
paper.on('element:magnet:pointerdown', (view, event, magnet) => {
  if (magnet.getAttribute('magnet') === 'passive') view.preventDefaultInteraction(event);
});

// [4]
const text = {fill: 'var(--muted, #566273)', fontSize: 12};
const markup = [
  {tagName: 'circle', selector: 'area', attributes: {r: 14, fill: 'transparent'}},
  {tagName: 'circle', selector: 'dot', attributes: {r: 7, stroke: 'var(--second, #0b6a75)', 'stroke-width': 2}},
];
const groups: Record<string, dia.Element.PortGroup> = {
  in: {
    position: 'left',
    label: {position: {name: 'right', args: {x: 12}}},
    markup,
    attrs: {portRoot: {magnet: 'passive'}, dot: {fill: 'var(--background, #fff)'}, text},
  },
  out: {
    position: 'right',
    label: {position: {name: 'left', args: {x: -12}}},
    markup,
    attrs: {portRoot: {magnet: true, cursor: 'crosshair'}, dot: {fill: 'var(--second, #0b6a75)'}, text},
  },
};

const input = (number: number) => ({id: `in-${number}`, group: 'in', attrs: {text: {text: `In ${number}`}}});

const device = (id: string, x: number, y: number, width: number, height: number, items: dia.Element.Port[]) =>
  new shapes.standard.Rectangle({
    id,
    position: {x, y},
    size: {width, height},
    ports: {groups, items},
    attrs: {
      body: {fill: 'var(--surface, #f2f5f9)', stroke: 'var(--line, #5d6b80)', rx: 8, ry: 8},
      label: {text: id[0].toUpperCase() + id.slice(1), fill: 'var(--ink, #1c2430)', fontSize: 14},
    },
  });

const mixer = device('mixer', 120, 0, 112, 184, [
  input(1),
  input(2),
  {id: 'main', group: 'out', attrs: {text: {text: 'Main'}}},
]);
mixer.attr('label/y', -14);

graph.addCells([
  device('guitar', 0, 16, 72, 48, [{id: 'out', group: 'out'}]),
  device('voice', 0, 120, 72, 48, [{id: 'out', group: 'out'}]),
  mixer,
  device('amp', 280, 68, 72, 48, [{id: 'in', group: 'in'}]),
  // [5]
  createLink().source({id: 'voice', port: 'out'}).target({id: 'mixer', port: 'in-1'}),
  createLink().source({id: 'mixer', port: 'main'}).target({id: 'amp', port: 'in'}),
]);

const add = document.querySelector<HTMLButtonElement>('#add')!;
const remove = document.querySelector<HTMLButtonElement>('#remove')!;

add.addEventListener('click', () => mixer.addPort(input(mixer.getGroupPorts('in').length + 1)));
// [6]
remove.addEventListener('click', () => mixer.removePort(`in-${mixer.getGroupPorts('in').length}`));

mixer.on('change:ports', () => {
  const {length} = mixer.getGroupPorts('in');
  add.disabled = length === 6;
  remove.disabled = length === 1;
});

// [7]
new ResizeObserver(() => {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  paper.transformToFitContent({
    padding: {top: 40, bottom: 24, left: 20, right: 20},
    maxScale: 1,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
    useModelGeometry: true,
  });
}).observe(paper.el);

/*
[1] Links are behind the elements and end at the centers of the ports, which cover the
    ends. A curve therefore leaves its port sideways. The empty marker replaces the
    arrowhead, also after saving and loading.
[2] A link must end at an input of another element. Ports that accept the link get the
    class available-magnet. See style.css. There is no snapLinks: it would connect a link
    that is dropped on an output with an input farther away. The large invisible area of
    each port is enough for imprecise hands.
[3] By default, a drag that starts at a passive magnet moves the element.
[4] Users can start links at a magnet. A passive magnet only accepts links. The position
    of a label is relative to the port, here pointing into the element.
[5] A link refers to the element and the port.
[6] When a port is removed, its links are removed too.
[7] Centers the drawing, and shrinks it on a narrow page.
*/
