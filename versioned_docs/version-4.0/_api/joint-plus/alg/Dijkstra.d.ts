export function Dijkstra(adjacencyList: any, source: string | number, weight?: (aNode: any, bNode: any) => number): any;
