import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

facts('api/dia/index.mdx', [
  {
    member: 'Event',
    states: '`evt.data` lasts from a `pointerdown` to its `pointerup` and `pointerclick`',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({size: {width: 80, height: 40}}).addTo(graph);
      const log: unknown[] = [];
      const dataOf = (event: dia.Event) => event.data as {mine?: string};
      paper.on('cell:pointerdown', (_view: dia.CellView, event: dia.Event) => {
        log.push(dataOf(event).mine ?? null);
        dataOf(event).mine = 'kept';
      });
      paper.on('cell:pointerup cell:pointerclick', (_view: dia.CellView, event: dia.Event) =>
        log.push(dataOf(event).mine),
      );
      const {x, y} = paper.localToClientPoint(10, 10);
      const at = {bubbles: true, clientX: x, clientY: y};
      const {el} = element.findView(paper);
      for (const type of ['mousedown', 'mouseup', 'mousedown', 'mouseup']) el.dispatchEvent(new MouseEvent(type, at));
      return log;
    },
    expected: [null, 'kept', 'kept', null, 'kept', 'kept'],
  },
  {
    member: 'MarkupNodeJSON',
    states: 'Two nodes with the same name throw `json-dom-parser: selector must be unique`.',
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
      '`horizontal` sets `left` and `right`, and `vertical` sets `top` and `bottom`. The name of a side takes precedence over `horizontal` and `vertical`. Sides that you omit are 0.',
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
    states: '`opacity` defaults to 1. `attrs` are set on the gradient node',
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
      '`type` is the tag name of the node and defaults to `path`. All other fields are attributes of the node, except `id`, `attrs` and `markerUnits`, which apply to the `marker` node.',
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
      "If you add a cell as JSON and the namespace has no class for its type, the graph throws `dia.Graph: Could not find cell constructor for type: 'standard.Foo'. Make sure to add the constructor to 'cellNamespace'.`",
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
      'The graph does accept an instance of an unregistered class, but loading the saved diagram then throws this error.',
    run: ({joint, newGraph, thrown}) => {
      const graph = newGraph();
      const added = thrown(() => graph.addCell(new joint.shapes.standard.Rectangle({type: 'standard.Foo'})));
      const json = graph.toJSON() as {cells: never[]};
      return [added, json.cells.length, thrown(() => newGraph().fromJSON(json))?.slice(0, 73)];
    },
    expected: [null, 1, "dia.Graph: Could not find cell constructor for type: 'standard.Foo'. Make"],
  },
  {
    states:
      "looks for the view class `shapes.standard.RectangleView`. If that class doesn't exist, the paper uses its default view. Pass the namespace to both",
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
