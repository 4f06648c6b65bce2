import {type anchors, type dia, g, routers} from '@joint/core';
import {type Table} from './table';

type Side = 'left' | 'right';

// [1]
const padding = {horizontal: 26, vertical: 14};

const boxOf = (link: dia.Link, {id, x = 0, y = 0}: dia.Link.EndJSON): g.Rect =>
  (id && link.graph.getCell(id)?.getBBox()) || new g.Rect(x, y, 0, 0);

/** The sides of the tables where a relation leaves and arrives. */
function sidesOf(link: dia.Link): {source: Side; target: Side} {
  const [from, to] = [boxOf(link, link.source()), boxOf(link, link.target())];
  if (from.x + from.width < to.x) return {source: 'right', target: 'left'};
  if (to.x + to.width < from.x) return {source: 'left', target: 'right'};
  return {source: 'right', target: 'right'};
}

/** The way around the tables. Tables that are close to each other leave room for less padding. */
function spaceOf(link: dia.Link): {padding: typeof padding; step: number} {
  const [from, to] = [boxOf(link, link.source()), boxOf(link, link.target())];
  const gap = Math.max(to.x - from.x - from.width, from.x - to.x - to.width);
  const horizontal = gap > 0 ? Math.max(2, Math.min(padding.horizontal, gap / 3.4)) : padding.horizontal;
  return {padding: {...padding, horizontal}, step: Math.min(10, horizontal / 2)};
}

/** A relation ends at the side of its row that faces the other table. */
export const anchor: anchors.Anchor = (view, _magnet, _reference, _options, end, linkView) => {
  const table = view.model as Table;
  const {x, width} = table.getBBox();
  const {y} = table.rowCenter(String(linkView.model.get(end).port));
  return new g.Point(sidesOf(linkView.model)[end as 'source' | 'target'] === 'left' ? x : x + width, y);
};

/** A relation goes around the tables. */
export const route: routers.Router = (vertices, _args, view) => {
  if (!view) return vertices;
  const {source, target} = sidesOf(view.model);
  // [2]
  const directions = {startDirections: [source], endDirections: [target]};
  const args = {...spaceOf(view.model), ...directions} as routers.ManhattanRouterArguments;
  return routers.manhattan(vertices, args, view);
};

/** Routes relations again that a moved table has come in the way of, or has left. */
export function keepRoutes(paper: dia.Paper): void {
  const graph = paper.model;
  const areas = new Map<dia.Cell, g.Rect[]>();

  function note(cell: dia.Cell): void {
    if (!cell.isElement()) return;
    const [place, size] = [cell.previous('position'), cell.previous('size')];
    const [before = new g.Rect(place?.x, place?.y, size?.width, size?.height)] = areas.get(cell) ?? [];
    areas.set(cell, [before, cell.getBBox()]);
    update();
  }

  function update(): void {
    // [3]
    if (graph.hasActiveBatch() || areas.size === 0) return;
    const changed = [...areas.values()].flat().map((area) => area.inflate(padding.horizontal, padding.vertical));
    areas.clear();
    for (const link of graph.getLinks()) {
      const view = link.findView(paper) as dia.LinkView | undefined;
      const box = view?.getConnection()?.bbox();
      if (view && box && changed.some((area) => area.intersect(box))) view.requestConnectionUpdate();
    }
  }

  paper.listenTo(graph, {
    'change:position': note,
    'change:size': note,
    add: note,
    remove: note,
    'batch:stop': update,
  });
}

/*
[1] Room for the markers, so that no bend is inside one.
[2] manhattan doesn't know the side of an anchor. Without these directions, a relation could
    leave a row to the right and cross its own table.
[3] A drag is a batch. The router searches once, after the drop, and not at each step.
*/
