import {dia} from '@joint/core';
import {ExportableObject} from './ExportableObject';

export class DataObject extends ExportableObject {
  label: string | null;
  collection: boolean;

  constructor(cellView: dia.CellView, label?: string, collection?: boolean);

  isCollection(): boolean;

  toDataObjectXMLElement(): Element;

  toDataObjectReferenceXMLElement(): Element;

  toShapeXMLElement(): Element;
}
