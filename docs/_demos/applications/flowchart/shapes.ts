import {type dia, shapes, util} from '@joint/core';

const port = (position: string, magnet: boolean | 'passive', fill: string): dia.Element.PortGroup => ({
  position,
  attrs: {circle: {r: 8, magnet, fill, stroke: 'var(--line, #5d6b80)', strokeWidth: 1.5}},
});
const groups = {
  in: port('top', 'passive', 'var(--background, #fff)'),
  out: port('bottom', true, 'var(--line, #5d6b80)'),
};
const items = [
  {id: 'in', group: 'in'},
  {id: 'out', group: 'out'},
];
const label = {fill: 'var(--ink, #1c2430)', fontSize: 14, fontFamily: 'system-ui, sans-serif'};
const paint = (color: string, soft: string) => ({fill: soft, stroke: color, strokeWidth: 1.5});
// [1]
const root = {role: 'button', tabindex: 0};

// [2]
const Step = shapes.standard.Rectangle.define('flow.Step', {
  size: {width: 112, height: 48},
  ports: {groups, items},
  attrs: {
    root: {...root, cursor: 'move'},
    body: {...paint('var(--second, #0b6a75)', 'var(--second-soft, #e3f4f5)'), rx: 8, ry: 8},
    label,
  },
});
const Check = shapes.standard.Polygon.define('flow.Check', {
  size: {width: 112, height: 80},
  ports: {groups, items},
  attrs: {
    root: {...root, cursor: 'move'},
    body: {...paint('var(--accent, #b93c0a)', 'var(--accent-soft, #fdeee5)'), refPoints: '0,1 1,0 2,1 1,2'},
    label,
  },
});
const Group = shapes.standard.Rectangle.define('flow.Group', {
  size: {width: 200, height: 160},
  z: -2,
  attrs: {
    root: {...root, cursor: 'move'},
    body: {...paint('var(--third, #5b4aa8)', 'var(--third-soft, #efecfa)'), rx: 8, ry: 8, strokeDasharray: '6 4'},
    label: {...label, x: 12, y: 16, textAnchor: 'start'},
  },
});
const Flow = shapes.standard.Link.define('flow.Flow', {
  z: -1,
  defaultLabel: {
    markup: util.svg`<rect @selector="body" /><text @selector="text" />`,
    attrs: {
      body: {
        ref: 'text',
        x: 'calc(x - 4)',
        y: 'calc(y - 2)',
        width: 'calc(w + 8)',
        height: 'calc(h + 4)',
        rx: 4,
        fill: 'var(--background, #fff)',
      },
      text: {...label, fontSize: 12, textAnchor: 'middle', textVerticalAnchor: 'middle'},
    },
    position: 0.7,
  },
  attrs: {
    root: {...root, cursor: 'pointer'},
    line: {stroke: 'var(--line, #5d6b80)', strokeWidth: 2},
  },
});

export const flow = {Step, Check, Group, Flow};
export const cellNamespace = {...shapes, flow};

export const isGroup = (cell: dia.Cell): boolean => cell.get('type') === 'flow.Group';

/** The text of a shape, or the label of a link. */
export function nameOf(cell: dia.Cell): string {
  const text: unknown = cell.isLink() ? cell.label(0)?.attrs?.text?.text : cell.attr('label/text');
  return typeof text === 'string' ? text : '';
}

/** Gives a shape a text, or a link a label. */
export function setName(cell: dia.Cell, text: string): void {
  if (!cell.isLink()) cell.attr('label/text', text);
  else if (text !== nameOf(cell)) cell.labels(text ? [{attrs: {text: {text}}}] : []);
}

/** Whether a link may go from one element to another: not to itself, and only once. */
export function mayConnect(graph: dia.Graph, source: dia.Cell, target: dia.Cell, except?: dia.Cell): boolean {
  if (source === target || [source, target].some((cell) => cell.isLink() || isGroup(cell))) return false;
  const links = graph.getConnectedLinks(source, {outbound: true});
  return !links.some((link) => link !== except && link.getTargetCell() === target);
}

/*
[1] Each cell can have the focus. A screen reader finds a button that is pressed while the
    cell is selected.
[2] Shapes with a type of their own keep the saved text short: it has only what differs
    from the type, and the look can change later.
*/
