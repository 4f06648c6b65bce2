import {dia} from '@joint/core';

export class SearchGraph extends dia.Graph {
  invalidateQuadTree(): void;

  setQuadTreeBoundary(boundary: dia.BBox, autoGrow?: boolean): void;
  setQuadTreeBoundary(boundary: null): void;

  setQuadTreeCapacity(capacity: number): void;

  setQuadTreeLazyMode(lazyMode: boolean): void;

  setQuadTreeMaxDepth(maxDepth: number): void;
}
