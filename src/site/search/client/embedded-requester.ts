import {manifestFile} from '../engine/index-format';
import type {FromWorker, ToWorker} from './messages';

/** What the official search client expects of its transport; see `@algolia/client-common`. */
export type Requester = {
  send: (request: {data?: string | Uint8Array}) => Promise<{status: number; content: string; isTimedOut: boolean}>;
};

type Waiting = Map<number, (response: FromWorker) => void>;

function startWorker(waiting: Waiting, onFailure: () => void): Worker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  worker.addEventListener('message', ({data}: MessageEvent<FromWorker>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    worker.terminate();
    // The next query starts another.
    onFailure();
    // Without a message, its script could not be loaded, and the browser has said so.
    const message = event.message
      ? `The search worker failed: ${event.message}`
      : 'The search worker could not be started.';
    if (event.message) {
      console.error(message);
    }
    const content = JSON.stringify({message, status: 500});
    waiting.forEach((resolve, id) => resolve({id, status: 500, content}));
    waiting.clear();
  });
  return worker;
}

/** The manifest of the index; when it cannot be had, the worker tries again and says why. */
async function fetchManifest(baseUrl: string): Promise<string | undefined> {
  try {
    const response = await fetch(baseUrl + manifestFile);
    const isJson = response.headers.get('content-type')?.includes('json');
    return response.ok && isJson ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A transport that asks the embedded engine in its worker instead of a service.
 * The worker is started by the first request and kept for the session; its first
 * message brings the manifest, fetched while the worker was loading.
 *
 * @param baseUrl - the base URL of the site, below which the index lies
 */
export function embeddedRequester(baseUrl: string): Requester {
  const waiting: Waiting = new Map();
  let started: {worker: Worker; manifest: Promise<string | undefined>; isManifestSent: boolean} | undefined;
  let lastId = 0;
  return {
    async send({data}) {
      started ??= {
        worker: startWorker(waiting, () => (started = undefined)),
        manifest: fetchManifest(baseUrl),
        isManifestSent: false,
      };
      lastId += 1;
      const {worker, manifest, isManifestSent} = started;
      started.isManifestSent = true;
      const message: ToWorker = {id: lastId, body: String(data ?? ''), baseUrl};
      const {status, content} = await new Promise<FromWorker>((resolve) => {
        waiting.set(message.id, resolve);
        void manifest.then((text) => worker.postMessage(isManifestSent ? message : {...message, manifest: text}));
      });
      return {status, content, isTimedOut: false};
    },
  };
}
