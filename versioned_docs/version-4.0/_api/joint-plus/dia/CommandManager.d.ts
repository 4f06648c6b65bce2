import {dia} from '@joint/core';

export class CommandManager {
  constructor(options: CommandManager.Options);

  undoStack: any[];

  redoStack: any[];

  toJSON(): any;

  stopListening(): any;

  squashUndo(count?: number): any;

  reset(): any;

  on(eventName: string, handler: (...args: any[]) => void): any;

  listen(): any;

  fromJSON(json: any): any;

  cancel(): any;

  undo(): any;

  redo(): any;

  initBatchCommand(): any;

  storeBatchCommand(): any;
}

export namespace CommandManager {
  interface Options {
    stackLimit?: number;
    graph: dia.Graph;
    cmdBeforeAdd?: (cmdName: string, ...eventArgs: any[]) => boolean;
    cmdNameRegex?: RegExp;
    revertOptionsList?: string[] | ((attrValue: any, attrName: string) => boolean);
    applyOptionsList?: string[] | ((attrValue: any, attrName: string) => boolean);
  }

  type BatchCommand = any;

  type Command = any;

  type JSON = any;
}
