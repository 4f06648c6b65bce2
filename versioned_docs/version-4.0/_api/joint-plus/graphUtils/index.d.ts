export * from './constructTree';
export * from './shortestPath';
export * from './toAdjacencyList';
