import {Dialog} from './Dialog';

export class Lightbox extends Dialog {
  constructor(options?: Lightbox.Options);

  open(): any;
}

export namespace Lightbox {
  interface Options {
    buttons?: Dialog.Options['buttons'];
    closeAnimation?: boolean;
    closeButton?: boolean;
    downloadAction?: string;
    downloadable?: boolean;
    fileName?: string;
    image: string;
    title?: any;
    top?: number;
    windowArea?: number;
  }
}
