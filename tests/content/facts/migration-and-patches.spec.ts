import type {dia, mvc} from 'joint-core-4.1';
import {facts} from '../../support/facts';

// What the release notes say of the current code: what migration leaves behind, and what the patches fixed.

facts('learn/release-notes/4.0.0.mdx', [
  {
    member: 'old-and-new-names',
    states: '[`setVertices`](../../api/layout/DirectedGraph.mdx#layout); the old name still works',
    run: ({joint, DirectedGraph, newGraph}) => {
      const bends = (options: object) => {
        const graph = newGraph();
        const size = {width: 40, height: 40};
        graph.addCells(['a', 'b', 'c'].map((id) => new joint.shapes.standard.Rectangle({id, size})));
        const link = (source: string, target: string) =>
          new joint.shapes.standard.Link({source: {id: source}, target: {id: target}}).addTo(graph);
        const long = link('a', 'c') as dia.Link;
        link('a', 'b');
        link('b', 'c');
        DirectedGraph.layout(graph, options);
        return long.vertices().length > 0;
      };
      return [bends({}), bends({setLinkVertices: true}), bends({setVertices: true})];
    },
    expected: [false, true, true],
  },
  {
    member: 'links',
    states: 'The flags `vertexAdd`, `vertexMove`, `vertexRemove` and `useLinkTools` now have no effect.',
    run: ({joint, newPaper}) => {
      const interactive = {vertexAdd: true, vertexMove: true, vertexRemove: true, useLinkTools: true, linkMove: false};
      const {graph, paper} = newPaper({interactive});
      const link = new joint.shapes.standard.Link({source: {x: 0, y: 50}, target: {x: 200, y: 50}}).addTo(graph);
      const node = link.findView(paper).el.querySelector('path') as SVGElement;
      const before = paper.el.querySelectorAll('*').length;
      for (const type of ['mouseenter', 'mouseover', 'mousedown', 'mouseup', 'click'])
        node.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: 100, clientY: 50}));
      return [(link as dia.Link).vertices(), paper.el.querySelectorAll('*').length - before];
    },
    expected: [[], 0],
  },
  {
    member: 'links',
    states: 'To let users move vertices, add the tool `Vertices`. Its options limit what users can do:',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const ends = {source: {x: 0, y: 50}, target: {x: 200, y: 50}, vertices: [{x: 90, y: 90}]};
      const view = new joint.shapes.standard.Link(ends).addTo(graph).findView(paper);
      const parts = (tool: dia.ToolView) => {
        view.addTools(new joint.dia.ToolsView({tools: [tool]}));
        return ['.joint-vertices-path', '.joint-marker-vertex'].map((part) => tool.el.querySelectorAll(part).length);
      };
      return [parts(new joint.linkTools.Vertices()), parts(new joint.linkTools.Vertices({vertexAdding: false}))];
    },
    expected: [
      [1, 1],
      [0, 1],
    ],
  },
  {
    member: 'links',
    states: 'To let users move vertices, add the tool `Vertices`.',
    run: ({joint, newPaper}) => {
      // The tool is not the only one that moves vertices.
      const {graph, paper} = newPaper();
      const vertices = [
        {x: 100, y: 40},
        {x: 100, y: 160},
      ];
      const link = new joint.shapes.standard.Link({source: {x: 0, y: 40}, target: {x: 200, y: 160}, vertices});
      const segments = new joint.linkTools.Segments();
      link
        .addTo(graph)
        .findView(paper)
        .addTools(new joint.dia.ToolsView({tools: [segments]}));
      const handle = [...segments.el.querySelectorAll('.joint-marker-segment')][1];
      const fire = (target: EventTarget | undefined, type: string, x: number) => {
        const {x: clientX, y: clientY} = paper.localToClientPoint(x, 100);
        target?.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX, clientY}));
      };
      fire(handle, 'mousedown', 100);
      fire(document, 'mousemove', 130);
      fire(document, 'mouseup', 130);
      return link.vertices();
    },
    expected: [
      {x: 130, y: 40},
      {x: 130, y: 160},
    ],
  },
  {
    member: 'unknown-types',
    states: 'It adds the class to `joint.shapes` only if the page has a global `joint`, as with a script tag.',
    run: ({joint}) => {
      const page = window as {joint?: unknown};
      page.joint = undefined;
      joint.dia.Element.define('module.Step');
      page.joint = joint;
      joint.dia.Element.define('script.Step');
      return ['module' in joint.shapes, 'script' in joint.shapes];
    },
    expected: [false, true],
  },
  {
    member: 'jquery-and-backbone',
    states: 'For example, `show()`, `hide()`, `each()` and `trigger()` are missing, and calling them throws an error.',
    run: ({joint, thrown}) => {
      const {$el} = new joint.mvc.View() as unknown as {$el: Record<string, () => void>};
      const names = ['show', 'hide', 'each', 'trigger', 'empty'];
      return names.map((name) => thrown(() => ($el[name] as () => void).call($el)) !== null);
    },
    expected: [true, true, true, true, false],
  },
  {
    member: 'removed-shapes',
    states: 'your own class ignores its `attrs`, except `root`, if its markup is a string without `@selector`.',
    run: ({joint, newPaper}) => {
      const attrs = {root: {opacity: 0.5}, '.a': {fill: 'red'}, rect: {fill: 'red'}};
      const Old = joint.dia.Element.define('fact.Old', {attrs}, {markup: '<g><rect class="a"/></g>'});
      const {graph, paper} = newPaper();
      const {el} = new Old().addTo(graph).findView(paper);
      return [el.getAttribute('opacity'), el.querySelector('.a')?.getAttribute('fill') ?? null];
    },
    expected: ['0.5', null],
  },
  {
    member: 'saved-diagrams',
    states: 'If a value in `attrs` equals the default of its class, the value is not in the file.',
    run: ({joint}) => {
      const size = {width: 1, height: 1};
      const element = new joint.shapes.standard.Rectangle({size, attrs: {body: {stroke: '#000000', fill: 'red'}}});
      const json = element.toJSON();
      return [json.attrs, json.size];
    },
    expected: [{body: {fill: 'red'}}, {width: 1, height: 1}],
  },
  {
    member: 'fixed',
    states: 'if the pointer is outside the link at the end of a vertex drag, `link:mouseleave` fires.',
    run: ({joint, newPaper}) => {
      const leaves = (isOnLink: boolean) => {
        const {graph, paper} = newPaper();
        const vertices = [{x: 100, y: 150}];
        const link = new joint.shapes.standard.Link({source: {x: 20, y: 50}, target: {x: 200, y: 50}, vertices});
        const tool = new joint.linkTools.Vertices();
        link
          .addTo(graph)
          .findView(paper)
          .addTools(new joint.dia.ToolsView({tools: [tool]}));
        let count = 0;
        paper.on('link:mouseleave', () => count++);
        paper.el.scrollIntoView();
        const fire = (target: EventTarget | null, type: string, x: number, y: number) => {
          const {x: clientX, y: clientY} = paper.localToClientPoint(x, y);
          target?.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX, clientY}));
        };
        fire(tool.el.querySelector('.joint-marker-vertex'), 'mousedown', 100, 150);
        fire(document, 'mousemove', 100, 120);
        fire(document, 'mouseup', 100, isOnLink ? 120 : 250);
        paper.remove();
        return count;
      };
      return [leaves(true), leaves(false)];
    },
    expected: [0, 1],
  },
]);

