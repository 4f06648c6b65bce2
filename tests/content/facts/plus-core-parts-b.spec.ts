import type {dia, g} from 'joint-core-4.1';
import {program} from '../../support/page-programs';

const features = 'learn/features';

program({
  file: `${features}/selection-region.mdx`,
  member: 'without-jointjs',
  states: 'After a click without a drag, `done` gets an area of zero width and height.',
  words: 'drawArea',
  run: ({page, paper, drag}) => {
    const areas: unknown[] = [];
    page.drawArea!(paper, (area: g.Rect) => areas.push(area.toJSON()));
    drag(paper.svg, [200, 200], [150, 120], [100, 100]);
    drag(paper.svg, [50, 50]);
    paper.scale(2);
    drag(paper.svg, [200, 200], [100, 100]);
    return [areas, paper.svg.querySelectorAll('rect').length];
  },
  expected: [
    [
      {x: 100, y: 100, width: 100, height: 100},
      {x: 50, y: 50, width: 0, height: 0},
      {x: 50, y: 50, width: 50, height: 50},
    ],
    0,
  ],
});

program({
  file: `${features}/resize-and-rotate.mdx`,
  member: 'without-jointjs',
  states: '`addTools()` replaces the tools of the same element, but the tools of other elements stay:',
  words: 'class Resize',
  run: ({page, graph, paper, box}) => {
    graph.addCells([box('a', 0, 100), box('b', 200, 100)]);
    const counts = ['a', 'a', 'b'].map((id) => {
      page.showHandles!(paper.findViewByModel(id));
      return paper.svg.querySelectorAll('.joint-tool').length;
    });
    paper.removeTools();
    return [...counts, paper.svg.querySelectorAll('.joint-tool').length];
  },
  expected: [2, 2, 4, 0],
});

program({
  file: `${features}/drag-and-drop/stack-layout-view.mdx`,
  member: 'without-jointjs',
  states: "An element without a `stackIndex` isn't a card, so the function leaves it alone.",
  words: 'moveCards',
  run: ({page, graph, paper, box, drag}) => {
    const cards = [0, 1].map((index) => box(`c${index}`, 20 + index * 180, 10, {stackIndex: index}));
    graph.addCells([...cards, box('note', 10, 300)]);
    const seen: string[] = [];
    graph.on('batch:start', ({batchName}: {batchName: string}) => seen.push(`+${batchName}`));
    graph.on('batch:stop', ({batchName}: {batchName: string}) => seen.push(`-${batchName}`));
    page.moveCards!(paper, 3, 180, () => seen.push('arrange'));
    drag(paper.findViewByModel('note').el, [20, 310]);
    const untouched = [graph.getCell('note').get('stackIndex') ?? null, seen.splice(0)];
    drag(paper.findViewByModel('c0').el, [50, 20], [250, 60]);
    return [
      untouched,
      cards.map((card) => [card.get('stackIndex') as number, card.get('stackElementIndex') as number]),
      seen,
    ];
  },
  expected: [
    [null, ['+pointer', '-pointer']],
    [
      [1, 1],
      [1, 0],
    ],
    ['+pointer', '+translate', '-translate', '+move-card', 'arrange', '-move-card', '-pointer'],
  ],
});

program({
  file: `${features}/drag-and-drop/tree-layout-view.mdx`,
  member: 'without-jointjs',
  states: 'A link that started at a port then starts at the element itself:',
  words: 'reparentByDragging',
  run: ({joint, page, graph, paper, box, drag}) => {
    graph.addCells([box('a', 0, 0), box('b', 0, 100), box('c', 300, 100)]);
    const source = {id: 'a', port: 'out'};
    const link = new joint.shapes.standard.Link({source, target: {id: 'c'}}).addTo(graph);
    page.reparentByDragging!(paper, () => undefined);
    drag(paper.findViewByModel('c').el, [350, 120], [50, 120]);
    return link.source();
  },
  expected: {id: 'b'},
});

program({
  file: `${features}/ready-to-use-shapes/charts.mdx`,
  member: 'without-jointjs',
  states: '`s` is the shorter side of the element, so the circle fits even a flat element.',
  words: 'class Gauge',
  run: ({page, graph, paper}) => {
    const gauge = new (page.Gauge as unknown as new (attributes: object) => dia.Element)({
      value: 130,
      size: {width: 100, height: 40},
    });
    graph.addCell(gauge);
    const arc = paper.findViewByModel(gauge).findNode('arc')!;
    const events: string[] = [];
    graph.on('change:value', () => events.push('value'));
    graph.on('change:attrs', () => events.push('attrs'));
    const full = arc.getAttribute('stroke-dasharray');
    gauge.set('value', 30);
    return [arc.getAttribute('r'), full, arc.getAttribute('stroke-dasharray'), events.sort()];
  },
  expected: ['12', '100 0', '30 70', ['attrs', 'value']],
});

