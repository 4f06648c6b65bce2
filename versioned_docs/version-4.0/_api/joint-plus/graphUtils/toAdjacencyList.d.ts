import {dia} from '@joint/core';

export function toAdjacencyList(graph: dia.Graph): AdjacencyList;

export interface AdjacencyList {
  [elementID: string]: dia.Cell.ID[];
}
