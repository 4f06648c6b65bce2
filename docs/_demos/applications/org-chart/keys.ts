import type {Chart} from './chart';
import type {Direction} from './tree';

type Way = 'manager' | 'report' | 'before' | 'after';

// [1]
const ways: Record<Direction, Record<string, Way>> = {
  down: {ArrowUp: 'manager', ArrowDown: 'report', ArrowLeft: 'before', ArrowRight: 'after'},
  up: {ArrowDown: 'manager', ArrowUp: 'report', ArrowLeft: 'before', ArrowRight: 'after'},
  right: {ArrowLeft: 'manager', ArrowRight: 'report', ArrowUp: 'before', ArrowDown: 'after'},
  left: {ArrowRight: 'manager', ArrowLeft: 'report', ArrowUp: 'before', ArrowDown: 'after'},
};

/** The person to whom a key leads from another one; undefined if there is none. */
export function nextPerson(chart: Chart, from: string, key: string): string | undefined {
  if (key === 'Home') return chart.shownReportsOf('')[0];
  const way = ways[chart.direction][key];
  if (way === 'manager') return chart.managerOf(from) || undefined;
  if (way === 'report') return chart.shownReportsOf(from)[0];
  if (!way) return undefined;
  // [2]
  const depth = depthOf(chart, from);
  const level = chart.shown().filter((id) => depthOf(chart, id) === depth);
  return level[level.indexOf(from) + (way === 'after' ? 1 : -1)];
}

function depthOf(chart: Chart, id: string): number {
  const manager = chart.managerOf(id);
  return manager ? depthOf(chart, manager) + 1 : 0;
}

/*
[1] An arrow key goes where it points, in each direction of the tree.
[2] Beside the last report of one manager is the first report of the next.
*/
