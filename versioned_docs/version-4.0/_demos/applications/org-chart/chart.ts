import {dia, shapes} from '@joint/core';
import {Card, cardSize} from './card';
import type {Person} from './people';
import {type Direction, below, bends, placeTree, readTree} from './tree';

const sides = {down: ['bottom', 'top'], up: ['top', 'bottom'], right: ['right', 'left'], left: ['left', 'right']};

/** The people as a graph. It knows who is folded, and who is therefore hidden. */
export class Chart {
  // [1]
  readonly namespace = {...shapes, org: {Card}};
  readonly graph = new dia.Graph({}, {cellNamespace: this.namespace});
  direction: Direction = 'down';
  private readonly reports: Map<string, string[]>;
  private readonly managers = new Map<string, string>();

  constructor(people: Person[]) {
    this.reports = readTree(people);
    for (const [manager, ids] of this.reports) ids.forEach((id) => this.managers.set(id, manager));
    const cards = people.map(({id, name, role}) => {
      const card = new Card({id, attrs: {name: {text: name}, role: {text: role}}});
      return card.attr('root/aria-label', card.describe());
    });
    const lines = people.filter(({id}) => this.managers.get(id)).map(({id, manager}) => makeLine(manager, id));
    this.graph.resetCells([...lines, ...cards]);
  }

  card = (id: string): Card => this.graph.getCell(id) as Card;
  center = (id: string): dia.Point => this.card(id).getBBox().center();
  managerOf = (id: string): string => this.managers.get(id) ?? '';
  reportsOf = (id: string): string[] => this.reports.get(id) ?? [];
  isFolded = (id: string): boolean => id !== '' && Boolean(this.card(id).get('folded'));
  // [2]
  shownReportsOf = (id: string): string[] => (this.isFolded(id) ? [] : this.reportsOf(id));
  shown = (): string[] => below('', this.shownReportsOf);

  /** Folds or unfolds people, and arranges the chart again. */
  fold(ids: string[], folded: boolean): void {
    for (const id of ids) if (this.reportsOf(id).length > 0) this.card(id).set('folded', folded);
    this.update();
  }

  /** Unfolds all managers above a person. */
  uncover(id: string): void {
    const above: string[] = [];
    for (let at = this.managerOf(id); at; at = this.managerOf(at)) above.push(at);
    this.fold(above, false);
  }

  /** Places who is shown, and hides the rest. */
  update(): void {
    const {direction} = this;
    const places = placeTree(this.shownReportsOf, cardSize, direction);
    for (const id of this.managers.keys()) {
      const place = places.get(id);
      // [3]
      for (const cell of [this.card(id), this.lineTo(id)]) cell?.attr('root/display', place ? null : 'none');
      if (place) this.card(id).position(place.x, place.y);
      const {length} = below(id, this.reportsOf);
      if (length > 0) this.card(id).showBelow(length, direction);
    }
    for (const id of places.keys()) this.drawLine(id);
  }

  private lineTo = (id: string) => this.graph.getCell(`line-${id}`) as dia.Link | undefined;

  /** Gives the line to a person its ends and bends, which depend on the direction. */
  private drawLine(id: string): void {
    const {direction} = this;
    const [source, target] = sides[direction].map((name) => ({anchor: {name}}));
    const line = this.lineTo(id);
    if (!line) return;
    line.prop({source, target});
    line.vertices(bends(this.center(this.managerOf(id)), this.center(id), direction));
  }
}

function makeLine(manager: string, id: string): dia.Link {
  return new shapes.standard.Link({
    id: `line-${id}`,
    source: {id: manager},
    target: {id},
    z: -1,
    attrs: {line: {stroke: 'var(--line, #5d6b80)', strokeWidth: 1.5, targetMarker: {type: 'path', d: ''}}},
  });
}

/*
[1] The namespace maps the type org.Card to its class. The paper gets the same one.
[2] Only the fold is stored. Who is hidden follows from it, so the layout can't show a
    hidden person, and unfolding brings back exactly what was there before.
[3] A hidden cell stays in the graph and keeps its view. Its place isn't changed either.
*/
