import fs from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';
import sirv from 'sirv';
import {type Listening, listening} from '../../../build/hosting/listening';

const compressible = /\.(?:css|html|js|json|map|mjs|svg|txt|webmanifest|xml)$/;
/** Where the generators put files whose names change with their content. */
const immutable = /^\/(?:assets|_astro)\//;

/** Removes what a build has compressed itself, so that all sites are compressed alike. */
function removeCompressed(folder: string): void {
  for (const name of fs.readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    if (/\.(?:br|gz)$/.test(name) && compressible.test(name.replace(/\.\w+$/, ''))) {
      fs.rmSync(path.join(folder, name));
    }
  }
}

/** Writes a brotli file of the highest quality beside a file that is asked for, once. */
function compress(file: string): void {
  const target = `${file}.br`;
  if (compressible.test(file) && fs.existsSync(file) && !fs.existsSync(target)) {
    fs.writeFileSync(target, zlib.brotliCompressSync(fs.readFileSync(file)));
  }
}

/** The files that an address can mean. */
function candidates(folder: string, target: string): string[] {
  const below = decodeURIComponent(new URL(target, 'http://localhost').pathname).replace(/\/$/, '');
  return [below, `${below}.html`, `${below}/index.html`].map((name) => path.join(folder, name));
}

/**
 * Serves the output of any generator in the same way: over HTTP/1.1, with brotli of
 * the highest quality, files with a hash cached for good, others checked each time.
 * A file is compressed when it is asked for first, which no measure may count.
 */
export async function serveFolder(folder: string): Promise<Listening> {
  removeCompressed(folder);
  const serve = sirv(folder, {
    dev: true,
    brotli: true,
    etag: true,
    setHeaders: (response, pathname) =>
      response.setHeader(
        'Cache-Control',
        immutable.test(pathname) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
      ),
  });
  const server = createServer((request, response) => {
    candidates(folder, request.url ?? '/').forEach(compress);
    serve(request, response);
  });
  return listening(server);
}
