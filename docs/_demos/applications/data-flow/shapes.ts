import {dia, shapes, util} from '@joint/core';

export type Type = 'number' | 'text';
export type Value = number | string;
type Inputs = Record<string, Value>;
type KindOf = {
  title: string;
  inputs: Record<string, Type>;
  output?: Type;
  /** The value of a new node, if users can set one. */
  start?: Value;
  run: (inputs: Inputs, value: Value | null) => Value;
};

// [1]
const numbers = {a: 'number', b: 'number'} as const;
export const kinds = {
  number: {title: 'Number', inputs: {}, output: 'number', start: 1, run: (_, value) => Number(value)},
  text: {title: 'Text', inputs: {}, output: 'text', start: 'Text', run: (_, value) => String(value)},
  add: {title: 'Add', inputs: numbers, output: 'number', run: ({a, b}) => Number(a) + Number(b)},
  multiply: {title: 'Multiply', inputs: numbers, output: 'number', run: ({a, b}) => Number(a) * Number(b)},
  format: {title: 'Format', inputs: {number: 'number'}, output: 'text', run: ({number}) => Number(number).toFixed(2)},
  join: {
    title: 'Join',
    inputs: {first: 'text', second: 'text'},
    output: 'text',
    run: ({first, second}) => `${first}${second}`,
  },
  show: {title: 'Show', inputs: {label: 'text', number: 'number'}, run: ({label, number}) => `${label} ${number}`},
} satisfies Record<string, KindOf> as Record<Kind, KindOf>;
export type Kind = 'number' | 'text' | 'add' | 'multiply' | 'format' | 'join' | 'show';

export const isKind = (name: unknown): name is Kind => typeof name === 'string' && Object.hasOwn(kinds, name);

const width = 120;
const header = 44;
const row = 28;
const font = {fontFamily: 'system-ui, sans-serif', fill: 'var(--ink, #1c2430)'};
const line = (x: number | string) => ({
  name: 'line',
  args: {start: {x, y: header}, end: {x, y: 'calc(h - 4)'}},
});
const group = (x: number | string, magnet: 'active' | 'passive'): dia.Element.PortGroup => ({
  position: line(x),
  // [2]
  markup: [
    {tagName: 'circle', selector: 'area', attributes: {r: 14, fill: 'transparent'}},
    {tagName: 'rect', selector: 'dot'},
    // [3]
    ' ',
  ],
  attrs: {
    portRoot: {magnet, cursor: magnet === 'active' ? 'crosshair' : 'default'},
    dot: {x: -7, y: -7, width: 14, height: 14, stroke: 'var(--background, #fff)', strokeWidth: 2},
  },
  label: {position: {name: magnet === 'active' ? 'left' : 'right', args: {x: magnet === 'active' ? -14 : 14}}},
});
// [4]
const looks = {
  number: {fill: 'var(--second, #0b6a75)', rx: 7},
  text: {fill: 'var(--third, #5b4aa8)', rx: 2},
};
const portOf = (id: string, type: Type, side: 'in' | 'out'): dia.Element.Port => ({
  id,
  group: side,
  attrs: {dot: looks[type], text: {...font, fontSize: 12, text: side === 'in' ? id : ''}},
});

/** A node of the flow. Its kind decides which ports it has and what it does. */
export class FlowNode extends dia.Element {
  preinitialize(): void {
    this.markup = [
      {tagName: 'rect', selector: 'body'},
      {tagName: 'text', selector: 'title'},
      ' ',
      {tagName: 'text', selector: 'result'},
    ];
  }

  defaults(): dia.Element.Attributes {
    const text = {...font, x: 10, textAnchor: 'start'};
    return {
      type: 'flow.Node',
      position: {x: 0, y: 0},
      size: {width, height: header},
      angle: 0,
      attrs: {
        root: {magnet: false, cursor: 'move'},
        body: {
          width: 'calc(w)',
          height: 'calc(h)',
          rx: 6,
          fill: 'var(--surface, #f2f5f9)',
          stroke: 'var(--line, #5d6b80)',
        },
        title: {...text, y: 19, fontSize: 14, fontWeight: 600},
        result: {...text, y: 37, fontSize: 12, fill: 'var(--muted, #566273)', fontFamily: 'monospace'},
      },
      ports: {groups: {in: group(0, 'passive'), out: group('calc(w)', 'active')}},
    };
  }

  get kind(): Kind {
    return this.get('kind') as Kind;
  }

  get name(): string {
    return String(this.attr('title/text'));
  }

  get value(): Value | null {
    return (this.get('value') as Value | undefined) ?? null;
  }
}

export const Wire = shapes.standard.Link.define('flow.Wire', {
  z: -1,
  attrs: {
    root: {cursor: 'pointer'},
    wrapper: {strokeWidth: 16},
    // [5]
    line: {stroke: 'var(--line, #5d6b80)', strokeWidth: 2, targetMarker: {type: 'path', d: ''}},
  },
});

export const cellNamespace = {...shapes, flow: {Node: FlowNode, Wire}};

export const isNode = (cell: dia.Cell | null | undefined): cell is FlowNode => cell instanceof FlowNode;
export const nodesOf = (graph: dia.Graph): FlowNode[] => graph.getElements().filter(isNode);

type Start = {id?: string; kind: Kind; name?: string; value?: Value | null; x: number; y: number};

export function makeNode({id = util.uuid(), kind, name = kinds[kind].title, value, x, y}: Start): FlowNode {
  const {inputs, output, start} = kinds[kind];
  const items = Object.entries(inputs).map(([port, type]) => portOf(port, type, 'in'));
  if (output) items.push(portOf('out', output, 'out'));
  return new FlowNode({
    id,
    kind,
    value: value ?? start,
    position: {x, y},
    size: {width, height: header + row * Math.max(1, Object.keys(inputs).length)},
    attrs: {title: {text: name}},
    ports: {items},
  });
}

export const makeWire = (source: dia.Cell.ID, target: dia.Cell.ID, port: string, id: string = util.uuid()): dia.Link =>
  new Wire({id, source: {id: source, port: 'out'}, target: {id: target, port}});

/*
[1] All that differs between the kinds is in this table. The shapes, the form, the rules
    and the file read it, so a new kind needs one line here.
[2] The invisible circle is large enough for a finger.
[3] Spaces keep the texts of a node apart for those who read them in one go, such as screen
    readers. They aren't drawn.
[4] The types differ in shape, not only in color.
[5] A marker without a path draws nothing. A removed attribute would return after loading.
*/
