import {mvc} from '@joint/core';

export class RadioGroup extends mvc.View<undefined> {
  constructor(opt?: RadioGroup.Options);

  getCurrentValue(): any;

  getSelectionIndex(): number;

  render(): this;

  select(index: number): void;

  selectByValue(value: any): void;

  setOptions(options: RadioGroup.RadioGroupOption[]): void;
}

export namespace RadioGroup {
  interface RadioGroupOption {
    content?: string;
    value?: any;
  }

  interface Options {
    name?: string;
    options?: RadioGroupOption[];
  }
}
