import {facts} from '../../support/facts';

facts('api/dia/Element.mdx', [
  {
    member: 'translate',
    states:
      'If the box is too narrow, the element and its embedded cells are aligned with the left edge of the box. If the box is too low, they are aligned with its top edge.',
    run: ({joint}) =>
      [
        {x: 10, y: 20, width: 50, height: 500},
        {x: 10, y: 20, width: 500, height: 20},
        {x: 10, y: 20, width: 50, height: 20},
      ].map((restrictedArea) => {
        const element = new joint.shapes.standard.Rectangle({
          position: {x: 100, y: 100},
          size: {width: 100, height: 50},
        });
        const {x, y} = element.translate(1, 1, {restrictedArea}).position();
        return [x, y];
      }),
    expected: [
      [10, 101],
      [101, 20],
      [10, 20],
    ],
  },
  {
    member: 'constructor',
    states: '| `size` | `{ width, height }` | `{ width: 1, height: 1 }` |',
    run: ({joint}) => new joint.dia.Element({id: 'a'}).attributes,
    expected: {id: 'a', position: {x: 0, y: 0}, size: {width: 1, height: 1}, angle: 0},
  },
  {
    member: 'addPort',
    states:
      'Even if you catch the error, **the element no longer fires `change`, and papers no longer redraw the element**.',
    run: ({joint, thrown, events}) => {
      const element = new joint.shapes.standard.Rectangle({ports: {items: [{id: 'a'}]}});
      const messages = [thrown(() => element.addPort({id: 'a'})), thrown(() => element.addPort(['b'] as never))];
      return [messages, element.getPorts(), events(element, () => element.resize(50, 50))];
    },
    expected: [
      ['Element: found id duplicities in ports.', 'Element: addPort requires an object.'],
      [{id: 'a'}],
      ['change:size'],
    ],
  },
  {
    member: 'getBBox',
    states: '| `rotate` | `boolean` | `false`; `true` with `deep` |',
    run: ({joint, newGraph}) => {
      const element = new joint.shapes.standard.Rectangle({size: {width: 100, height: 20}, angle: 90});
      newGraph().addCell(element);
      return [undefined, {rotate: true}, {deep: true}, {deep: true, rotate: false}].map((options) => {
        const {width, height} = element.getBBox(options).round();
        return [width, height];
      });
    },
    expected: [
      [100, 20],
      [20, 100],
      [20, 100],
      [100, 20],
    ],
  },
  {
    member: 'getPort',
    states: "The method doesn't find a port with the id 0, although [`hasPort`](#hasPort) returns `true` for it.",
    run: ({joint}) => {
      const element = new joint.shapes.standard.Rectangle({ports: {items: [{id: 0 as never}, {id: 5 as never}]}});
      const found = [0, 5].map((id) => [element.hasPort(id as never), element.getPort(id as never) !== undefined]);
      return [found, element.getPort(5 as never) !== element.getPort(5 as never)];
    },
    expected: [
      [
        [true, false],
        [true, true],
      ],
      true,
    ],
  },
  {
    member: 'insertPort',
    states:
      'From the inserted port on, each port then takes missing properties, such as `group`, `attrs` and `args`, from the port that had the same index before.',
    run: ({joint}) =>
      [{}, {rewrite: true}].map((options) => {
        const items = [{id: 'a', group: 'in'}, {id: 'b', args: {y: 5}}, {id: 'c'}];
        const element = new joint.shapes.standard.Rectangle({ports: {items}});
        return element.insertPort('a', {id: 'new'}, options).getPorts();
      }),
    expected: [
      [{id: 'new', group: 'in'}, {id: 'a', group: 'in', args: {y: 5}}, {id: 'b', args: {y: 5}}, {id: 'c'}],
      [{id: 'new'}, {id: 'a', group: 'in'}, {id: 'b', args: {y: 5}}, {id: 'c'}],
    ],
  },
  {
    member: 'removePorts',
    states: 'Unknown ids are skipped. Returns the element. For an empty array, it returns `undefined`',
    run: ({joint}) => {
      const element = new joint.shapes.standard.Rectangle({ports: {items: [{id: 'a'}, {id: 'b'}, {id: 'c'}]}});
      const empty = element.removePorts([]) === undefined;
      const result = element.removePorts(['a', {id: 'b'}, 'unknown'] as never) === element;
      return [empty, result, element.getPorts(), element.removePorts().hasPorts()];
    },
    expected: [true, true, [{id: 'c'}], false],
  },
  {
    member: 'resize',
    states:
      'In a `resize` batch, the method fires `change:size` and `change`. With `direction`, `change:position` and `change` follow. Each fires only if the value is different.',
    run: ({joint, newGraph, events}) => {
      const element = new joint.shapes.standard.Rectangle({size: {width: 100, height: 40}});
      const graph = newGraph().addCell(element);
      return [
        events(graph, () => element.resize(120, 60)),
        events(graph, () => element.resize(200, 80, {direction: 'left'})),
        events(graph, () => element.resize(200, 80, {direction: 'right'})),
        element.getBBox().toJSON(),
      ];
    },
    expected: [
      ['batch:start', 'change:size', 'change', 'batch:stop'],
      ['batch:start', 'change:size', 'change', 'change:position', 'change', 'batch:stop'],
      ['batch:start', 'batch:stop'],
      {x: -80, y: 0, width: 200, height: 60},
    ],
  },
  {
    member: 'rotate',
    states: 'With a relative angle, an element that is already rotated would move to the wrong place',
    run: ({joint}) => {
      const place = (turn: (element: InstanceType<typeof joint.dia.Element>) => void) => {
        const element = new joint.shapes.standard.Rectangle({position: {x: 90, y: -10}, size: {width: 20, height: 20}});
        turn(element.rotate(90));
        return [element.getBBox().center().round().toString(), element.angle()];
      };
      const origin = {x: 0, y: 0};
      return [
        place((element) => element.rotate(90, false, origin)),
        place((element) => element.rotate(element.angle() + 90, true, origin)),
      ];
    },
    expected: [
      ['100@0', 180],
      ['0@100', 180],
    ],
  },
  {
    member: 'translate',
    states:
      'From the second element on, `translateBy` would name another element and `restrictedArea` would be ignored.',
    run: ({joint}) => {
      const options = {restrictedArea: {x: 0, y: 0, width: 100, height: 100}};
      const moved = ['a', 'b'].map((id) => {
        const element = new joint.shapes.standard.Rectangle({id, size: {width: 20, height: 20}});
        return [element.translate(300, 0, options).position().x, (options as {translateBy?: string}).translateBy];
      });
      return [moved, (options as {tx?: number}).tx];
    },
    expected: [
      [
        [80, 'a'],
        [300, 'a'],
      ],
      300,
    ],
  },
  {
    member: 'event:ports:add',
    states:
      "merged with the options of their groups: `attrs`, `position`, `label`, `size` and `z` are always set. Doesn't fire for the ports that an element is created with.",
    run: ({joint}) => {
      const groups = {out: {position: 'right', attrs: {circle: {r: 6}}}};
      const seen: unknown[] = [];
      class Own extends joint.shapes.standard.Rectangle {
        override preinitialize() {
          this.on('ports:add', (element: unknown, ...args: unknown[]) => seen.push([element === this, ...args]));
        }
      }
      new Own({ports: {groups, items: [{id: 'first'}]}}).addPorts([{id: 'a', group: 'out'}, {id: 'b'}]);
      return seen;
    },
    expected: [
      [
        true,
        [
          {
            id: 'a',
            group: 'out',
            attrs: {circle: {r: 6}},
            position: {name: 'right', args: {}},
            label: {position: {name: 'left', args: {}}},
            size: {},
            z: 'auto',
          },
          {
            id: 'b',
            attrs: {},
            position: {name: 'left', args: {}},
            label: {position: {args: {}}},
            size: {},
            z: 'auto',
          },
        ],
      ],
    ],
  },
  {
    member: 'ports',
    states:
      'replaces that of the group; if both are JSON markup, they are merged item by item, so `[]` changes nothing',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const item = (...names: string[]) => ({markup: names.map((tagName) => ({tagName}))});
      const labels = {none: {}, empty: item(), one: item('ellipse'), text: {markup: '<text/>'}};
      const items = Object.entries(labels).map(([id, label]) => ({id, group: 'g', label}));
      const groups = {g: {label: item('rect', 'path')}};
      const element = new joint.shapes.standard.Rectangle({ports: {groups, items}}).addTo(graph);
      const {el} = element.findView(paper);
      return items.map(({id}) => {
        const port = el.querySelector(`[port="${id}"]`)?.closest('.joint-port');
        return [...(port?.querySelectorAll('rect, path, ellipse, text') ?? [])].map((node) => node.nodeName);
      });
    },
    expected: [['rect', 'path'], ['rect', 'path'], ['ellipse', 'path'], ['text']],
  },
  {
    member: 'insertPort',
    states: 'A number is always an index.',
    run: ({joint}) =>
      [2, {id: 2}, 'x'].map((before) => {
        const items = ['x', 2, 'y', 'z'].map((id) => ({id: id as string}));
        const element = new joint.shapes.standard.Rectangle({ports: {items}});
        element.insertPort(before as never, {id: 'new'}, {rewrite: true});
        return element.getPorts().map(({id}) => id);
      }),
    expected: [
      ['x', 2, 'new', 'y', 'z'],
      ['x', 'new', 2, 'y', 'z'],
      ['new', 'x', 2, 'y', 'z'],
    ],
  },
  {
    member: 'resize',
    states:
      'With `true`, the direction is the one seen on the screen, to the nearest 90 degrees. It determines which corner stays in place. Width and height are still those before rotation',
    run: ({joint}) =>
      [false, true].map((absolute) => {
        const element = new joint.shapes.standard.Rectangle({size: {width: 100, height: 40}, angle: 90});
        const seen = () => element.getBBox({rotate: true}).round().toString();
        const before = seen();
        element.resize(120, 60, {direction: 'bottom-right', absolute} as never);
        return [before, seen(), element.size()];
      }),
    expected: [
      ['30@-30 70@70', '10@-30 70@90', {width: 120, height: 60}],
      ['30@-30 70@70', '30@-30 90@90', {width: 120, height: 60}],
    ],
  },
  {
    member: 'position',
    states:
      "the call only reads the position and nothing moves. If only the first argument isn't a number, the wrong value is stored.",
    run: ({joint}) => {
      const places = [
        ['10', '20'],
        ['10', 20],
      ].map(([x, y]) => {
        const element = new joint.shapes.standard.Rectangle();
        element.position(x as number, y as number);
        return element.get('position');
      });
      return places;
    },
    expected: [
      {x: 0, y: 0},
      {x: '10', y: 20},
    ],
  },
]);