facts('learn/release-notes/4.0.1.mdx', [
  {
    member: 'version-4-0-2',
    states: 'accepts arcs that start and end at the same point.',
    run: ({joint}) => joint.V.normalizePathData('M 5 5 A 10 10 0 0 1 5 5 L 9 9'),
    expected: 'M 5 5 C 5 5 5 5 5 5 L 9 9',
  },
  {
    member: 'version-4-0-2',
    states: '[`textWrap`](../../api/dia/attributes.mdx#textWrap) measures the text with the font of your CSS.',
    run: ({joint, newPaper}) => {
      const lines = (css: string) => {
        const {graph, paper} = newPaper();
        const style = document.createElement('style');
        style.textContent = `text { ${css} }`;
        document.body.append(style);
        const label = {text: 'one two three four', textWrap: {width: 90}};
        const box = new joint.shapes.standard.Rectangle({size: {width: 90, height: 200}, attrs: {label}}).addTo(graph);
        const count = box.findView(paper).el.querySelectorAll('tspan').length;
        style.remove();
        return count;
      };
      return lines('font-size: 40px') > lines('font-size: 8px');
    },
    expected: true,
  },
  {
    member: 'version-4-0-3',
    states: 'of each paper has its own pattern ids.',
    run: ({newPaper}) => {
      const ids = [1, 2].map(() => {
        const {paper} = newPaper({drawGrid: true, gridSize: 10});
        return paper.el.querySelector('pattern')?.id ?? '';
      });
      return [ids.every((id) => id !== ''), new Set(ids).size];
    },
    expected: [true, 2],
  },
  {
    member: 'version-4-0-3',
    states: 'The end of the link gets the number.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({
        id: 'a',
        size: {width: 50, height: 50},
        ports: {items: [{id: 7}] as unknown as dia.Element.Port[]},
      }).addTo(graph);
      // `getLinkEnd` is protected: a new link's source is what it returns for the magnet.
      type View = {findPortNode: (id: number) => Element; getLinkEnd: (magnet: Element) => dia.Link.EndJSON};
      const view = element.findView(paper) as unknown as View;
      return view.getLinkEnd(view.findPortNode(7)).port;
    },
    expected: 7,
  },
  {
    member: 'version-4-0-3',
    states: 'when the user starts to drag.',
    run: ({joint, newPaper, events}) => {
      const {graph, paper} = newPaper();
      const link = new joint.shapes.standard.Link({source: {x: 0, y: 90}, target: {x: 90, y: 90}}).addTo(graph);
      const tools = [new joint.linkTools.SourceArrowhead(), new joint.linkTools.TargetArrowhead()];
      link.findView(paper).addTools(new joint.dia.ToolsView({tools}));
      return tools.map((tool) =>
        events(paper, () => {
          tool.el.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
          document.dispatchEvent(new MouseEvent('mouseup', {bubbles: true}));
        }).includes('link:pointerdown'),
      );
    },
    expected: [true, true],
  },
  {
    member: 'version-4-0-4',
    states: 'also takes font attributes into account that are set in the same `attrs`, such as `fontSize`.',
    run: ({joint, newPaper}) => {
      const lines = (fontSize: number) => {
        const {graph, paper} = newPaper();
        const label = {text: 'one two three four', fontSize, textWrap: {width: 90}};
        const box = new joint.shapes.standard.Rectangle({size: {width: 90, height: 200}, attrs: {label}}).addTo(graph);
        return box.findView(paper).el.querySelectorAll('tspan').length;
      };
      return lines(40) > lines(8);
    },
    expected: true,
  },
]);

