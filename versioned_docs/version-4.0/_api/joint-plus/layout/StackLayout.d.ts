import {dia} from '@joint/core';

export namespace StackLayout {
  enum Alignments {
    Start = 'start',
    Middle = 'middle',
    End = 'end',
  }

  enum Directions {
    TopBottom = 'TB',
    BottomTop = 'BT',
    LeftRight = 'LR',
    RightLeft = 'RL',
  }

  function layout(model: dia.Graph | dia.Element[], options?: StackLayoutOptions): StackLayoutResult;

  interface StackLayoutOptions {
    direction?: Directions | `${Directions}`;
    alignment?: Alignments;
    stackCount?: number;
    stackSize?: number;
    stackElementGap?: any;
    stackIndexAttributeName?: any;
    stackElementIndexAttributeName?: any;
  }

  type StackLayoutResult = any;
}
