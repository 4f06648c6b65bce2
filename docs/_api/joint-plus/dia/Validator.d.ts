import type {CommandManager} from './CommandManager';

export class Validator {
  constructor(options: Validator.Options);

  on(eventName: string, handler: (...args: any[]) => void): any;

  validate(actions: string, ...callbacks: Array<Validator.Callback>): Validator;

  addRule(actions: string, ...callback: Array<Validator.Callback>): void;
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
