import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

// Rare cases of the sentences in the guides to cells, links and the paper.

facts('learn/features/diagram-basics/links.mdx', [
  {
    states: 'wait for [`render:done`](../../../api/dia/Paper.mdx#event:render:done) after you add the link',
    member: 'dialinkview',
    run: async ({joint, newPaper}) => {
      const {graph, paper} = newPaper({async: true});
      const drawn = () => new Promise<void>((resolve) => void paper.once('render:done', () => resolve()));
      const first = drawn();
      graph.addCells(
        ['a', 'b'].map((id, index) => new joint.shapes.standard.Rectangle({id, position: {x: 200 * index, y: 0}})),
      );
      await first;
      const second = drawn();
      const link = new joint.shapes.standard.Link({source: {id: 'a'}, target: {id: 'b'}}).addTo(graph);
      const hasPoint = () => Boolean((link.findView(paper) as dia.LinkView).getPointAtRatio(0.5));
      const before = hasPoint();
      await second;
      const after = hasPoint();
      paper.remove();
      return [before, after];
    },
    expected: [false, true],
  },
  {
    member: 'source-and-target',
    states: 'If this leads to no element, the result is `null`.',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      graph.addCell(new joint.shapes.standard.Rectangle({id: 'a'}));
      const links = [{id: 'a'}, {x: 9, y: 9}].map((target) =>
        new joint.shapes.standard.Link({source: {x: 0, y: 0}, target}).addTo(graph),
      );
      return links.map(({id}) => {
        const link = new joint.shapes.standard.Link({source: {x: 0, y: 0}, target: {id}}).addTo(graph);
        return link.getTargetElement()?.id ?? null;
      });
    },
    expected: ['a', null],
  },
  {
    member: 'source-and-target',
    states: 'If a link has both ends at this element, only the source moves.',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const element = new joint.shapes.standard.Rectangle({id: 'a'}).addTo(graph);
      const loop = new joint.shapes.standard.Link({source: {id: 'a'}, target: {id: 'a'}}).addTo(graph);
      element.remove({disconnectLinks: true});
      return [loop.source(), loop.target()];
    },
    expected: [{x: 0, y: 0}, {id: 'a'}],
  },
]);

facts('learn/features/diagram-basics/cells.mdx', [
  {
    member: 'model-attributes',
    states: 'Each method returns the cell, or `false` if you pass `validate: true`',
    run: ({joint}) => {
      const element = new joint.shapes.standard.Rectangle({task: {done: true}});
      Object.assign(element, {validate: () => 'refused'});
      const change = (opt: object) => {
        const results: unknown[] = [
          element.set('task', {}, opt),
          element.prop('task/done', 1, opt),
          element.attr('body/fill', 'red', opt),
          element.unset('task', opt),
          element.removeProp('task/done', opt),
          element.removeAttr('body/fill', opt),
        ];
        return results.map((result) => (result === element ? 'cell' : result));
      };
      return [...new Set(change({validate: true})), ...new Set(change({}))];
    },
    expected: [false, 'cell'],
  },
]);

facts('learn/features/diagram-basics/elements.mdx', [
  {
    member: 'links-inside-containers',
    states: 'If both ends are the same element, or one end contains the other, the link is embedded in that end.',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const [outer, inner] = ['outer', 'inner'].map((id) => new joint.shapes.standard.Rectangle({id}));
      graph.addCells([outer!, inner!]);
      outer!.embed(inner!);
      return [
        ['inner', 'inner'],
        ['outer', 'inner'],
        ['inner', 'outer'],
      ].map(([source, target]) => {
        const link = new joint.shapes.standard.Link({source: {id: source!}, target: {id: target!}}).addTo(graph);
        return link.reparent().id;
      });
    },
    expected: ['inner', 'outer', 'outer'],
  },
]);

facts('learn/features/containers-and-grouping.mdx', [
  {
    member: 'let-users-drag-elements-in-and-out',
    states: '`validateUnembedding` runs only for an element that had a parent, and only if the paper found no new one.',
    run: ({joint, newPaper}) => {
      const asked: unknown[] = [];
      const {graph, paper} = newPaper({
        embeddingMode: true,
        validateUnembedding: ({model}) => asked.push(model.id) > 0,
      });
      const [first, second, child, other] = ['first', 'second', 'child', 'other'].map(
        (id, index) =>
          new joint.shapes.standard.Rectangle({
            id,
            position: {x: [0, 200, 20, 20][index]!, y: index === 3 ? 220 : 20},
            size: index < 2 ? {width: 100, height: 100} : {width: 20, height: 20},
          }),
      );
      graph.addCells([first!, second!, child!, other!]);
      first!.embed(child!);
      const drag = (element: dia.Element, x: number, y: number) => {
        const body = (element.findView(paper) as dia.ElementView).findNode('body')!;
        const {left, top} = paper.svg.getBoundingClientRect();
        const from = element.getBBox().center();
        const fire = (type: string, at: {x: number; y: number}) =>
          body.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: left + at.x, clientY: top + at.y}));
        fire('mousedown', from);
        fire('mousemove', {x, y});
        fire('mouseup', {x, y});
        return [...asked];
      };
      return [drag(other!, 60, 260), drag(child!, 250, 70), drag(child!, 150, 200)];
    },
    expected: [[], [], ['child']],
  },
]);

