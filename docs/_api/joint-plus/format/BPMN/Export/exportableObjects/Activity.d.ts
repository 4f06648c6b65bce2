import {dia} from '@joint/core';
import {ExportableObject} from './ExportableObject';

export class Activity extends ExportableObject {
  type: string;
  markers: string[];
  label: string | null;

  constructor(cellView: dia.CellView, type?: string, markers?: string[], label?: string);

  isSubProcess(): boolean;

  toShapeXMLElement(): Element;

  toTaskXMLElement(): Element;
}
