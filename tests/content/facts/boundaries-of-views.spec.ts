import type {dia, g} from 'joint-core-4.1';
import {facts} from '../../support/facts';

// What views do at the boundary of a rule: a link beside an element, an excluded end, a node without a height.

facts('api/dia/CellView.mdx', [
  {
    member: 'updates-and-flags',
    states: 'A synchronous paper calls it during the change, or at the end of a `translate` batch.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle().addTo(graph);
      const drawn: unknown[] = [];
      graph.on('change', () => drawn.push(element.findView(paper).el.getAttribute('transform')));
      element.position(10, 0);
      element.translate(10, 0);
      return [...drawn, element.findView(paper).el.getAttribute('transform')];
    },
    expected: ['translate(10,0)', 'translate(10,0)', 'translate(20,0)'],
  },
  {
    member: 'isNodeConnection',
    states: 'On the view of an element, it always returns `false`.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle().addTo(graph);
      const link = new joint.shapes.standard.Link({source: element, target: {x: 300, y: 200}}).addTo(graph);
      return [element, link].map((cell) => {
        const view = cell.findView(paper);
        return [view.isNodeConnection(view.el), view.isNodeConnection(undefined!)];
      });
    },
    expected: [
      [false, false],
      [true, true],
    ],
  },
  {
    member: 'getNodeMatrix',
    states: 'If neither the node nor a group around it has a `transform`, the result is the identity matrix.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      return [{}, {transform: 'translate(10, 0)'}].map((attributes) => {
        const children = [{tagName: 'rect', selector: 'inner'}];
        const markup = [{tagName: 'g', attributes, children}];
        const element = new joint.dia.Element({type: 'test.Group', position: {x: 50, y: 50}, markup}).addTo(graph);
        const view = element.findView(paper);
        return view.getNodeMatrix(view.findNode('inner') as SVGElement).e;
      });
    },
    expected: [0, 10],
  },
  {
    member: 'boxes',
    states:
      'A [highlighter](../highlighters.mdx#when-links-jump) without a `layer` is added or removed. The box of the whole cell then stays outdated.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({size: {width: 80, height: 40}}).addTo(graph);
      const view = element.findView(paper) as dia.ElementView;
      const width = () => Math.round(view.getBBox().width);
      const updated = () => {
        view.update();
        return width();
      };
      const before = width();
      joint.highlighters.stroke.add(view, 'body', 'frame', {padding: 20});
      const added = [width(), updated()];
      joint.dia.HighlighterView.remove(view, 'frame');
      return [before, added, [width(), updated()]];
    },
    expected: [80, [80, 100], [100, 80]],
  },
  {
    member: 'boxes',
    states: 'In these cases, call [`elementView.update()`](./ElementView.mdx#update) or [`linkView.update()`]',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const link = new joint.shapes.standard.Link({source: {x: 0, y: 0}, target: {x: 100, y: 0}});
      const view = link.addTo(graph).findView(paper) as dia.LinkView;
      const root = () => view.getNodeBoundingRect(view.el).height;
      const before = root();
      const box = joint.V('rect', {width: 10, height: 60});
      view.vel.append(box);
      const outdated = root();
      view.update();
      return [before, outdated, root()];
    },
    expected: [0, 0, 60],
  },
  {
    member: 'unhighlight',
    states: 'It also stays if the node was replaced in the meantime.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({ports: {items: [{id: 'port'}]}}).addTo(graph);
      const view = element.findView(paper) as dia.ElementView;
      const count = () => joint.dia.HighlighterView.get(view).length;
      const left = [false, true].map((resizes) => {
        view.highlight(view.findPortNode('port'));
        if (resizes) element.resize(60, 60);
        view.unhighlight(view.findPortNode('port'));
        return count();
      });
      return left;
    },
    expected: [0, 1],
  },
]);

facts('api/dia/LinkView.mdx', [
  {
    member: 'getEndMagnet',
    states:
      'If that node has a [`magnetSelector`](./CellView.mdx#findProxyNode), the result is the node with this selector.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      return [{}, {root: {magnetSelector: 'body'}}].map((attrs) => {
        const element = new joint.shapes.standard.Rectangle({attrs}).addTo(graph);
        const link = new joint.shapes.standard.Link({source: {id: element.id}, target: {x: 99, y: 99}}).addTo(graph);
        const magnet = (link.findView(paper) as dia.LinkView).getEndMagnet('source');
        return magnet === element.findView(paper).findNode('body');
      });
    },
    expected: [false, true],
  },
]);

