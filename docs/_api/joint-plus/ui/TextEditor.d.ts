import {dia, mvc} from '@joint/core';

export class TextEditor extends mvc.View<undefined> {
  constructor(options?: TextEditor.Options);

  static select(start: number, end?: number): any;

  static isLineStart(text: string, index: number): boolean;

  static isEmptyLine(text: string, index: number): boolean;

  static getWordBoundary(charNum: number): any;

  static getCombinedAnnotationAttrsBetweenIndexes(...args: any[]): any;

  static getCharNumFromEvent(evt: any): number;

  startSelecting(): any;

  getAnnotations(): any;

  getCharNumFromEvent(evt: any): number;

  getSelectionRange(): {start: number; end: number};

  getWordBoundary(charNum: number): any;

  select(start: number, end?: number): any;

  setAnnotations(annotations: any): any;

  setCurrentAnnotation(attrs: any): any;

  updateCaret(): any;

  static ed: TextEditor | null | undefined;

  static close(): any;

  static edit(el?: SVGElement | HTMLElement, opt?: TextEditor.Options): TextEditor;

  static getTextElement(el: any): any;

  static normalizeAnnotations(annotations: any): any;

  static on(eventName: string, handler: (...args: any[]) => void): any;
}

export namespace TextEditor {
  interface Options extends Pick<mvc.ViewOptions<undefined>, 'className' | 'el' | 'id' | 'theme'> {
    annotationsProperty?: any;
    cellView?: dia.CellView;
    onKeydown?: (evt: any) => void;
    onOutsidePointerdown?: (evt: any, editor: TextEditor) => void;
    placeholder?: boolean | string;
    text?: any;
    textProperty?: any;
  }

  interface EventMap {
    close: (...args: any[]) => void;
    open: (...args: any[]) => void;
    'caret:change': (...args: any[]) => void;
    'select:change': (...args: any[]) => void;
  }

  type Annotation = any;

  type URLAnnotation = any;
}
