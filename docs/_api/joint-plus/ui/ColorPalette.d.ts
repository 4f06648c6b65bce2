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
    openPolicy?: any;
    options?: Array<{content: string; icon?: string}>;
    placeholder?: any;
    target?: any;
    theme?: string;
  }

  interface EventMap {
    'option:select': (option: any, index: number, opt: {[key: string]: any}) => void;
  }
}
