export class VisioCell {
  formula: string | undefined;
  name: string;
  units: string | undefined;
  value: string | undefined;

  eval(): any;
}

export interface VisioCellAttributes {
  formula?: any;
  name?: any;
  units?: any;
  value?: any;
}
