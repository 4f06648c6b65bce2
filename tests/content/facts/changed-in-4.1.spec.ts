import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

// What 4.0 does in another way than 4.1, as the pages of 4.0 say it. The proofs of
// what 4.1 does instead stand with the other facts, with `since`.

facts('api/version.mdx', [
  {
    states: "console.log(version); // '4.0.4'",
    until: '4.0',
    unchanged: 'the version itself',
    run: ({joint}) => joint.version,
    expected: '4.0.4',
  },
]);

facts('api/dia/Cell.mdx', [
  {
    member: 'toJSON',
    states:
      'The parts of `attrs` that equal the class defaults are left out. All other attributes are always included.',
    until: '4.0',
    run: ({joint}) => {
      const {id, ...json} = new joint.shapes.standard.Rectangle({attrs: {body: {rx: 5, strokeWidth: 2}}}).toJSON();
      return [typeof id, json];
    },
    expected: [
      'string',
      {
        type: 'standard.Rectangle',
        position: {x: 0, y: 0},
        size: {width: 1, height: 1},
        angle: 0,
        attrs: {body: {rx: 5}},
      },
    ],
  },
  {
    member: 'toJSON',
    states:
      'An object at that level, such as `attrs/line/targetMarker/attrs`, is kept as a whole if it differs in any part.',
    until: '4.0',
    run: ({joint}) => {
      const Wire = joint.shapes.standard.Link.define('Wire', {
        attrs: {line: {targetMarker: {attrs: {fill: 'red', rx: 1}}}},
      });
      const wire = new Wire();
      const before = wire.toJSON().attrs as unknown;
      wire.attr('line/targetMarker/attrs/fill', 'blue');
      return [before, wire.toJSON().attrs];
    },
    expected: [{}, {line: {targetMarker: {attrs: {fill: 'blue', rx: 1}}}}],
  },
  {
    member: 'embed',
    states:
      'Throws `Embedding of already embedded cells is not allowed.` for a child of another parent. Call `unembed` on the old parent first.',
    until: '4.0',
    run: ({joint, newGraph, thrown}) => {
      const newCell = (id: string) => new joint.shapes.standard.Rectangle({id});
      const [a, b, child] = [newCell('a'), newCell('b'), newCell('child')];
      newGraph().addCells([a, b, child]);
      a.embed(child);
      const error = thrown(() => b.embed(child, {reparent: true}));
      child.getParentCell()?.unembed(child);
      return [error, thrown(() => b.embed(child)), child.parent()];
    },
    expected: ['Embedding of already embedded cells is not allowed.', null, 'b'],
  },
]);

facts('api/dia/Element.mdx', [
  {
    member: 'size',
    states: 'The declarations do not include this form, so TypeScript needs a cast:',
    until: '4.0',
    run: ({joint}) => {
      const element = new joint.shapes.standard.Rectangle({size: {width: 50, height: 60}});
      element.size({width: 200});
      const first = element.size();
      element.size({height: 80}, {direction: 'top'});
      return [first, element.size(), element.position().y];
    },
    expected: [{width: 200, height: 60}, {width: 200, height: 80}, -20],
  },
]);