program({
  file: `${features}/ready-to-use-shapes/measurements.mdx`,
  member: 'without-jointjs',
  states: 'The listeners also update links that an undo adds. `fromJSON()` fires no `add`',
  words: 'updateMeasures',
  run: ({page, graph, box}) => {
    const [a, b] = [box('a', 0, 0), box('b', 300, 0)];
    graph.addCells([a, b]);
    page.updateMeasures!(graph);
    const link = page.addMeasure!(graph, a, b, 'cm') as dia.Link;
    const label = (of: dia.Link) => of.label(0).attrs?.text?.text;
    const texts = [label(link)];
    link.remove();
    b.position(0, 100);
    texts.push(label(link));
    link.addTo(graph);
    texts.push(label(link));
    graph.fromJSON(graph.toJSON());
    (graph.getCell('b') as dia.Element).position(0, 200);
    texts.push(label(graph.getLinks()[0]!));
    return texts;
  },
  expected: ['300 cm, 0°', '300 cm, 0°', '100 cm, 270°', '200 cm, 270°'],
});

program({
  file: `${features}/ready-to-use-shapes/vsm.mdx`,
  member: 'without-jointjs',
  states: 'With `position()`, pass `{ deep: true }`.',
  words: 'addProcess',
  run: ({page, graph}) => {
    const process = page.addProcess!(graph, 'Stamping', ['a', 'b'], {x: 10, y: 10}) as dia.Element;
    const top = () => graph.getElements()[1]!.position().y;
    const tops = [top()];
    process.translate(0, 5);
    tops.push(top());
    process.position(10, 100);
    tops.push(top());
    process.position(10, 110, {deep: true});
    return [...tops, top()];
  },
  expected: [84, 89, 89, 99],
});

program({
  file: `${features}/vector-editor/index.mdx`,
  member: 'from-a-path-to-an-element',
  states: 'The position of the element is right even if the paper is scaled or moved.',
  words: 'pathToElement',
  run: ({joint, page, graph, paper}) => {
    paper.translate(50, 20);
    paper.scale(2);
    const {node} = joint.V('path', {d: 'M 100 100 L 200 100 C 240 100 240 160 200 160 Z'}).appendTo(paper.svg);
    const place = (of: Element) => {
      const {x, y, width, height} = of.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    };
    const before = place(node);
    const element = (page.pathToElement!(paper, node) as dia.Element).addTo(graph);
    return [before, place(paper.findViewByModel(element).findNode('body')!), node.isConnected];
  },
  expected: [[100, 100, 130, 60], [100, 100, 130, 60], false],
});

program({
  file: `${features}/vector-editor/path-drawer.mdx`,
  member: 'without-jointjs',
  states: 'A double-click can add its point twice. `simplify()` removes the second one.',
  words: 'drawPolygon',
  run: ({page, graph, paper, click}) => {
    page.drawPolygon!(paper);
    for (const [x, y] of [
      [100, 100],
      [200, 100],
      [200, 200],
      [150, 250],
      [150, 250],
    ] as const)
      click(x, y);
    paper.svg.dispatchEvent(new MouseEvent('dblclick', {bubbles: true, clientX: 150, clientY: 250}));
    return [
      graph.getElements().map((element) => element.attr('body/refPoints') as string),
      paper.svg.querySelector('polyline'),
    ];
  },
  expected: [['100,100 200,100 200,200 150,250'], null] as [string[], SVGPolylineElement | null],
});

program({
  file: `${features}/vector-editor/path-editor.mdx`,
  member: 'without-jointjs',
  states: "Moving a corner doesn't resize the element, and resizing the element doesn't move its corners.",
  words: 'class Corner',
  run: ({joint, page, graph, paper, drag}) => {
    const corners = [
      {x: 0, y: 0},
      {x: 100, y: 0},
      {x: 50, y: 80},
    ];
    const size = {width: 100, height: 80};
    const element = new joint.shapes.standard.Polygon({position: {x: 100, y: 100}, size, corners}).addTo(graph);
    page.showCorners!(paper.findViewByModel(element));
    const handle = paper.svg.querySelectorAll('.joint-tool [joint-selector="handle"]')[2]!;
    drag(handle, [150, 180], [150, 250]);
    const after = element.size();
    element.resize(200, 200);
    return [after, element.get('corners') as dia.Point[]] as const;
  },
  expected: [
    {width: 100, height: 80},
    [
      {x: 0, y: 0},
      {x: 100, y: 0},
      {x: 50, y: 150},
    ],
  ] as const,
});

program({
  file: 'api/ui/PolygonalSelectionRegion.mdx',
  member: 'find-elements-in-a-polygon',
  states:
    "With `rotate: true`, the box is the upright box around a rotated element. An element that touches the polygon isn't inside.",
  words: 'function isInside',
  run: ({joint, page, box}) => {
    const polygon = (points: string) => new joint.g.Polygon(points);
    const square = polygon('0,0 100,0 100,100 0,100');
    const dent = polygon('0,0 45,0 50,25 55,0 100,0 100,100 0,100');
    const low = {size: {width: 80, height: 20}};
    return [
      page.isInside!(box('a', 10, 10, low), square),
      page.isInside!(box('b', 10, 10, low), dent),
      page.isInside!(box('c', 10, 40, {...low, angle: 90}), polygon('0,35 100,35 100,65 0,65')),
      page.isInside!(box('d', 0, 0, low), square),
    ];
  },
  expected: [true, false, false, false],
});
