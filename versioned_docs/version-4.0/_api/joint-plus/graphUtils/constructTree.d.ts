import {dia} from '@joint/core';

export function constructTree(parent: ConstructTreeNode | any, config: ConstructTreeConfig): dia.Cell[];

export interface ConstructTreeConfig {
  children?: string | ((node: ConstructTreeNode | any) => ConstructTreeNode[] | any);
  makeElement: (node: ConstructTreeNode, parentElement: dia.Element | null) => dia.Element;
  makeLink: (parentElement: dia.Element, childElement: dia.Element) => dia.Link;
}

export interface ConstructTreeNode {
  children?: ConstructTreeNode[];
  [property: string]: any;
}