facts('api/dia/Graph.mdx', [
  {
    member: 'findModelsFromPoint',
    states: 'A point on the edge of a box is inside.',
    until: '4.0',
    unchanged: '4.1 has the method under a new name, and deprecates this one',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      graph.addCell(new joint.shapes.standard.Rectangle({id: 'a', size: {width: 50, height: 50}}));
      return [
        {x: 50, y: 50},
        {x: 51, y: 50},
      ].map((point) => graph.findModelsFromPoint(point).map(({id}) => id));
    },
    expected: [['a'], []],
  },
  {
    member: 'findModelsInArea',
    states: 'With negative values, the method misses elements inside the area unless `strict` is set.',
    until: '4.0',
    unchanged: '4.1 has the method under a new name, and deprecates this one',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const link = new joint.shapes.standard.Link({source: {x: 0, y: 0}, target: {x: 90, y: 90}});
      graph.addCells([
        new joint.shapes.standard.Rectangle({id: 'a', position: {x: 10, y: 10}, size: {width: 20, height: 20}}),
        link,
      ]);
      const area = {x: 100, y: 100, width: -100, height: -100};
      const found = [
        graph.findModelsInArea(area),
        graph.findModelsInArea(area, {strict: true}),
        graph.findModelsInArea(new joint.g.Rect(area).normalize()),
      ];
      return found.map((cells) => cells.map(({id}) => id));
    },
    expected: [[], ['a'], ['a']],
  },
  {
    member: 'findModelsUnderElement',
    states: 'An unknown name throws `Unknown position: ...`.',
    until: '4.0',
    unchanged: '4.1 has the method under a new name, and deprecates this one',
    run: ({joint, newGraph, thrown}) => {
      const graph = newGraph();
      const size = {width: 50, height: 50};
      const a = new joint.shapes.standard.Rectangle({id: 'a', size});
      const b = new joint.shapes.standard.Rectangle({id: 'b', size});
      graph.addCells([a, b.position(30, 30)]);
      return [
        graph.findModelsUnderElement(b).map(({id}) => id),
        graph.findModelsUnderElement(b, {searchBy: 'center'}).length,
        graph.findModelsUnderElement(b, {searchBy: 'origin'}).map(({id}) => id),
        thrown(() => graph.findModelsUnderElement(b, {searchBy: 'middle' as 'center'})),
      ];
    },
    expected: [['a'], 0, ['a'], 'Unknown position: middle'],
  },
]);

facts('api/dia/Paper.mdx', [
  {
    member: 'findViewsInArea',
    states: 'All elements are measured, so the cost grows with the diagram.',
    until: '4.0',
    unchanged: '4.1 deprecates the method, and says the same of it',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const size = {width: 40, height: 40};
      graph.addCells(
        [0, 100].map((x) => new joint.shapes.standard.Rectangle({id: `at${x}`, size, position: {x, y: 0}})),
      );
      const ids = (views: dia.CellView[]) => views.map(({model}) => model.id);
      return [
        ids(paper.findViewsInArea({x: 30, y: 0, width: 80, height: 20})),
        ids(paper.findViewsInArea({x: 90, y: -10, width: 60, height: 60}, {strict: true})),
        ids(paper.findViewsFromPoint({x: 20, y: 20})),
      ];
    },
    expected: [['at0', 'at100'], ['at100'], ['at0']],
  },
]);

facts('api/dia/attributes.mdx', [
  {
    member: 'how-attributes-are-applied',
    states:
      'The effect of a special attribute, such as `text`, a marker or `connection`, stays until the view is rendered again:',
    until: '4.0',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const link = new joint.shapes.standard.Link({source: {x: 0, y: 0}, target: {x: 90, y: 0}}).addTo(graph);
      const view = link.findView(paper);
      const states = () => [
        view.findNode('line')?.hasAttribute('marker-end'),
        (view.findNode('line')?.getAttribute('d') ?? '') === '',
      ];
      const drawn = states();
      link.attr('line', {targetMarker: null, connection: null});
      const changed = states();
      link.attr('line/stroke', 'red', {dirty: true});
      return [drawn, changed, states()];
    },
    expected: [
      [true, false],
      [true, false],
      [false, true],
    ],
  },
  {
    member: 'text',
    states: "To clear the text, set `''`. `null` leaves the old text until the view is rendered again.",
    until: '4.0',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({attrs: {label: {text: 'A'}}}).addTo(graph);
      const text = () => element.findView(paper).findNode('label')?.textContent;
      element.attr('label/text', null);
      const kept = text();
      element.attr('label/fill', 'red', {dirty: true});
      return [kept, text()];
    },
    expected: ['A', ''],
  },
]);

facts('api/shapes/standard/TextBlock.mdx', [
  {
    member: 'text',
    states: '`null` leaves the old text until the view is rendered again.',
    until: '4.0',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const block = new joint.shapes.standard.TextBlock({attrs: {label: {text: 'A'}}}).addTo(graph);
      block.attr('label/text', null);
      return block.findView(paper).el.textContent;
    },
    expected: 'A',
  },
]);

