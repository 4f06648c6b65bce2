import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

facts('api/dia/ToolView.mdx', [
  {
    member: 'options.visibility',
    states: 'The function is called with the tool as `this`, and only while the tool is explicitly visible.',
    since: '4.1',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const view = new joint.shapes.standard.Rectangle().addTo(graph).findView(paper);
      const calls: boolean[] = [];
      const visibility = function (this: unknown, ...args: unknown[]) {
        return calls.push(this === tool && args[0] === view && args[1] === tool && args.length === 2) > 1;
      };
      const tool: dia.ToolView = new joint.elementTools.Remove({visibility});
      view.addTools(new joint.dia.ToolsView({tools: [tool]}));
      const visible = [tool.isVisible()];
      view.updateTools();
      visible.push(tool.isVisible());
      tool.hide();
      view.updateTools();
      return [calls, visible];
    },
    expected: [
      [true, true],
      [false, true],
    ],
  },
  {
    member: 'hide',
    states: 'and after the next drag of another tool in the group',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const view = new joint.shapes.standard.Rectangle().addTo(graph).findView(paper);
      const remove = new joint.elementTools.Remove();
      const connect = new joint.elementTools.Connect();
      view.addTools(new joint.dia.ToolsView({tools: [remove, connect]}));
      remove.hide();
      view.model.set('position', {x: 10, y: 10});
      const visible = [remove.isVisible()];
      connect.el.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
      visible.push(remove.isVisible());
      document.dispatchEvent(new MouseEvent('mouseup'));
      return [...visible, remove.isVisible()];
    },
    expected: [false, false, true],
  },
  {
    member: 'focus',
    states:
      "If the tool isn't in a group, the method throws `TypeError: Cannot read properties of undefined (reading 'focusTool')`",
    run: ({joint, thrown}) => thrown(() => new joint.elementTools.Remove().focus()),
    expected: "Cannot read properties of undefined (reading 'focusTool')",
  },
  {
    member: 'update',
    states:
      "or when the element is rendered again. Other changes of `attrs`, `ports`, `z` or your own data don't update the tools of an element.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({size: {width: 50, height: 50}}).addTo(graph);
      let updates = 0;
      class Counter extends joint.dia.ToolView {
        override update() {
          updates += 1;
        }
      }
      element.findView(paper).addTools(new joint.dia.ToolsView({tools: [new Counter()]}));
      const changes: Record<string, () => void> = {
        position: () => element.position(5, 5),
        size: () => element.resize(60, 60),
        angle: () => element.rotate(10),
        markup: () => element.set('markup', joint.util.svg`<rect @selector="body"/>`),
        attrs: () => element.attr('body/fill', 'red'),
        removed: () => element.removeAttr('body/fill'),
        ports: () => element.addPort({id: 'a'}),
        z: () => element.set('z', 9),
        data: () => element.set('level', 1),
      };
      return Object.keys(changes).filter((name) => {
        updates = 0;
        changes[name]?.();
        return updates > 0;
      });
    },
    expected: ['position', 'size', 'angle', 'markup', 'removed'],
  },
  {
    member: 'update',
    states: 'The view of a link does this each time the link is drawn again',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({size: {width: 50, height: 50}}).addTo(graph);
      const link = new joint.shapes.standard.Link({source: {id: element.id}, target: {x: 200, y: 0}}).addTo(graph);
      let updates = 0;
      class Counter extends joint.dia.ToolView {
        override update() {
          updates += 1;
        }
      }
      link.findView(paper).addTools(new joint.dia.ToolsView({tools: [new Counter()]}));
      return [
        () => link.attr('line/stroke', 'red'),
        () => link.target({x: 200, y: 50}),
        () => link.connector('smooth'),
        () => element.position(0, 30),
      ].map((change) => {
        updates = 0;
        change();
        return updates;
      });
    },
    expected: [1, 1, 1, 1],
  },
  {
    member: 'update',
    states:
      'On an asynchronous paper, `opt.tool` has no effect with `translate()`, or with `position()` and its options `deep` or `restrictedArea`.',
    run: async ({joint, newPaper, until}) => {
      const results: unknown[] = [];
      for (const isAsync of [false, true]) {
        const {graph, paper} = newPaper({async: isAsync});
        const updated = () => until(() => !paper.hasScheduledUpdates());
        const element = new joint.shapes.standard.Rectangle({size: {width: 50, height: 50}}).addTo(graph);
        await updated();
        let updates = 0;
        class Counter extends joint.dia.ToolView {
          override update() {
            updates += 1;
          }
        }
        const tool = new Counter();
        element.findView(paper).addTools(new joint.dia.ToolsView({tools: [tool]}));
        await updated();
        const changes = [
          () => element.position(20, 20, {tool: tool.cid}),
          () => element.translate(10, 10, {tool: tool.cid}),
          () => element.position(60, 60, {deep: true, tool: tool.cid}),
        ];
        for (const change of changes) {
          updates = 0;
          change();
          await updated();
          results.push(updates);
        }
      }
      return results;
    },
    expected: [0, 0, 0, 0, 1, 1],
  },
  {
    member: 'name',
    states: 'It is `null` for `Control` and `RotateLabel`.',
    since: '4.1',
    run: ({joint: {elementTools, linkTools}}) => {
      const tools = [new elementTools.Remove(), new linkTools.TargetArrowhead(), new linkTools.RotateLabel()];
      const control = elementTools.Control.prototype.name;
      return [control, ...tools.flatMap((tool) => [tool.name, tool.el.getAttribute('data-tool-name')])];
    },
    expected: [null, 'remove', 'remove', 'target-arrowhead', 'target-arrowhead', null, null],
  },
  {
    member: 'show',
    states: 'A tool that has never been visible stays empty until the group is updated.',
    since: '4.1',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const view = new joint.shapes.standard.Rectangle().addTo(graph).findView(paper);
      let isAllowed = false;
      const tool = new joint.elementTools.Remove({visibility: () => isAllowed});
      view.addTools(new joint.dia.ToolsView({tools: [tool, new joint.elementTools.Boundary()]}));
      isAllowed = true;
      tool.show();
      const state = [tool.isVisible(), tool.el.childNodes.length > 0];
      view.updateTools();
      return [...state, tool.el.childNodes.length > 0];
    },
    expected: [true, false, true],
  },
  {
    member: 'update',
    states:
      "Don't call `update()` before the tool has been rendered, because some tools, such as `Vertices`, then throw a `TypeError`.",
    since: '4.1',
    run: ({joint, newPaper, thrown}) => {
      const {graph, paper} = newPaper({frozen: true});
      const link = new joint.shapes.standard.Link({source: {x: 0, y: 0}, target: {x: 90, y: 0}}).addTo(graph);
      paper.unfreeze();
      const tool = new joint.linkTools.Vertices({visibility: () => false});
      link.findView(paper).addTools(new joint.dia.ToolsView({tools: [tool]}));
      return thrown(() => tool.update());
    },
    expected: "Cannot read properties of null (reading 'length')",
  },
]);