facts('learn/release-notes/4.1.1.mdx', [
  {
    member: 'version-4-1-3',
    states: '`position()` of the DOM wrapper also respects positions that a style sheet sets.',
    run: ({joint}) => {
      const style = document.createElement('style');
      style.textContent = '#frame { position: absolute; left: 40px; top: 30px; }';
      const frame = document.createElement('div');
      frame.id = 'frame';
      const child = document.createElement('div');
      child.style.cssText = 'position: relative; left: 7px; top: 5px';
      frame.append(child);
      document.body.append(style, frame);
      const {$} = joint.mvc as unknown as {$: (node: Element) => {position: () => unknown}};
      return $(child).position();
    },
    expected: {left: 7, top: 5},
  },
  {
    member: 'version-4-1-3',
    states: 'Override it in your own view class to change the grid of a drag.',
    run: ({joint, newPaper}) => {
      const elementView = joint.dia.ElementView.extend({snapToGrid: () => ({x: 33, y: 44})}) as typeof dia.ElementView;
      const {graph, paper} = newPaper({elementView});
      const element = new joint.shapes.standard.Rectangle({size: {width: 50, height: 50}}).addTo(graph);
      const view = element.findView(paper) as dia.ElementView;
      const body = view.el.querySelector('rect') as SVGElement;
      body.dispatchEvent(new MouseEvent('mousedown', {bubbles: true, clientX: 20, clientY: 20}));
      document.dispatchEvent(new MouseEvent('mousemove', {bubbles: true, clientX: 90, clientY: 90}));
      document.dispatchEvent(new MouseEvent('mouseup', {bubbles: true, clientX: 90, clientY: 90}));
      return element.position().toJSON();
    },
    expected: {x: 33, y: 44},
  },
]);

