export class Keyboard {
  constructor(opt?: Keyboard.Options);

  on(shortcuts: string, handler: (evt: any) => void): any;
}

export namespace Keyboard {
  interface Options {
    [key: string]: any;
  }
}
