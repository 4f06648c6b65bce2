import {dia, mvc} from '@joint/core';
import {TreeLayout} from '../layout/TreeLayout';

export class TreeLayoutView {
  constructor(options?: TreeLayoutView.Options);

  model: TreeLayout;

  startDragging(elements: dia.Element[]): any;

  remove(): any;

  dragstart(elements: dia.Element[], x: number, y: number): any;

  dragend(elements: dia.Element[], x: number, y: number): any;

  drag(elements: dia.Element[], x: number, y: number): any;

  disable(): any;

  cancelDrag(): any;

  canDrop(): boolean;
}

export namespace TreeLayoutView {
  interface Options extends Pick<mvc.ViewOptions<undefined>, 'className' | 'el' | 'id' | 'theme'> {
    validateConnection?: (...args: any[]) => boolean;
    useModelGeometry?: boolean;
    snapToClosestElement?: any;
    reconnectElements?: (...args: any[]) => any;
    translateElements?: (...args: any[]) => any;
    validatePosition?: (...args: any[]) => boolean;
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
