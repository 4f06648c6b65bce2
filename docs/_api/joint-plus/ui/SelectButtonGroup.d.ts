import {mvc} from '@joint/core';

export class SelectButtonGroup extends mvc.View<undefined> {
  constructor(options?: SelectButtonGroup.Options);

  deselect(): any;

  disable(): any;

  enable(): any;

  getSelectionValue(): any;

  render(): this;

  selectByValue(value: any, opt?: {[key: string]: any}): any;
}

export namespace SelectButtonGroup {
  interface Options {
    multi?: boolean;
    options?: Array<{
      attrs?: {[selector: string]: any};
      buttonHeight?: number;
      buttonWidth?: number;
      content?: any;
      icon?: string;
      iconSelected?: string;
      selected?: boolean;
      value?: any;
    }>;
    selected?: any;
  }

  interface EventMap {
    'option:select': (option: any, index: any, opt: {[key: string]: any}) => void;
  }
}
