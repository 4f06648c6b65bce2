import type {dia} from '@joint/core';
import {fit, pan, zoom} from './view';

const directions: Record<string, [dx: number, dy: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The node that is next in the direction of an arrow key; undefined if there is none. */
export function nextNode<T extends dia.Element>(nodes: T[], from: T, key: string): T | undefined {
  const direction = directions[key];
  if (!direction) return undefined;
  const [dx, dy] = direction;
  const start = from.getBBox().center();
  const candidates = nodes.flatMap((node) => {
    const {x, y} = node.getBBox().center().difference(start);
    const along = x * dx + y * dy;
    // [1]
    const cost = along + 2 * Math.abs(x * dy - y * dx);
    return along > 1 ? [{node, cost}] : [];
  });
  return candidates.sort((a, b) => a.cost - b.cost)[0]?.node;
}

/** Moves or zooms the diagram by a key. Returns whether the key has a meaning. */
export function moveByKey(paper: dia.Paper, {key, shiftKey}: KeyboardEvent): boolean {
  const direction = directions[key];
  if (direction && shiftKey) pan(paper, -60 * direction[0], -60 * direction[1]);
  else if (key === '+' || key === '=') zoom(paper, 1.25);
  else if (key === '-') zoom(paper, 0.8);
  else if (key === '0') fit(paper);
  else return false;
  return true;
}

/*
[1] A node straight ahead is nearer than one that is as far away, but to the side.
*/
