import type {Declarations, FromWorker, ToWorker, TypeUrls} from './messages';
import {Reference, type ReferenceFile} from './reference';
import {TypeService} from './service';

/** The service for the declarations that were asked for last: others would only take up memory. */
let current: {key: string; service: Promise<TypeService>} | undefined;

async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  // A host can answer with a page where a file is missing.
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) {
    throw new Error(`${url}: ${response.status}`);
  }
  return (await response.json()) as T;
}

async function startService({declarations, reference}: TypeUrls): Promise<TypeService> {
  const service = new TypeService(await Promise.all(declarations.map((url) => fetchJson<Declarations>(url))));
  // Types can do without it.
  fetchJson<ReferenceFile>(reference).then(
    (file) => (service.reference = new Reference(file)),
    () => undefined,
  );
  return service;
}

function serviceFor(urls: TypeUrls): Promise<TypeService> {
  const key = urls.declarations.join(' ');
  if (current?.key !== key) {
    current?.service.then(
      (service) => service.close(),
      () => undefined,
    );
    const service = startService(urls);
    current = {key, service};
    service.catch(() => {
      // The next question tries again.
      current = current?.service === service ? undefined : current;
    });
  }
  return current.service;
}

async function answer({id, urls, files, question}: ToWorker): Promise<FromWorker> {
  try {
    const service = await serviceFor(urls);
    service.setFiles(files);
    return {id, answer: service.answer(question)};
  } catch {
    return {id};
  }
}

addEventListener('message', ({data}: MessageEvent<ToWorker>) => {
  void answer(data).then((message) => postMessage(message));
});
