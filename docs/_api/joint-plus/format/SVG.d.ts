import {dia} from '@joint/core';

export function toSVG(paper: dia.Paper, callback: (svg: string, error?: Error) => void, opt?: SVGExportOptions): void;

export function openAsSVG(paper: dia.Paper, opt?: SVGExportOptions): any;

export interface SVGExportOptions {
  area?: dia.BBox;
  convertImagesToDataUris?: boolean;
  grid?: boolean;
  preserveDimensions?: boolean | {width: number; height: number};
  stylesheet?: string;
  useComputedStyles?: boolean;
}
