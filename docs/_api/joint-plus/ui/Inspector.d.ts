import {dia, mvc} from '@joint/core';

export class Inspector extends mvc.View<undefined> {
  constructor(opt: Inspector.Options);

  storeGroupsState(): any;

  getModel(): any;

  static instance: Inspector | null;

  openGroup(name: string): any;

  static close(): any;

  static create(container: mvc.$Element, opt: Inspector.Options): Inspector;

  closeGroups(): any;

  openGroups(): any;

  render(): this;

  updateCell(field?: any, path?: string, opt?: {[key: string]: any}): any;
}

export namespace Inspector {
  interface Options extends Pick<mvc.ViewOptions<undefined>, 'className' | 'el' | 'id' | 'theme'> {
    multiOpenGroups?: boolean;
    stateKey?: (...args: any[]) => string;
    operators?: {[name: string]: any};
    cell?: mvc.Model;
    cellView?: dia.CellView;
    container?: mvc.$Element;
    focusField?: (opt: {[key: string]: any}, path: string, element: HTMLElement, inspector: Inspector) => void;
    getFieldValue?: (field: any, type: string) => any;
    groups?: {[groupName: string]: any};
    inputs?: {[path: string]: any};
    live?: boolean;
    renderFieldContent?: (opt: {[key: string]: any}, path: string, value: any, inspector: Inspector) => any;
    renderLabel?: (opt: {[key: string]: any}, path: string, inspector: Inspector) => any;
    updateCellOnClose?: any;
    validateInput?: any;
  }

  interface EventMap {
    close: (...args: any[]) => void;
  }
}
