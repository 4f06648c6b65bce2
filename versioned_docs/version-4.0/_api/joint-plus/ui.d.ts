import {dia, mvc} from '@joint/core';

/** The documented public API of JointJS+ 4.0: what its public pages say, no more. */
export namespace ui {
  class Halo extends mvc.View<undefined> {
    constructor(opt?: Halo.Options);

    removeHandle(name: string): this;

    render(): this;
  }

  namespace Halo {
    interface Options {
      boxContent?: false | string | ((cellView: dia.CellView, boxElement: HTMLElement) => string);
      cellView: dia.CellView;
      clone?: (cell: dia.Cell, opt: {[key: string]: any}) => dia.Cell;
      loopLinkPreferredSide?: 'top' | 'bottom' | 'left' | 'right';
      loopLinkWidth?: number;
      rotateAngleGrid?: number;
      rotateEmbeds?: boolean;
      type?: 'surrounding' | 'pie' | 'toolbar';
    }

    interface EventMap {
      'action:link:add': (link: dia.Link) => void;
    }
  }
}
