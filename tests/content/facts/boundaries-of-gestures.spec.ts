// cspell:words elementpointerclick
import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

// Where a rule about gestures and their events ends, and what a second finger, a rejected sign or a loop does.

facts('learn/features/diagram-basics/events.mdx', [
  {
    member: 'hover',
    states:
      'After a press on the paper, the first move of the pointer can still fire hover events. Further moves fire none until the release.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const body = new joint.shapes.standard.Rectangle({size: {width: 80, height: 40}})
        .addTo(graph)
        .findView(paper)
        .findNode('body')!;
      const names: string[] = [];
      paper.on('all', (name: string) => names.push(name));
      const fire = (type: string) => body.dispatchEvent(new MouseEvent(type, {bubbles: true}));
      for (const type of ['mousedown', 'mouseout', 'mousemove', 'mouseover', 'mousemove', 'mouseup']) fire(type);
      return names.filter((name) => /^element:(?:mouseout|mouseover|pointer)/.test(name));
    },
    expected: [
      'element:pointerdown',
      'element:mouseout',
      'element:pointermove',
      'element:pointermove',
      'element:pointerup',
    ],
  },
  {
    member: 'wheel-and-touchpad',
    states: '`delta` is `1` when the user scrolls up or left, and `-1` when they scroll down or right.',
    run: ({newPaper}) => {
      const {paper} = newPaper();
      const deltas: number[] = [];
      paper.on('blank:mousewheel', (_evt, _x, _y, delta) => deltas.push(delta));
      // As in the events of a real wheel; one made by a program has no `wheelDelta` of its own.
      for (const wheel of [{wheelDeltaY: 48}, {wheelDeltaX: 48}, {wheelDeltaY: -48}, {wheelDeltaX: -48}])
        paper.svg.dispatchEvent(new WheelEvent('wheel', {bubbles: true, ...wheel}));
      return deltas;
    },
    expected: [1, 1, -1, -1],
  },
  {
    member: 'batches',
    states: 'On a magnet that can start links, the batch opens when the link is drawn',
    run: ({joint, newPaper}) =>
      [true, 'passive'].map((magnet) => {
        const {graph, paper} = newPaper({magnetThreshold: 1});
        const element = new joint.shapes.standard.Rectangle({size: {width: 80, height: 40}}).addTo(graph);
        element.attr('body/magnet', magnet);
        const body = element.findView(paper).findNode('body')!;
        return ['mousedown', 'mousemove', 'mousemove', 'mouseup'].map((type) => {
          body.dispatchEvent(new MouseEvent(type, {bubbles: true}));
          return graph.hasActiveBatch('pointer');
        });
      }),
    expected: [
      [false, false, true, false],
      [true, true, true, false],
    ],
  },
  {
    member: 'elementpointerclick-does-not-fire',
    states: 'An earlier press on a magnet drew a link. This link is now in front and gets the click.',
    run: ({joint, newPaper, events}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({size: {width: 80, height: 40}}).addTo(graph);
      element.attr('body/magnet', true);
      const {left, top} = paper.el.getBoundingClientRect();
      const place = {bubbles: true, clientX: left + 20, clientY: top + 10};
      const click = () => {
        for (const type of ['mousedown', 'mouseup'])
          document.elementFromPoint(left + 20, top + 10)!.dispatchEvent(new MouseEvent(type, place));
      };
      return [1, 2].map(() => events(paper, click).filter((name) => /^(element|link):pointerclick$/.test(name)));
    },
    expected: [['element:pointerclick'], ['link:pointerclick']],
  },
  {
    member: 'paper-events',
    states: 'For touch, it contains the first touch in `changedTouches`, which can be a second finger.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({size: {width: 80, height: 40}}).addTo(graph);
      const {el} = element.findView(paper);
      const {left, top} = paper.el.getBoundingClientRect();
      const touch = (identifier: number, x: number, y: number) =>
        new Touch({identifier, target: el, clientX: left + x, clientY: top + y});
      const fire = (type: string, touches: Touch[], changed: Touch) =>
        el.dispatchEvent(new TouchEvent(type, {bubbles: true, cancelable: true, touches, changedTouches: [changed]}));
      const places: dia.Point[] = [];
      paper.on('element:pointermove', () => places.push(element.position().toJSON()));
      const [first, second] = [touch(0, 10, 10), touch(1, 210, 110)];
      fire('touchstart', [first], first);
      fire('touchmove', [touch(0, 20, 10)], touch(0, 20, 10));
      fire('touchmove', [first, second], second);
      fire('touchend', [], first);
      return places;
    },
    expected: [
      {x: 10, y: 0},
      {x: 200, y: 100},
    ],
  },
  {
    member: 'highlighting',
    states: 'and when a dragged link end or element leaves the highlighted cell or is dropped',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const place = {position: {x: 200, y: 100}, size: {width: 80, height: 40}};
      const element = new joint.shapes.standard.Rectangle(place).addTo(graph);
      const ends = {source: {x: 0, y: 0}, target: {x: 90, y: 0}};
      const view = new joint.shapes.standard.Link(ends).addTo(graph).findView(paper) as dia.LinkView;
      view.addTools(new joint.dia.ToolsView({tools: [new joint.linkTools.TargetArrowhead()]}));
      const names: string[] = [];
      paper.on('cell:highlight', () => names.push('highlight'));
      paper.on('cell:unhighlight', () => names.push('unhighlight'));
      const fire = (type: string, node: EventTarget) =>
        node.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: 40, clientY: 20}));
      const body = element.findView(paper).findNode('body')!;
      const log = (action: () => void) => {
        names.length = 0;
        action();
        return [...names];
      };
      return [
        log(() => {
          fire('mousedown', paper.el.querySelector('[data-tool-name="target-arrowhead"]')!);
          fire('mousemove', body);
        }),
        log(() => fire('mousemove', paper.svg)),
        log(() => fire('mousemove', body)),
        log(() => fire('mouseup', body)),
      ];
    },
    expected: [['highlight'], ['unhighlight'], ['highlight'], ['unhighlight']],
  },
  {
    member: 'ports-and-other-magnets',
    states: "after release, if the pointer didn't move more often than [`clickThreshold`]",
    run: ({joint, newPaper}) =>
      [0, 2, 3].map((moves) => {
        const {graph, paper} = newPaper({clickThreshold: 2, magnetThreshold: 'onleave'});
        const element = new joint.shapes.standard.Rectangle({attrs: {body: {magnet: true}}}).addTo(graph);
        const body = element.findView(paper).findNode('body')!;
        let clicks = 0;
        paper.on('element:magnet:pointerclick', () => clicks++);
        const fire = (type: string) => body.dispatchEvent(new MouseEvent(type, {bubbles: true}));
        ['mousedown', ...Array<string>(moves).fill('mousemove'), 'mouseup'].forEach(fire);
        return clicks;
      }),
    expected: [1, 1, 0],
  },
]);

