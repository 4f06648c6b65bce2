import {VisioSheetObject} from './VisioSheetObject';
import * as types from './types';

export class VisioRow extends VisioSheetObject {
  index?: number;
  name?: string;
  type?: types.VisioRowType | string;
}
