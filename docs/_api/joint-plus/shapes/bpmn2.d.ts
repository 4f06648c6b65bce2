import {dia} from '@joint/core';

export class Activity extends dia.Element<any> {
  static ACTIVITY_MARKER_ICONS: {[name: string]: string};

  static ACTIVITY_TYPE_ICONS: {[name: string]: string};
}

export class Annotation extends dia.Element<any> {}

export class AnnotationLink extends dia.Link<any> {}

export class CompositePool extends dia.Element<any> {
  static isPool(value: any): boolean;

  addPhase(phase: dia.Cell, coordinate?: number): any;

  addSwimlane(swimlane: dia.Cell, index?: number): any;

  adjustToContainElements(swimlane: dia.Cell): any;

  findPhaseFromOrthogonalCoord(coordinate: number): any;

  getContentMargin(): any;

  getElementsInOrthogonalRange(start: number, end: number, opt?: {[key: string]: any}): any;

  getPadding(): any;

  getPhaseOrthogonalCoordinate(): any;

  getPhaseOrthogonalDimension(): any;

  getPhases(): any;

  getSwimlaneInsertIndexFromPoint(point: dia.Point): any;

  getSwimlanes(): any;

  isHorizontal(): boolean;

  removePhase(phase: dia.Cell): any;

  removeSwimlane(swimlane: dia.Cell): any;

  setStackingOrder(): any;
}

export class Conversation extends dia.Element<any> {}

export class DataAssociation extends dia.Link<any> {}

export class DataObject extends dia.Element<any> {}

export class DataStore extends dia.Element<any> {}

export class Event extends dia.Element<any> {
  static EVENT_ICONS: {[name: string]: string};
}

export class Flow extends dia.Link<any> {}

export class Gateway extends dia.Element<any> {}

export class Group extends dia.Element<any> {}

export class HeaderedHorizontalPool extends HorizontalPool {
  getHeaderSide(): any;

  getHeaderSize(): any;
}

export class HeaderedPool extends dia.Element<any> {}

export class HeaderedVerticalPool extends VerticalPool {
  getHeaderSide(): any;

  getHeaderSize(): any;
}

export class HorizontalPhase extends Phase {}

export class HorizontalPool extends CompositePool {}

export class HorizontalSwimlane extends Swimlane {}

export class Pool extends dia.Element<any> {}

export class VerticalPhase extends Phase {}

export class VerticalPool extends CompositePool {}

export class VerticalSwimlane extends Swimlane {}

export class Phase extends dia.Element<any> {
  static isPhase(value: any): boolean;

  isCompatibleWithPool(pool: dia.Cell): boolean;

  getHeaderSide(): any;
}

export class Swimlane extends dia.Element<any> {
  static isSwimlane(value: any): boolean;

  getHeaderSize(): any;

  isCompatibleWithPool(pool: dia.Cell): boolean;

  isHorizontal(): boolean;

  getHeaderSide(): any;
}
