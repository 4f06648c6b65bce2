import fs from 'node:fs';
import {type IncomingMessage, type Server, type ServerResponse, createServer} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {canonicalRedirects, readCanonicalPaths, readUnlistedPaths} from './canonical-paths';
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

function refuse(response: ServerResponse, status: number, reason: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, {'Content-Type': 'text/plain; charset=utf-8', ...headers}).end(`${reason}\n`);
}

/** The address that a request asks for; `undefined` when its target is none. */
function readTarget(target: string | undefined): URL | undefined {
  try {
    // A path such as //x is no other host.
    return target?.startsWith('/') ? new URL(`http://localhost${target}`) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Serves a build as a good static host does: precompressed files, long caching
 * of hashed assets, `404.html` with status 404, one address per page.
 */
export function createPreviewServer({buildDir, baseUrl, env}: Options): Server {
  const headers = securityHeaders(env);
  const listed = readCanonicalPaths(buildDir);
  const toCanonical = canonicalRedirects([...listed, ...readUnlistedPaths(buildDir, baseUrl, listed)]);
  const notFoundPage = fs.readFileSync(path.join(buildDir, '404.html'));
  const notFoundPaths = ['404', '404/', '404.html'].map((name) => `${baseUrl}${name}`);
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
    const {method = 'GET'} = request;
    if (!['GET', 'HEAD'].includes(method)) {
      refuse(response, 405, `Expected the method GET or HEAD, got ${method}.`, {Allow: 'GET, HEAD'});
      return;
    }
    const url = readTarget(request.url);
    if (!url) {
      refuse(response, 400, 'Expected a path that starts with a slash.');
      return;
    }
    if (!url.pathname.startsWith(baseUrl)) {
      if (url.pathname === '/' || `${url.pathname}/` === baseUrl) {
        redirect(response, 302, baseUrl);
      } else {
        notFound(response);
      }
      return;
    }
    if (notFoundPaths.includes(url.pathname)) {
      notFound(response);
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