facts('api/dia/ToolsView.mdx', [
  {
    member: 'show',
    states: 'Before an asynchronous paper has drawn a link, the call throws a `TypeError` for hidden tools such as',
    run: ({joint, newPaper, thrown}) =>
      [true, false].map((async) => {
        const {graph, paper} = newPaper({async});
        const link = new joint.shapes.standard.Link({source: {x: 0, y: 0}, target: {x: 100, y: 0}}).addTo(graph);
        const tools = new joint.dia.ToolsView({tools: [new joint.linkTools.Remove()]});
        link.findView(paper).addTools(tools);
        tools.hide();
        return thrown(() => tools.show()) !== null;
      }),
    expected: [true, false],
  },
  {
    member: 'hide',
    states:
      "In 4.0.4 on an asynchronous paper, tools that haven't been rendered yet are shown with their first rendering.",
    until: '4.0',
    unchanged: '4.1 keeps such tools hidden, as the sentence before says',
    run: async ({joint, newPaper, until}) => {
      const {graph, paper} = newPaper({async: true});
      const view = new joint.shapes.standard.Rectangle().addTo(graph).findView(paper);
      const tool = new joint.elementTools.Remove();
      const group = new joint.dia.ToolsView({tools: [tool]});
      view.addTools(group);
      group.hide();
      const isHidden = !tool.isVisible();
      await until(() => Boolean(group.isRendered));
      return [isHidden, tool.isVisible()];
    },
    expected: [true, true],
  },
]);

facts('api/dia/Element.mdx', [
  {
    member: 'ports',
    states: "a number replaces that of the group, `'auto'` doesn't",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      return [undefined, 'auto' as const, 9].map((z) => {
        const ports = {groups: {behind: {z: 0}}, items: [{group: 'behind', z}]};
        const element = new joint.shapes.standard.Rectangle({ports: ports as never}).addTo(graph);
        return element.findView(paper).el.firstElementChild!.classList.contains('joint-port');
      });
    },
    expected: [true, true, false],
  },
  {
    member: 'ports',
    states:
      "A negative number also puts them behind the shape, but in front of ports with `0`. A number beyond the last index puts them above the shape. Ports with `'auto'` follow the nodes of the shape in this count.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const items = [
        {id: 'front'},
        {id: 'negative', z: -1},
        {id: 'behind', z: 0},
        {id: 'between', z: 1},
        {id: 'below front', z: 2},
        {id: 'high', z: 99},
      ];
      const element = new joint.shapes.standard.Rectangle({ports: {items}}).addTo(graph);
      const nodes = [...element.findView(paper).el.children];
      return nodes.map(
        (node) =>
          node.getAttribute('joint-selector') ?? node.querySelector('[port]')?.getAttribute('port') ?? node.nodeName,
      );
    },
    expected: ['behind', 'negative', 'body', 'between', 'label', 'below front', 'front', 'high'],
  },
]);

facts('learn/features/diagram-basics/elements.mdx', [
  {
    member: 'ports',
    states:
      '`0` and negative numbers place it behind all nodes. A positive number without such a node places it in front of the shape.',
    run: ({joint, newPaper}) =>
      [-1, 0, 1, 2, 99].map((z) => {
        const {graph, paper} = newPaper();
        const element = new joint.shapes.standard.Rectangle({ports: {items: [{id: 'port', z}]}}).addTo(graph);
        return [...element.findView(paper).el.children].findIndex((node) => node.querySelector('[port]') !== null);
      }),
    expected: [0, 0, 1, 2, 2],
  },
]);

