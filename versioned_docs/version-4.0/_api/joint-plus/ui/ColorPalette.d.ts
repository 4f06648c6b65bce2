import {mvc} from '@joint/core';

export class ColorPalette extends mvc.View<undefined> {
  constructor(opt?: ColorPalette.Options);

  disable(): any;

  enable(): any;

  getSelectionValue(): any;

  render(): this;

  select(index: number, opt?: {[key: string]: any}): any;

  selectByValue(value: any, opt?: {[key: string]: any}): any;

  setTheme(theme: string): any;
}

export namespace ColorPalette {
  interface Options {
    keyboardNavigation?: boolean;
    openPolicy?: any;
    options?: Array<{content: string; icon?: string; selected?: boolean}>;
    placeholder?: any;
    selectBoxOptionsClass?: any;
    selected?: number;
    target?: any;
    theme?: string;
    width?: number;
  }

  interface EventMap {
    'option:select': (option: any, index: number, opt: {[key: string]: any}) => void;
  }
}
