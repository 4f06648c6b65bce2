import type {dia} from 'joint-core-4.1';
import {type Fact, facts} from '../../support/facts';

/** What a drag of a link end lights up, and what a drop does there, with a rule that is asked at the drop only. */
const availableAndRejected: Fact['run'] = ({joint, newPaper}) => {
  const {graph, paper} = newPaper({markAvailable: true, linkPinning: false, allowLink: () => false});
  const block = (id: string, x: number) =>
    new joint.shapes.standard.Rectangle({
      id,
      position: {x, y: 20},
      size: {width: 60, height: 40},
      attrs: {root: {magnet: false}},
      ports: {items: [{id: 'p', attrs: {circle: {magnet: true}}}]},
    }).addTo(graph);
  const [a, b] = [block('a', 20), block('b', 200)];
  const port = (element: dia.Element) => (element.findView(paper) as dia.ElementView).findPortNode('p', 'circle')!;
  const fire = (type: string, target: Element, at: number) =>
    target.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: at, clientY: at}));
  fire('mousedown', port(a), 10);
  fire('mousemove', port(b), 60);
  const marked = [
    port(b).classList.contains('available-magnet'),
    b.findView(paper).el.classList.contains('available-cell'),
  ];
  fire('mouseup', port(b), 60);
  return [...marked, graph.getLinks().length];
};

/** The browser's menu on a right click that `guard` ignores: is it suppressed, and does the paper fire anything? */
const guardedMenu: Fact['run'] = ({newPaper}) =>
  [true, false].map((preventContextMenu) => {
    const {paper} = newPaper({guard: () => true, preventContextMenu});
    const names: string[] = [];
    paper.on('all', (name: string) => names.push(name));
    const event = new MouseEvent('contextmenu', {bubbles: true, cancelable: true, button: 2});
    paper.svg.dispatchEvent(event);
    return [event.defaultPrevented, names.length];
  });

facts('api/dia/Paper.mdx', [
  {
    member: 'options.markAvailable',
    states: 'are checked only at the drop, so a highlighted magnet can still reject the link.',
    run: availableAndRejected,
    expected: [true, true, 0],
  },
  {
    member: 'options.guard',
    states: "The paper then fires no events for it, but still suppresses the browser's menu on a right click, unless",
    run: guardedMenu,
    expected: [
      [true, 0],
      [false, 0],
    ],
  },
]);

facts('api/dia/Element.mdx', [
  {
    member: 'errors-and-surprises',
    states: 'before you add a port, and use each id once in a list',
    run: ({joint, thrown}) => {
      const element = new joint.shapes.standard.Rectangle();
      return thrown(() => element.addPorts([{id: 'a'}, {id: 'a'}]));
    },
    expected: 'Element: found id duplicities in ports.',
  },
]);

facts('learn/features/diagram-basics/cells.mdx', [
  {
    member: 'a-view-class-of-your-own',
    states: '`router`, `connector`, `labels`, `labelMarkup` and `markup`',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const link = new joint.shapes.standard.Link({
        source: {x: 0, y: 0},
        target: {x: 100, y: 0},
        labels: [{attrs: {text: {text: 'a'}}}],
      }).addTo(graph);
      const count = () => (link.findView(paper) as dia.LinkView).el.querySelectorAll('.mine').length;
      const before = count();
      link.set('labelMarkup', [{tagName: 'circle', className: 'mine'}]);
      return [before, count()];
    },
    expected: [0, 1],
  },
]);

