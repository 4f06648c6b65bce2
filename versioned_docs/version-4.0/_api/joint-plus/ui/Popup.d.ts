import {ContextToolbar} from './ContextToolbar';

export class Popup extends ContextToolbar {
  constructor(options?: Popup.Options);

  render(): this;
}

export namespace Popup {
  interface Options {
    anchor?: string;
    arrowPosition?: string;
    autoResize?: boolean;
    content?: string | HTMLElement | ((el: HTMLElement) => string | HTMLElement | void);
    padding?: number;
    position?: string;
    root?: any;
    scale?: any;
    target: Element;
  }

  interface EventMap {
    close: () => void;
  }
}
