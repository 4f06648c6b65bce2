import {dia, mvc} from '@joint/core';
import {PaperScroller} from './PaperScroller';

export class Navigator extends mvc.View<undefined> {
  constructor(opt?: Navigator.Options);

  targetPaper: dia.Paper;

  freeze(): any;

  render(): this;

  unfreeze(): any;

  updateCurrentView(): any;
}

export namespace Navigator {
  interface Options extends Pick<mvc.ViewOptions<undefined>, 'className' | 'el' | 'id' | 'theme'> {
    dynamicZoom?: boolean;
    height?: number;
    padding?: number;
    paperConstructor?: typeof dia.Paper;
    paperOptions?: dia.Paper.Options;
    paperScroller?: PaperScroller;
    preserveAspectRatio?: boolean;
    useContentBBox?: any;
    width?: number;
    zoom?: any;
    zoomOptions?: {max?: number; min?: number};
  }

  interface EventMap {
    'pan:start': (...args: any[]) => void;
    'pan:stop': (...args: any[]) => void;
    'zoom:start': (...args: any[]) => void;
    'zoom:stop': (...args: any[]) => void;
  }
}