facts('api/dia/Paper.mdx', [
  {
    member: 'GUARDED_TAG_NAMES',
    states: 'A drag that started elsewhere continues over such a node and can end there.',
    run: ({joint, newPaper, events}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({size: {width: 80, height: 40}}).addTo(graph);
      const view = element.findView(paper);
      const list = document.createElement('select');
      const body = view.findNode('body');
      joint.V('foreignObject', {width: 80, height: 40}).appendTo(view.el).node.append(list);
      const fire = (node: Element | null, type: string) => node?.dispatchEvent(new MouseEvent(type, {bubbles: true}));
      return [list, body].map((first) =>
        events(paper, () => {
          fire(first, 'mousedown');
          fire(list, 'mousemove');
          fire(list, 'mouseup');
        }).filter((name) => name.startsWith('element:pointer')),
      );
    },
    expected: [[], ['element:pointerdown', 'element:pointermove', 'element:pointerup']],
  },
  {
    member: 'event:link:pointerdown',
    states:
      'In both cases, the drag has already begun, so `preventDefaultInteraction()` has no effect. For a new link, call it in a listener of [`element:magnet:pointerdown`](#event:element:magnet:pointerdown) instead.',
    run: ({joint, newPaper}) =>
      (['cell:pointerdown', 'element:magnet:pointerdown'] as const).map((name) => {
        const {graph, paper} = newPaper();
        const attrs = {body: {magnet: true}};
        const element = new joint.shapes.standard.Rectangle({attrs}).addTo(graph);
        const pressed: boolean[] = [];
        paper.on(name, (view: dia.CellView, evt: dia.Event) => {
          pressed.push(view.model.isLink());
          view.preventDefaultInteraction(evt);
        });
        const body = element.findView(paper).findNode('body');
        ['mousedown', 'mousemove', 'mouseup'].forEach((type) =>
          body?.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: 200})),
        );
        return [pressed, graph.getLinks().length];
      }),
    expected: [
      [[true], 1],
      [[false], 0],
    ],
  },
  {
    member: 'event:link:pointerdown',
    states: 'Both events also fire for a press on an arrowhead tool, and for a new link when a user starts to draw it.',
    run: ({joint, newPaper, events}) => {
      const {graph, paper} = newPaper();
      const link = new joint.shapes.standard.Link({source: {x: 0, y: 0}, target: {x: 100, y: 0}}).addTo(graph);
      link.findView(paper).addTools(new joint.dia.ToolsView({tools: [new joint.linkTools.TargetArrowhead()]}));
      paper.on('link:pointerdown', (view, evt) => view.preventDefaultInteraction(evt));
      const fire = (type: string) =>
        paper.tools
          .querySelector('path')
          ?.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: 300, clientY: 200}));
      const names = events(paper, () => fire('mousedown')).filter((name) => name.endsWith(':pointerdown'));
      fire('mousemove');
      fire('mouseup');
      return [names, link.target().x !== 100];
    },
    expected: [['cell:pointerdown', 'link:pointerdown'], true],
  },
  {
    member: 'options.gridSize',
    states: 'positions at a limit of [`restrictTranslate`](#options.restrictTranslate),',
    run: ({joint, newPaper}) =>
      [false, {x: 0, y: 0, width: 205, height: 205}].map((restrictTranslate) => {
        const {graph, paper} = newPaper({gridSize: 10, restrictTranslate});
        const element = new joint.shapes.standard.Rectangle({size: {width: 100, height: 100}}).addTo(graph);
        const {el} = element.findView(paper);
        const {x, y} = paper.clientOffset();
        ['mousedown', 'mousemove', 'mouseup'].forEach((type, index) =>
          el.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: x + index * 504, clientY: y})),
        );
        return element.position().x;
      }),
    expected: [500, 105],
  },
  {
    member: 'GUARDED_TAG_NAMES',
    states: 'The tag names of nodes inside cells on which the paper ignores every press, click, hover and wheel step:',
    run: ({newPaper, events}) => {
      const {paper} = newPaper();
      const list = paper.el.appendChild(document.createElement('select'));
      return events(paper, () => list.dispatchEvent(new MouseEvent('mousedown', {bubbles: true})));
    },
    expected: ['blank:pointerdown'],
  },
  {
    member: 'showTools',
    states: 'Shows the tools that [`hideTools`](#hideTools) or `cellView.hideTools()` hid.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({size: {width: 90, height: 60}}).addTo(graph);
      const view = element.findView(paper);
      const tool = new joint.elementTools.Remove();
      view.addTools(new joint.dia.ToolsView({tools: [tool]}));
      return [paper, view].map((owner) => {
        owner.hideTools();
        const hidden = tool.isVisible();
        paper.showTools();
        return [hidden, tool.isVisible()];
      });
    },
    expected: [
      [false, true],
      [false, true],
    ],
  },
  {
    member: 'UpdateStats',
    states: 'number of updates; in asynchronous rounds, only those of the last frame',
    run: async ({joint, newPaper}) => {
      const {graph, paper} = newPaper({async: true, frozen: true});
      graph.addCells([0, 1, 2].map(() => new joint.shapes.standard.Rectangle()));
      const done = new Promise<number[]>((resolve) => {
        paper.once('render:done', (stats: {updated: number; processed: number}) =>
          resolve([stats.updated, stats.processed]),
        );
      });
      paper.unfreeze({batchSize: 2});
      return done;
    },
    expected: [1, 3],
  },
  {
    member: 'rendering',
    states: 'By default, this function also draws the missing end, even if `viewport` excludes it.',
    run: ({joint, newPaper}) =>
      [true, false].map((isConnected) => {
        const {graph, paper} = newPaper({viewport: ({model}) => (model as dia.Cell).id !== 'excluded'});
        const element = new joint.shapes.standard.Rectangle({id: 'excluded'});
        const source = isConnected ? {id: 'excluded'} : {x: 0, y: 0};
        const link = new joint.shapes.standard.Link({source, target: {x: 90, y: 90}});
        graph.addCells([element, link]);
        return [element, link].map((cell) => paper.el.contains(cell.findView(paper).el));
      }),
    expected: [
      [true, true],
      [false, true],
    ],
  },
  {
    member: 'checkViewport',
    states: 'A synchronous paper itself checks only the views that it updates.',
    run: ({joint, newPaper}) => {
      const asked: unknown[] = [];
      const {graph, paper} = newPaper({viewport: ({model}) => asked.push((model as dia.Cell).id) > 0});
      graph.addCells(['a', 'b'].map((id) => new joint.shapes.standard.Rectangle({id})));
      const during = (action: () => unknown) => {
        asked.length = 0;
        action();
        return [...asked];
      };
      return [
        during(() => graph.getCell('a').set('position', {x: 5, y: 5})),
        during(() => paper.scale(2)),
        during(() => paper.checkViewport()),
      ];
    },
    expected: [['a'], [], ['a', 'b']],
  },
  {
    member: 'rendering',
    states: 'An asynchronous paper takes an excluded end out of the document again.',
    run: async ({joint, newPaper, until}) => {
      const {graph, paper} = newPaper({async: true, viewport: ({model}) => (model as dia.Cell).isLink()});
      const end = new joint.shapes.standard.Rectangle({id: 'end'});
      const link = new joint.shapes.standard.Link({source: {id: 'end'}, target: {x: 90, y: 90}});
      graph.addCells([end, link]);
      await until(() => paper.el.contains(link.findView(paper).el));
      return [end.findView(paper).findNode('body') !== null, paper.el.contains(end.findView(paper).el)];
    },
    expected: [true, false],
  },
  {
    // With more than 1000 mounted views, the end stays for a frame or more.
    member: 'options.onViewPostponed',
    states: 'An asynchronous paper takes excluded ends out of the document again.',
    run: async ({joint, newPaper, until}) => {
      const {graph, paper} = newPaper({async: true, viewport: ({model}) => (model as dia.Cell).id !== 'end'});
      graph.resetCells(Array.from({length: 2500}, () => new joint.shapes.standard.Rectangle()));
      await new Promise((resolve) => {
        paper.once('render:done', resolve);
      });
      const end = new joint.shapes.standard.Rectangle({id: 'end'});
      const link = new joint.shapes.standard.Link({source: {id: 'end'}, target: {x: 90, y: 90}});
      graph.addCells([end, link]);
      const isIn = (cell: dia.Cell) => paper.el.contains(cell.findView(paper).el);
      await until(() => isIn(link));
      const first = isIn(end);
      await until(() => !isIn(end));
      return first;
    },
    expected: true,
  },
  {
    member: 'rendering',
    states: "A view that [`viewport`](#options.viewport) excludes isn't drawn, unless a drawn link ends at it.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({async: true, viewport: ({model}) => (model as dia.Cell).isLink()});
      const cells = ['end', 'other'].map((id) => new joint.shapes.standard.Rectangle({id}));
      graph.addCells([...cells, new joint.shapes.standard.Link({source: {id: 'end'}, target: {x: 90, y: 90}})]);
      paper.updateViews();
      return cells.map((cell) => cell.findView(paper).findNode('body') !== null);
    },
    expected: [true, false],
  },
  {
    // The view of a link that ends at another link can be updated twice.
    member: 'rendering',
    states: 'Waiting updates of the same element view are merged.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle();
      const line = new joint.shapes.standard.Link({source: {x: 0, y: 0}, target: {x: 90, y: 90}});
      const branch = new joint.shapes.standard.Link({source: {id: line.id}, target: {x: 0, y: 90}});
      graph.addCells([element, line, branch]);
      const counts = [element, branch].map((cell) => {
        const view = cell.findView(paper);
        const confirm = view.confirmUpdate.bind(view);
        const count = {calls: 0};
        view.confirmUpdate = (flag, opt) => {
          count.calls += 1;
          return confirm(flag, opt);
        };
        return count;
      });
      paper.freeze();
      line.attr('line/stroke', 'red');
      branch.attr('line/stroke', 'red');
      element.attr('body/fill', 'red');
      element.resize(50, 50);
      paper.unfreeze();
      return counts.map(({calls}) => calls);
    },
    expected: [1, 2],
  },
  {
    member: 'requireView',
    states: 'A synchronous paper keeps the view until its next update.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({viewport: () => false});
      const element = new joint.shapes.standard.Rectangle().addTo(graph);
      const view = paper.requireView(element);
      return [() => paper.updateViews(), () => element.attr('body/fill', 'red')].map((action) => {
        action();
        return paper.el.contains(view.el);
      });
    },
    expected: [true, false],
  },
  {
    member: 'options.allowLink',
    states: 'Return `true` to accept the link. Any falsy value rejects it, including `undefined`.',
    run: ({gestureOn, joint, newPaper}) =>
      [() => undefined, () => true].map((allowLink) => {
        const {graph, paper} = newPaper({allowLink: allowLink as () => boolean});
        const link = new joint.shapes.standard.Link({target: {x: 90, y: 90}}).addTo(graph);
        const view = link.findView(paper) as dia.LinkView;
        const gesture = gestureOn(view);
        view.startArrowheadMove('target', {whenNotAllowed: 'remove'});
        gesture.pointerup(50, 50);
        return graph.getLinks().length;
      }),
    expected: [0, 1],
  },
  {
    member: 'methods',
    states: 'The `find` methods and `scaleUniformAtPoint` accept only an object.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const place = {position: {x: 100, y: 100}, size: {width: 50, height: 50}};
      new joint.shapes.standard.Rectangle(place).addTo(graph);
      type Find = (...args: unknown[]) => unknown[];
      const methods = paper as unknown as Record<string, Find>;
      const find: Find = (...args) =>
        ('findElementViewsAtPoint' in paper ? methods.findElementViewsAtPoint! : methods.findViewsFromPoint!).apply(
          paper,
          args,
        );
      return [find({x: 120, y: 120}).length, find(120, 120).length];
    },
    expected: [1, 0],
  },
  {
    member: 'event:link:snap:connect',
    states:
      'If a [`connectionStrategy`](#options.connectionStrategy) changes the end while it stays at the same magnet, `link:snap:disconnect` and `link:snap:connect` fire again.',
    run: ({gestureOn, joint, newPaper, events}) =>
      [null, joint.connectionStrategies.pinAbsolute].map((connectionStrategy) => {
        const {graph, paper} = newPaper({snapLinks: true, connectionStrategy: connectionStrategy as never});
        new joint.shapes.standard.Rectangle({position: {x: 100, y: 100}, size: {width: 50, height: 50}}).addTo(graph);
        const view = new joint.shapes.standard.Link({target: {x: 9, y: 9}})
          .addTo(graph)
          .findView(paper) as dia.LinkView;
        const gesture = gestureOn(view);
        view.startArrowheadMove('target');
        const names = events(view, () => [110, 115].forEach((x) => gesture.pointermove(x, 110)));
        gesture.pointerup(115, 110);
        return names.filter((name) => name.startsWith('link:snap:')).map((name) => name.slice('link:snap:'.length));
      }),
    expected: [['connect'], ['connect', 'disconnect', 'connect']],
  },
]);

