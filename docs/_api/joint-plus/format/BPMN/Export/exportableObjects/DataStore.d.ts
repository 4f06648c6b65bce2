import {dia} from '@joint/core';
import {ExportableObject} from './ExportableObject';

export class DataStore extends ExportableObject {
  label: string | null;

  constructor(cellView: dia.CellView, label?: string);

  toDataStoreXMLElement(): Element;

  toDataStoreReferenceXMLElement(): Element;

  toShapeXMLElement(): Element;
}
