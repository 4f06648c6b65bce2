import {mvc} from '@joint/core';

export class Widget extends mvc.View<undefined> {
  constructor(opt: mvc.ViewOptions<undefined>, refs?: Array<any>);

  disable(): void;

  enable(): void;

  isDisabled(): boolean;

  static create<T extends Widget>(
    opt: {[key: string]: any} | string,
    refs?: Array<any>,
    widgets?: {[name: string]: Widget},
  ): T;
}
