import {promisify} from 'node:util';
import zlib from 'node:zlib';
import type {SearchIndex} from '../../src/search/engine/search-index';
import type {Place} from './quality';

/** A section of a page as the other engines get it: all words of the record, in three fields. */
export type SectionDocument = {
  /** Path and anchor. */
  url: string;
  /** Of the page. */
  title: string;
  /** Of the section; of the page itself its title. */
  heading: string;
  /** The text, with the keywords of the page and the names in its code. */
  content: string;
};

/** A search engine, ready to answer. */
export type Engine = {
  name: string;
  /** What a browser downloads for it, compressed. */
  bytes: number;
  /** Answers one query: the places, best first, and how long that took. */
  ask: (query: string) => Promise<{places: Place[]; milliseconds: number}>;
  close: () => Promise<void>;
};

/** The sections of an index as documents. */
export function documentsOf({sections}: SearchIndex): SectionDocument[] {
  return sections.map(({path, anchor, page, title, content, keywords, identifiers}) => ({
    url: anchor ? `${path}#${anchor}` : path,
    title: page.title,
    heading: title,
    content: [content, ...keywords, identifiers].filter(Boolean).join(' '),
  }));
}

const brotli = promisify(zlib.brotliCompress);

/** The bytes of a text as `src/hosting/precompress.ts` makes them: brotli with its default quality, 11. */
export async function compressedBytes(text: string): Promise<number> {
  const content = Buffer.from(text);
  const params = {[zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length};
  return (await brotli(content, {params})).length;
}

/** Makes an engine of a function that answers within this process. */
export function localEngine(name: string, bytes: number, search: (query: string) => Place[]): Engine {
  return {
    name,
    bytes,
    ask: (query) => {
      const begin = performance.now();
      const places = search(query);
      return Promise.resolve({places, milliseconds: performance.now() - begin});
    },
    close: () => Promise.resolve(),
  };
}
