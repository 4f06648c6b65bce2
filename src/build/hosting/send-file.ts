import fs from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {contentType} from 'mime-types';
import Negotiator from 'negotiator';
import send from 'send';

/** The compressed forms beside a file, by the name of their encoding; the first is the smallest. */
const compressed: Readonly<Record<string, string>> = {br: '.br', gzip: '.gz'};

const isFile = (file: string): Promise<boolean> =>
  fs.stat(file).then(
    (stats) => stats.isFile(),
    () => false,
  );

/**
 * The file that a path means: the file itself, or the page of that name.
 *
 * @param pathname - below the folder, encoded as in an address; begins with a slash
 * @returns its path below the folder, which begins with a slash; undefined where there is none
 */
export async function findFile(folder: string, pathname: string): Promise<string | undefined> {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const name = path.posix.normalize(decoded);
  // A slash that was encoded could lead out of the folder; what begins with a dot is not published.
  if (
    decoded.includes('//') ||
    decoded.includes('\0') ||
    decoded.includes('\\') ||
    name.split('/').some((part) => part.startsWith('.'))
  ) {
    return undefined;
  }
  const candidates = name.endsWith('/') ? [`${name}index.html`] : [name, `${name}.html`, `${name}/index.html`];
  for (const candidate of candidates) {
    if (await isFile(path.join(folder, candidate))) {
      return candidate;
    }
  }
  return undefined;
}

/** The encoding in which a reader gets a file: the smallest of those that exist and are accepted. */
async function chooseEncoding(request: IncomingMessage, file: string): Promise<string | undefined> {
  const accepted = new Set(new Negotiator(request).encodings(Object.keys(compressed)));
  for (const [encoding, ending] of Object.entries(compressed)) {
    if (accepted.has(encoding) && (await isFile(`${file}${ending}`))) {
      return encoding;
    }
  }
  return undefined;
}

export type SendOptions = {
  /** Of the response; 200 unless given. Only a response with 200 is sent in parts or left out when it has not changed. */
  status?: number;
  cacheControl: string;
  /** The headers of the request that decide what is sent, beside `Accept-Encoding`. */
  vary?: readonly string[];
  /** Called instead of sending when the file cannot be read, as long as nothing has been sent; gets the status. */
  onError: (status: number) => void;
};

/**
 * Sends a file of a build: compressed where the reader accepts it, in parts where the reader
 * asks for them, and not at all where the reader has it.
 *
 * @param folder - of the build
 * @param file - as {@link findFile} returns it
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  file: string,
  {status = 200, cacheControl, vary = [], onError}: SendOptions,
): Promise<void> {
  const encoding = await chooseEncoding(request, path.join(folder, file));
  const ending = encoding === undefined ? '' : compressed[encoding];
  const stream = send(request, encodeURI(`${file}${ending}`).replaceAll('?', '%3F').replaceAll('#', '%23'), {
    root: folder,
    cacheControl: false,
    index: false,
    acceptRanges: status === 200,
    dotfiles: 'ignore',
  });
  response.statusCode = status;
  response.setHeader('Cache-Control', cacheControl);
  response.setHeader('Vary', [...vary, 'Accept-Encoding'].join(', '));
  response.setHeader('Content-Type', contentType(path.extname(file)) || 'application/octet-stream');
  if (encoding !== undefined) {
    response.setHeader('Content-Encoding', encoding);
  }
  stream.on('error', (error: {status?: number}) => {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    ['Content-Encoding', 'Content-Type', 'Cache-Control', 'ETag', 'Last-Modified'].forEach((name) =>
      response.removeHeader(name),
    );
    onError(error.status ?? 500);
  });
  stream.pipe(response);
}
