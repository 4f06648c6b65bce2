import fs from 'node:fs';
import {type IncomingMessage, type Server, type ServerResponse, createServer} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {canonicalRedirects, readCanonicalPaths} from './canonical-paths';
import {cacheControl, type HeaderSettings, securityHeaders} from './headers';

type Options = {
  buildDir: string;
  /** Starts and ends with a slash. */
  baseUrl: string;
  env: HeaderSettings;
};

function redirect(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, {Location: location}).end();
}

/**
 * Serves a build as a good static host does: precompressed files, long caching
 * of hashed assets, `404.html` with status 404, one address per page.
 */
export function createPreviewServer({buildDir, baseUrl, env}: Options): Server {
  const headers = securityHeaders(env);
  const toCanonical = canonicalRedirects(readCanonicalPaths(buildDir));
  const notFoundPage = fs.readFileSync(path.join(buildDir, '404.html'));
  const notFound = (response: ServerResponse): void => {
    response
      .writeHead(404, {'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache'})
      .end(notFoundPage);
  };
  const serve = sirv(buildDir, {
    brotli: true,
    gzip: true,
    etag: true,
    onNoMatch: (_request, response) => notFound(response),
    setHeaders: (response, pathname) => response.setHeader('Cache-Control', cacheControl(pathname)),
  });

  return createServer((request: IncomingMessage, response: ServerResponse) => {
    Object.entries(headers).forEach(([name, value]) => response.setHeader(name, value));
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (!url.pathname.startsWith(baseUrl)) {
      if (url.pathname === '/' || `${url.pathname}/` === baseUrl) {
        redirect(response, 302, baseUrl);
      } else {
        notFound(response);
      }
      return;
    }
    const canonical = toCanonical(url.pathname);
    if (canonical) {
      redirect(response, 301, `${canonical}${url.search}`);
      return;
    }
    request.url = `/${url.pathname.slice(baseUrl.length)}${url.search}`;
    serve(request, response, () => notFound(response));
  });
}
