import type {CommandManager} from './CommandManager';

export class Validator {
  constructor(options: Validator.Options);

  on(eventName: string, handler: (...args: any[]) => void): any;

  validate(actions: string, ...callbacks: Array<Validator.Callback>): Validator;
}

export namespace Validator {
  interface Options {
    cancelInvalid?: boolean;
    commandManager: CommandManager;
  }

  type Callback = (err: any, command: any, next: (err?: any) => any) => any;

  interface EventMap {
    invalid: (...args: any[]) => void;
  }
}