facts('learn/features/diagram-basics/graph.mdx', [
  {
    member: 'traversal',
    states:
      'adds the cells at the ends of the given links. For the elements in the result, it then adds the links with both ends in the result.',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const [, , c] = ['a', 'b', 'c'].map((id) => new joint.shapes.standard.Rectangle({id}).addTo(graph));
      const link = (id: string, from = 'a', to = 'b') =>
        new joint.shapes.standard.Link({id, source: {id: from}, target: {id: to}}).addTo(graph);
      const [given] = [link('l'), link('back', 'b', 'a'), link('out', 'c', 'b')];
      const ids = (cells: dia.Cell[]) =>
        graph
          .getSubgraph(cells)
          .map(({id}) => String(id))
          .sort();
      return [ids([given]), ids([c!])];
    },
    expected: [['a', 'b', 'back', 'l'], ['c']],
  },
  {
    member: 'add-replace-and-remove-cells',
    states:
      'inside a `remove` batch: first `change:parent` and `change:embeds` if the cell is embedded; then `remove` for its embedded cells and their links, for its own links, and for the cell itself',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const [group, a, b, out] = ['group', 'a', 'b', 'out'].map((id) => new joint.shapes.standard.Rectangle({id}));
      const link = new joint.shapes.standard.Link({id: 'link', source: {id: 'b'}, target: {id: 'out'}});
      const own = new joint.shapes.standard.Link({id: 'own', source: {id: 'a'}, target: {id: 'out'}});
      graph.addCells([group!, a!, b!, out!, own, link]);
      group!.embed(a!);
      a!.embed(b!);
      const log: unknown[] = [];
      graph.on('change:parent change:embeds', (cell: dia.Cell) => log.push([cell.id, graph.hasActiveBatch('remove')]));
      graph.on('remove', (cell: dia.Cell) => log.push([`${cell.id} removed`, graph.hasActiveBatch('remove')]));
      a!.remove();
      return log;
    },
    expected: [
      ['a', true],
      ['group', true],
      ['b', true],
      ['a', true],
      ['link removed', true],
      ['b removed', true],
      ['own removed', true],
      ['a removed', true],
    ],
  },
]);

facts('learn/features/diagram-basics/links.mdx', [
  {
    member: 'loops',
    states:
      'router, no vertices and the same anchor at both ends, a link from an element to itself has no length. Only its arrowhead appears, in the middle of the element.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({
        id: 'a',
        position: {x: 100, y: 100},
        size: {width: 100, height: 60},
      });
      const loop = new joint.shapes.standard.Link({source: {id: 'a'}, target: {id: 'a'}});
      graph.addCells([element, loop]);
      const view = loop.findView(paper) as dia.LinkView;
      const {x, y} = view.targetPoint;
      const near = element.getBBox().center().distance({x, y}) < 2;
      const line = view.findNode('line')!;
      const last = paper.cells.lastElementChild?.getAttribute('model-id') === loop.id;
      return [view.getConnectionLength(), near, line.getAttribute('marker-end')?.startsWith('url(#') ?? false, last];
    },
    expected: [0, true, true, true],
  },
  {
    member: 'let-users-draw-links',
    states: 'Links in the opposite direction are allowed, too.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({
        multiLinks: false,
        linkPinning: false,
        defaultLink: () => new joint.shapes.standard.Link(),
      });
      const block = (id: string, x: number) =>
        new joint.shapes.standard.Rectangle({
          id,
          position: {x, y: 20},
          size: {width: 60, height: 40},
          attrs: {body: {magnet: true}},
        }).addTo(graph);
      const [a, b] = [block('a', 20), block('b', 200)];
      const node = (element: dia.Element) => (element.findView(paper) as dia.ElementView).findNode('body') as Element;
      const connect = (from: dia.Element, to: dia.Element) => {
        const fire = (type: string, target: Element, at: number) =>
          target.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: at, clientY: at}));
        fire('mousedown', node(from), 10);
        fire('mousemove', node(to), 60);
        fire('mouseup', node(to), 60);
        return graph.getLinks().length;
      };
      return [connect(a, b), connect(a, b), connect(b, a)];
    },
    expected: [1, 1, 2],
  },
]);

