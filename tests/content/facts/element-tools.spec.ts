import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

facts('api/elementTools/Boundary.mdx', [
  {
    member: 'options.useModelGeometry',
    states: "Stroke widths don't count.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const ports = {groups: {out: {position: 'right'}}, items: [{id: 'p', group: 'out'}]};
      const body = {strokeWidth: 20};
      const widths = [{}, ports].map((own) => {
        const box = new joint.shapes.standard.Rectangle({size: {width: 40, height: 40}, attrs: {body}, ports: own});
        const frame = new joint.elementTools.Boundary({padding: 0});
        box
          .addTo(graph)
          .findView(paper)
          .addTools(new joint.dia.ToolsView({tools: [frame]}));
        return Number(frame.el.getAttribute('width'));
      });
      return [widths[0], widths[1]! > 40];
    },
    expected: [40, true],
  },
  {
    member: 'options.padding',
    states: 'Missing sides are 0.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const box = new joint.shapes.standard.Rectangle({position: {x: 50, y: 50}, size: {width: 80, height: 40}});
      const frames = [{}, {padding: {left: 20, top: 5}}].map(
        (options) => new joint.elementTools.Boundary({useModelGeometry: true, ...options}),
      );
      box
        .addTo(graph)
        .findView(paper)
        .addTools(new joint.dia.ToolsView({tools: frames}));
      return frames.map(({el}) => ['x', 'y', 'width', 'height'].map((name) => Number(el.getAttribute(name))));
    },
    expected: [
      [40, 40, 100, 60],
      [30, 45, 100, 45],
    ],
  },
  {
    member: 'options.rotate',
    states: 'It keeps its last rotation.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const box = new joint.shapes.standard.Rectangle({size: {width: 40, height: 40}}).addTo(graph);
      const frame = new joint.elementTools.Boundary({rotate: true, useModelGeometry: true});
      box.findView(paper).addTools(new joint.dia.ToolsView({tools: [frame]}));
      return [45, 0].map((angle) => {
        box.rotate(angle, true);
        return frame.vel.rotate().angle;
      });
    },
    expected: [45, 45],
  },
]);

facts('api/elementTools/Button.mdx', [
  {
    member: 'options.x',
    states:
      "`'calc(w + 10)'` | 10 px to the right of the right edge; `w` and `h` are the width and height of the box that [`useModelGeometry`](#options.useModelGeometry) chooses",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const box = new joint.shapes.standard.Rectangle({position: {x: 50, y: 50}, size: {width: 80, height: 40}});
      const buttons = [undefined, 20, '100%', 'calc(w + 10)'].map(
        (x) => new joint.elementTools.Button({x, useModelGeometry: true}),
      );
      box
        .addTo(graph)
        .findView(paper)
        .addTools(new joint.dia.ToolsView({tools: buttons}));
      const places = buttons.map(({vel}) => vel.translate().tx);
      const label = 'a label that is much wider than its element';
      const wide = new joint.shapes.standard.Rectangle({size: {width: 80, height: 40}, attrs: {label: {text: label}}});
      const view = wide.addTo(graph).findView(paper);
      const [drawn, model] = [false, true].map((useModelGeometry) => {
        const tool = new joint.elementTools.Button({x: 'calc(w + 10)', useModelGeometry});
        view.addTools(new joint.dia.ToolsView({tools: [tool]}));
        return tool.vel.translate().tx;
      });
      const right = view.getNodeBBox(view.el).topRight().x;
      return [places, Math.round(drawn! - right), right > 100, model];
    },
    expected: [[50, 70, 130, 140], 10, true, 90],
  },
  {
    member: 'options.action',
    states: 'for every mouse button except the right one',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const view = new joint.shapes.standard.Rectangle().addTo(graph).findView(paper);
      const calls: unknown[] = [];
      const tool = new joint.elementTools.Button({
        action(this: unknown, event, elementView, button) {
          calls.push([event.type, event.button, this === view, elementView === view, button === tool]);
        },
      });
      view.addTools(new joint.dia.ToolsView({tools: [tool]}));
      for (const button of [0, 1, 2]) {
        tool.el.dispatchEvent(new MouseEvent('mousedown', {button, bubbles: true}));
      }
      return calls;
    },
    expected: [
      ['mousedown', 0, true, true, true],
      ['mousedown', 1, true, true, true],
    ],
  },
]);

