import {mvc} from '@joint/core';

export class Tooltip extends mvc.View<undefined> {
  constructor(options?: Tooltip.Options);

  static TooltipPosition: {[name: string]: any};

  static TooltipArrowPosition: {[name: string]: any};

  render(opt?: any): any;

  hide(): any;

  disable(): any;

  enable(): any;
}

export namespace Tooltip {
  interface Options extends Pick<mvc.ViewOptions<undefined>, 'className' | 'el' | 'id' | 'theme'> {
    bottom?: any;
    right?: any;
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
