import {VisioMaster} from './VisioMaster';
import {VisioPage} from './VisioPage';

export class VisioDocument {
  getMasters(): VisioMaster[];

  getMastersIdMap(): {[id: number]: VisioMaster};

  getMastersNameMap(): {[name: string]: VisioMaster};

  getPage(id: number): VisioPage;

  getPages(): VisioPage[];
}
