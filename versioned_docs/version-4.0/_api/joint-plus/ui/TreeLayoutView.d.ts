import {dia} from '@joint/core';
import {TreeLayout} from '../layout/TreeLayout';

export class TreeLayoutView {
  constructor(options?: TreeLayoutView.Options);
}

export namespace TreeLayoutView {
  interface Options {
    model?: TreeLayout;
    paper?: dia.Paper;
    canInteract?: (elementView: dia.ElementView, evt: dia.Event) => boolean;
    clone?: (element: dia.Element) => dia.Element;
    layoutFunction?: ((treeLayoutView: TreeLayoutView) => void) | null;
    paperConstructor?: any;
    paperOptions?: any;
    previewAttrs?: any;
  }
}
