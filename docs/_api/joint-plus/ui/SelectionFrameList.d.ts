import {attributes, dia} from '@joint/core';

export abstract class SelectionFrameList {
  readonly paper: dia.Paper;

  add(cell: dia.Cell): void;

  clear(): void;

  count(): number;

  destroy(): void;

  getBBox(): dia.BBox;

  getCellBBox(cell: dia.Cell): dia.BBox;

  initialize(): void;

  translate(tx: number, ty: number): void;
}

export class OverlaySelectionFrameList extends SelectionFrameList {
  constructor(options?: OverlaySelectionFrameList.Options);
}

export namespace OverlaySelectionFrameList {
  interface Options {
    margin?: any;
    rotate?: boolean;
    useModelGeometry?: boolean | any;
  }
}

export class HTMLSelectionFrameList extends OverlaySelectionFrameList {
  constructor(options?: HTMLSelectionFrameList.Options);
}

export namespace HTMLSelectionFrameList {
  interface Options extends OverlaySelectionFrameList.Options {
    style?: ItemStyle;
  }

  type ItemStyle =
    | Partial<CSSStyleDeclaration>
    | ((cell: dia.Cell, frameList: HTMLSelectionFrameList) => Partial<CSSStyleDeclaration>);
}

export class SVGSelectionFrameList extends OverlaySelectionFrameList {
  constructor(options?: SVGSelectionFrameList.Options);
}

export namespace SVGSelectionFrameList {
  interface Options extends OverlaySelectionFrameList.Options {
    attributes?: ItemAttributes;
    layer?: dia.Paper.Layers;
  }

  type ItemAttributes =
    attributes.SVGAttributes | ((cell: dia.Cell, frameList: SVGSelectionFrameList) => attributes.SVGAttributes);
}

export class HighlighterSelectionFrameList extends SelectionFrameList {
  constructor(options?: HighlighterSelectionFrameList.Options);
}

export namespace HighlighterSelectionFrameList {
  interface Options {
    highlighter?: typeof dia.HighlighterView<any>;
    options?: HighlighterOptions;
    selector?: HighlighterSelector;
  }

  type HighlighterOptions =
    | dia.HighlighterView.Options
    | ((cell: dia.Cell, frameList: HighlighterSelectionFrameList) => dia.HighlighterView.Options);

  type HighlighterSelector = string | ((cell: dia.Cell, frameList: HighlighterSelectionFrameList) => string);
}
