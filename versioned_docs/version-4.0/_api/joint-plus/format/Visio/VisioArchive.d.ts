import {VisioDocument} from './VisioDocument';

export class VisioArchive {
  static fromURL(url: string): Promise<VisioArchive>;

  static fromBase64(base64: string): Promise<VisioArchive>;

  static fromArrayBuffer(arrayBuffer: ArrayBuffer): Promise<VisioArchive>;

  document: VisioDocument;

  toVSDX<T extends keyof VisioArchive.ToVSDXOutputByType = 'blob'>(options?: {
    type: T;
    compression?: 'STORE' | 'DEFLATE';
    compressionOptions?: null | {level: number};
  }): Promise<VisioArchive.ToVSDXOutputByType[T]>;
}

export namespace VisioArchive {
  interface ToVSDXOutputByType {
    array: any;
    arraybuffer: any;
    base64: any;
    binarystring: any;
    blob: Blob;
    uint8array: any;
  }
}
