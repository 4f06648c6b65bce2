import {dia} from '@joint/core';
import {ExportableObject} from './ExportableObject';

export abstract class AbstractFlow extends ExportableObject {
  constructor(cellView: dia.LinkView);

  toEdgeXMLElement(): Element;
}
