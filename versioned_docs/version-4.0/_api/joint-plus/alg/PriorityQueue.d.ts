export interface PriorityQueueOptions {
  data?: any[];
  comparator?: (a: number, b: number) => number;
}

export class PriorityQueue {
  constructor(opt?: PriorityQueueOptions);

  insert(priority: number, value: any, id?: number | string): void;

  isEmpty(): boolean;

  peek(): any;

  peekPriority(): any;

  remove(): any;

  updatePriority(id: any, priority: number): any;
}
