import {dia, mvc} from '@joint/core';
import {PaperScroller} from './PaperScroller';

export class Selection extends mvc.View<any> {
  constructor(options?: Selection.Options);

  collection: any;

  startSelecting(evt: dia.Event): any;
}

export namespace Selection {
  interface Options {
    paper?: dia.Paper | PaperScroller;
    graph?: dia.Graph;
    collection?: any;
    filter?: any;
    boxContent?: any;
    useModelGeometry?: boolean;
  }

  interface EventMap {
    'selection-box:pointerdown': (elementView: dia.ElementView, evt: dia.Event) => void;
  }
}