facts('api/dia/CellView.mdx', [
  {
    member: 'getEventTarget',
    states: 'If the method searches below a pointer outside the window, it returns `null`.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const view = new joint.shapes.standard.Rectangle().addTo(graph).findView(paper);
      const outside = {target: view.el, clientX: -50, clientY: -50};
      const target = (type: string, opt?: {fromPoint: boolean}) =>
        view.getEventTarget({...outside, type} as unknown as dia.Event, opt) === null;
      return [target('mousemove'), target('mousemove', {fromPoint: true}), target('touchmove')];
    },
    expected: [false, true, true],
  },
]);

facts('api/connectors.mdx', [
  {
    member: 'curve',
    states:
      'A link from an element to itself becomes a loop if it starts and ends on two adjacent sides. Between opposite sides, the curve runs through the element.',
    run: ({joint, newPaper}) =>
      ['top', 'left'].map((name) => {
        const {graph, paper} = newPaper();
        const element = new joint.shapes.standard.Rectangle({
          id: 'a',
          position: {x: 100, y: 100},
          size: {width: 100, height: 60},
        });
        const end = (side: string) => ({id: 'a', anchor: {name: side}, connectionPoint: {name: 'anchor'}});
        const link = new joint.shapes.standard.Link({source: end('right'), target: end(name)});
        graph.addCells([element, link.connector('curve')]);
        const path = (link.findView(paper) as dia.LinkView).getConnection();
        const inside = element.getBBox().inflate(-5);
        return path
          .toPoints({precision: 3})
          ?.flat()
          .some((point) => inside.containsPoint(point));
      }),
    expected: [false, true],
  },
  {
    member: 'curve',
    states: 'With the default `boundary`, each end is at the side of the other:',
    run: ({joint, newPaper}) =>
      ['anchor', 'boundary'].map((name) => {
        const {graph, paper} = newPaper();
        const element = new joint.shapes.standard.Rectangle({
          id: 'a',
          position: {x: 100, y: 100},
          size: {width: 100, height: 60},
        });
        const end = (side: string) => ({id: 'a', anchor: {name: side}, connectionPoint: {name}});
        const link = new joint.shapes.standard.Link({source: end('right'), target: end('top')});
        graph.addCells([element, link.connector('curve')]);
        const {sourcePoint, targetPoint} = link.findView(paper) as dia.LinkView;
        return [sourcePoint, targetPoint].map((point) => {
          return Math.abs(point.x - 200) <= 1 && Math.abs(point.y - 130) <= 1
            ? 'right'
            : point.y <= 101
              ? 'top'
              : 'other';
        });
      }),
    expected: [
      ['right', 'top'],
      ['top', 'right'],
    ],
  },
  {
    member: 'when-bridges-are-redrawn',
    states:
      "Each new link takes part once its path has been drawn again, for example with `requestConnectionUpdate()`. A change of its labels isn't enough.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const upright = (x: number) => ({source: {x, y: 0}, target: {x, y: 100}});
      const cross = () => {
        const other = new joint.shapes.standard.Link(upright(50));
        const link = new joint.shapes.standard.Link({source: {x: 0, y: 50}, target: {x: 100, y: 50}});
        return [other, link.connector('jumpover', {jump: 'gap'})] as const;
      };
      graph.addCells([...cross()]);
      const [other, link] = cross();
      graph.resetCells([other, link]);
      const view = link.findView(paper) as dia.LinkView;
      const drawn = (x: number) => {
        graph.startBatch('move');
        other.set(upright(x));
        graph.stopBatch('move');
        return view.findNode('line')?.getAttribute('d');
      };
      const afterReset = drawn(70);
      link.appendLabel({attrs: {text: {text: 'label'}}});
      const afterLabel = drawn(30);
      view.requestConnectionUpdate();
      return [afterReset, afterLabel, drawn(70)];
    },
    expected: ['M 0 50 L 45 50 M 55 50 L 100 50', 'M 0 50 L 45 50 M 55 50 L 100 50', 'M 0 50 L 65 50 M 75 50 L 100 50'],
  },
]);

