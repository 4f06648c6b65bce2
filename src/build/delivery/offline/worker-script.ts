import fs from 'node:fs/promises';
import path from 'node:path';
import {build} from 'esbuild';
import {offlineWorker, type VersionPath} from '../../../common/offline-files';

/** Builds the service worker for offline reading, `src/site/offline/worker.ts`, into the finished site. */
export async function writeWorker(
  {baseUrl, outDir}: {baseUrl: string; outDir: string},
  versions: readonly VersionPath[],
): Promise<void> {
  const {outputFiles} = await build({
    entryPoints: [path.resolve(__dirname, '../../../site/offline/worker.ts')],
    alias: {'@site': path.resolve(__dirname, '../../../..')},
    bundle: true,
    minify: true,
    define: {BASE_URL: JSON.stringify(baseUrl), VERSIONS: JSON.stringify(versions)},
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  await fs.writeFile(path.join(outDir, offlineWorker), outputFiles[0]?.text ?? '');
}
