import fs from 'node:fs';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {readEnv} from '../../build/config/env';
import {precompress} from '../../build/delivery/precompress';
import {createPreviewServer} from '../../build/hosting/preview-server';
import type {IndexFiles} from '../../build/search-index/index-files';
import {manifestFile} from '../../site/search/engine/index-format';
import {readDefaultIndex} from './records';

/** A site in a temporary folder, served as a good static host does. */
export type ServedSite = {origin: string; close: () => Promise<void>};

/** @throws when there is no finished build with an embedded index */
export function requireBuild(buildDir: string): void {
  for (const file of ['sitemap.xml', '404.html', manifestFile]) {
    if (!fs.existsSync(path.join(buildDir, file))) {
      throw new Error(
        `${buildDir}: expected a finished build with the embedded search, but there is no ${file}. ` +
          'Run "npm run build" without the settings of the hosted search, then try again.',
      );
    }
  }
}

async function serve(fill: (folder: string) => Promise<void>): Promise<ServedSite> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'search-benchmark-'));
  const remove = () => fs.rmSync(folder, {recursive: true, force: true});
  try {
    await fill(folder);
    const server = createPreviewServer({buildDir: folder, baseUrl: '/', env: readEnv({})});
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, 'localhost', resolve));
    return {
      origin: `http://localhost:${(server.address() as AddressInfo).port}`,
      close: async () => {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * Serves a copy of the built site whose default index is replaced. Its files
 * keep their names: a new browser has nothing of them in its cache.
 *
 * @throws when there is no finished build
 */
export async function serveWithIndex(buildDir: string, files: IndexFiles): Promise<ServedSite> {
  requireBuild(buildDir);
  const {location} = readDefaultIndex(buildDir);
  return serve(async (folder) => {
    fs.cpSync(buildDir, folder, {recursive: true});
    for (const name of ['titles', 'content'] as const) {
      fs.writeFileSync(path.join(folder, location[name]), JSON.stringify(files[name]));
    }
    await precompress(path.join(folder, path.dirname(location.content)));
  });
}