facts('api/elementTools/Control.mdx', [
  {
    member: 'write-a-control',
    states: '- The last argument is the tool itself, not the event.',
    until: '4.0',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({size: {width: 50, height: 50}}).addTo(graph);
      const received: unknown[] = [];
      class Handle extends joint.elementTools.Control {
        protected override getPosition() {
          return {x: 0, y: 0};
        }
        protected override setPosition(...args: unknown[]) {
          received.push(args[2] === this);
        }
        protected override resetPosition(...args: unknown[]) {
          received.push(args[1] === this);
        }
      }
      const tool = new Handle({selector: null});
      element.findView(paper).addTools(new joint.dia.ToolsView({tools: [tool]}));
      const handle = tool.el.querySelector('circle')!;
      const fire = (type: string, target: EventTarget) =>
        target.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: 20, clientY: 20}));
      fire('mousedown', handle);
      fire('mousemove', document);
      fire('mouseup', document);
      fire('dblclick', handle);
      return received;
    },
    expected: [true, true],
  },
]);

facts('api/dia/ToolView.mdx', [
  {
    member: 'hide',
    states: 'If you hide a tool before it is added, the first rendering shows it again.',
    until: '4.0',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({size: {width: 50, height: 50}}).addTo(graph);
      const tool = new joint.elementTools.Boundary();
      tool.hide();
      const hidden = tool.isVisible();
      element.findView(paper).addTools(new joint.dia.ToolsView({tools: [tool]}));
      return [hidden, tool.isVisible()];
    },
    expected: [false, true],
  },
]);

facts('api/dia/ToolsView.mdx', [
  {
    member: 'isRendered',
    states: 'The value is `true` or `false`.',
    until: '4.0',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({size: {width: 50, height: 50}}).addTo(graph);
      const group = new joint.dia.ToolsView({tools: [new joint.elementTools.Boundary()]});
      const before = group.isRendered;
      element.findView(paper).addTools(group);
      return [before, group.isRendered];
    },
    expected: [false, true],
  },
]);

facts('api/layout/DirectedGraph.mdx', [
  {
    member: 'fromGraphLib',
    states:
      'If you call the function with a graph as `this`, it fills this graph. Otherwise it fills a new `dia.Graph`, created without the option `cellNamespace`.',
    until: '4.0',
    run: ({joint, DirectedGraph, newGraph}) => {
      const graph = newGraph();
      graph.addCell(new joint.shapes.standard.Rectangle({id: 'a'}));
      const glGraph = DirectedGraph.toGraphLib(graph) as unknown;
      const copy = newGraph();
      const importNode = (id: string, _gl: unknown, into: dia.Graph) =>
        into.addCell(new joint.shapes.standard.Circle({id}));
      const filled = DirectedGraph.fromGraphLib.call(copy, glGraph, {importNode});
      const made = DirectedGraph.fromGraphLib(glGraph, {importNode});
      return [filled === copy, copy.getCells().length, made === copy, made.getCells().length];
    },
    expected: [true, 1, false, 1],
  },
]);

facts('api/util/index.mdx', [
  {
    member: 'setByPath',
    states:
      "- Any other primitive value on the way throws an error such as `TypeError: Cannot create property 'b' on string 'x'`.",
    until: '4.0',
    run: ({joint, thrown}) => ['x', 5, false].map((a) => thrown(() => joint.util.setByPath({a}, 'a/b', 1))),
    expected: ["Cannot create property 'b' on string 'x'", "Cannot create property 'b' on number '5'", null],
  },
]);

facts('api/g/bezier.mdx', [
  {
    member: 'getCurveControlPoints',
    states:
      "Without the namespace, the call fails for three or more points with `Cannot read properties of undefined (reading 'getFirstControlPoints')`.",
    until: '4.0',
    unchanged: 'only the text of the error in the minified build differs',
    run: ({joint: {g}, thrown}) => {
      const {getCurveControlPoints} = g.bezier;
      const points = [0, 50, 90].map((x) => ({x, y: x * x}));
      return [points.slice(0, 2), points].map((list) => thrown(() => getCurveControlPoints(list)));
    },
    expected: [null, "Cannot read properties of undefined (reading 'getFirstControlPoints')"],
  },
]);
