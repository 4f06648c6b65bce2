import {dia} from '@joint/core';

export class Record extends dia.Element<Record.Attributes> {
  addItemAtIndex(parentIdOrGroupIndex: string | number, index: number, item: Record.Item): any;

  addNextSibling(itemId: string, item: Record.Item): any;

  addPrevSibling(itemId: string, item: Record.Item): any;

  getItemBBox(itemId: string): any;

  getItemGroupIndex(itemId: string): any;

  getItemPathArray(itemId: string): any;

  getItemSide(itemId: string): any;

  getMinimalSize(): any;

  getPadding(): any;

  getScrollTop(): any;

  isEveryItemInView(): any;

  isItemCollapsed(itemId: string): any;

  isItemInView(itemId: string): any;

  isItemVisible(itemId: string): any;

  item(itemId: string): any;

  removeInvalidLinks(): any;

  removeItem(itemId: string): any;

  setScrollTop(scrollTop: number): any;

  toggleItemCollapse(itemId: string): any;
}

export namespace Record {
  interface Attributes extends dia.Element.Attributes {
    itemAboveViewSelector?: string;
    itemBelowViewSelector?: string;
    itemHeight?: number;
    itemIcon?: {padding?: number};
    itemMinLabelWidth?: number;
    itemOffset?: number;
    itemOverflow?: boolean;
    items?: Item[][];
    padding?: any;
    scrollTop?: any;
  }

  interface Item {
    group?: string;
    height?: number;
    highlighted?: boolean;
    icon?: string;
    id: string;
    items?: Item[];
    label?: string;
    span?: number;
  }
}

export class RecordView extends dia.ElementView<Record> {}