facts('api/dia/attributes.mdx', [
  {
    member: 'alignment',
    states: 'have no effect on a hidden or empty node, or on a horizontal or vertical line.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const drawn = (d: string) => {
        const element = new joint.shapes.standard.Path({attrs: {body: {d, yAlignment: 'middle'}}});
        return element.addTo(graph).findView(paper).findNode('body')?.getAttribute('transform') ?? null;
      };
      return [drawn('M 0 0 H 40') === drawn('M 0 20 H 40'), drawn('M 0 0 L 40 20') === drawn('M 0 20 L 40 40')];
    },
    expected: [true, false],
  },
]);

facts('api/g/Path.mdx', [
  {
    member: 'lengthAtT',
    states: 'For the segment of the position, the method ignores `precision`.',
    run: ({joint}) => {
      const curve = 'C 10 100 20 150 300 0';
      const path = new joint.g.Path(`M 0 0 ${curve} ${curve}`);
      const lengthAt = (segmentIndex: number, precision?: number) =>
        (path as unknown as {lengthAtT: (t: object, options: g.PrecisionOpt) => number}).lengthAtT(
          {segmentIndex, value: 0.5},
          {precision},
        );
      return [1, 2].map((index) => lengthAt(index, 0) === lengthAt(index));
    },
    expected: [true, false],
  },
]);

