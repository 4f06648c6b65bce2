import {mvc} from '@joint/core';
import {Dialog} from './Dialog';

export class FlashMessage extends Dialog {
  constructor(options?: FlashMessage.Options);

  open(): this;

  static open(content: any, title?: any, opt?: FlashMessage.Options): void;
}

export namespace FlashMessage {
  interface Options extends Pick<mvc.ViewOptions<undefined>, 'className' | 'el' | 'id' | 'theme'> {
    closeAnimation?: boolean | {delay: number; duration?: number};
    content?: any;
    title?: any;
    type?: 'alert' | 'warning' | 'success' | 'neutral';
  }
}
