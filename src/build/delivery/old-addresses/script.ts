import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {build} from 'esbuild';
import type {NameTable} from '../../../site/old-addresses/find-address';

/**
 * Builds the script of the pages at old addresses, `src/site/old-addresses`, into the finished site.
 *
 * @param names - undefined for pages whose hash names nothing
 * @returns its address
 */
export async function writeScript(
  {baseUrl, outDir}: {baseUrl: string; outDir: string},
  names: NameTable | undefined,
): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.resolve(__dirname, '../../../site/old-addresses/index.ts')],
    bundle: true,
    minify: true,
    define: {OLD_NAMES: JSON.stringify(names) ?? 'undefined', BASE_URL: JSON.stringify(baseUrl)},
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  const text = outputFiles[0]?.text ?? '';
  const name = `assets/js/old-address.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`;
  await fs.writeFile(path.join(outDir, name), text);
  return `${baseUrl}${name}`;
}
