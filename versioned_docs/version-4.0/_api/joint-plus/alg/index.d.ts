export * from './Dijkstra';
export * from './PriorityQueue';
