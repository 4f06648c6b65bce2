import type {dia} from '@joint/core';
import type {Person} from './people';

export type Direction = 'down' | 'up' | 'right' | 'left';

const [acrossGap, alongGap] = [20, 56];

/** The people below each manager, in the order of the list. The roots are below ''. */
export function readTree(people: Person[]): Map<string, string[]> {
  const reports = new Map<string, string[]>([['', []], ...people.map(({id}): [string, string[]] => [id, []])]);
  // [1]
  for (const {id, manager} of people) reports.get(reports.has(manager) ? manager : '')?.push(id);
  const reached = below('', (id) => reports.get(id) ?? []);
  const lost = people.find(({id}) => !reached.includes(id));
  if (lost) throw new Error(`The managers above ${lost.name} form a circle.`);
  return reports;
}

/** All descendants of a node. */
export function below(id: string, childrenOf: (id: string) => string[]): string[] {
  return childrenOf(id).flatMap((child) => [child, ...below(child, childrenOf)]);
}

/** The place of each node below ''. Siblings are side by side, and their parent is at their middle. */
export function placeTree(
  childrenOf: (id: string) => string[],
  {width, height}: dia.Size,
  direction: Direction,
): Map<string, dia.Point> {
  const places = new Map<string, dia.Point>();
  const isVertical = direction === 'down' || direction === 'up';
  const sign = direction === 'down' || direction === 'right' ? 1 : -1;
  const across = (isVertical ? width : height) + acrossGap;
  const along = sign * ((isVertical ? height : width) + alongGap);
  let nextRow = 0;
  // [2]
  function place(id: string, depth: number): number {
    const rows = childrenOf(id).map((child) => place(child, depth + 1));
    const row = rows.length > 0 ? (rows[0] + rows[rows.length - 1]) / 2 : nextRow++;
    const [a, b] = [row * across, depth * along];
    places.set(id, isVertical ? {x: a, y: b} : {x: b, y: a});
    return row;
  }
  for (const root of childrenOf('')) place(root, 0);
  return places;
}

/** Where the line from a manager to a report bends, between the centers of their cards. */
export function bends(from: dia.Point, to: dia.Point, direction: Direction): dia.Point[] {
  const middle = {x: (from.x + to.x) / 2, y: (from.y + to.y) / 2};
  return direction === 'down' || direction === 'up'
    ? [from, to].map(({x}) => ({x, y: middle.y}))
    : [from, to].map(({y}) => ({x: middle.x, y}));
}

/*
[1] A person whose manager isn't in the list becomes another root. People who manage each
    other in a circle can't be reached from any root, so readTree() throws an error.
[2] A leaf takes the next free row, and a parent takes the middle of its children. What is
    across and what is along the tree depends on the direction; the rest doesn't.
*/
