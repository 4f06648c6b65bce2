import {dia} from '@joint/core';
import {ExportableObject} from './ExportableObject';

export class Gateway extends ExportableObject {
  type: string | null;
  label: string | null;

  constructor(cellView: dia.CellView, type?: string, label?: string);

  getType(): string;

  toGatewayXMLElement(): Element;

  toShapeXMLElement(): Element;
}
