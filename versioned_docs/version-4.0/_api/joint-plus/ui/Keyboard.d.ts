export class Keyboard {
  constructor(opt?: Keyboard.Options);

  disable(): any;

  enable(): any;

  isActive(name: string, evt: any): boolean;

  isConsumerElement(evt: any): boolean;

  on(shortcuts: string, handler: (evt: any) => void): any;
  on(handlers: {[shortcuts: string]: (evt: any) => void}): any;
}

export namespace Keyboard {
  interface Options {
    filter?: (evt: any, keyboard: Keyboard) => boolean;
  }
}