facts('api/layout/DirectedGraph.mdx', [
  {
    member: 'a-part-of-the-graph',
    states: 'put the cells into a second graph and empty that graph after the layout:',
    run: ({joint, DirectedGraph, newGraph}) => {
      const graph = newGraph();
      const size = {width: 80, height: 40};
      const newElement = (id: string) => new joint.shapes.standard.Rectangle({id, size});
      const [a, b] = [newElement('a'), newElement('b')];
      const link = new joint.shapes.standard.Link({source: {id: 'a'}, target: {id: 'b'}});
      graph.addCells([a, b, link]);
      const listeners = () => (a as unknown as {_events: {all: mvc.EventHandler[]}})._events.all.length;
      const before = listeners();
      const part = new joint.dia.Graph();
      part.resetCells([a, b, link], {dry: true, sort: false});
      DirectedGraph.layout(part);
      part.resetCells([], {dry: true});
      const after = listeners();
      DirectedGraph.layout([a, b, link]);
      return [after - before, listeners() - before, a.graph === graph, graph.getCells().length, b.position().y > 0];
    },
    expected: [0, 1, true, 3, true],
  },
  {
    member: 'a-part-of-the-graph',
    states: "Don't call `part.clear()`: it removes the cells from your diagram.",
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const element = new joint.shapes.standard.Rectangle().addTo(graph);
      const part = new joint.dia.Graph();
      part.resetCells([element], {dry: true, sort: false});
      part.clear();
      return graph.getCells().length;
    },
    expected: 0,
  },
]);

facts('api/routers.mdx', [
  {
    member: 'custom-routers',
    states:
      "[`linkView.getEndView('source')`](./dia/LinkView.mdx#getEndView). The properties `sourceView` and `targetView` hold the same views",
    run: ({joint, newPaper}) => {
      const seen: boolean[] = [];
      const {graph} = newPaper({
        defaultRouter: (vertices, _args, linkView) => {
          const view = linkView as dia.LinkView & Record<'sourceView' | 'targetView', dia.CellView>;
          seen.push(view.sourceView === view.getEndView('source') && view.sourceView.model.id === 'a');
          seen.push(view.targetView === view.getEndView('target') && view.targetView.model.id === 'b');
          return vertices;
        },
      });
      graph.addCells(['a', 'b'].map((id) => new joint.shapes.standard.Rectangle({id, size: {width: 9, height: 9}})));
      new joint.shapes.standard.Link({source: {id: 'a'}, target: {id: 'b'}}).addTo(graph);
      return [seen.length > 0, seen.every(Boolean)];
    },
    expected: [true, true],
  },
]);

facts('api/dia/attributes.mdx', [
  {
    states: 'The same object works in the `attrs` of a constructor, where TypeScript rejects `targetMarker: null`.',
    member: 'sourceMarker',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const attrs = {line: {targetMarker: {type: 'path' as const, d: ''}}};
      const ends = {source: {x: 0, y: 0}, target: {x: 90, y: 0}};
      const link = new joint.shapes.standard.Link({...ends, attrs}).addTo(graph);
      link.findView(paper);
      return [...paper.el.querySelectorAll('marker path')].map((node) => node.getAttribute('d'));
    },
    expected: [''],
  },
]);

facts('learn/release-notes/3.7.1.mdx', [
  {
    member: 'fixed',
    states: 'a cell created with the id `undefined` gets a new id.',
    run: ({joint}) => typeof new joint.shapes.standard.Rectangle({id: undefined}).id,
    expected: 'string',
  },
]);
