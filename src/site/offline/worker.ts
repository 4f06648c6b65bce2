import {demoFramePattern, hashedPattern} from '@site/src/common/file-patterns';
import {hashOf, notFoundFile, type VersionPath} from '@site/src/common/offline-files';
import {type Kept, KeptVersions, networkOnly} from './kept';
import {sandboxed} from './sandboxed';
import {sayNotKept} from './say-not-kept';

/*
 * The service worker of readers who keep a version for offline reading. Nobody else has it.
 *
 * A deployment never mixes with another one, because each open page belongs to one place:
 *
 * - A page that the network sends belongs to the network: all that it asks for comes from there. Only when
 *   the page is to the letter that of the kept copy, and so names the same scripts, may the copy step in
 *   for a file that the network fails to send.
 * - A page that the copy sends, because the network does not, belongs to that copy: its scripts, its data and
 *   the pages that it fetches come from there, even when the network is back or an update has replaced the
 *   copy. Such a copy is deleted when its last page is closed.
 *
 * Files with a hash in their names are the same in every deployment, so any copy may send those that its own
 * lacks.
 *
 * Workbox would keep one list of files, exchange it file by file while a new worker is installed, and tie it to
 * the script of the worker. Here each version is kept on its own and when the reader says so, its loading
 * is shown, can be stopped and goes on later, and each file is compared with its hash.
 */

/** Put in when the script is built. */
declare const BASE_URL: string;
declare const VERSIONS: readonly VersionPath[];

// The types of the DOM know no service workers.
type FetchEvent = Event & {
  request: Request;
  clientId: string;
  resultingClientId: string;
  respondWith: (response: Promise<Response>) => void;
  waitUntil: (done: Promise<unknown>) => void;
};
type Scope = {
  addEventListener: ((type: 'fetch', listener: (event: FetchEvent) => void) => void) &
    ((type: 'install', listener: () => void) => void);
  skipWaiting: () => Promise<void>;
  clients: {matchAll: (options: {includeUncontrolled: boolean; type: 'all'}) => Promise<{id: string}[]>};
};
const scope = globalThis as unknown as Scope;

/** Where an open page gets its files from. Without one, from the network. */
type Owner = {cache: string; /** Is it from the copy itself? Then nothing comes from elsewhere. */ isFromCopy: boolean};

/** How long the network may take to begin a page that is kept, in ms: on a train, requests hang. */
const patience = 5000;

const kept = new KeptVersions(BASE_URL);
const owners = new Map<string, Promise<Owner | undefined>>();

const isHashed = (path: string): boolean => new RegExp(`^${hashedPattern}$`).test(path);
const isFrame = (path: string): boolean => new RegExp(`^${demoFramePattern}$`).test(path);

function ownerOf(client: string): Promise<Owner | undefined> {
  const known = owners.get(client) ?? (client === '' ? Promise.resolve(undefined) : kept.ownerOf<Owner>(client));
  owners.set(client, known);
  return known;
}

/** Notes where a page that is about to open belongs; what it asks for waits until that is known. */
function setOwner(event: FetchEvent, client: string, owner: Promise<Owner | undefined>): void {
  const safe = owner.catch(() => undefined);
  owners.set(client, safe);
  event.waitUntil(safe.then((found) => found && kept.setOwner(client, found)));
}

const versionOf = (path: string): VersionPath | undefined =>
  VERSIONS.filter(({path: own}) => own === '' || path === own || path.startsWith(`${own}/`)).sort(
    (one, other) => other.path.length - one.path.length,
  )[0];

/** All copies, that of an address's version first. */
async function copiesFor(path: string): Promise<Kept[]> {
  const copies = await kept.all();
  const own = versionOf(path)?.version;
  return copies.sort((one, other) => Number(other.version === own) - Number(one.version === own));
}

/** The same page under the other spellings of its path. */
function spellings(path: string): string[] {
  const plain = path.replace(/(?:(?:^|\/)index)?\.html$/, '').replace(/\/$/, '');
  return [path, plain, plain === '' ? '' : `${plain}/`];
}

async function stored(cache: string, path: string): Promise<Response | undefined> {
  return (await caches.has(cache)) ? (await caches.open(cache)).match(BASE_URL + path) : undefined;
}

