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
]);
