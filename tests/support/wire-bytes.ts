import fs from 'node:fs';
import path from 'node:path';
import {compressedBytes} from './compressed-bytes';
import {sites} from './sites';

/**
 * The bytes of a file of the built site on the wire. How hard a build compresses
 * makes no difference: what it compresses counts as with the highest quality.
 *
 * @param url - from which the tests' server serves it
 */
export async function wireBytes(url: string): Promise<number> {
  const file = path.join(sites.main.buildDir, decodeURI(new URL(url).pathname));
  const content = fs.readFileSync(file);
  return fs.existsSync(`${file}.br`) ? compressedBytes(content) : content.length;
}