/** A page from a copy; the page about missing pages when the copy should have it and does not. */
async function pageFromCopy(event: FetchEvent, url: URL, path: string): Promise<Response> {
  const copies = await copiesFor(path);
  const asked = spellings(path);
  for (const {cache, files} of copies) {
    const found = asked.find((each) => Object.hasOwn(files, each) && each !== notFoundFile);
    if (found !== undefined && found !== path) {
      return Response.redirect(BASE_URL + found + url.search);
    }
    const response = found === undefined ? undefined : await stored(cache, found);
    if (response) {
      setOwner(event, event.resultingClientId, Promise.resolve({cache, isFromCopy: true}));
      return response;
    }
  }
  const version = versionOf(path);
  const own = copies.find((copy) => copy.version === version?.version);
  const missing = own && (await stored(own.cache, notFoundFile));
  if (own && missing) {
    setOwner(event, event.resultingClientId, Promise.resolve({cache: own.cache, isFromCopy: true}));
    return new Response(missing.body, {status: 404, headers: missing.headers});
  }
  return sayNotKept(version, copies, VERSIONS, BASE_URL);
}

/** The copy that has the very page that the network has sent. */
async function ownerOfSent(response: Response, path: string): Promise<Owner | undefined> {
  const hash = await hashOf(await response.arrayBuffer());
  const copy = (await copiesFor(path)).find(({files}) => files[path] === hash);
  return copy && {cache: copy.cache, isFromCopy: false};
}

/** Rejects when the network is slow and the page is kept. */
async function unlessKept(path: string): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, patience));
  const asked = spellings(path);
  if ((await kept.all()).some(({files}) => asked.some((each) => Object.hasOwn(files, each)))) {
    throw new Error('The network is too slow.');
  }
  return new Promise(() => undefined);
}

async function page(event: FetchEvent, url: URL, path: string): Promise<Response> {
  try {
    const response = await Promise.race([fetch(event.request), unlessKept(path)]);
    if (response.status === 200) {
      setOwner(event, event.resultingClientId, ownerOfSent(response.clone(), path));
    }
    return response;
  } catch {
    return pageFromCopy(event, url, path);
  } finally {
    const open = scope.clients.matchAll({includeUncontrolled: true, type: 'all'});
    event.waitUntil(
      open.then((clients) => kept.tidy(new Set([event.resultingClientId, ...clients.map(({id}) => id)]))),
    );
  }
}

/** From the copies, for what is the same in all of them. */
async function hashedFromAny(path: string): Promise<Response | undefined> {
  for (const {cache} of isHashed(path) ? await copiesFor(path) : []) {
    const response = await stored(cache, path);
    if (response) {
      return response;
    }
  }
  return undefined;
}

const fromCopy = async ({cache}: Owner, path: string): Promise<Response | undefined> =>
  (await stored(cache, path)) ?? hashedFromAny(path);

async function file(event: FetchEvent, path: string): Promise<Response> {
  const owner = await ownerOf(event.clientId);
  if (owner?.isFromCopy) {
    return (await fromCopy(owner, path)) ?? fetch(event.request);
  }
  try {
    return await fetch(event.request);
  } catch (error) {
    const response = owner && (await fromCopy(owner, path));
    if (response) {
      return response;
    }
    throw error;
  }
}

async function frame(request: Request, path: string): Promise<Response> {
  try {
    return sandboxed(await fetch(request));
  } catch (error) {
    const response = await hashedFromAny(path);
    if (response) {
      return sandboxed(response);
    }
    throw error;
  }
}

scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('fetch', (event) => {
  const {request} = event;
  const url = new URL(request.url);
  if (
    request.method !== 'GET' ||
    url.origin !== location.origin ||
    !url.pathname.startsWith(BASE_URL) ||
    request.headers.has(networkOnly)
  ) {
    return;
  }
  const path = url.pathname.slice(BASE_URL.length);
  if (request.mode === 'navigate') {
    if (request.destination === 'document') {
      event.respondWith(page(event, url, path));
    } else if (isFrame(path)) {
      event.respondWith(frame(request, path));
    }
    return;
  }
  // The worker of the search belongs where its page does.
  if (request.destination === 'worker' && event.resultingClientId) {
    setOwner(event, event.resultingClientId, ownerOf(event.clientId));
  }
  event.respondWith(file(event, path));
});
