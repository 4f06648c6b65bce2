import {promisify} from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);

/**
 * The bytes of a file on the wire as budgets count them: brotli at its highest
 * quality, whatever quality builds take (`src/build/delivery/precompress.ts`).
 */
export async function compressedBytes(text: string | Uint8Array): Promise<number> {
  const content = Buffer.from(text);
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return (await brotli(content, {params})).length;
}
