import {createHash} from 'node:crypto';

/** Collects the files that are served. */
export class Emitter {
  /** Content by path below the folder that is served. */
  readonly files = new Map<string, string | Uint8Array>();

  /**
   * @param url - under which the files are served, with a slash at its end
   * @param hashNames - whether names get a hash of the content, so that files can be cached for good;
   *   otherwise only addresses get it, as a query
   */
  constructor(
    private readonly url: string,
    private readonly hashNames: boolean,
  ) {}

  /** Adds a file and returns its address. */
  add(name: string, extension: string, content: string | Uint8Array): string {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    const file = this.hashNames ? `${name}.${hash}${extension}` : `${name}${extension}`;
    this.files.set(file, content);
    return `${this.url}${file}${this.hashNames ? '' : `?${hash}`}`;
  }
}
