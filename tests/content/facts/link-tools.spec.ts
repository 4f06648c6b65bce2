import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

facts('api/linkTools.mdx', [
  {
    member: 'Button',
    states:
      "A positive number is the distance from the source. A negative number is the distance from the target, but [not on every curve](./dia/LinkView.mdx#getPointAtLength). `'50%'` is the middle, but `0.5` is half a pixel.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const link = new joint.shapes.standard.Link({source: {x: 50, y: 50}, target: {x: 250, y: 50}}).addTo(graph);
      const tools = [undefined, -20, '50%', 0.5].map((distance) => new joint.linkTools.Button({distance}));
      link.findView(paper).addTools(new joint.dia.ToolsView({tools}));
      return tools.map(({el}) => el.getAttribute('transform'));
    },
    expected: [50, 230, 150, 50.5].map((x) => `matrix(1,0,0,1,${x},50)`),
  },
  {
    member: 'Remove',
    states: 'Its `distance` defaults to `60` px, and its action is `link.remove({ ui: true, tool: tool.cid })`.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const link = new joint.shapes.standard.Link({source: {x: 50, y: 50}, target: {x: 250, y: 50}}).addTo(graph);
      const tool = new joint.linkTools.Remove();
      link.findView(paper).addTools(new joint.dia.ToolsView({tools: [tool]}));
      const place = tool.vel.translate().tx;
      const removed: unknown[] = [];
      graph.on('remove', (cell: dia.Cell, _cells: unknown, opt: {ui?: boolean; tool?: string}) =>
        removed.push(cell === link, opt.ui, opt.tool === tool.cid),
      );
      tool.el.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
      return [place, removed, graph.getLinks().length];
    },
    expected: [110, [true, true, true], 0],
  },
  {
    member: 'RotateLabel',
    states: 'The tool is hidden while the label does not exist and appears when the label is added.',
    since: '4.1',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const link = new joint.shapes.standard.Link({source: {x: 50, y: 50}, target: {x: 250, y: 50}}).addTo(graph);
      const tool = new joint.linkTools.RotateLabel();
      link.findView(paper).addTools(new joint.dia.ToolsView({tools: [tool]}));
      const hidden = tool.isVisible();
      link.appendLabel({attrs: {text: {text: 'yes'}}});
      return [hidden, tool.isVisible(), tool.el.style.display];
    },
    expected: [false, true, ''],
  },
  {
    member: 'RotateLabel',
    states: "throws `TypeError: Cannot read properties of null (reading 'keepGradient')`",
    since: '4.1',
    run: ({joint, newPaper, thrown}) => {
      const {graph, paper} = newPaper();
      return [{distance: 0.5}, 0.5].map((position) => {
        const ends = {source: {x: 50, y: 50}, target: {x: 250, y: 50}};
        const link = new joint.shapes.standard.Link({...ends, labels: [{position}]}).addTo(graph);
        const group = new joint.dia.ToolsView({tools: [new joint.linkTools.RotateLabel()]});
        return thrown(() => link.findView(paper).addTools(group));
      });
    },
    expected: [null, "Cannot read properties of null (reading 'keepGradient')"],
  },
  {
    member: 'Segments',
    states: '| `segmentLengthThreshold` | number (px) | `40` | Shorter segments have no handle. |',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const vertices = [
        {x: 89, y: 50},
        {x: 89, y: 90},
      ];
      const link = new joint.shapes.standard.Link({source: {x: 50, y: 50}, target: {x: 300, y: 200}, vertices});
      const tool = new joint.linkTools.Segments();
      link
        .addTo(graph)
        .findView(paper)
        .addTools(new joint.dia.ToolsView({tools: [tool]}));
      // of 39 px, of 40 px, and a slanted one
      return [...tool.el.querySelectorAll<SVGElement>('.joint-marker-segment')].map(({style}) => style.display);
    },
    expected: ['none', '', 'none'],
  },
  {
    member: 'SourceAnchor',
    states: "By default, the new anchor is `{ name: 'topLeft', args: { dx: '70%', dy: '25%', rotate: true } }`",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const box = {position: {x: 40, y: 40}, size: {width: 100, height: 60}};
      const element = new joint.shapes.standard.Rectangle(box).addTo(graph);
      const link = new joint.shapes.standard.Link({source: {id: element.id}, target: {x: 300, y: 200}}).addTo(graph);
      const tool = new joint.linkTools.SourceAnchor();
      link.findView(paper).addTools(new joint.dia.ToolsView({tools: [tool]}));
      const changes: unknown[] = [];
      graph.on('change:source', (_link: dia.Link, _end: unknown, opt: {ui?: boolean; tool?: string}) =>
        changes.push([opt.ui, opt.tool === tool.cid]),
      );
      const {x: clientX, y: clientY} = paper.localToClientPoint(110, 55);
      tool.el.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
      document.dispatchEvent(new MouseEvent('mousemove', {clientX, clientY}));
      document.dispatchEvent(new MouseEvent('mouseup', {clientX, clientY}));
      const {anchor} = link.source();
      tool.el.dispatchEvent(new MouseEvent('dblclick', {bubbles: true}));
      return [anchor, Object.keys(link.source()), changes];
    },
    expected: [
      {name: 'topLeft', args: {dx: '70%', dy: '25%', rotate: true}},
      ['id'],
      [
        [true, true],
        [true, true],
      ],
    ],
  },
  {
    member: 'SourceArrowhead',
    states:
      'On release, `change:source` again if the pointer is over a cell that the link can connect to. If the end has changed, `link:disconnect` and `link:connect` follow.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const from = new joint.shapes.standard.Rectangle({id: 'from'});
      const to = new joint.shapes.standard.Rectangle({id: 'to'});
      const link = new joint.shapes.standard.Link({source: {id: 'from'}, target: {x: 300, y: 200}});
      graph.addCells([from, to, link]);
      const tool = new joint.linkTools.SourceArrowhead();
      link.findView(paper).addTools(new joint.dia.ToolsView({tools: [tool]}));
      const log: string[] = [];
      graph.on('batch:start batch:stop', ({batchName}: {batchName: string}) => {
        if (batchName === 'arrowhead-move') log.push(batchName);
      });
      graph.on('change:source', (_link: dia.Link, {id}: {id?: string}) =>
        log.push(id ? `source ${id}` : 'source point'),
      );
      paper.on('all', (name: string) => {
        if (/^link:(pointer|connect|disconnect)/.test(name)) log.push(name);
      });
      tool.el.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
      to.findView(paper).el.dispatchEvent(new MouseEvent('mousemove', {bubbles: true}));
      to.findView(paper).el.dispatchEvent(new MouseEvent('mouseup', {bubbles: true}));
      return log;
    },
    expected: [
      'arrowhead-move',
      'link:pointerdown',
      'source point',
      'link:pointermove',
      'source to',
      'link:disconnect',
      'link:connect',
      'link:pointerup',
      'arrowhead-move',
    ],
  },
  {
    member: 'Vertices',
    states: 'If the selector does not exist, the tool logs `Interactive link node "..." not found.`',
    since: '4.1',
    run: ({joint, newPaper, thrown}) => {
      const {graph, paper} = newPaper();
      const link = new joint.shapes.standard.Link({source: {x: 50, y: 50}, target: {x: 250, y: 50}}).addTo(graph);
      const vertexAdding = {interactiveLinkNode: 'none'} as never;
      const messages: unknown[] = [];
      const {warn} = console;
      console.warn = (message) => messages.push(message);
      link.findView(paper).addTools(new joint.dia.ToolsView({tools: [new joint.linkTools.Vertices({vertexAdding})]}));
      console.warn = warn;
      return [...messages, thrown(() => link.target({x: 200, y: 50}))];
    },
    expected: ['Interactive link node "none" not found.', "Cannot read properties of null (reading 'connection')"],
  },
  {
    member: 'Vertices',
    states: '- With `redundancyRemoval: false`, `vertex-move` and `vertex-add` never stop',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const ends = {source: {x: 50, y: 50}, target: {x: 250, y: 50}};
      const link = new joint.shapes.standard.Link({...ends, vertices: [{x: 150, y: 150}]}).addTo(graph);
      return [true, false].map((redundancyRemoval) => {
        const vertices = new joint.linkTools.Vertices({redundancyRemoval});
        const remove = new joint.linkTools.Remove();
        link.findView(paper).addTools(new joint.dia.ToolsView({tools: [vertices, remove]}));
        vertices.el.querySelector('circle')?.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
        document.dispatchEvent(new MouseEvent('mouseup'));
        return [graph.hasActiveBatch('vertex-move'), remove.isVisible()];
      });
    },
    expected: [
      [false, true],
      [true, false],
    ],
  },
  {
    member: 'SourceAnchor',
    states: 'Your object replaces the default object, so repeat `r`. Otherwise the circle is invisible.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle().addTo(graph);
      const source = {id: element.id, anchor: {name: 'top'}};
      const link = new joint.shapes.standard.Link({source, target: {x: 90, y: 90}}).addTo(graph);
      const tools = [{}, {customAnchorAttributes: {'stroke-width': 1}}, {customAnchorAttributes: {strokeWidth: 1}}].map(
        (options) => new joint.linkTools.SourceAnchor(options),
      );
      link.findView(paper).addTools(new joint.dia.ToolsView({tools}));
      return tools.map(({el}) => {
        const circle = el.querySelector('circle');
        return [circle?.getAttribute('r'), circle?.getAttribute('stroke-width')];
      });
    },
    expected: [
      ['5', '4'],
      [null, '1'],
      [null, null],
    ],
  },
  {
    member: 'Control',
    states:
      'SVG attributes of the handle, in addition to the default ones. Use names with dashes, such as `stroke-width`.',
    since: '4.1',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      class Handle extends joint.linkTools.Control {
        protected override getPosition() {
          return {x: 5, y: 5};
        }
      }
      const link = new joint.shapes.standard.Link({source: {x: 0, y: 0}, target: {x: 90, y: 90}}).addTo(graph);
      const tools = [{'stroke-width': 7}, {strokeWidth: 7}].map((handleAttributes) => new Handle({handleAttributes}));
      link.findView(paper).addTools(new joint.dia.ToolsView({tools}));
      return tools.map(({el}) => {
        const circle = el.querySelector('circle');
        return ['r', 'stroke-width'].map((name) => circle?.getAttribute(name));
      });
    },
    expected: [
      ['6', '7'],
      ['6', '2'],
    ],
  },
  {
    member: 'Vertices',
    states: "This path covers the link's labels and the tools listed before `Vertices` in the group.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const link = new joint.shapes.standard.Link({source: {x: 50, y: 50}, target: {x: 250, y: 50}}).addTo(graph);
      link.labels([{position: {distance: 150}, attrs: {text: {text: 'label'}}}]);
      const view = link.findView(paper);
      const {Vertices, Remove} = joint.linkTools;
      const orders = [
        () => [new Remove({distance: 60}), new Vertices()],
        () => [new Vertices(), new Remove({distance: 60})],
      ];
      return orders.map((tools) => {
        view.removeTools().addTools(new joint.dia.ToolsView({tools: tools()}));
        return [110, 200].map((left) => {
          const {x, y} = paper.localToClientPoint(left, 50);
          return document.elementFromPoint(x, y)?.getAttribute('joint-selector');
        });
      });
    },
    expected: [
      ['connection', 'connection'],
      ['button', 'connection'],
    ],
  },
  {
    member: 'Segments',
    states:
      'If the two ends of such a link are on one horizontal or vertical line, a single handle appears halfway between the ends.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      return [50, 200].map((y) => {
        const link = new joint.shapes.standard.Link({source: {x: 50, y: 50}, target: {x: 300, y}});
        const tool = new joint.linkTools.Segments();
        link
          .addTo(graph)
          .findView(paper)
          .addTools(new joint.dia.ToolsView({tools: [tool]}));
        return [...tool.el.querySelectorAll<SVGElement>('.joint-marker-segment')].map(({style}) => style.display);
      });
    },
    expected: [[''], ['none']],
  },
]);
