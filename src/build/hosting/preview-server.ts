import {type IncomingMessage, type Server, type ServerResponse, createServer} from 'node:http';
import {canonicalRedirects, readCanonicalPaths, readUnlistedPaths} from './canonical-paths';
import {cacheControl, type HeaderSettings, securityHeaders} from './headers';
import {findFile, sendFile} from './send-file';

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

/** What a refusal says, by its status. */
const reasons: Readonly<Record<number, string>> = {
  416: 'The file has no such part.',
  500: 'The file cannot be read.',
};

/**
 * Serves a build as a good static host does: precompressed files, long caching
 * of hashed assets, `404.html` with status 404, one address per page. A build that
 * is replaced meanwhile is served as it is on the disk.
 */
export function createPreviewServer({buildDir, baseUrl, env}: Options): Server {
  const headers = securityHeaders(env);
  const listed = readCanonicalPaths(buildDir);
  const toCanonical = canonicalRedirects([...listed, ...readUnlistedPaths(buildDir, baseUrl, listed)]);
  const notFoundPaths = ['404', '404/', '404.html'].map((name) => `${baseUrl}${name}`);

  const notFound = (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    sendFile(request, response, buildDir, '/404.html', {
      status: 404,
      cacheControl: 'no-cache',
      onError: () => refuse(response, 404, 'There is no such page.'),
    });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
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
        redirect(response, 302, `${baseUrl}${url.search}`);
      } else {
        await notFound(request, response);
      }
      return;
    }
    const canonical = toCanonical(url.pathname);
    if (canonical) {
      redirect(response, 301, `${canonical}${url.search}`);
      return;
    }
    const file = notFoundPaths.includes(url.pathname)
      ? undefined
      : await findFile(buildDir, `/${url.pathname.slice(baseUrl.length)}`);
    if (file === undefined) {
      await notFound(request, response);
      return;
    }
    await sendFile(request, response, buildDir, file, {
      cacheControl: cacheControl(file),
      onError: (status) =>
        status === 404
          ? void notFound(request, response)
          : refuse(response, status, reasons[status] ?? 'The file cannot be sent.'),
    });
  }

  return createServer((request, response) => {
    answer(request, response).catch(() => {
      if (response.headersSent) {
        response.destroy();
      } else {
        refuse(response, 500, reasons[500] ?? '');
      }
    });
  });
}
