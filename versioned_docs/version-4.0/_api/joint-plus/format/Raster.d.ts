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

export function toCanvas(
  paper: dia.Paper,
  callback: (canvas: HTMLCanvasElement, error?: Error) => void,
  opt?: RasterExportOptions,
): void;

export function toDataURL(
  paper: dia.Paper,
  callback: (dataURL: string, error?: Error) => void,
  opt?: RasterExportOptions,
): void;

export interface RasterExportOptions {
  area?: dia.BBox;
  backgroundColor?: string;
  size?: string;
  grid?: boolean;
  padding?: any;
  stylesheet?: string;
  useComputedStyles?: boolean;
  height?: number;
  quality?: number;
  width?: number;
}
