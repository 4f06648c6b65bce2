import {dia, g, mvc} from '@joint/core';
import {PaperScroller} from './PaperScroller';

export class Stencil extends mvc.View<undefined> {
  constructor(opt?: Stencil.Options);

  layoutGroup(graph: dia.Graph, opt?: any): any;

  isGroupOpen(groupName: string): boolean;

  fitPaperToContent(paper: dia.Paper): any;

  cancelDrag(opt?: {dropAnimation?: any}): any;

  freeze(...args: any[]): any;

  getGraph(groupName?: string): dia.Graph;

  getPaper(groupName?: string): dia.Paper;

  load(cells: any[] | {[groupName: string]: any[]}): any;

  render(): this;

  startDragging(...args: any[]): any;

  unfreeze(...args: any[]): any;
}

export namespace Stencil {
  interface Options extends Pick<mvc.ViewOptions<undefined>, 'className' | 'el' | 'id' | 'theme'> {
    paperDragOptions?: any;
    autoZIndex?: boolean;
    canDrag?: (cellView: dia.CellView, evt: dia.Event, groupName: string | null) => boolean;
    cellCursor?: string;
    container?: any;
    contentOptions?: any;
    dragEndClone?: (cell: dia.Cell) => dia.Cell;
    dragStartClone?: (cell: dia.Cell) => dia.Cell;
    dragThreshold?: number | 'onpointerdown';
    dropAnimation?: any;
    groups?: {[groupName: string]: any};
    groupsToggleButtons?: boolean;
    height?: any;
    layout?: any;
    paper?: dia.Paper | PaperScroller;
    paperOptions?: any;
    scaleClones?: boolean;
    search?: any;
    snaplines?: any;
    usePaperGrid?: boolean;
    width?: any;
  }

  interface EventMap {
    'element:drag': (cloneView: dia.CellView, evt: dia.Event, cloneArea: g.Rect) => void;
    'element:dragend': (cloneView: dia.CellView, evt: dia.Event, cloneArea: g.Rect, validDropTarget: boolean) => void;
    'element:dragstart': (cloneView: dia.CellView, evt: dia.Event, cloneArea: g.Rect) => void;
    'element:drop': (elementView: dia.CellView, evt: dia.Event, x: number, y: number) => void;
    'group:close': (...args: any[]) => void;
    'group:element:mouseenter': (groupPaper: dia.Paper, elementView: dia.CellView) => void;
    'group:element:mouseleave': (groupPaper: dia.Paper) => void;
    'group:element:pointerdown': (groupPaper: dia.Paper) => void;
    'group:open': (...args: any[]) => void;
  }

  type Group = any;
}
