import {dia} from '@joint/core';
import {VisioShape} from './VisioShape';

export class VisioConnect {
  fromCell: string;

  getShape(): VisioShape;

  getSource(): VisioShape | null;

  getTarget(): VisioShape | null;

  toLinkAttributes(sourceElement: dia.Element, targetElement: dia.Element): dia.Link.Attributes | null;
}
