import {dia, g} from '@joint/core';
import type {ModuleMap} from './modules';
import {Box, Line, makeBox, makeLine} from './shapes';

/** The map as a graph. Nothing in it moves, so each box is computed once. */
export class Diagram {
  readonly namespace = {map: {Box, Line}};
  readonly graph = new dia.Graph({}, {cellNamespace: this.namespace});
  readonly boxes: Box[];
  readonly places = new Map<dia.Cell.ID, g.Rect>();
  readonly bounds: g.Rect;

  constructor({modules, uses}: ModuleMap) {
    this.boxes = modules.map(makeBox);
    // [1]
    this.graph.resetCells([...uses.map(makeLine), ...this.boxes]);
    for (const cell of this.graph.getCells()) this.places.set(cell.id, cell.getBBox());
    this.bounds = (this.graph.getBBox() ?? new g.Rect()).inflate(40, 80);
  }

  place = ({id}: dia.Cell): g.Rect => this.places.get(id) ?? new g.Rect();

  /** The module at a point of the graph, drawn or not. */
  boxAt = (point: dia.Point): Box | undefined =>
    // [2]
    this.boxes.find((box) => this.place(box).containsPoint(point));

  /** The module that is nearest to a point. */
  boxNear(point: dia.Point): Box {
    const distance = (box: Box) => this.place(box).center().squaredDistance(point);
    return this.boxes.reduce((best, box) => (distance(box) < distance(best) ? box : best));
  }

  /** What there is to say about a module. */
  describe(box: Box): string {
    const {name, kind, area} = box.module();
    const count = (direction: 'inbound' | 'outbound') => this.graph.getConnectedLinks(box, {[direction]: true}).length;
    return `${name}, ${kind} in ${area}, uses ${count('outbound')}, used by ${count('inbound')}`;
  }
}

/*
[1] One reset instead of 3,500 additions.
[2] Far out, no module has a view that could fire an event. This search is fast
    enough for each move of the pointer, and it works at each scale.
*/
