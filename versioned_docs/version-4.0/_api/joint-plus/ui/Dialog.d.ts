import {mvc} from '@joint/core';

export class Dialog extends mvc.View<undefined> {
  constructor(options: Dialog.Options);

  open(): any;

  close(): any;
}

export namespace Dialog {
  interface Options {
    buttons?: Array<{action?: string; content?: string; position?: 'left' | 'center' | 'right'}>;
    closeButton?: boolean;
    content?: string | HTMLElement;
    draggable?: boolean;
    title?: any;
    type?: string;
    width?: number;
  }

  interface EventMap {
    'action:name': () => void;
  }
}