facts('learn/features/diagram-basics/events.mdx', [
  {
    member: 'stop-prevent-ignore',
    states: 'To let users select the text of a cell, also set `user-select: text` on its nodes in CSS.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({preventDefaultViewAction: false, preventDefaultBlankAction: false});
      const element = new joint.shapes.standard.Rectangle({attrs: {label: {text: 'a'}}}).addTo(graph);
      const text = (element.findView(paper) as dia.ElementView).findNode('label') as SVGElement;
      const before = getComputedStyle(text).userSelect;
      text.style.userSelect = 'text';
      return [before, getComputedStyle(text).userSelect];
    },
    expected: ['none', 'text'],
  },
  {
    member: 'graph-and-cell-events',
    states:
      '`change:parent` for the child, `change:embeds` for the parent; with `embeddingMode`, also at the start and end of a drag within the same parent',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({embeddingMode: true});
      const group = new joint.shapes.standard.Rectangle({id: 'group', size: {width: 100, height: 100}});
      const child = new joint.shapes.standard.Rectangle({id: 'child', position: {x: 10, y: 10}});
      child.resize(20, 20);
      graph.addCells([group, child]);
      group.embed(child);
      const log: unknown[] = [];
      graph.on('change:parent change:embeds', (cell: dia.Cell, value: unknown) => log.push([cell.id, value ?? null]));
      const node = child.findView(paper).findNode('body');
      const {x, y} = paper.clientOffset();
      const fire = (type: string, at: number) =>
        node?.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: x + at, clientY: y + at}));
      fire('mousedown', 15);
      fire('mousemove', 40);
      fire('mouseup', 40);
      return log;
    },
    expected: [
      ['child', null],
      ['group', []],
      ['child', 'group'],
      ['group', ['child']],
    ],
  },
  {
    member: 'an-endless-loop-of-change',
    states: 'The `change` event that follows such a `change:…` handler has the key, too.',
    run: ({joint, newGraph}) => {
      type Options = {aligned?: boolean; ui?: boolean};
      const graph = newGraph();
      const element = new joint.shapes.standard.Rectangle().addTo(graph);
      const seen: unknown[] = [];
      graph.on('change:position', (cell: dia.Cell, {x, y}: {x: number; y: number}, opt: Options) => {
        seen.push(['change:position', x, opt.aligned === true]);
        if (!opt.aligned) {
          cell.set('position', {x: Math.round(x / 10) * 10, y}, {...opt, aligned: true});
        }
      });
      graph.on('change', (_cell: dia.Cell, opt: Options) => seen.push(['change', opt.aligned, opt.ui]));
      element.set('position', {x: 13, y: 0}, {ui: true});
      return seen;
    },
    expected: [
      ['change:position', 13, false],
      ['change:position', 10, true],
      ['change', true, true],
    ],
  },
]);

facts('learn/features/customizing-shapes/styling-with-css.mdx', [
  {
    member: 'class-names-and-selectors',
    states: 'this element; without `.joint-cell`, also its tools',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({id: 'item-1', size: {width: 60, height: 40}}).addTo(graph);
      (element.findView(paper) as dia.ElementView).addTools(
        new joint.dia.ToolsView({tools: [new joint.elementTools.Remove()]}),
      );
      return ["[model-id='item-1']", ".joint-cell[model-id='item-1']"].map(
        (selector) => paper.el.querySelectorAll(selector).length,
      );
    },
    expected: [2, 1],
  },
]);

facts('learn/features/ports.mdx', [
  {
    member: 'ports-in-json',
    states: "const cellAttributes = { ignoreDefaults: ['attrs', 'ports'], ignoreEmptyAttributes: true };",
    since: '4.1',
    run: ({joint, newGraph}) => {
      const Block = joint.shapes.standard.Rectangle.define('app.Block', {ports: {groups: {in: {position: 'left'}}}});
      const graph = newGraph();
      graph.addCell(new Block());
      const toJSON = graph.toJSON.bind(graph) as (options: unknown) => {cells: {ports?: {groups?: unknown}}[]};
      return [
        {},
        {ignoreDefaults: ['attrs', 'ports']},
        {cellAttributes: {ignoreDefaults: ['attrs', 'ports'], ignoreEmptyAttributes: true}},
      ].map((options) => Boolean(toJSON(options).cells[0]?.ports?.groups));
    },
    expected: [true, true, false],
  },
]);

facts('learn/features/element-palette.mdx', [
  {
    member: 'a-second-paper-as-the-palette',
    states:
      "`clone()` gives the new element a new id but keeps the `z` of the item. Without `unset('z')`, the new element could be behind others.",
    run: ({joint, newGraph}) => {
      const [items, graph] = [newGraph(), newGraph()];
      const item = new joint.shapes.standard.Rectangle().addTo(items);
      graph.addCells([1, 2, 3].map(() => new joint.shapes.standard.Rectangle()));
      const element = item.clone();
      const kept = element.get('z');
      element.unset('z');
      graph.addCell(element);
      return [element.id === item.id, kept, element.get('z')];
    },
    expected: [false, 1, 4],
  },
]);

facts('learn/features/validations/data-validity.mdx', [
  {
    member: 'a-rule-never-runs',
    states: 'An object that you change in place and set again is treated as equal.',
    run: ({joint, events}) => {
      const element = new joint.shapes.standard.Rectangle();
      const data = {price: 5};
      element.set('data', data);
      data.price = -1;
      return [
        events(element, () => element.set('data', data)),
        events(element, () => element.set('data', {...data, price: 7})),
      ];
    },
    expected: [[], ['change:data', 'change']],
  },
]);

