import {dia} from '@joint/core';

export function print(paper: dia.Paper, opt?: PrintExportOptions): void;

export interface PrintExportOptions {
  grid?: boolean;
  ready?: (pages: any, send: any) => void;
  area?: dia.BBox;
  margin?: number | {left?: number; top?: number; right?: number; bottom?: number};
  marginUnit?: string;
  padding?: any;
  poster?: any;
  sheet?: {width: number; height: number};
  sheetUnit?: 'mm' | 'cm' | 'in' | 'pt' | 'pc';
}
