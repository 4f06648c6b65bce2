import {dia} from '@joint/core';
import {ExportableObject} from './ExportableObject';
import {EventDefinition} from './types';

export class Event extends ExportableObject {
  type: string;
  marker: string | null;
  interrupting: boolean;
  label: string | null;

  constructor(cellView: dia.CellView, type?: string, marker?: string, interrupting?: boolean, label?: string);

  protected getEventDefinition(): EventDefinition;

  protected isBoundaryEvent(): boolean;

  toEventXMLElement(): Element;

  toShapeXMLElement(): Element;
}