facts('api/shapes/standard/Link.mdx', [
  {
    member: 'default-attributes',
    states: 'In the `attributes` of the markup, `connection` has no effect.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const markup = ['line', 'inMarkup', 'inAttrs'].map((selector) => ({
        tagName: 'path',
        selector,
        ...(selector === 'inMarkup' ? {attributes: {connection: true}} : {}),
      }));
      const ends = {source: {x: 0, y: 0}, target: {x: 90, y: 0}};
      const link = new joint.shapes.standard.Link({...ends, markup, attrs: {inAttrs: {connection: true}}});
      const view = link.addTo(graph).findView(paper);
      return ['line', 'inMarkup', 'inAttrs'].map((name) => Boolean(view.findNode(name)?.getAttribute('d')));
    },
    expected: [true, false, true],
  },
]);

facts('learn/features/diagram-basics/links.mdx', [
  {
    member: 'let-users-draw-links',
    states: 'The example therefore also rejects a link from a point to an element.',
    run: ({joint, newPaper}) => {
      const drop = (options: dia.Paper.Options) => {
        const {graph, paper} = newPaper(options);
        const place = {position: {x: 200, y: 100}, size: {width: 80, height: 40}};
        const element = new joint.shapes.standard.Rectangle(place).addTo(graph);
        const ends = {source: {x: 0, y: 0}, target: {x: 90, y: 0}};
        const view = new joint.shapes.standard.Link(ends).addTo(graph).findView(paper) as dia.LinkView;
        view.addTools(new joint.dia.ToolsView({tools: [new joint.linkTools.TargetArrowhead()]}));
        const body = element.findView(paper).findNode('body')!;
        const {left, top} = body.getBoundingClientRect();
        const fire = (type: string, node: EventTarget) =>
          node.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: left + 40, clientY: top + 20}));
        fire('mousedown', paper.el.querySelector('[data-tool-name="target-arrowhead"]')!);
        fire('mousemove', body);
        fire('mouseup', body);
        return (view.model.target().id ?? null) === element.id;
      };
      return [
        drop({}),
        drop({
          validateConnection: (sourceView, _sourceMagnet, targetView) =>
            sourceView !== targetView && [sourceView, targetView].every((view) => view?.model.isElement()),
        }),
      ];
    },
    expected: [true, false],
  },
]);

facts('api/dia/HighlighterView.mdx', [
  {
    member: 'removeAll',
    states: 'Without an id, it also removes the highlighters of the class that the paper itself has added',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const view = new joint.shapes.standard.Rectangle().addTo(graph).findView(paper);
      const {mask, stroke} = joint.highlighters;
      return [mask, stroke].map((highlighter) => {
        view.highlight();
        highlighter.removeAll(paper);
        return joint.dia.HighlighterView.get(view).length;
      });
    },
    expected: [1, 0],
  },
]);
