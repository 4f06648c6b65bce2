import fs from 'node:fs';
import type {IncomingMessage, Server, ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {readEnv} from '../../src/config/env';
import {precompress} from '../../src/hosting/precompress';
import {createPreviewServer} from '../../src/hosting/preview-server';
import type {IndexFiles} from '../../src/search/build/index-files';
import type {SearchIndex} from '../../src/search/engine/search-index';
import {pagefindFiles} from './pagefind-engine';
import {readDefaultIndex} from './records';

/** A site in a temporary folder, served as a good static host does. */
export type ServedSite = {origin: string; close: () => Promise<void>};

/** @throws when there is no finished build with an embedded index */
export function requireBuild(buildDir: string): void {
  for (const file of ['sitemap.xml', '404.html', 'assets/search/manifest.json']) {
    if (!fs.existsSync(path.join(buildDir, file))) {
      throw new Error(
        `${buildDir}: expected a finished build with the embedded search, but there is no ${file}. ` +
          'Run "npm run build" without the settings of the hosted search, then try again.',
      );
    }
  }
}

/** Lets pages and workers compile WebAssembly, which the policy of this site forbids. */
function allowWebAssembly(server: Server): void {
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) => {
      const isPolicy = name === 'Content-Security-Policy';
      return setHeader(name, isPolicy ? String(value).replace('script-src', "script-src 'wasm-unsafe-eval'") : value);
    };
  });
}

async function serve(
  fill: (folder: string) => Promise<void>,
  prepare: (server: Server) => void = () => undefined,
): Promise<ServedSite> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'search-benchmark-'));
  const remove = () => fs.rmSync(folder, {recursive: true, force: true});
  try {
    await fill(folder);
    const server = createPreviewServer({buildDir: folder, baseUrl: '/', env: readEnv({})});
    prepare(server);
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
    for (const tier of ['titles', 'content'] as const) {
      fs.writeFileSync(path.join(folder, location[tier]), JSON.stringify(files[tier]));
    }
    await precompress(path.join(folder, path.dirname(location.content)));
  });
}

const pagefindPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Pagefind</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/pagefind/pagefind-ui.css" />
    <script src="/pagefind/pagefind-ui.js"></script>
  </head>
  <body>
    <div id="search"></div>
    <script>
      new PagefindUI({element: '#search'});
      document.documentElement.setAttribute('data-has-hydrated', 'true');
    </script>
  </body>
</html>`;

/**
 * Serves a page with nothing but Pagefind's own interface, and its index.
 *
 * @param source - whose sections it searches, a record each
 */
export async function servePagefind(source: SearchIndex): Promise<ServedSite> {
  const files = await pagefindFiles(source, 'records');
  return serve(async (folder) => {
    const write = (name: string, content: string | Uint8Array) => {
      const file = path.join(folder, name);
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, content);
    };
    files.forEach((file) => write(`pagefind/${file.path}`, file.content));
    write('index.html', pagefindPage);
    // What the server expects of a build.
    write('404.html', '<!doctype html><title>Not found</title>');
    write('sitemap.xml', '<urlset><url><loc>http://localhost/</loc></url></urlset>');
    await precompress(folder);
  }, allowWebAssembly);
}
