import {type dia, shapes} from '@joint/core';

const port = (position: string, magnet: boolean | 'passive', fill: string): dia.Element.PortGroup => ({
  position,
  attrs: {circle: {r: 7, magnet, fill, stroke: 'var(--line, #5d6b80)', strokeWidth: 1.5}},
});
const groups = {
  in: port('top', 'passive', 'var(--background, #fff)'),
  out: port('bottom', true, 'var(--line, #5d6b80)'),
};
const items = [
  {id: 'in', group: 'in'},
  {id: 'out', group: 'out'},
];
const label = {fill: 'var(--ink, #1c2430)', fontSize: 14};
const paint = (color: string, soft: string) => ({fill: soft, stroke: color, strokeWidth: 1.5});
const step = {size: {width: 104, height: 48}, ports: {groups, items}};
const root = {tabindex: 0, cursor: 'move'};

// [1]
const Step = shapes.standard.Rectangle.define('flow.Step', {
  ...step,
  attrs: {root, body: {...paint('var(--second, #0b6a75)', 'var(--second-soft, #e3f4f5)'), rx: 8, ry: 8}, label},
});
const Check = shapes.standard.Polygon.define('flow.Check', {
  ...step,
  size: {width: 112, height: 72},
  attrs: {
    root,
    body: {...paint('var(--accent, #b93c0a)', 'var(--accent-soft, #fdeee5)'), refPoints: '0,1 1,0 2,1 1,2'},
    label,
  },
});
const Group = shapes.standard.Rectangle.define('flow.Group', {
  size: {width: 200, height: 160},
  z: -2,
  attrs: {
    root,
    body: {...paint('var(--third, #5b4aa8)', 'var(--third-soft, #efecfa)'), rx: 8, ry: 8, strokeDasharray: '6 4'},
    label: {...label, x: 12, y: 16, textAnchor: 'start'},
  },
});
const Flow = shapes.standard.Link.define('flow.Flow', {
  z: -1,
  attrs: {line: {stroke: 'var(--line, #5d6b80)', strokeWidth: 2}},
});

export const flow = {Step, Check, Group, Flow};
export const cellNamespace = {...shapes, flow};

export const isGroup = (cell: dia.Cell): boolean => cell.get('type') === 'flow.Group';

/** Whether a link may go from one element to another. */
export function mayConnect(graph: dia.Graph, source: dia.Cell, target: dia.Cell, except?: dia.Link): boolean {
  if (source === target || isGroup(source) || isGroup(target)) return false;
  const links = graph.getConnectedLinks(source, {outbound: true});
  return !links.some((link) => link !== except && link.getTargetCell() === target);
}

/*
[1] Shapes with a type of their own keep the saved JSON short: it has only what differs
    from the type, and the look can change later.
*/
