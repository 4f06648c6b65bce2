import {mvc} from '@joint/core';

export class SelectBox extends mvc.View<undefined> {
  constructor(opt?: SelectBox.Options);

  disable(): any;

  enable(): any;

  getSelectionValue(): any;

  render(): this;

  select(index: number, opt?: {[key: string]: any}): any;

  selectByValue(value: any, opt?: {[key: string]: any}): any;
}

export namespace SelectBox {
  interface Options extends Pick<mvc.ViewOptions<undefined>, 'className' | 'el' | 'id' | 'theme'> {
    keyboardNavigation?: boolean;
    openPolicy?: any;
    options?: Array<{content?: string; icon?: string; selected?: boolean; value?: any}>;
    placeholder?: any;
    selectBoxOptionsClass?: any;
    selected?: number;
    target?: any;
    width?: number;
  }

  interface EventMap {
    'option:select': (option: any, index: number, opt: {[key: string]: any}) => void;
  }
}
