import {facts} from '../../support/facts';

facts('api/shapes/standard/Link.mdx', [
  {
    member: 'default-attributes',
    states:
      'The markup adds attributes that are the same for every link and not saved: `fill: none` on both paths, `pointer-events: none` on `line`, and `cursor: pointer`, `stroke: transparent` and `stroke-linecap: round` on `wrapper`. Your `attrs` override them.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const link = new joint.shapes.standard.Link({target: {x: 100, y: 0}, attrs: {wrapper: {cursor: 'help'}}});
      const view = link.addTo(graph).findView(paper);
      const names = ['fill', 'pointer-events', 'cursor', 'stroke', 'stroke-linecap', 'stroke-width'];
      const nodes = ['wrapper', 'line'].map((selector) =>
        names.map((name) => view.findNode(selector)?.getAttribute(name)),
      );
      return [nodes, link.toJSON().attrs, new joint.shapes.standard.Link().attr() as unknown];
    },
    expected: [
      [
        ['none', null, 'help', 'transparent', 'round', '10'],
        ['none', 'none', null, '#333333', null, '2'],
      ],
      {wrapper: {cursor: 'help'}},
      {
        line: {
          connection: true,
          stroke: '#333333',
          strokeWidth: 2,
          strokeLinejoin: 'round',
          targetMarker: {type: 'path', d: 'M 10 -5 0 0 10 5 z'},
        },
        wrapper: {connection: true, strokeWidth: 10, strokeLinejoin: 'round'},
      },
    ],
  },
]);

facts('api/shapes/standard/DoubleLink.mdx', [
  {
    member: 'default-attributes',
    states: 'The markup sets `fill: none` on both paths, `cursor: pointer` on `outline` and `pointer-events: none` on',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const link = new joint.shapes.standard.DoubleLink({target: {x: 100, y: 0}});
      const {el} = link.addTo(graph).findView(paper);
      const nodes = [...(el as Element).children].map((node) =>
        ['joint-selector', 'fill', 'cursor', 'pointer-events'].map((name) => node.getAttribute(name)),
      );
      return [nodes, link.attr() as unknown];
    },
    expected: [
      [
        ['outline', 'none', 'pointer', null],
        ['line', 'none', null, 'none'],
      ],
      {
        line: {
          connection: true,
          stroke: '#DDDDDD',
          strokeWidth: 4,
          strokeLinejoin: 'round',
          targetMarker: {type: 'path', stroke: '#000000', d: 'M 10 -3 10 -10 -2 0 10 10 10 3'},
        },
        outline: {connection: true, stroke: '#000000', strokeWidth: 6, strokeLinejoin: 'round'},
      },
    ],
  },
  {
    member: 'width',
    states: 'With its stroke, the tip extends almost 3 px beyond the end of the link, into the target.',
    run: async ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      new joint.shapes.standard.DoubleLink({source: {x: 20, y: 50}, target: {x: 200, y: 50}}).addTo(graph);
      const image = new Image();
      const copy = paper.svg.cloneNode(true) as SVGElement;
      copy.setAttribute('width', '400');
      copy.setAttribute('height', '300');
      image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
      await image.decode();
      const context = Object.assign(document.createElement('canvas'), {width: 4000, height: 1000}).getContext('2d')!;
      context.drawImage(image, 0, 0, 4000, 3000);
      // Ten pixels of the canvas are one of the paper.
      const {data} = context.getImageData(2000, 500, 100, 1);
      const painted = data.filter((_value, index) => index % 4 === 3 && data[index]! > 0).length;
      return painted > 24 && painted < 30;
    },
    expected: true,
  },
  {
    member: 'hit-area',
    states: "Users can click the outline, which is 6 px wide by default. They can't click the wings of the arrowhead.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const source = {x: 20, y: 50};
      const link = new joint.shapes.standard.DoubleLink({source, target: {x: 200, y: 50}}).addTo(graph);
      const outline = link.findView(paper).findNode('outline') as Element | null;
      return [
        [100, 50],
        [100, 52],
        [100, 54],
        [193, 55],
      ].map(([x, y]) => {
        const point = paper.localToClientPoint(x!, y!);
        return document.elementFromPoint(point.x, point.y) === outline;
      });
    },
    expected: [true, true, false, false],
  },
]);

facts('api/shapes/standard/ShadowLink.mdx', [
  {
    member: 'svg-selectors',
    states: "The band receives the pointer events, but its tip and tail don't.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const source = {x: 20, y: 50};
      const link = new joint.shapes.standard.ShadowLink({source, target: {x: 200, y: 50}}).addTo(graph);
      const line = link.findView(paper).findNode('line') as Element | null;
      return [
        [100, 50],
        [100, 59],
        [205, 50],
        [13, 43],
      ].map(([x, y]) => {
        const point = paper.localToClientPoint(x!, y!);
        return document.elementFromPoint(point.x, point.y) === line;
      });
    },
    expected: [true, true, false, false],
  },
  {
    member: 'shadow',
    states:
      'For a soft shadow, set the `filter` attribute on `line` to `dropShadow`. Links far from the origin are then [cut off]',
    run: async ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      paper.scale(0.5);
      const ends = [300, 600];
      const line = {filter: {name: 'dropShadow', args: {dx: 2, dy: 4, blur: 3}} as never};
      graph.addCells(
        ends.map((x, index) => {
          const y = 100 + 100 * index;
          const shadow = {display: 'none'};
          return new joint.shapes.standard.ShadowLink({source: {x: x - 50, y}, target: {x, y}, attrs: {line, shadow}});
        }),
      );
      const image = new Image();
      const copy = paper.svg.cloneNode(true) as SVGElement;
      copy.setAttribute('width', '400');
      copy.setAttribute('height', '300');
      image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
      await image.decode();
      const context = Object.assign(document.createElement('canvas'), {width: 400, height: 300}).getContext('2d')!;
      context.drawImage(image, 0, 0);
      return ends.map((x, index) => context.getImageData((x - 20) / 2, 50 + 50 * index, 1, 1).data[3]! > 0);
    },
    expected: [true, false],
  },
]);
