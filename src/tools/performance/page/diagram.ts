import {type dia, shapes} from 'joint-core-4.1';
import type {Setup} from '../setups';

const columns = 60;
const [columnWidth, rowHeight] = [160, 100];

function makeElement(index: number, {ports = 0, withoutText, withShadow}: Setup): dia.Element {
  return new shapes.standard.Rectangle({
    id: `element-${index}`,
    position: {x: (index % columns) * columnWidth, y: Math.floor(index / columns) * rowHeight},
    size: {width: 100, height: 50},
    attrs: {
      body: withShadow ? {filter: {name: 'dropShadow', args: {dx: 2, dy: 2, blur: 3}}} : {},
      label: {text: withoutText ? '' : `Node ${index}`},
    },
    ports: {
      groups: {out: {position: 'right'}},
      items: Array.from({length: ports}, (_, port) => ({id: `port-${port}`, group: 'out'})),
    },
  });
}

function makeLink(index: number, elements: number, {ports}: Setup): dia.Link {
  const isLastInRow = index % columns === columns - 1;
  const next = (isLastInRow ? index + columns : index + 1) % elements;
  return new shapes.standard.Link({
    source: {id: `element-${index}`, ...(ports ? {port: 'port-0'} : {})},
    target: {id: `element-${next}`},
  });
}

/** So many elements in rows, each with a link to the next one. */
export function makeCells(elements: number, setup: Setup): dia.Cell[] {
  const indices = Array.from({length: elements}, (_, index) => index);
  return [
    ...indices.map((index) => makeElement(index, setup)),
    ...indices.map((index) => makeLink(index, elements, setup)),
  ];
}

/** The element that is dragged: one in the visible area, with links at both sides. */
export const draggedId = `element-${columns + 2}`;
