import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

facts('api/dia/index.mdx', [
  {
    member: 'MarkupNodeJSON',
    states: 'Two nodes of the same name throw `json-dom-parser: selector must be unique`.',
    run: ({joint, newPaper, thrown}) => {
      const draw = (markup: dia.MarkupJSON) => {
        const {graph} = newPaper();
        return thrown(() => graph.addCell(new joint.dia.Element({type: 'app.Own', markup})));
      };
      const rect = {tagName: 'rect', selector: 'body', groupSelector: 'filled'};
      return [
        draw([rect, {tagName: 'g', children: ['text', {...rect, selector: 'other'}]}]),
        draw([rect, {tagName: 'g', children: [rect]}]),
        draw([rect, {selector: 'nothing'} as never]),
      ];
    },
    expected: [null, 'json-dom-parser: selector must be unique', 'json-dom-parser: missing tagName'],
  },
  {
    member: 'SidesJSON',
    states:
      '`horizontal` stands for `left` and `right`, `vertical` for `top` and `bottom`; the name of a side wins over them. What is left out is 0.',
    run: ({joint}) =>
      [{horizontal: 5}, {vertical: 7, top: 1}, {left: 3, horizontal: 0}, 4, {}].map((sides) => {
        const {top, right, bottom, left} = joint.util.normalizeSides(sides);
        return [top, right, bottom, left];
      }),
    expected: [
      [0, 5, 0, 5],
      [1, 0, 7, 0],
      [0, 0, 0, 3],
      [4, 4, 4, 4],
      [0, 0, 0, 0],
    ],
  },
  {
    member: 'SVGGradientJSON',
    states: '`opacity` is 1 unless given. `attrs` go to the gradient node',
    run: ({newPaper}) => {
      const {paper} = newPaper();
      const gradient: dia.SVGGradientJSON = {
        type: 'linearGradient',
        attrs: {x2: '0%'},
        stops: [
          {offset: 0, color: '#ffffff'},
          {offset: '100%', color: '#c9e4de', opacity: 0},
        ],
      };
      const id = paper.defineGradient(gradient);
      const node = paper.defs.querySelector(`[id="${id}"]`);
      const stops = [...(node?.children ?? [])].map((stop) =>
        ['offset', 'stop-color', 'stop-opacity'].map((name) => stop.getAttribute(name)),
      );
      return [node?.tagName, node?.getAttribute('x2'), stops, paper.defineGradient({...gradient}) === id];
    },
    expected: [
      'linearGradient',
      '0%',
      [
        ['0', '#ffffff', '1'],
        ['100%', '#c9e4de', '0'],
      ],
      true,
    ],
  },
  {
    member: 'SVGSimpleMarkerJSON',
    states:
      '`type` is its tag, `path` unless given; all other fields are attributes of the node, except `id`, `attrs` and `markerUnits`, which are for the `marker` node.',
    run: ({newPaper}) => {
      const {paper} = newPaper();
      const define = (marker: object) => {
        const node = paper.defs.querySelector(`[id="${paper.defineMarker(marker as dia.SVGMarkerJSON)}"]`);
        return [...(node?.children ?? [])].map((child) => [
          child.tagName,
          Object.fromEntries(
            [...child.attributes].filter(({name}) => name !== 'id').map(({name, value}) => [name, value]),
          ),
        ]);
      };
      return [define({d: 'M 10 -5 0 0 10 5 z', fill: 'none'}), define({type: 'circle', r: 4, 'stroke-width': 2})];
    },
    expected: [[['path', {d: 'M 10 -5 0 0 10 5 z', fill: 'none'}]], [['circle', {r: '4', 'stroke-width': '2'}]]],
  },
]);

facts('api/shapes/index.mdx', [
  {
    states:
      "A type without a class in the namespace makes the graph throw `dia.Graph: Could not find cell constructor for type: 'standard.Foo'. Make sure to add the constructor to 'cellNamespace'.`",
    run: ({joint, newGraph, thrown}) => {
      const add = (type: string) => thrown(() => newGraph().addCell({id: 'a', type} as never));
      return [add('standard.Foo'), add('standard.Rectangle'), Object.keys(joint.shapes)];
    },
    expected: [
      "dia.Graph: Could not find cell constructor for type: 'standard.Foo'. Make sure to add the constructor to 'cellNamespace'.",
      null,
      ['standard'],
    ],
  },
  {
    states:
      'looks for a view class, here `shapes.standard.RectangleView`; if there is none, it takes its default view. Pass the namespace to both',
    run: ({joint, newPaper}) => {
      class RectangleView extends joint.dia.ElementView {}
      const {standard} = joint.shapes;
      const {graph, paper} = newPaper({cellViewNamespace: {standard: {...standard, RectangleView}}});
      const views = [new standard.Rectangle(), new standard.Circle()].map((cell) => cell.addTo(graph).findView(paper));
      return views.map((view) => [view instanceof RectangleView, view instanceof joint.dia.ElementView]);
    },
    expected: [
      [true, true],
      [false, true],
    ],
  },
]);