facts('learn/features/ports.mdx', [
  {
    member: 'a-class-of-blocks-with-ports',
    states: 'To turn a port off, set `magnet: null`. With `magnet: false`, users can still draw links from the port.',
    run: ({joint, newPaper}) =>
      [null, false].map((magnet) => {
        const {graph, paper} = newPaper();
        const block = new joint.shapes.standard.Rectangle({
          size: {width: 100, height: 50},
          ports: {groups: {out: {attrs: {circle: {magnet: true}}}}, items: [{id: 'a', group: 'out'}]},
        }).addTo(graph);
        block.portProp('a', 'attrs/circle/magnet', magnet);
        const port = (block.findView(paper) as dia.ElementView).findPortNode('a', 'circle')!;
        port.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
        const links = graph.getLinks().length;
        document.dispatchEvent(new MouseEvent('mouseup'));
        return links;
      }),
    expected: [0, 1],
  },
]);

facts('learn/features/diagram-basics/cells.mdx', [
  {
    member: 'the-prop-method',
    states: "creates an array if `list` doesn't exist, and replaces `list` with an array if it is an object.",
    run: ({joint}) =>
      [undefined, {a: 1}].map(
        (list) => new joint.shapes.standard.Rectangle({list}).prop('list/0', 1).get('list') as unknown,
      ),
    expected: [[1], [1]],
  },
]);

facts('learn/features/diagram-basics/events.mdx', [
  {
    member: 'removing-a-cell-on-press-fires-blankpointerclick',
    states: 'With touch, no event of the release fires, and the batch `pointer` stays open.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({size: {width: 100, height: 50}}).addTo(graph);
      const target = element.findView(paper).findNode('body')!;
      const names: string[] = [];
      paper.on('element:pointerdown', ({model}: dia.ElementView) => model.remove());
      paper.on('element:pointerup blank:pointerclick', () => names.push('released'));
      const touch = new Touch({identifier: 1, target, clientX: 20, clientY: 20});
      for (const type of ['touchstart', 'touchend']) {
        target.dispatchEvent(new TouchEvent(type, {bubbles: true, cancelable: true, changedTouches: [touch]}));
      }
      return [names, graph.hasActiveBatch('pointer')];
    },
    expected: [[], true],
  },
]);

/** The marker of a link's end in the DOM: after `null`, and after `removeAttr()`. */
const markerAfterRemoval: Fact['run'] = ({joint, newPaper}) => {
  const {graph, paper} = newPaper();
  const link = new joint.shapes.standard.Link({source: {x: 0, y: 0}, target: {x: 100, y: 0}}).addTo(graph);
  const isDrawn = () => {
    const line = (link.findView(paper) as dia.LinkView).findNode('line') as SVGElement;
    return (line.getAttribute('marker-end') ?? '').startsWith('url(');
  };
  const before = isDrawn();
  link.attr('line/targetMarker', null as never);
  const afterNull = isDrawn();
  link.removeAttr('line/targetMarker');
  return [before, afterNull, isDrawn()];
};

facts('learn/features/customizing-shapes/special-presentation-attributes.mdx', [
  {
    member: 'remove-an-attribute',
    until: '4.0',
    unchanged: 'the page of 4.1 says that a special attribute reverts its effect, which is the next fact',
    states: 'stays until the view is rendered again.',
    run: markerAfterRemoval,
    expected: [true, true, false],
  },
  {
    member: 'remove-an-attribute',
    since: '4.1',
    states: 'a special attribute reverts its effect.',
    run: markerAfterRemoval,
    expected: [true, false, false],
  },
]);

facts('learn/features/customizing-shapes/html-inside-shapes.mdx', [
  {
    member: 'typed-text-disappears',
    states: 'can move the nodes in the DOM, and the input then also loses the focus.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const markup = joint.util.svg`<foreignObject width="90" height="30"><input @selector="field"/></foreignObject>`;
      const [a, b] = ['a', 'b'].map((id) => new joint.dia.Element({id, type: 'a.B', markup}).addTo(graph));
      const field = a!.findView(paper).findNode('field') as unknown as HTMLInputElement;
      const hasFocusAfter = (action: () => unknown) => {
        field.focus();
        action();
        return document.activeElement === field;
      };
      const node = () => a!.findView(paper).findNode('field') as unknown;
      return [
        hasFocusAfter(() => a!.position(5, 5)),
        hasFocusAfter(() => a!.toFront()),
        node() === field,
        b!.z() < a!.z(),
      ];
    },
    expected: [true, false, true, true],
  },
]);

