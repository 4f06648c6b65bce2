import {dia} from '@joint/core';

export class Activity extends dia.Element<any> {
  static ACTIVITY_MARKER_ICONS: {[name: string]: string};
}

export class Annotation extends dia.Element<any> {}

export class AnnotationLink extends dia.Link<any> {}

export class Conversation extends dia.Element<any> {}

export class DataAssociation extends dia.Link<any> {}

export class DataObject extends dia.Element<any> {}

export class DataStore extends dia.Element<any> {}

export class Event extends dia.Element<any> {}

export class Flow extends dia.Link<any> {}

export class Gateway extends dia.Element<any> {}

export class Group extends dia.Element<any> {}

export class HeaderedPool extends dia.Element<any> {}

export class Pool extends dia.Element<any> {}
