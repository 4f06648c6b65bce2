import {dia, mvc} from '@joint/core';
import {PaperScroller} from './PaperScroller';
import {SelectionFrameList} from './SelectionFrameList';

export class Selection extends mvc.View<any> {
  constructor(options?: Selection.Options);

  static HandlePosition: {[name: string]: any};

  static ConnectedLinksTranslation: {[name: string]: any};

  static getDefaultHandle(name: string): any;

  removeHandle(name: string): any;

  destroySelectionBox(cell: dia.Cell): any;

  createSelectionBox(cell: dia.Cell): any;

  cancelSelection(): any;

  addHandle(handle: any): any;

  collection: any;

  startSelecting(evt: dia.Event): any;
}

export namespace Selection {
  interface Options extends Pick<mvc.ViewOptions<undefined>, 'className' | 'el' | 'id' | 'theme'> {
    wrapper?: any;
    translateConnectedLinks?: any;
    handles?: any[];
    allowTranslate?: boolean;
    allowCellInteraction?: boolean;
    paper?: dia.Paper | PaperScroller;
    graph?: dia.Graph;
    collection?: any;
    frames?: SelectionFrameList;
    filter?: any;
    boxContent?: any;
    useModelGeometry?: boolean;
  }

  interface EventMap {
    'selection-box:pointerdown': (elementView: dia.ElementView, evt: dia.Event, x: number, y: number) => void;
    'selection-box:pointerup': (elementView: dia.ElementView, evt: dia.Event, x: number, y: number) => void;
    'action:name:pointerdown': (...args: any[]) => void;
  }
}