facts('learn/features/copy-and-paste.mdx', [
  {
    member: 'without-jointjs',
    states: '`translate()` moves the vertices and loose ends of a link. Other ends follow their elements.',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const [a, b] = [0, 200].map((x, index) =>
        new joint.shapes.standard.Rectangle({id: 'ab'[index]!, position: {x, y: 0}}).addTo(graph),
      );
      new joint.shapes.standard.Link({source: {id: 'a'}, target: {id: 'b'}, vertices: [{x: 90, y: 90}]}).addTo(graph);
      const clones: dia.Cell[] = Object.values(graph.cloneSubgraph([a!, b!], {deep: true}));
      graph.addCells(clones);
      const copy = clones.find((each) => each.isLink()) as dia.Link;
      const bend = () => copy.vertices().map(({x, y}) => [x, y])[0];
      for (const clone of clones) if (clone.isElement()) clone.translate(20, 20);
      const withElementsOnly = bend();
      copy.translate(20, 20);
      const loose = new joint.shapes.standard.Link({source: {id: 'a'}, target: {x: 5, y: 6}}).addTo(graph);
      return [
        withElementsOnly,
        bend(),
        copy.getSourceCell() !== a,
        copy.source().id === copy.getSourceCell()?.id,
        loose.translate(20, 20).target(),
      ];
    },
    expected: [[90, 90], [110, 110], true, true, {x: 25, y: 26}],
  },
]);

facts('learn/features/containers-and-grouping.mdx', [
  {
    member: 'group-and-ungroup-a-selection',
    states: '`ungroup()` removes the links that end at the container itself, so expand a collapsed group first.',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const [container, child] = ['container', 'child'].map((id) => new joint.shapes.standard.Rectangle({id}));
      const link = (id: string, to: string) =>
        new joint.shapes.standard.Link({id, source: {x: 0, y: 0}, target: {id: to}});
      graph.addCells([container!, child!, link('outer', 'container'), link('inner', 'child')]);
      container!.embed(child!);
      container!.unembed(container!.getEmbeddedCells());
      container!.remove();
      return graph.getCells().map(({id}) => id);
    },
    expected: ['child', 'inner'],
  },
]);

facts('learn/features/undo-redo.mdx', [
  {
    member: 'without-jointjs',
    states: '`fromJSON()` replaces all cells, so highlighters and tools disappear.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({id: 'a', size: {width: 60, height: 40}}).addTo(graph);
      const view = element.findView(paper);
      joint.highlighters.addClass.add(view, 'root', 'selection', {className: 'selected'});
      view.addTools(new joint.dia.ToolsView({tools: [new joint.elementTools.Boundary()]}));
      const count = () => [
        paper.el.querySelectorAll('.selected').length,
        paper.el.querySelectorAll('.joint-tools .joint-tool').length,
      ];
      const before = count();
      graph.fromJSON(graph.toJSON());
      return [before, count()];
    },
    expected: [
      [1, 1],
      [0, 0],
    ],
  },
]);

facts('learn/features/validations/index.mdx', [
  {
    member: 'rules-for-drawing-links',
    states: 'a second link in the same direction is undone if the first link has the same ports or none',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({multiLinks: false});
      const {linkAllowed} = paper as unknown as {linkAllowed: (view: dia.CellView) => boolean};
      const ports = {items: [{id: 'p'}, {id: 'q'}]};
      graph.addCells(['a', 'b'].map((id) => new joint.shapes.standard.Rectangle({id, ports})));
      const add = (from: string, to: string, port?: string) => {
        const [source, target] = [from, to].map((id) => ({id, ...(port && {port})}));
        return new joint.shapes.standard.Link({source, target}).addTo(graph);
      };
      // Two links beside one from a to b: one in the other direction, and one in the same.
      const areAllowed = (first?: string, second?: string) => {
        const links = [add('a', 'b', first), add('b', 'a', second), add('a', 'b', second)];
        const allowed = links.map((link) => linkAllowed.call(paper, link.findView(paper)));
        links.forEach((link) => link.remove());
        return allowed.slice(1);
      };
      return [areAllowed(), areAllowed('p', 'p'), areAllowed('p', 'q'), areAllowed(undefined, 'p'), areAllowed('p')];
    },
    expected: [
      [true, false],
      [true, false],
      [true, true],
      [true, false],
      [true, true],
    ],
  },
]);

