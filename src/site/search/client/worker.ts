import {answer, indexesFor} from '../engine/answer';
import {SearchIndex} from '../engine/search-index';
import {
  type IndexLocation,
  type IndexManifest,
  manifestFile,
  parseContent,
  parseManifest,
  parseTitles,
} from '../engine/index-format';
import {BadRequest, type QueriesResponse, readBody} from '../engine/algolia-protocol';
import type {FromWorker, ToWorker} from './messages';

/** An index on its way from the site into memory. */
type Loading = {
  location: IndexLocation;
  titles: Promise<SearchIndex>;
  /** Settles when the text is searched, too. */
  content: Promise<void>;
};

let baseUrl = '/';
let manifest: Promise<IndexManifest> | undefined;
const loading = new Map<string, Loading>();

/** A file that the site does not have. */
class NotFound extends Error {}

/** @throws when the site cannot be reached or answers with something else than JSON */
async function fetchJson(file: string): Promise<string> {
  const response = await fetch(baseUrl + file);
  if (response.status === 404 || !response.headers.get('content-type')?.includes('json')) {
    throw new NotFound(`${file} is not there.`);
  }
  if (!response.ok) {
    throw new Error(`${file}: the site answered with status ${response.status}.`);
  }
  return response.text();
}

function loadManifest(given: string | undefined): Promise<IndexManifest> {
  manifest ??= (given === undefined ? fetchJson(manifestFile) : Promise.resolve(given)).then((json) =>
    parseManifest(json, manifestFile),
  );
  // A failure is forgotten, so that the next query tries again.
  manifest.catch(() => (manifest = undefined));
  return manifest;
}

/** How long a query that the titles can answer waits for the text, in ms. */
const patience = 60;

const delay = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Lets a query that came meanwhile be answered. */
const pause = () => delay(0);

function load(location: IndexLocation): Loading {
  const known = loading.get(location.titles);
  if (known) {
    return known;
  }
  const titles = fetchJson(location.titles).then((json) => new SearchIndex(parseTitles(json, location.titles)));
  const content = titles.then(async (index) => {
    const json = await fetchJson(location.content);
    await index.addContent(parseContent(json, location.content, index.titles), pause);
  });
  const entry = {location, titles, content};
  loading.set(location.titles, entry);
  const forget = () => {
    loading.delete(location.titles);
    // A file that is gone: the site was published anew, and its manifest names others.
    manifest = undefined;
  };
  titles.catch(forget);
  content.catch(forget);
  Promise.all([titles, content])
    .then(([index]) => index.prepareMeanings(pause))
    .catch(() => undefined);
  return entry;
}

/** Do the titles alone answer each query of the response, or is the text needed? */
function isEnough(response: QueriesResponse, index: SearchIndex): boolean {
  return response.results.every(({query, hits}) => {
    const best = index.search(query).results[0];
    return hits.length > 0 && best !== undefined && best.coverage > 0.99;
  });
}

/** Marks an answer as an early one. Once the text of the pages is loaded, there may be more and better hits. */
const asEarly = ({results}: QueriesResponse): QueriesResponse => ({
  results: results.map((result) => ({...result, exhaustiveNbHits: false})),
});

async function answerBody(body: string, givenManifest: string | undefined): Promise<QueriesResponse> {
  const parsed: unknown = JSON.parse(body);
  const {indexes} = await loadManifest(givenManifest);
  const needed = new Map<string, Loading>();
  for (const request of readBody(parsed).requests) {
    for (const location of indexesFor(request, indexes)) {
      needed.set(location.titles, load(location));
    }
  }
  const loaded = await Promise.all(
    [...needed.values()].map(async ({location, titles}) => ({...location, index: await titles})),
  );
  const now = () => performance.now();
  const content = Promise.all([...needed.values()].map((each) => each.content));
  // Where nobody waits for it, its failure is reported by the next query.
  content.catch(() => undefined);
  await Promise.race([content, delay(patience)]).catch(() => undefined);
  const first = answer(parsed, loaded, now);
  // All pages of one answer come from the same index.
  const isPaged = readBody(parsed).requests.some(({page}) => page !== undefined);
  if (loaded.every(({index}) => index.hasContent)) {
    return first;
  }
  if (!isPaged && loaded.every(({index}) => index.hasContent || isEnough(first, index))) {
    return asEarly(first);
  }
  await content;
  return answer(parsed, loaded, now);
}

function statusOf(error: unknown): number {
  if (error instanceof BadRequest || error instanceof SyntaxError) {
    return 400;
  }
  return error instanceof NotFound ? 404 : 500;
}

function reply(message: FromWorker): void {
  postMessage(message);
}

addEventListener('message', ({data}: MessageEvent<ToWorker>) => {
  baseUrl = data.baseUrl;
  answerBody(data.body, data.manifest).then(
    (response) => reply({id: data.id, status: 200, content: JSON.stringify(response)}),
    (error: unknown) => {
      const status = statusOf(error);
      const message = error instanceof Error ? error.message : String(error);
      reply({id: data.id, status, content: JSON.stringify({message, status})});
    },
  );
});
