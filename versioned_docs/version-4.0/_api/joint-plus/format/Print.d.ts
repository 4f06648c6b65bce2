import {dia} from '@joint/core';

export function print(paper: dia.Paper, opt?: PrintExportOptions): void;

export interface PrintExportOptions {
  grid?: boolean;
  ready?: (pages: any, send: any) => void;
}
