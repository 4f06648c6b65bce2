import {dia} from '@joint/core';
import {ExportableObject} from './ExportableObject';
import {Lane, Orientation} from './types';

export abstract class AbstractPool extends ExportableObject {
  header: string;
  lanes: Lane[];
  orientation: Orientation;

  constructor(cellView: dia.CellView, lanes?: Lane[], header?: string, orientation?: Orientation);

  protected abstract getHeader(): string;

  protected abstract getLaneIdByCell(cell: dia.Cell): string | null;

  protected abstract getLanes(): Lane[];

  protected abstract getOrientation(): Orientation;

  toParticipantXMLElement(processId: string): Element;

  toProcessXMLElement(processId: string): Element;

  toShapeXMLElement(): Element;
}
