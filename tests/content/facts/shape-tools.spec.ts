import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

facts('learn/features/shape-tools.mdx', [
  {
    member: 'add-the-tools-view-to-an-element-view',
    states: 'A view has one tools view at a time.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const box = new joint.shapes.standard.Rectangle({size: {width: 60, height: 60}});
      graph.addCell(box);
      const view = box.findView(paper);
      const add = (name: string) =>
        view.addTools(new joint.dia.ToolsView({name, tools: [new joint.elementTools.Remove()]}));
      add('first');
      add('second');
      return [view.hasTools('first'), view.hasTools('second'), paper.el.querySelectorAll('.joint-tool').length];
    },
    expected: [false, true, 1],
  },
  {
    member: 'tools-for-some-cells-only',
    states: "A change of `locked` doesn't update the tools, so call",
    since: '4.1',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const box = new joint.shapes.standard.Rectangle({size: {width: 60, height: 60}});
      graph.addCell(box);
      const view = box.findView(paper);
      const remove = new joint.elementTools.Remove({visibility: ({model}) => !model.get('locked')});
      view.addTools(new joint.dia.ToolsView({tools: [remove]}));
      const visible = [remove.isVisible()];
      box.set('locked', true);
      visible.push(remove.isVisible());
      view.updateTools();
      return [...visible, remove.isVisible()];
    },
    expected: [true, true, false],
  },
  {
    member: 'resize-handles',
    states: 'so the handle also works on rotated elements.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const box = new joint.shapes.standard.Rectangle({position: {x: 100, y: 100}, size: {width: 80, height: 40}});
      box.rotate(90);
      graph.addCell(box);
      class Resize extends joint.elementTools.Control {
        protected override getPosition(view: dia.ElementView) {
          const {width, height} = view.model.size();
          return {x: width, y: height};
        }
      }
      const view = box.findView(paper);
      view.addTools(new joint.dia.ToolsView({tools: [new Resize({selector: null})]}));
      const handle = paper.el.querySelector('[joint-selector=handle]')!.getBoundingClientRect();
      const origin = paper.el.getBoundingClientRect();
      const center = [handle.x + handle.width / 2 - origin.x, handle.y + handle.height / 2 - origin.y];
      // The bottom right corner, turned by 90 degrees around the center at 140, 120.
      return center.map(Math.round);
    },
    expected: [120, 160],
  },
  {
    member: 'hide-tools-for-a-while',
    states: 'keep the tools and change only whether they are visible.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const box = new joint.shapes.standard.Rectangle({size: {width: 60, height: 60}});
      graph.addCell(box);
      const remove = new joint.elementTools.Remove();
      const view = box.findView(paper);
      view.addTools(new joint.dia.ToolsView({tools: [remove]}));
      paper.hideTools();
      const hidden = [remove.isVisible(), view.hasTools()];
      box.translate(30, 0);
      const moved = remove.isVisible();
      paper.showTools();
      return [hidden, moved, remove.isVisible(), remove.vel.translate().tx];
    },
    expected: [[false, true], false, true, 30],
  },
  {
    member: 'tools-disappear-after-loading',
    states: 'create new views. Add the tools again',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const box = new joint.shapes.standard.Rectangle({id: 'a', size: {width: 60, height: 60}});
      graph.addCell(box);
      box.findView(paper).addTools(new joint.dia.ToolsView({tools: [new joint.elementTools.Remove()]}));
      graph.fromJSON(graph.toJSON());
      return [graph.getCell('a').findView(paper).hasTools(), paper.el.querySelectorAll('.joint-tool').length];
    },
    expected: [false, 0],
  },
]);

facts('learn/features/shape-tools.mdx', [
  {
    member: 'resize-handles',
    states: 'Without `direction`, a rotated element drifts while it is resized.',
    run: ({joint}) =>
      [{}, {direction: 'bottom-right'} as const].map((options) => {
        const element = new joint.dia.Element({size: {width: 80, height: 40}, angle: 90});
        const screen = () => {
          const {x, y} = element.position();
          return element.getPointRotatedAroundCenter(-90, x, y).round().toString();
        };
        const before = screen();
        element.resize(120, 40, options);
        return before === screen();
      }),
    expected: [false, true],
  },
]);

facts('learn/features/shape-tools.mdx', [
  {
    member: 'connect-buttons',
    states: 'By default, `HoverConnect` shows the same button where the pointer touches the bounding box.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const circle = new joint.shapes.standard.Circle({size: {width: 60, height: 60}}).addTo(graph);
      const connect = new joint.elementTools.HoverConnect({useModelGeometry: true});
      circle.findView(paper).addTools(new joint.dia.ToolsView({tools: [connect]}));
      return paper.el.querySelector('[joint-selector=track]')!.getAttribute('d');
    },
    expected: 'M 0 0 L 60 0 L 60 60 L 0 60 Z',
  },
  {
    member: 'create-an-element-tool',
    states: 'relative to the top left corner of the bounding box.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({
        position: {x: 100, y: 100},
        size: {width: 80, height: 40},
        angle: 90,
      }).addTo(graph);
      const view = element.findView(paper);
      return [false, true].map((rotate) => {
        const remove = new joint.elementTools.Remove({useModelGeometry: true, rotate});
        view.addTools(new joint.dia.ToolsView({tools: [remove]}));
        const {e, f} = remove.vel.transform();
        return [Math.round(e), Math.round(f)];
      });
    },
    // The rotated element has the box 120, 80, 40 x 80; its own corner is then at 160, 80.
    expected: [
      [120, 80],
      [160, 80],
    ],
  },
  {
    member: 'hide-tools-for-a-while',
    states: 'or leave out their layer, as the [export demo]',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({size: {width: 80, height: 40}}).addTo(graph);
      element.findView(paper).addTools(new joint.dia.ToolsView({tools: [new joint.elementTools.Remove()]}));
      const copy = paper.svg.cloneNode(true) as SVGSVGElement;
      const tools = () => copy.querySelectorAll('.joint-tool').length;
      const all = tools();
      copy.querySelector('.joint-tools-layer')!.remove();
      return [all, tools()];
    },
    expected: [1, 0],
  },
]);
