import {VisioCell, VisioCellAttributes} from './VisioCell';
import * as types from './types';

export abstract class VisioSheetObject {
  getCell(name: types.VisioCellName | string): VisioCell | null;

  getOwnCellNames(): string[];

  removeCell(name: types.VisioCellName | string): void;

  setCell(name: types.VisioCellName | string, attributes: Partial<VisioCellAttributes>): void;
}
