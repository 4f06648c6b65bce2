import {dia} from '@joint/core';

export abstract class ExportableObject {
  cell: dia.Cell;
  cellView: dia.CellView;
  identifierFactory: any;

  constructor(cellView: dia.CellView);

  protected defineExtensionElements(): Element[];

  protected getBounds(): dia.BBox;

  protected getLabelNode(): SVGElement;

  protected getLabelText(): string;

  init(): void;

  protected setUpShapeXMLElement(shapeXMLElement: Element): void;
}
