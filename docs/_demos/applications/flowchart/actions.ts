import {type dia, g, util} from '@joint/core';
import type {Selection} from './selection';
import {flow, isGroup, mayConnect} from './shapes';

export type Kind = 'Step' | 'Check' | 'Group';

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

  add(kind: Kind, center: dia.Point): void {
    const element = new flow[kind]().attr('label/text', kind) as dia.Element;
    const {width, height} = element.size();
    const {x, y} = new g.Point(center).offset(-width / 2, -height / 2).snapToGrid(8);
    element.position(x, y);
    this.asOneStep(() => {
      this.graph.addCell(element);
      this.regroup([element]);
    });
    this.selection.set([element]);
  }

  /** Puts elements into the group below their center, or takes them out. */
  regroup(elements: dia.Element[]): void {
    for (const element of elements.filter((cell) => !isGroup(cell))) {
      const center = element.getBBox().center();
      const group = this.graph
        .getElements()
        .filter(isGroup)
        .find((cell) => cell.getBBox().containsPoint(center));
      const parent = element.getParentCell();
      if (parent === (group ?? null)) continue;
      parent?.unembed(element);
      group?.embed(element);
    }
  }

  move(dx: number, dy: number): void {
    this.asOneStep(() => {
      this.selection.tops().forEach((element) => element.translate(dx, dy));
      this.regroup(this.selection.elements);
    });
  }

  connect(): void {
    const [source, target] = this.selection.elements;
    if (!target || !mayConnect(this.graph, source, target)) return;
    new flow.Flow({source: {id: source.id, port: 'out'}, target: {id: target.id, port: 'in'}}).addTo(this.graph);
  }

  remove(): void {
    this.asOneStep(() => this.graph.removeCells(this.selection.elements));
    this.selection.set([]);
  }

  copy(): void {
    // [1]
    this.clipboard = Object.values(this.graph.cloneSubgraph(this.selection.elements, {deep: true}));
  }

  paste(): void {
    // [2]
    this.clipboard.forEach((cell) => cell.isElement() && cell.position(cell.position().x + 24, cell.position().y + 24));
    const cells = Object.values(util.cloneCells(this.clipboard)) as dia.Cell[];
    const elements = cells.filter((cell): cell is dia.Element => cell.isElement());
    this.asOneStep(() => {
      this.graph.addCells(cells);
      this.regroup(elements);
    });
    this.selection.set(elements);
  }

  duplicate(): void {
    this.copy();
    this.paste();
  }
}

/*
[1] With the links between the copied elements, and with what is in the groups.
[2] Each paste is a little further away. The clipboard keeps its copies, and pastes copies
    of them.
*/
