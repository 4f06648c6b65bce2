import {mvc} from '@joint/core';
import {Widget} from './Widget';

export class Toolbar extends mvc.View<undefined> {
  constructor(options?: Toolbar.Options);

  getWidgetByName(name: string): Widget;

  render(): this;
}

export namespace Toolbar {
  enum Align {
    Left = 'left',
    Right = 'right',
  }

  interface Options extends Pick<mvc.ViewOptions<undefined>, 'className' | 'el' | 'id' | 'theme'> {
    autoToggle?: boolean;
    groups?: {[key: string]: {index?: number; align?: Align}};
    references?: any;
    tools?: Array<{[key: string]: any} | string>;
    widgetNamespace?: {[name: string]: any};
  }

  interface EventMap {
    'name:pointerclick': (...args: any[]) => void;
  }
}