facts('api/elementTools/Connect.mdx', [
  {
    member: 'what-the-paper-decides',
    states: 'With `linkPinning: true`, the default, the press leaves a short link that ends at the button.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const box = new joint.shapes.standard.Rectangle({id: 'box', size: {width: 80, height: 40}}).addTo(graph);
      const tool = new joint.elementTools.Connect({magnet: 'body'});
      box.findView(paper).addTools(new joint.dia.ToolsView({tools: [tool]}));
      const press = () => {
        const {x, y} = paper.localToClientPoint(200, 100);
        tool.el.dispatchEvent(new MouseEvent('mousedown', {clientX: x, clientY: y, bubbles: true}));
        document.dispatchEvent(new MouseEvent('mouseup', {clientX: x, clientY: y}));
      };
      press();
      paper.options.linkPinning = false;
      press();
      return graph.getLinks().map((link) => [link.source(), link.target()]);
    },
    expected: [
      [
        {id: 'box', magnet: 'body'},
        {x: 200, y: 100},
      ],
    ],
  },
  {
    member: 'options.magnet',
    states: 'pressing the button throws `Connect: magnet must be an SVGElement`.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const tool = new joint.elementTools.Connect({magnet: (() => 'body') as never});
      const view = new joint.shapes.standard.Rectangle().addTo(graph).findView(paper);
      const messages: string[] = [];
      const listener = (event: ErrorEvent) => messages.push(event.message);
      window.addEventListener('error', listener);
      view.addTools(new joint.dia.ToolsView({tools: [tool]}));
      messages.push('added');
      tool.el.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
      window.removeEventListener('error', listener);
      return messages;
    },
    expected: ['added', 'Uncaught Error: Connect: magnet must be an SVGElement'],
  },
]);

facts('api/elementTools/Control.mdx', [
  {
    member: 'write-a-control',
    states: '| on a double-click or double tap | writes the default to the model |',
    run: ({joint, newPaper, onStoppedClock}) => {
      const {graph, paper} = newPaper();
      let count = 0;
      class Corner extends joint.elementTools.Control {
        protected override getPosition() {
          return {x: 0, y: 0};
        }
        protected override resetPosition() {
          count += 1;
        }
      }
      const tool = new Corner();
      const element = new joint.shapes.standard.Rectangle().addTo(graph);
      element.findView(paper).addTools(new joint.dia.ToolsView({tools: [tool]}));
      const target = tool.el.querySelector('circle')!;
      target.dispatchEvent(new MouseEvent('dblclick', {bubbles: true}));
      const counts = [count];
      const touch = new Touch({identifier: 1, target});
      onStoppedClock((pass) => {
        for (const type of ['touchstart', 'touchend', 'touchstart', 'touchend']) {
          const touches = type === 'touchend' ? [] : [touch];
          pass(50);
          target.dispatchEvent(
            new TouchEvent(type, {bubbles: true, cancelable: true, touches, changedTouches: [touch]}),
          );
        }
      });
      return [...counts, count];
    },
    expected: [1, 2],
  },
  {
    member: 'write-a-control',
    states:
      'The points of `getPosition` and `setPosition` are relative to the top left corner of the element *before* rotation. (0, 0) is that corner and (width, height) is the opposite corner, even if the element is rotated.',
    since: '4.1',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const box = new joint.shapes.standard.Rectangle({angle: 90, size: {width: 80, height: 40}}).addTo(graph);
      const calls: unknown[] = [];
      class Corner extends joint.elementTools.Control {
        protected override getPosition() {
          return {x: 80, y: 40};
        }
        protected override setPosition(_view: unknown, {x, y}: {x: number; y: number}, event: {type?: string}) {
          calls.push([Math.round(x), Math.round(y), event.type]);
        }
      }
      const tool = new Corner();
      box.findView(paper).addTools(new joint.dia.ToolsView({tools: [tool]}));
      // the box of 80 x 40 px around (40, 20) is turned by 90 degrees
      const {tx, ty} = joint.V(tool.el.querySelector('circle') as SVGElement).translate();
      tool.el.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
      const {x, y} = paper.localToClientPoint(50, -10);
      document.dispatchEvent(new MouseEvent('mousemove', {clientX: x, clientY: y}));
      document.dispatchEvent(new MouseEvent('mouseup'));
      return [Math.round(tx), Math.round(ty), ...calls];
    },
    expected: [20, 60, [10, 10, 'mousemove']],
  },
  {
    member: 'errors',
    states: '| `Control: invalid selector.` | The option `selector` does not name a node of the element. |',
    run: ({joint, newPaper, thrown}) => {
      const {graph, paper} = newPaper();
      const view = new joint.shapes.standard.Rectangle().addTo(graph).findView(paper);
      class Corner extends joint.elementTools.Control {
        protected override getPosition() {
          return {x: 0, y: 0};
        }
      }
      class Bare extends Corner {
        override preinitialize() {
          this.children = [];
        }
      }
      return [new Corner({selector: 'none'}), new Bare()].map((tool) =>
        thrown(() => view.addTools(new joint.dia.ToolsView({tools: [tool]}))),
      );
    },
    expected: ['Control: invalid selector.', 'Control: markup selector `handle` is required'],
  },
  {
    member: 'options.handleAttributes',
    states: "Names are not converted, so write `'stroke-width'`.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      class Corner extends joint.elementTools.Control {
        protected override getPosition() {
          return {x: 0, y: 0};
        }
      }
      const view = new joint.shapes.standard.Rectangle().addTo(graph).findView(paper);
      const tools = [{fill: 'gold', r: 8, 'stroke-width': 7}, {strokeWidth: 7}].map(
        (handleAttributes) => new Corner({handleAttributes}),
      );
      view.addTools(new joint.dia.ToolsView({tools}));
      return tools.map(({el}) => {
        const circle = el.querySelector('circle');
        return ['fill', 'r', 'stroke-width'].map((name) => circle?.getAttribute(name));
      });
    },
    expected: [
      ['gold', '8', '7'],
      ['#33334F', '6', '2'],
    ],
  },
  {
    member: 'write-a-control',
    states:
      '`translate()` is an exception. Its change is drawn in the next animation frame, so use `position()` instead.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({async: true});
      const element = new joint.shapes.standard.Rectangle().addTo(graph);
      paper.updateViews();
      const place = () => element.findView(paper).el.getAttribute('transform');
      element.position(10, 0, {ui: true, tool: 'c1'});
      const places = [place()];
      element.translate(10, 0, {ui: true, tool: 'c1'});
      places.push(place());
      paper.updateViews();
      return [...places, place()];
    },
    expected: ['translate(10,0)', 'translate(10,0)', 'translate(20,0)'],
  },
]);

