import {attributes, dia} from '@joint/core';

export class VSMCustomerSupplier extends dia.Element<any> {}

export class VSMDataBox extends dia.Element<any> {
  setBoxAttr(index: number, attrs: attributes.SVGRectAttributes, opt?: dia.Cell.Options): any;

  setLabelAttr(index: number, attrs: attributes.SVGTextAttributes, opt?: dia.Cell.Options): void;
}

export class VSMDedicatedProcess extends dia.Element<any> {}

export class VSMOperator extends dia.Element<any> {}

export class VSMTruck extends dia.Element<any> {}
