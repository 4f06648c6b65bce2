import {dia} from '@joint/core';
import {VisioConnect} from './VisioConnect';
import {VisioShape} from './VisioShape';

export class VisioPageContent {
  getConnect(shapeId: number): VisioConnect | null;

  getConnects(): VisioConnect[];

  getElementShapes(): VisioShape[];

  getFonts(): string[];

  getForeignShape(archivePath: string): VisioShape | null;

  toGraphCells(opt?: any): dia.Cell[];
}
