import {dia} from '@joint/core';

export function shortestPath(
  graph: dia.Graph,
  source: dia.Element | string | number,
  target: dia.Element | string | number,
  opt?: ShortestPathOptions,
): Array<string | number>;

export interface ShortestPathOptions {
  directed?: boolean;
  weight?: (id1: string, id2: string) => number;
}
