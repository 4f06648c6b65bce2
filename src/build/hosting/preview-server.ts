import {type IncomingMessage, type Server, type ServerResponse, createServer} from 'node:http';
import {prefersMarkdown} from './accepts-markdown';
import {canonicalRedirects, readCanonicalPaths, readUnlistedPaths} from './canonical-paths';
import {
  cacheControl,
  commonHeaders,
  demoFrameHeaders,
  type HeaderSettings,
  isDemoFrame,
  isTextCopy,
  notFoundCache,
  pageHeaders,
  textCopyHeaders,
} from './headers';
import {readMoved, readScriptSources} from './host-files';
import {markdownPath} from '../../common/markdown-path';
import {findFile, sendFile} from './send-file';

/** Answers requests to a path that no file of the build answers. */
export type Service = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

type Options = {
  buildDir: string;
  /** Starts and ends with a slash. */
  baseUrl: string;
  env: HeaderSettings;
  /** What answers beside the files, by its path below the base URL. */
  services?: Readonly<Record<string, Service>>;
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
 * How long an idle connection is kept, in milliseconds: as long as nginx does. With the 5 s of Node, a reader who goes
 * on to the next page often finds it closed, sometimes in the moment in which the request is sent.
 */
const keepAliveTimeout = 75_000;

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
export function createPreviewServer({buildDir, baseUrl, env, services = {}}: Options): Server {
  const headers = {...commonHeaders, ...pageHeaders(env, readScriptSources(buildDir))};
  const listed = readCanonicalPaths(buildDir);
  const pages = new Set([...listed, ...readUnlistedPaths(buildDir, baseUrl, listed)]);
  const toCanonical = canonicalRedirects([...pages], readMoved(buildDir), baseUrl);
  const notFoundPaths = ['404', '404/', '404.html'].map((name) => `${baseUrl}${name}`);

  const notFound = (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    sendFile(request, response, buildDir, '/404.html', {
      status: 404,
      cacheControl: notFoundCache,
      onError: () => refuse(response, 404, 'There is no such page.'),
    });

  const fileAt = (pathname: string): Promise<string | undefined> =>
    findFile(buildDir, `/${pathname.slice(baseUrl.length)}`);

  /** The copy of a page as Markdown, for paths of pages that have one. */
  const copyOf = (pathname: string): Promise<string | undefined> =>
    pages.has(pathname) ? fileAt(markdownPath(pathname, baseUrl)) : Promise.resolve(undefined);

  const named = new Map(Object.entries(services).map(([name, service]) => [`${baseUrl}${name}`, service]));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    Object.entries(headers).forEach(([name, value]) => response.setHeader(name, value));
    const {method = 'GET'} = request;
    const service = named.get(readTarget(request.url)?.pathname ?? '');
    if (service) {
      await service(request, response);
      return;
    }
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
      const [path, anchor] = canonical.split('#');
      redirect(response, 301, `${path}${url.search}${anchor === undefined ? '' : `#${anchor}`}`);
      return;
    }
    const copy = await copyOf(url.pathname);
    const file = notFoundPaths.includes(url.pathname)
      ? undefined
      : ((prefersMarkdown(request.headers.accept) ? copy : undefined) ?? (await fileAt(url.pathname)));
    if (isTextCopy(url.pathname)) {
      Object.entries(textCopyHeaders).forEach(([name, value]) => response.setHeader(name, value));
    }
    if (file === undefined) {
      await notFound(request, response);
      return;
    }
    if (isDemoFrame(file)) {
      Object.entries(demoFrameHeaders).forEach(([name, value]) => response.setHeader(name, value));
    }
    await sendFile(request, response, buildDir, file, {
      cacheControl: cacheControl(file),
      vary: copy === undefined ? [] : ['Accept'],
      onError: (status) =>
        status === 404
          ? void notFound(request, response)
          : refuse(response, status, reasons[status] ?? 'The file cannot be sent.'),
    });
  }

  return createServer({keepAliveTimeout}, (request, response) => {
    answer(request, response).catch(() => {
      if (response.headersSent) {
        response.destroy();
      } else {
        refuse(response, 500, reasons[500] ?? '');
      }
    });
  });
}