facts('api/elementTools/HoverConnect.mdx', [
  {
    member: 'options.trackWidth',
    states: 'Defaults to `15`. `0` falls back to the default.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const view = new joint.shapes.standard.Rectangle().addTo(graph).findView(paper);
      const tools = [undefined, 0, 12].map((trackWidth) => new joint.elementTools.HoverConnect({trackWidth}));
      view.addTools(new joint.dia.ToolsView({tools}));
      return tools.map(({el}) => el.querySelector('path')?.getAttribute('stroke-width'));
    },
    expected: ['15', '15', '12'],
  },
]);

facts('api/elementTools/Remove.mdx', [
  {
    member: 'what-it-removes',
    states:
      'The whole removal is a single batch named `remove`, in which each other cell has a nested batch of the same name.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const box = new joint.shapes.standard.Rectangle({id: 'box'});
      const part = new joint.shapes.standard.Rectangle({id: 'part'});
      const link = new joint.shapes.standard.Link({id: 'link', source: {id: 'box'}, target: {x: 300, y: 9}});
      graph.addCells([box, part, link]);
      box.embed(part);
      const tool = new joint.elementTools.Remove();
      box.findView(paper).addTools(new joint.dia.ToolsView({tools: [tool]}));
      const log: unknown[] = [];
      graph.on('remove', (cell: dia.Cell, _cells: unknown, opt: {ui?: boolean; tool?: string}) =>
        log.push([cell.id, opt.ui, opt.tool === tool.cid]),
      );
      graph.on('batch:start batch:stop', ({batchName}: {batchName: string}) => {
        if (batchName === 'remove') log.push(graph.hasActiveBatch('remove'));
      });
      tool.el.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
      return log;
    },
    expected: [true, true, ['part', true, true], true, true, ['link', true, true], true, ['box', true, true], false],
  },
  {
    member: 'what-it-removes',
    states: 'keeps the links to other cells and moves their ends from the element to the point (0, 0)',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const box = new joint.shapes.standard.Rectangle().addTo(graph);
      const link = new joint.shapes.standard.Link({source: {id: box.id}, target: {x: 300, y: 9}}).addTo(graph);
      box.remove({disconnectLinks: true});
      return [graph.getCells().length, link.source(), link.target()];
    },
    expected: [1, {x: 0, y: 0}, {x: 300, y: 9}],
  },
]);