facts('api/util/format.mdx', [
  {
    member: 'number',
    states:
      "The function reads it up to the first character that doesn't fit, and ignores the rest. For example, `'.2f!'` works like `'.2f'`, but `'!.2f'` doesn't format the number.",
    run: ({joint}) => ['.2f', '.2f!', '!.2f', ''].map((specifier) => joint.util.format.number(specifier, 1.2345)),
    expected: ['1.23', '1.23', '1.2345', '1.2345'],
  },
]);

facts('api/g/scale.mdx', [
  {
    states: 'An ellipse has no `scale` method.',
    run: ({joint: {g}}) =>
      [g.Ellipse, g.Rect, g.Line, g.Polyline, g.Polygon, g.Curve, g.Path].map(({prototype}) => 'scale' in prototype),
    expected: [false, true, true, true, true, true, true],
  },
]);

facts('learn/features/diagram-basics/elements.mdx', [
  {
    member: 'links-inside-containers',
    states:
      'A paper with `embeddingMode` calls `reparent()` for the links of an element that a user has dragged, even within the same parent. It also calls the method for a link that a user has drawn or reconnected. A link that you embedded in another cell then changes its parent.',
    run: ({joint, newPaper}) =>
      [true, false].map((embeddingMode) => {
        const {graph, paper} = newPaper({embeddingMode});
        const box = (id: string, x: number, y: number, width: number, height: number) =>
          new joint.shapes.standard.Rectangle({id, position: {x, y}, size: {width, height}, z: width > 100 ? -1 : 1});
        const [outer, a, b] = [box('outer', 0, 0, 300, 100), box('a', 20, 20, 40, 40), box('b', 200, 20, 40, 40)];
        const other = box('other', 0, 200, 300, 90);
        const link = new joint.shapes.standard.Link({id: 'link', source: {id: 'a'}, target: {id: 'b'}, z: 2});
        graph.addCells([outer, other, a, b, link]);
        outer.embed([a, b]);
        other.embed(link);
        const {left, top} = paper.el.getBoundingClientRect();
        const fire = (type: string, x: number) =>
          a
            .findView(paper)
            .findNode('body')!
            .dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: left + x, clientY: top + 40}));
        fire('mousedown', 40);
        fire('mousemove', 60);
        fire('mouseup', 60);
        return [a.position().x, a.parent(), link.parent()];
      }),
    expected: [
      [40, 'outer', 'outer'],
      [40, 'outer', 'other'],
    ],
  },
]);

