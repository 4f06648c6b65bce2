import {dia} from '@joint/core';

export class RecordScrollbar extends dia.ToolView {
  constructor(opt: RecordScrollbar.Options);
}

export namespace RecordScrollbar {
  interface Options extends dia.ToolView.Options {
    margin?: number;
    rightAlign?: boolean;
    width?: number;
  }
}
