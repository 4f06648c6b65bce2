import {mvc} from '@joint/core';

export class Tooltip extends mvc.View<undefined> {
  constructor(options?: Tooltip.Options);

  disable(): any;

  enable(): any;
}

export namespace Tooltip {
  interface Options {
    animation?: any;
    container?: string | Element;
    content?: any;
    direction?: any;
    padding?: any;
    position?: any;
    positionSelector?: any;
    rootTarget?: string | Element;
    target?: string | Element;
  }
}