facts('api/dia/Paper.mdx', [
  {
    member: 'options.preventDefaultBlankAction',
    states: 'calls `evt.preventDefault()` for a press on the blank area, except with the right button.',
    run: ({newPaper}) => {
      const {paper} = newPaper();
      return [0, 1, 2].map((button) => {
        const press = new MouseEvent('mousedown', {bubbles: true, cancelable: true, button});
        paper.svg.dispatchEvent(press);
        paper.svg.dispatchEvent(new MouseEvent('mouseup', {bubbles: true, button}));
        return press.defaultPrevented;
      });
    },
    expected: [true, true, false],
  },
  {
    member: 'options.preventDefaultViewAction',
    states: 'calls `evt.preventDefault()` for a press on a cell, except on a link label.',
    run: ({joint, newPaper}) =>
      [false, true].map((labelMove) => {
        const {graph, paper} = newPaper({interactive: {labelMove}});
        const link = new joint.shapes.standard.Link({source: {x: 0, y: 50}, target: {x: 200, y: 50}});
        link.appendLabel({attrs: {text: {text: 'yes'}}});
        graph.addCell(link);
        const {el} = link.findView(paper);
        return ['.label text', 'path'].map((selector) => {
          const press = new MouseEvent('mousedown', {bubbles: true, cancelable: true});
          el.querySelector(selector)!.dispatchEvent(press);
          document.dispatchEvent(new MouseEvent('mouseup'));
          return press.defaultPrevented;
        });
      }),
    expected: [
      [false, true],
      [false, true],
    ],
  },
  {
    member: 'options.guard',
    states: 'The paper calls `guard` for presses on cells and tools',
    run: ({joint, newPaper}) => {
      const types: unknown[] = [];
      const {graph, paper} = newPaper({guard: (evt) => types.push(evt.type) > 0});
      const element = new joint.shapes.standard.Rectangle({size: {width: 80, height: 40}}).addTo(graph);
      let actions = 0;
      const remove = new joint.elementTools.Remove({action: () => (actions += 1)});
      const view = element.findView(paper);
      view.addTools(new joint.dia.ToolsView({tools: [remove]}));
      for (const node of [remove.el, view.findNode('body')!])
        node.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
      return [types.filter((type) => type === 'mousedown').length > 1, actions];
    },
    expected: [true, 0],
  },
  {
    member: 'options.magnetThreshold',
    states: '[`moveThreshold`](#options.moveThreshold) wins if it is higher.',
    run: ({joint, newPaper}) =>
      [
        {magnetThreshold: 2},
        {magnetThreshold: 2, moveThreshold: 4},
        {magnetThreshold: 4, moveThreshold: 2},
        {moveThreshold: 4},
      ].map((options) => {
        const {graph, paper} = newPaper(options);
        const element = new joint.shapes.standard.Rectangle({attrs: {body: {magnet: true}}}).addTo(graph);
        const body = element.findView(paper).findNode('body')!;
        body.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
        let moves = 0;
        for (; graph.getLinks().length === 0; moves += 1)
          body.dispatchEvent(new MouseEvent('mousemove', {bubbles: true}));
        document.dispatchEvent(new MouseEvent('mouseup'));
        return moves;
      }),
    expected: [3, 5, 5, 0],
  },
  {
    member: 'options.magnetThreshold',
    states: 'With `0`, a plain click can leave behind a link with a free end. [`linkPinning: false`]',
    run: ({joint, newPaper}) =>
      [{}, {linkPinning: false}, {allowLink: () => false}].map((options) => {
        const {graph, paper} = newPaper(options);
        const element = new joint.shapes.standard.Rectangle({attrs: {body: {magnet: true}}}).addTo(graph);
        const body = element.findView(paper).findNode('body')!;
        for (const type of ['mousedown', 'mouseup']) body.dispatchEvent(new MouseEvent(type, {bubbles: true}));
        return graph.getLinks().length;
      }),
    expected: [1, 0, 0],
  },
  {
    member: 'options.findParentBy',
    states: "| `'pointer'` | elements under the pointer's position, rounded to [`gridSize`](#options.gridSize) |",
    run: ({joint, newPaper}) =>
      [1, 50].map((gridSize) => {
        const {graph, paper} = newPaper({embeddingMode: true, findParentBy: 'pointer', gridSize});
        const add = (x: number) =>
          new joint.shapes.standard.Rectangle({position: {x, y: 0}, size: {width: 60, height: 60}}).addTo(graph);
        const [parent, child] = [add(100), add(300)];
        const {left, top} = paper.svg.getBoundingClientRect();
        const body = child.findView(paper).findNode('body')!;
        const fire = (type: string, x: number) =>
          body.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: left + x, clientY: top + 10}));
        fire('mousedown', 310);
        fire('mousemove', 90);
        fire('mouseup', 90);
        return child.parent() === parent.id;
      }),
    expected: [false, true],
  },
  {
    member: 'options',
    states: 'whether a drop may leave an element without a parent |',
    run: ({joint, newPaper}) => {
      let asked = 0;
      const validateUnembedding = () => (asked += 1) > 0;
      const {graph, paper} = newPaper({embeddingMode: true, validateUnembedding});
      const add = (x: number, width: number) =>
        new joint.shapes.standard.Rectangle({position: {x, y: 0}, size: {width, height: width}}).addTo(graph);
      const [first, second, child] = [add(0, 60), add(100, 60), add(10, 20)];
      first.embed(child);
      const {left, top} = paper.svg.getBoundingClientRect();
      const body = child.findView(paper).findNode('body')!;
      const drag = (from: number, to: number) => {
        for (const [type, x] of [
          ['mousedown', from],
          ['mousemove', to],
          ['mouseup', to],
        ] as const)
          body.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: left + x, clientY: top + 10}));
      };
      drag(15, 120);
      const results: unknown[] = [child.parent() === second.id, asked];
      drag(120, 300);
      return [...results, child.isEmbedded(), asked];
    },
    expected: [true, 0, false, 1],
  },
  {
    member: 'options.embeddingMode',
    states: 'for the links of the element, and for the links from its content to the outside.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({embeddingMode: true});
      const add = (x: number, width: number) =>
        new joint.shapes.standard.Rectangle({position: {x, y: 0}, size: {width, height: width}}).addTo(graph);
      const [box, child, owner] = [add(0, 60), add(40, 20), add(300, 20)];
      box.embed(child);
      const links = [{id: child.id}, {x: 5, y: 90}].map((target) =>
        new joint.shapes.standard.Link({source: {id: box.id}, target}).addTo(graph),
      );
      links.forEach((link) => owner.embed(link));
      const {left, top} = paper.svg.getBoundingClientRect();
      const body = box.findView(paper).findNode('body')!;
      for (const [type, x] of [
        ['mousedown', 5],
        ['mousemove', 95],
        ['mouseup', 95],
      ] as const)
        body.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: left + x, clientY: top + 10}));
      return links.map((link) => link.parent() === owner.id);
    },
    expected: [false, false],
  },
  {
    member: 'options.embeddingMode',
    states: 'If one end contains the other, or the link is a loop, that end is the parent.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({embeddingMode: true});
      const add = (x: number, width: number) =>
        new joint.shapes.standard.Rectangle({position: {x, y: 0}, size: {width, height: width}}).addTo(graph);
      const [box, child] = [add(0, 60), add(40, 20)];
      box.embed(child);
      const links = [box, child].map((target) =>
        new joint.shapes.standard.Link({source: {id: box.id}, target: {id: target.id}}).addTo(graph),
      );
      const {left, top} = paper.svg.getBoundingClientRect();
      const body = box.findView(paper).findNode('body')!;
      for (const [type, x] of [
        ['mousedown', 5],
        ['mousemove', 95],
        ['mouseup', 95],
      ] as const)
        body.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: left + x, clientY: top + 10}));
      return links.map((link) => link.parent() === box.id);
    },
    expected: [true, true],
  },
  {
    member: 'options.embeddingMode',
    states: "don't, unless they are embedded.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({embeddingMode: true});
      const make = (id: string, x: number) =>
        new joint.shapes.standard.Rectangle({id, position: {x, y: 0}, size: {width: 40, height: 40}});
      const links = ['inside', 'free'].map(
        (id) => new joint.shapes.standard.Link({id, source: {id: 'box'}, target: {id: 'other'}}),
      );
      graph.resetCells([make('box', 0), make('other', 200), ...links]);
      graph.getCell('box').embed(links[0]!);
      const {left, top} = paper.svg.getBoundingClientRect();
      const body = graph.getCell('box').findView(paper).findNode('body')!;
      for (const [type, x] of [
        ['mousedown', 5],
        ['mousemove', 95],
        ['mouseup', 95],
      ] as const)
        body.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: left + x, clientY: top + 10}));
      return links.map((link) => link.get('z') !== undefined);
    },
    expected: [true, false],
  },
  {
    member: 'options.async',
    states: "the loop doesn't start until the next [`unfreeze`](#unfreeze) or `graph.resetCells()`.",
    run: ({joint, newPaper}) =>
      Promise.all(
        ['nothing', 'unfreeze', 'resetCells'].map(async (action) => {
          const {graph, paper} = newPaper();
          paper.options.async = true;
          if (action === 'unfreeze') paper.unfreeze();
          if (action === 'resetCells') graph.resetCells([]);
          const element = new joint.shapes.standard.Rectangle().addTo(graph);
          for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
          return element.findView(paper).findNode('body') !== null;
        }),
      ),
    expected: [false, true, true],
  },
  {
    member: 'constructor',
    states: 'Handlers of `pointerup` and a [`connectionStrategy`](#options.connectionStrategy) get the coordinates of',
    run: ({joint, newPaper}) => {
      const points: string[] = [];
      const {graph, paper} = newPaper({
        connectionStrategy: (end, _view, _magnet, point) => {
          points.push(`${point.x}@${point.y}`);
          return end;
        },
      });
      const add = (x: number, magnet: boolean) =>
        new joint.shapes.standard.Rectangle({
          position: {x, y: 0},
          size: {width: 60, height: 60},
          attrs: {body: {magnet}},
        }).addTo(graph);
      const [from, to] = [add(0, true), add(200, false)];
      const {left, top} = paper.svg.getBoundingClientRect();
      const fire = (type: string, element: dia.Element, x: number) =>
        element
          .findView(paper)
          .findNode('body')!
          .dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: left + x, clientY: top + 30}));
      fire('mousedown', from, 30);
      fire('mousemove', to, 230);
      points.length = 0;
      document.dispatchEvent(new MouseEvent('mouseup'));
      return points.map((point) => point === paper.snapToGrid(0, 0).toString());
    },
    expected: [true],
  },
]);