facts('learn/features/highlighters.mdx', [
  {
    member: 'links-ports-and-labels',
    states: 'the marks of `addClass` and `opacity` on them are lost. Add these highlighters again.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const {addClass, opacity} = joint.highlighters;
      const element = new joint.shapes.standard.Rectangle({ports: {items: [{id: 'p'}]}}).addTo(graph);
      const link = new joint.shapes.standard.Link({target: {x: 100, y: 0}, labels: [{}]}).addTo(graph);
      const views = [element, link].map((cell) => cell.findView(paper));
      [{port: 'p'}, {label: 0}].forEach((node, index) => {
        addClass.add(views[index]!, node, 'class', {className: 'marked'});
        opacity.add(views[index]!, node, 'opacity', {alphaValue: 0.5});
      });
      const count = () =>
        ['.marked', '[style*="opacity"]'].map((selector) => paper.el.querySelectorAll(selector).length);
      const before = count();
      element.addPort({id: 'q'});
      link.appendLabel({});
      return [before, count()];
    },
    expected: [
      [2, 2],
      [0, 0],
    ],
  },
]);

facts('learn/quickstart/link.mdx', [
  {
    member: 'let-users-draw-links',
    states: 'A click on the body adds such a link, too. To prevent both, set the paper option',
    run: ({joint, newPaper}) =>
      [true, false].map((linkPinning) => {
        const {graph, paper} = newPaper({linkPinning});
        const element = new joint.shapes.standard.Rectangle({
          size: {width: 100, height: 60},
          attrs: {body: {magnet: true}},
        }).addTo(graph);
        const body = (element.findView(paper) as dia.ElementView).findNode('body')!;
        for (const type of ['mousedown', 'mouseup']) {
          body.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: 20, clientY: 20}));
        }
        return graph.getLinks().map((link) => 'id' in link.target());
      }),
    expected: [[false], []],
  },
]);

facts('learn/features/diagram-basics/events.mdx', [
  {
    member: 'changed-by-the-user-or-by-code',
    states: 'With `embeddingMode`, `change:parent` of a link that users have drawn or reconnected has no `ui`.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({embeddingMode: true});
      const attrs = {body: {magnet: true}};
      const [parent, a, b] = ['parent', 'a', 'b'].map(
        (id, index) =>
          new joint.shapes.standard.Rectangle({
            id,
            position: {x: index * 100, y: 0},
            size: {width: 60, height: 40},
            attrs,
          }),
      );
      graph.addCells([parent!, a!, b!]);
      parent!.embed([a!, b!]);
      const log: unknown[] = [];
      graph.on('change:parent change:target', (link: dia.Link, _value: unknown, {ui}: {ui?: boolean}) =>
        log.push([link.hasChanged('parent') ? 'parent' : 'target', ui ?? false]),
      );
      const nodes = [a, b].map((element) => (element!.findView(paper) as dia.ElementView).findNode('body')!);
      const fire = (type: string, node: Element, clientX: number) =>
        node.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX, clientY: 20}));
      fire('mousedown', nodes[0]!, 120);
      fire('mousemove', nodes[1]!, 220);
      fire('mouseup', nodes[1]!, 220);
      return [log.at(0), log.at(-1)];
    },
    expected: [
      ['target', true],
      ['parent', false],
    ],
  },
  {
    member: 'batches',
    states: 'drawing a link from a magnet, or with the tools `Connect` and `HoverConnect`; contains a `pointer` batch',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({size: {width: 60, height: 40}}).addTo(graph);
      const view = element.findView(paper);
      view.addTools(new joint.dia.ToolsView({tools: [new joint.elementTools.Connect()]}));
      const log: string[] = [];
      graph.on('batch:start', ({batchName}: {batchName: string}) => log.push(batchName));
      const button = paper.el.querySelector('.joint-tool')!.firstElementChild!;
      button.dispatchEvent(new MouseEvent('mousedown', {bubbles: true, clientX: 5, clientY: 5}));
      document.dispatchEvent(new MouseEvent('mouseup', {bubbles: true, clientX: 5, clientY: 5}));
      return log;
    },
    expected: ['add-link', 'pointer'],
  },
]);

facts('learn/features/diagram-basics/paper.mdx', [
  {
    member: 'rendering',
    states: 'A frozen paper collects updates and draws cells only on request, as with',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({frozen: true});
      const [a, b] = ['a', 'b'].map((id) => new joint.shapes.standard.Rectangle({id}).addTo(graph));
      paper.requireView(a!);
      return [[a, b].map((cell) => cell!.findView(paper).el.childElementCount > 0), paper.isFrozen()];
    },
    expected: [[true, false], true],
  },
]);
