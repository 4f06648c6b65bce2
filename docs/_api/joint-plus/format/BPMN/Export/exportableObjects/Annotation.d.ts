import {dia} from '@joint/core';
import {ExportableObject} from './ExportableObject';

export class Annotation extends ExportableObject {
  text: string | null;

  constructor(cellView: dia.CellView, text?: string);

  getText(): string;

  toShapeXMLElement(): Element;

  toTextAnnotationXMLElement(): Element;
}
