import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

// Boundaries that differ between releases: batches, texts without an attribute, snapping.

facts('api/linkTools.mdx', [
  {
    member: 'while-a-tool-is-dragged',
    states: 'dragging an arrowhead leaves the `pointer` batch open.',
    until: '4.0',
    unchanged: 'the sentence before, on lost values of `evt.data`, has the same cause',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const link = new joint.shapes.standard.Link({source: {x: 0, y: 90}, target: {x: 90, y: 90}}).addTo(graph);
      const tool = new joint.linkTools.TargetArrowhead();
      link.findView(paper).addTools(new joint.dia.ToolsView({tools: [tool]}));
      const isOpenAfterDrag = () => {
        tool.el.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
        document.dispatchEvent(new MouseEvent('mouseup', {bubbles: true}));
        return graph.hasActiveBatch();
      };
      const before = isOpenAfterDrag();
      graph.stopBatch('pointer');
      graph.on('batch:stop', ({batchName}: {batchName: string}) => {
        if (batchName === 'arrowhead-move' && graph.hasActiveBatch('pointer')) graph.stopBatch('pointer');
      });
      return [before, isOpenAfterDrag()];
    },
    expected: [true, false],
  },
]);

facts('api/dia/attributes.mdx', [
  {
    member: 'how-attributes-are-applied',
    states: 'With `null`, the text is drawn again without them.',
    until: '4.0',
    unchanged: 'in 4.1, `null` reverts more attributes, and its page names those that stay',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const values = {
        textWrap: {width: 30},
        annotations: [{start: 0, end: 2, attrs: {fill: 'red'}}],
        textVerticalAnchor: 'top',
        lineHeight: '3em',
      };
      return Object.entries(values).map(([name, value]) => {
        const element = new joint.shapes.standard.Rectangle({
          size: {width: 50, height: 50},
          attrs: {label: {text: 'aa\nbb cc dd', [name]: value}},
        }).addTo(graph);
        const view = element.findView(paper) as dia.ElementView;
        const drawn = () => view.findNode('label')?.innerHTML.replaceAll(/ id="[^"]*"/g, '');
        const before = drawn();
        element.attr(`label/${name}`, null);
        const after = drawn();
        view.render();
        return [before === after, after === drawn()];
      });
    },
    expected: Array(4).fill([false, true]),
  },
]);

facts('api/dia/Paper.mdx', [
  {
    member: 'options.snapLinks',
    states:
      'A port that is farther away from its model is missed unless you pass a larger `buffer` in `findInAreaOptions`.',
    since: '4.1',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const shapes = joint.shapes.standard;
      const snapped = (distance: number, snapLinks: dia.Paper.Options['snapLinks']) => {
        paper.options.snapLinks = snapLinks;
        graph.clear();
        new shapes.Rectangle({
          position: {x: 500, y: 0},
          size: {width: 50, height: 50},
          attrs: {root: {magnet: false}},
          ports: {
            groups: {in: {position: 'absolute', attrs: {circle: {magnet: true}}}},
            items: [{id: 'far', group: 'in', args: {x: -distance, y: 25}}],
          },
        }).addTo(graph);
        const link = new shapes.Link({source: {x: 0, y: 150}, target: {x: 10, y: 150}}).addTo(graph);
        const tool = new joint.linkTools.TargetArrowhead();
        link.findView(paper).addTools(new joint.dia.ToolsView({tools: [tool]}));
        const {x, y} = paper.localToClientPoint(500 - distance, 25);
        const fire = (type: string, node: EventTarget) =>
          node.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: x, clientY: y}));
        fire('mousedown', tool.el);
        fire('mousemove', document);
        fire('mouseup', document);
        return link.target().port ?? null;
      };
      return [snapped(150, true), snapped(400, true), snapped(400, {radius: 50, findInAreaOptions: {buffer: 500}})];
    },
    expected: ['far', null, 'far'],
  },
  {
    member: 'options.snapLinks',
    states: 'The search measures the drawn elements, and calls no `find` method of the graph.',
    until: '4.0',
    run: ({joint, newPaper}) => {
      const graph = new joint.dia.Graph({}, {cellNamespace: joint.shapes});
      const calls: string[] = [];
      const spied = graph as unknown as Record<string, (...args: unknown[]) => unknown>;
      for (const name of ['findModelsInArea', 'findModelsFromPoint', 'findModelsUnderElement']) {
        const original = spied[name]!;
        spied[name] = (...args) => {
          calls.push(name);
          return original.apply(graph, args);
        };
      }
      const {paper} = newPaper({model: graph, snapLinks: true});
      const shapes = joint.shapes.standard;
      const element = new shapes.Rectangle({position: {x: 100, y: 0}, size: {width: 50, height: 50}}).addTo(graph);
      const link = new shapes.Link({source: {x: 0, y: 150}, target: {x: 10, y: 150}}).addTo(graph);
      const tool = new joint.linkTools.TargetArrowhead();
      link.findView(paper).addTools(new joint.dia.ToolsView({tools: [tool]}));
      const {x, y} = paper.localToClientPoint(120, 20);
      const fire = (type: string, node: EventTarget) =>
        node.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: x, clientY: y}));
      fire('mousedown', tool.el);
      fire('mousemove', document);
      fire('mouseup', document);
      return [link.target().id === element.id, calls];
    },
    expected: [true, []],
  },
]);

facts('api/dia/Element.mdx', [
  {
    member: 'position',
    states: 'A paper draws such an element at the point (0, 0). In 4.0, drawing it throws the same error.',
    since: '4.1',
    run: ({joint, newPaper, newGraph, thrown}) => {
      const element = () => {
        const created = new joint.shapes.standard.Rectangle();
        created.unset('position');
        return created;
      };
      const stray = element().addTo(newGraph());
      return [
        stray.position().toString(),
        thrown(() => stray.getBBox()),
        thrown(() => newPaper().graph.addCell(element())),
      ];
    },
    expected: ['0@0', "Cannot read properties of undefined (reading 'x')", null],
  },
]);

facts('api/dia/Element.mdx', [
  {
    member: 'position',
    states: 'Drawing such an element on a paper throws the same error.',
    until: '4.0',
    run: ({joint, newPaper, newGraph, thrown}) => {
      const element = () => {
        const created = new joint.shapes.standard.Rectangle();
        created.unset('position');
        return created;
      };
      const stray = element().addTo(newGraph());
      return [
        stray.position().toString(),
        thrown(() => stray.getBBox()),
        thrown(() => newPaper().graph.addCell(element())),
      ];
    },
    expected: [
      '0@0',
      "Cannot read properties of undefined (reading 'x')",
      "Cannot read properties of undefined (reading 'x')",
    ],
  },
]);
