import {dia, mvc} from '@joint/core';

export class ContextToolbar extends mvc.View<undefined> {
  constructor(opt?: ContextToolbar.Options);

  render(): this;

  static close(): any;
}

export namespace ContextToolbar {
  interface Options extends Pick<mvc.ViewOptions<undefined>, 'className' | 'el' | 'id' | 'theme'> {
    anchor?: string;
    autoClose?: boolean;
    padding?: number;
    position?: string;
    root?: any;
    scale?: any;
    target?: Element | dia.Point;
    tools?:
      Array<{action?: string; attrs?: {[name: string]: any}; content?: string; icon?: string}> | {[key: string]: any};
    vertical?: boolean;
  }

  interface EventMap {
    'action:name': () => void;
    close: () => void;
  }
}
