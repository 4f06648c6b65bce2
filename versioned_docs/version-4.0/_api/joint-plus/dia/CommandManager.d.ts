import {dia} from '@joint/core';

export class CommandManager {
  constructor(options: CommandManager.Options);

  undo(): any;

  redo(): any;

  initBatchCommand(): any;

  storeBatchCommand(): any;
}

export namespace CommandManager {
  interface Options {
    graph: dia.Graph;
    cmdBeforeAdd?: (cmdName: string, ...eventArgs: any[]) => boolean;
    cmdNameRegex?: RegExp;
    revertOptionsList?: string[] | ((attrValue: any, attrName: string) => boolean);
    applyOptionsList?: string[] | ((attrValue: any, attrName: string) => boolean);
  }
}
