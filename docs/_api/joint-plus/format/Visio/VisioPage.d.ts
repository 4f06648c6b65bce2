import {dia} from '@joint/core';
import {VisioPageContent} from './VisioPageContent';
import {VisioShape} from './VisioShape';

export class VisioPage {
  height: any;
  id: any;
  name: any;
  width: any;

  fromPaper(paper: dia.Paper, options?: VisioPage.FromPaperAttributes): Promise<void>;

  getContent(): Promise<VisioPageContent>;
}

export namespace VisioPage {
  interface FromPaperAttributes {
    beginArrow?: string | number | ((linkView: dia.LinkView) => string | number);
    endArrow?: string | number | ((linkView: dia.LinkView) => string | number);
    exportLink?: (linkView: dia.LinkView, visioPage: VisioPage) => Promise<VisioShape | null>;
    exportElement?: (elementView: dia.ElementView, visioPage: VisioPage) => Promise<VisioShape | null>;
  }
}
