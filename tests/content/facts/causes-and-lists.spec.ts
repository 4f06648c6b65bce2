import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

// Causes that a table of surprises names beside the usual one, and lists that look complete.

facts('api/connectors.mdx', [
  {
    member: 'choose-a-connector',
    states: 'The other routers add points, and a curve swings out at each of them.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const size = {width: 80, height: 40};
      const [source, target] = [
        {x: 20, y: 20},
        {x: 233, y: 177},
      ].map((position) => new joint.shapes.standard.Rectangle({position, size}).addTo(graph));
      return ['normal', 'oneSide', 'orthogonal', 'rightAngle', 'manhattan', 'metro'].map((name) => {
        const link = new joint.shapes.standard.Link({source: {id: source!.id}, target: {id: target!.id}});
        link.router({name} as never).addTo(graph);
        return (link.findView(paper) as dia.LinkView).route.length > 0;
      });
    },
    expected: [false, true, true, true, true, true],
  },
]);

facts('api/dia/Element.mdx', [
  {
    member: 'errors-and-surprises',
    states:
      'the ports have no `group`, the group has no `position`, or `position` was set on the port. A misspelled layout name has the same effect',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const groups = {none: {}, right: {position: 'right'}, misspelled: {position: 'rights'}};
      const items = [
        {id: 'no group'},
        {id: 'on the port', position: 'right'},
        {id: 'none', group: 'none'},
        {id: 'misspelled', group: 'misspelled'},
        {id: 'right', group: 'right'},
      ];
      const size = {width: 100, height: 100};
      const element = new joint.shapes.standard.Rectangle({size, ports: {groups, items}}).addTo(graph);
      const view = element.findView(paper) as dia.ElementView;

      return items.map(({id}) => {
        const node = view.findPortNode(id) as SVGElement;
        return joint.V(node.closest<SVGElement>('.joint-port')!).translate().tx;
      });
    },
    expected: [0, 0, 0, 0, 100],
  },
  {
    member: 'errors-and-surprises',
    states: 'moves only the element, or the JSON has `parent` without `embeds`',
    run: ({newGraph}) => {
      const type = 'standard.Rectangle';
      return [{}, {embeds: ['child']}].map((embeds) => {
        const graph = newGraph().fromJSON({
          cells: [
            {id: 'parent', type, ...embeds},
            {id: 'child', type, parent: 'parent'},
          ],
        });
        (graph.getCell('parent') as dia.Element).translate(10, 0);
        return (graph.getCell('child') as dia.Element).position().x;
      });
    },
    expected: [0, 10],
  },
  {
    member: 'errors-and-surprises',
    states: 'a `new dia.Element()` or an object without a `type` is added',
    run: ({joint, newGraph, thrown}) =>
      [new joint.dia.Element(), {id: 'plain'}].map((cell) => thrown(() => newGraph().addCell(cell as never))),
    expected: ['dia.Graph: cell type must be a string.', 'dia.Graph: cell type must be a string.'],
  },
  {
    member: 'translate',
    states: 'The library writes `tx`, `ty` and `translateBy` into the options object that you pass.',
    run: ({joint, newGraph}) => {
      const options = {};
      const element = new joint.shapes.standard.Rectangle({id: 'moved'}).addTo(newGraph()) as dia.Element;
      element.translate(5, 6, options);
      return options;
    },
    expected: {translateBy: 'moved', tx: 5, ty: 6},
  },
]);

facts('api/dia/CellView.mdx', [
  {
    member: 'errors',
    states: 'A node of a port or label can refer only to nodes of that port or label',
    run: ({joint, newPaper, thrown}) => {
      const {Link, Rectangle} = joint.shapes.standard;
      const port = (ref: string) =>
        thrown(() => {
          new Rectangle({ports: {items: [{attrs: {text: {ref}}}]}}).addTo(newPaper().graph);
        });
      const label = (ref: string) =>
        thrown(() => {
          const labels = [{attrs: {rect: {ref}, text: {text: 'a'}}}];
          new Link({source: {x: 0, y: 0}, target: {x: 90, y: 0}, labels}).addTo(newPaper().graph);
        });
      return [port('body'), label('line'), label('text')];
    },
    expected: [
      'dia.CellView: "body" reference does not exist.',
      'dia.CellView: "line" reference does not exist.',
      null,
    ],
  },
]);

facts('api/layout/DirectedGraph.mdx', [
  {
    member: 'errors-and-surprises',
    states: 'A link ends at an element with children. The second message appears if both ends are at that element.',
    run: ({joint, DirectedGraph, newGraph, thrown}) => {
      const {Link, Rectangle} = joint.shapes.standard;
      return ['other', 'parent'].map((source) => {
        const graph = newGraph();
        const size = {width: 40, height: 20};
        const [parent, child] = ['parent', 'child', 'other'].map((id) => new Rectangle({id, size}).addTo(graph));
        parent!.embed(child!);
        new Link({source: {id: source}, target: {id: 'parent'}}).addTo(graph);
        return thrown(() => DirectedGraph.layout(graph));
      });
    },
    expected: [
      "Cannot set properties of undefined (setting 'rank')",
      "Cannot read properties of undefined (reading 'points')",
    ],
  },
]);

facts('learn/testing/jest.mdx', [
  {
    member: 'two-texts-look-the-same',
    states: 'which contains no line breaks, or read the text from the model',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle().addTo(graph) as dia.Element;
      element.attr('label/text', 'New order\nof today');
      return element.findView(paper).findNode('label')!.textContent.replaceAll('\u00a0', ' ');
    },
    expected: 'New orderof today',
  },
]);

facts('api/util/index.mdx', [
  {
    member: 'isNumber',
    states: 'To exclude `NaN` and `Infinity`, use `Number.isFinite`.',
    run: ({joint}) => [NaN, Infinity, 5, '5'].map((value) => [joint.util.isNumber(value), Number.isFinite(value)]),
    expected: [
      [true, false],
      [true, false],
      [true, true],
      [false, false],
    ],
  },
]);
