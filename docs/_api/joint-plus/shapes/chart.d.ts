import {dia} from '@joint/core';

export class Knob extends dia.Element<Knob.Attributes> {}

export namespace Knob {
  interface Attributes extends dia.Element.Attributes {
    fill?: string | string[];
    max?: number | number[];
    min?: number | number[];
    serieDefaults?: any;
    sliceDefaults?: any;
    value?: number | number[];
  }
}

export class Pie extends dia.Element<any> {}

export class Plot extends dia.Element<any> {
  addPoint(...args: any[]): any;

  lastPoint(serie: string): any;

  legendPosition(position: string): any;
}
