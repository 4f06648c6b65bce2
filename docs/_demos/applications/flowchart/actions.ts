import {type dia, g} from '@joint/core';
import type {Selection} from './selection';
import {flow, isGroup, mayConnect} from './shapes';

export type Kind = 'Step' | 'Check' | 'Group';

const padding = {top: 40, right: 16, bottom: 16, left: 16};

/** What users can do with a diagram, each as one step of the history. */
export class Actions {
  private readonly graph: dia.Graph;
  private readonly selection: Selection;
  private clipboard: dia.Cell[] = [];

  constructor(graph: dia.Graph, selection: Selection) {
    this.graph = graph;
    this.selection = selection;
  }

  private asOneStep(work: () => void): void {
    this.graph.startBatch('action');
    work();
    this.graph.stopBatch('action');
  }

  /** Adds a shape with its center at a point, or a little further if a shape is there already. */
  add(kind: Kind, center: dia.Point): void {
    const element = new flow[kind]() as dia.Element;
    element.attr('label/text', kind);
    const {width, height} = element.size();
    const place = new g.Point(center).offset(-width / 2, -height / 2).snapToGrid(8);
    const isTaken = () => this.graph.getElements().some((other) => place.equals(new g.Point(other.position())));
    while (isTaken()) place.offset(24, 24);
    element.position(place.x, place.y);
    this.asOneStep(() => {
      this.graph.addCell(element);
      // [1]
      this.regroup(isGroup(element) ? this.graph.getElements().filter((other) => !other.parent()) : [element]);
    });
    this.selection.set([element]);
  }

  /** Puts elements into the group below their center, or takes them out. */
  regroup(elements: dia.Element[]): void {
    const groups = this.graph.getElements().filter(isGroup);
    for (const element of elements.filter((cell) => !isGroup(cell))) {
      const center = element.getBBox().center();
      const isBelow = (cell?: dia.Cell | null) => cell?.getBBox().containsPoint(center) ?? false;
      const parent = element.getParentCell();
      // [2]
      const group = isBelow(parent) ? parent : groups.filter(isBelow).pop();
      if (parent !== (group ?? null)) {
        parent?.unembed(element);
        group?.embed(element);
      }
      // [3]
      if (group?.isElement()) group.fitToChildren({padding, expandOnly: true});
    }
  }

  move(dx: number, dy: number): void {
    this.asOneStep(() => {
      this.selection.tops().forEach((element) => element.translate(dx, dy));
      this.regroup(this.selection.tops());
    });
  }

  /** Connects two selected shapes in the order in which they were selected. Returns what is missing. */
  connect(): string {
    const [source, target, more] = this.selection.elements();
    if (!source || !target || more) return 'Select two shapes first.';
    if (!mayConnect(this.graph, source, target)) return 'These two shapes can’t be connected.';
    const link = new flow.Flow({source: {id: source.id, port: 'out'}, target: {id: target.id, port: 'in'}});
    this.graph.addCell(link);
    return '';
  }

  remove(): void {
    this.asOneStep(() => this.graph.removeCells(this.selection.cells));
    this.selection.set([]);
  }

  copy(): void {
    const elements = this.selection.elements();
    // [4]
    if (elements.length > 0) this.clipboard = Object.values(this.graph.cloneSubgraph(elements, {deep: true}));
  }

  paste(): void {
    if (this.clipboard.length === 0) return;
    for (const cell of this.clipboard)
      if (cell.isElement()) cell.set('position', cell.getBBox().offset(24, 24).topLeft());
    const cells = Object.values(this.graph.cloneCells(this.clipboard));
    const elements = cells.filter((cell): cell is dia.Element => cell.isElement());
    const tops = elements.filter((element) => !element.parent());
    this.asOneStep(() => {
      this.graph.addCells(cells);
      this.regroup(tops);
    });
    // [5]
    this.selection.set(tops);
  }

  duplicate(): void {
    this.copy();
    this.paste();
  }
}

/*
[1] A new group takes what is already there, unless it is in another group.
[2] Where groups overlap, an element stays in its own.
[3] The group grows when a shape sticks out of it.
[4] With the links between the copied elements, and with what is in the groups.
[5] The clipboard keeps its own copies, and each paste is a little further away. The copies
    are selected, so that they can be moved together.
*/