facts('learn/features/validations/data-validity.mdx', [
  {
    member: 'without-jointjs',
    states: 'In a diagram with containers, ignore `cell.getAncestors()`.',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const [outer, inner, cell] = [100, 50, 10].map((width) =>
        new joint.shapes.standard.Rectangle({id: width, size: {width, height: width}}).addTo(graph),
      );
      outer!.embed(inner!.embed(cell!));
      // 4.0 has only the former name.
      const under = (graph.findElementsUnderElement ?? graph.findModelsUnderElement).call(graph, cell!);
      return [under.map(({id}) => id), cell!.getAncestors().map(({id}) => id)];
    },
    expected: [
      [100, 50],
      [50, 100],
    ],
  },
  {
    member: 'a-listener-sees-the-invalid-value',
    states: 'A `change:` listener that you added to the graph after the rule runs twice',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const cell = new joint.shapes.standard.Rectangle({price: 5}).addTo(graph);
      const calls: string[] = [];
      graph.on('change:price', (changed: dia.Cell, price: number) => {
        if (price < 0) changed.set('price', changed.previous('price'));
      });
      graph.on('change:price', () => calls.push('change:price'));
      graph.on('change', () => calls.push('change'));
      cell.set('price', -1);
      return calls;
    },
    expected: ['change:price', 'change:price', 'change'],
  },
  {
    member: 'the-loaded-diagram-is-not-checked',
    states: 'The graph fires no `change:` event for the new cells.',
    run: ({joint, newGraph, events}) => {
      const graph = newGraph();
      const json = {id: 'a', type: 'standard.Rectangle', price: -5};
      return [
        events(graph, () => graph.addCell(json)),
        events(graph, () => graph.fromJSON({cells: [json]})),
        events(graph, () => graph.addCell(new joint.shapes.standard.Rectangle({price: -5}))),
      ].map((names) => names.filter((name) => name === 'add' || name === 'reset' || name.startsWith('change:')));
    },
    expected: [['add'], ['reset'], ['add']],
  },
]);

facts('learn/quickstart/installation.mdx', [
  {
    member: 'one-script',
    states: 'It defines the globals `joint`, `g` (geometry) and `V` (SVG helpers).',
    run: () => ['joint', 'g', 'V'].map((name) => Object.hasOwn(window, name)),
    expected: [true, true, true],
  },
]);

facts('learn/quickstart/elements.mdx', [
  {
    member: 'more-about-shapes',
    states:
      'If the [cell](../../glossary.mdx#cell) has no `z`, both methods give it a higher `z` than all other cells.',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const [first, second, third] = [10, undefined, undefined].map(
        (z) => new joint.shapes.standard.Rectangle(z === undefined ? {} : {z}),
      );
      graph.addCell(first!).addCell(second!);
      third!.addTo(graph);
      const added = [second!.z(), third!.z()];
      // Not so here, which is why the sentence speaks of two methods.
      const loaded = new joint.shapes.standard.Rectangle();
      graph.resetCells([loaded]);
      return [...added, loaded.has('z')];
    },
    expected: [11, 12, false],
  },
  {
    member: 'change-an-element-later',
    states: 'An object turns off the interactions that it sets to `false`.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const view = new joint.shapes.standard.Link().addTo(graph).findView(paper);
      const names = ['elementMove', 'addLinkFromMagnet', 'labelMove', 'linkMove'];
      paper.setInteractivity({elementMove: false, linkMove: false});
      return names.filter((name) => view.can(name));
    },
    expected: ['addLinkFromMagnet', 'labelMove'],
  },
  {
    member: 'long-and-multi-line-text',
    states: 'Here, the text is at least 10 px narrower.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const textWrap = {width: -10, height: '90%', ellipsis: true};
      const widths = ['A rather long label that does not fit', 'a'.repeat(60), 'a b '.repeat(30)].map((text) => {
        const size = {width: 120, height: 60};
        const element = new joint.shapes.standard.Rectangle({size, attrs: {label: {text, textWrap}}}).addTo(graph);
        return (element.findView(paper).el.querySelector('text') as SVGGraphicsElement).getBBox().width;
      });
      return widths.every((width) => width > 50 && width <= 110);
    },
    expected: true,
  },
]);

