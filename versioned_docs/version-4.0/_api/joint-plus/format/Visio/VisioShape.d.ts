import {VisioMaster} from './VisioMaster';
import {VisioPage} from './VisioPage';
import {VisioGeometrySection, VisioSection} from './VisioSection';
import {VisioSheetObject} from './VisioSheetObject';

export class VisioShape extends VisioSheetObject {
  static fromMaster(master: VisioMaster, page: VisioPage): VisioShape;

  addSection<K extends keyof VisioSection.SectionClassByType>(type: K): VisioSection.SectionClassByType[K];

  getAncestorShapes(): VisioShape[];

  getComputedGeometry(): VisioGeometrySection[];

  getComputedSection(type: any): any;

  getGeometry(): any;

  getPageBBox(): any;

  getPageZIndex(): any;

  setText(text: string): any;

  getSection(type: any): any;
}
