import {dia, g} from '@joint/core';
import {StackLayout} from '../layout/StackLayout';

export class StackLayoutView {
  constructor(options: StackLayoutView.StackLayoutViewOptions);

  model: any;

  cancelDrag(): void;

  canDrop(): boolean;

  drag(element: dia.Element, x: number, y: number): any;

  dragend(element: dia.Element, x: number, y: number): any;

  dragstart(element: dia.Element, x: number, y: number): any;
}

export namespace StackLayoutView {
  interface StackLayoutViewOptions {
    paper: dia.Paper;
    layoutOptions?: StackLayout.StackLayoutOptions;
    insertElement?: (...args: any[]) => any;
    canInteract?: (elementView: dia.ElementView, view: StackLayoutView, evt: dia.Event) => boolean;
    modifyInsertElementIndex?: (
      options: ModifyInsertElementIndexOptions,
      point: g.Point,
      view: StackLayoutView,
    ) => number;
    preview?: (options: PreviewCallbackOptions, view: StackLayoutView) => SVGElement;
    validateMoving?: (options: ValidateCallbackOptions, view: StackLayoutView) => boolean;
  }

  interface ModifyInsertElementIndexOptions {
    insertElementIndex: number;
    targetStack: {index: number; elements: dia.Element[]; bbox: g.Rect};
  }

  interface PreviewCallbackOptions {
    sourceElement: dia.Element;
    targetStack: {index: number; elements: dia.Element[]; bbox: g.Rect};
    invalid: boolean;
  }

  interface ValidateCallbackOptions {
    sourceStack: {index: number; elements: dia.Element[]; bbox: g.Rect};
    targetStack: {index: number; elements: dia.Element[]; bbox: g.Rect};
  }

  type StackLayoutModelOptions = any;
}
