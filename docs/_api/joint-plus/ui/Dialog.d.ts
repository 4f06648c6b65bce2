import {mvc} from '@joint/core';

export class Dialog extends mvc.View<undefined> {
  constructor(options: Dialog.Options);

  open(container?: any): any;

  close(): any;
}

export namespace Dialog {
  interface Options extends Pick<mvc.ViewOptions<undefined>, 'className' | 'el' | 'id' | 'theme'> {
    height?: any;
    modal?: boolean;
    closeButtonContent?: any;
    buttons?: Array<{action?: string; content?: string; position?: 'left' | 'center' | 'right'}>;
    closeButton?: boolean;
    content?: string | HTMLElement | DocumentFragment;
    draggable?: boolean;
    title?: any;
    type?: string;
    width?: number | string;
  }

  interface EventMap {
    'action:name': () => void;
  }
}
