import {AbstractPool} from './AbstractPool';

export class CompositePool extends AbstractPool {
  protected getHeader(): any;

  protected getLaneIdByCell(cell: any): any;

  protected getLanes(): any;

  protected getOrientation(): any;
}
