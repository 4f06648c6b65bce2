import {promisify} from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);

/** The bytes of a text as `src/hosting/precompress.ts` makes them: brotli with its default quality, 11. */
export async function compressedBytes(text: string): Promise<number> {
  const content = Buffer.from(text);
  const params = {[zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length};
  return (await brotli(content, {params})).length;
}
