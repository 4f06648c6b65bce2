import {dia} from '@joint/core';
import {ExportableObject} from './ExportableObject';

export class Group extends ExportableObject {
  label: string | null;

  constructor(cellView: dia.CellView, label?: string);

  toCategoryXMLElement(): Element;

  toGroupXMLElement(): Element;

  toShapeXMLElement(): Element;
}
