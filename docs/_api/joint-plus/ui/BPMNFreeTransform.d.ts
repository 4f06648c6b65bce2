import {FreeTransform} from './FreeTransform';

export class BPMNFreeTransform extends FreeTransform {
  constructor(options?: BPMNFreeTransform.Options);
}

export namespace BPMNFreeTransform {
  interface Options extends FreeTransform.Options {}
}
