import {VisioRow} from './VisioRow';
import * as types from './types';

export abstract class VisioSection {
  type: types.VisioSectionType | string;

  getRows(): VisioRow[];
}

export namespace VisioSection {
  interface SectionClassByType {
    Actions: VisioNamedSection;
    ActionTag: VisioNamedSection;
    Character: VisioIndexedSection;
    Connection: VisioIndexedSection;
    Control: VisioNamedSection;
    Field: VisioIndexedSection;
    FillGradient: VisioIndexedSection;
    Geometry: VisioGeometrySection[];
    Hyperlink: VisioNamedSection;
    Layer: VisioIndexedSection;
    LineGradient: VisioIndexedSection;
    Paragraph: VisioIndexedSection;
    [type: string]: any;
  }
}

export class VisioIndexedSection extends VisioSection {
  addRow(): VisioRow;

  getRow(index: number): VisioRow;

  removeRow(index: number): VisioRow[];
}

export class VisioGeometrySection extends VisioIndexedSection {
  addRow(type?: types.VisioRowType | string): VisioRow;
}

export class VisioNamedSection extends VisioSection {
  addRow(rowName: any): any;

  getRow(rowName: any): any;

  removeRow(rowName: any): any;
}