facts('learn/quickstart/editing-overlay.mdx', [
  {
    member: 'how-it-works',
    states: 'but not after a longer drag. `clickThreshold: 5` allows up to five moves of the pointer during a click.',
    run: ({joint, newPaper}) => {
      const clicks = (moves: number) => {
        const {graph, paper} = newPaper({clickThreshold: 5});
        const view = new joint.shapes.standard.Rectangle({size: {width: 60, height: 40}}).addTo(graph).findView(paper);
        let count = 0;
        paper.on('cell:pointerclick', () => count++);
        const fire = (type: string, clientX: number) =>
          view.el.querySelector('rect')!.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX, clientY: 9}));
        fire('mousedown', 9);
        Array.from({length: moves}, (_, index) => fire('mousemove', 40 * index));
        fire('mouseup', 40 * moves);
        return count;
      };
      return [0, 5, 6].map(clicks);
    },
    expected: [1, 1, 0],
  },
]);

facts('learn/features/labels.mdx', [
  {
    member: 'rotate-a-label',
    states: '`ensureLegibility` prevents such a label from being upside down, unless its `angle` is less than -90.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const link = new joint.shapes.standard.Link({source: {x: 0, y: 0}, target: {x: 50, y: 0}}).addTo(graph);
      const args = {keepGradient: true, ensureLegibility: true};
      const isUpsideDown = (angle: number, slope: number) => {
        const end = new joint.g.Point(50, 0).rotate({x: 0, y: 0}, slope).toJSON();
        link.target(end).labels([{attrs: {text: {text: 'a'}}, position: {distance: 0.5, angle, args}}]);
        const label = link.findView(paper).el.querySelector('.label') as SVGGraphicsElement;
        return label.transform.baseVal.consolidate()!.matrix.a < -0.001;
      };
      const slopes = [0, 45, 89, 135, 180, 225, 270, 315];
      return [-135, -90, -45, 0, 90, 180, 270].map((angle) => slopes.some((slope) => isUpsideDown(angle, slope)));
    },
    expected: [true, false, false, false, false, false, false],
  },
]);

facts('learn/features/highlighters.mdx', [
  {
    member: 'marks-that-follow-the-data',
    states: 'and updates when you set a new array.',
    run: ({joint, newPaper}) => {
      class Dots extends joint.highlighters.list<number> {
        protected override createListItem() {
          return joint.V('circle', {r: 4}).node;
        }
      }
      const {graph, paper} = newPaper();
      const counts = (change: (element: dia.Element) => void) => {
        const element = new joint.shapes.standard.Rectangle({marks: [1]}).addTo(graph);
        const {el} = Dots.add(element.findView(paper), 'root', 'dots', {attribute: 'marks'});
        change(element);
        return el.querySelectorAll('circle').length;
      };
      return [
        counts((element) => element.set('marks', [1, 2])),
        counts((element) => {
          const marks = element.get('marks') as number[];
          marks.push(2);
          element.set('marks', marks);
        }),
      ];
    },
    expected: [2, 1],
  },
]);

facts('learn/features/performance/location-based-search.mdx', [
  {
    member: 'an-element-is-not-found',
    states: 'Move elements without `silent`.',
    run: ({joint, newGraph, events}) => {
      const graph = newGraph();
      const element = new joint.shapes.standard.Rectangle().addTo(graph);
      element.set('position', {x: 100, y: 0}, {silent: true});
      // Once more to the same place is no change, and repairs nothing.
      return events(graph, () => element.position(100, 0)).includes('change:position');
    },
    expected: false,
  },
]);

facts('learn/features/inline-text-editing.mdx', [
  {
    member: 'without-jointjs',
    states: "Text that doesn't fit the height is cut off.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({
        size: {width: 200, height: 80},
        attrs: {label: {text: 'line\n'.repeat(20), textWrap: {width: -16, height: -8}}},
      }).addTo(graph);
      const lines = element.findView(paper).findNode('label')!.querySelectorAll('tspan').length;
      return [lines > 1, lines < 10];
    },
    expected: [true, true],
  },
]);
