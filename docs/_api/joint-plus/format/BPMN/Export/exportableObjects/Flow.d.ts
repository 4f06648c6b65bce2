import {dia} from '@joint/core';
import {AbstractFlow} from './AbstractFlow';

export class Flow extends AbstractFlow {
  label: string | null;
  type: string | null;

  constructor(cellView: dia.LinkView, label?: string, type?: string);

  getType(): string;

  toFlowXMLElement(): Element;
}
