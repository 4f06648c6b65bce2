import {dia} from '@joint/core';

export function toPNG(
  paper: dia.Paper,
  callback: (dataURL: string, error?: Error) => void,
  opt?: RasterExportOptions,
): void;

export function toJPEG(
  paper: dia.Paper,
  callback: (dataURL: string, error?: Error) => void,
  opt?: RasterExportOptions,
): void;

export function openAsPNG(paper: dia.Paper, opt?: RasterExportOptions): any;

export interface RasterExportOptions {
  grid?: boolean;
  useComputedStyles?: boolean;
  height?: number;
  quality?: number;
  width?: number;
}