facts('api/dia/ToolsView.mdx', [
  {
    states: 'A view can have one group at a time. Adding another group removes the first.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const view = new joint.shapes.standard.Rectangle().addTo(graph).findView(paper);
      const groups = ['first', 'second'].map(
        (name) => new joint.dia.ToolsView({name, tools: [new joint.elementTools.Remove()]}),
      );
      groups.forEach((group) => view.addTools(group));
      return [view.hasTools('first'), view.hasTools('second'), ...groups.map((group) => group.isMounted())];
    },
    expected: [false, true, false, true],
  },
  {
    member: 'options.layer',
    states: 'An unknown name throws `dia.Paper: Unknown layer "..."`.',
    run: ({joint, newPaper, thrown}) => {
      const {graph, paper} = newPaper();
      const view = new joint.shapes.standard.Rectangle().addTo(graph).findView(paper);
      const group = new joint.dia.ToolsView({layer: 'none', tools: [new joint.elementTools.Remove()]});
      return thrown(() => view.addTools(group));
    },
    expected: 'dia.Paper: Unknown layer "none"',
  },
  {
    member: 'options.tools',
    states: "Entries that aren't tool views are ignored without a message.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const view = new joint.shapes.standard.Rectangle().addTo(graph).findView(paper);
      view.addTools(new joint.dia.ToolsView({tools: [{}, new joint.elementTools.Remove(), null] as never}));
      return [...paper.getLayerNode('tools').querySelectorAll('.joint-tool')].length;
    },
    expected: 1,
  },
  {
    member: 'options.z',
    states:
      'Groups with a higher number are in front. If several groups have the same number, the one mounted last is in front.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      for (const [id, z] of [['front', 1], ['first'], ['last', 0]] as const) {
        const view = new joint.shapes.standard.Rectangle({id}).addTo(graph).findView(paper);
        view.addTools(new joint.dia.ToolsView({z, tools: [new joint.elementTools.Remove()]}));
      }
      return [...paper.getLayerNode('tools').querySelectorAll('.joint-tool')].map((el) => el.getAttribute('model-id'));
    },
    expected: ['first', 'last', 'front'],
  },
  {
    member: 'isRendered',
    states: "The value is truthy or `false`. Don't compare it with `true`",
    since: '4.1',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const tools = [new joint.elementTools.Remove(), new joint.elementTools.Remove({visibility: () => false})];
      const group = new joint.dia.ToolsView({tools});
      const rendered: unknown[] = [group.isRendered];
      new joint.shapes.standard.Rectangle().addTo(graph).findView(paper).addTools(group);
      return [...rendered, group.isRendered];
    },
    expected: [false, [true, false]],
  },
  {
    member: 'show',
    states: "The conditions of the other tools aren't evaluated. To evaluate them, call `view.updateTools()`.",
    since: '4.1',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const view = new joint.shapes.standard.Rectangle().addTo(graph).findView(paper);
      let isAllowed = false;
      const [hidden, other] = [0, 1].map(() => new joint.elementTools.Remove({visibility: () => isAllowed}));
      const group = new joint.dia.ToolsView({tools: [hidden as dia.ToolView, other as dia.ToolView]});
      view.addTools(group);
      hidden?.hide();
      isAllowed = true;
      const state = () => [hidden, other].map((tool) => [tool?.isVisible(), Boolean(tool?.el.hasChildNodes())]);
      const isSame = group.show() === group;
      const shown = state();
      view.updateTools();
      return [isSame, shown, state()];
    },
    expected: [
      true,
      [
        [true, true],
        [false, false],
      ],
      [
        [true, true],
        [true, true],
      ],
    ],
  },
]);

facts('api/elementTools/index.mdx', [
  {
    member: 'where-tools-are-placed',
    states: 'A change of `attrs` or `ports` does not move them',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({size: {width: 50, height: 50}}).addTo(graph);
      const view = element.findView(paper);
      const boundary = new joint.elementTools.Boundary({padding: 0});
      view.addTools(new joint.dia.ToolsView({tools: [boundary]}));
      const isWide = () => Number(boundary.el.getAttribute('width')) > 60;
      element.attr('label/text', 'a label that is wider than the element');
      const wide = [isWide()];
      view.updateTools();
      return [...wide, isWide()];
    },
    expected: [false, true],
  },
]);
