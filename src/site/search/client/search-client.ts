import {liteClient, type LiteClient} from 'algoliasearch/lite';
import type {QueriesResponse, QueryRequest} from '../engine/algolia-protocol';
import {embeddedRequester} from './embedded-requester';
import {escapeHits} from './escape-hits';
import {hostsCache} from './hosts-cache';

export type {Hit, QueryResult} from '../engine/algolia-protocol';
export type {Kind} from '../engine/kind';

/** What the search client needs to know of the site. */
export type SearchSettings = {
  appId: string;
  apiKey: string;
  /** The base URL of the site. */
  baseUrl: string;
  /** Hosts to ask in place of the service's own; in hosted mode only. */
  hosts?: {url: string; accept: 'readWrite'; protocol: 'http' | 'https'}[];
  isHosted: boolean;
};

/** The part of the official client that DocSearch and the search page use. */
export type SearchClient = Pick<LiteClient, 'search' | 'addAlgoliaAgent' | 'transporter'> & {
  query: (requests: QueryRequest[]) => Promise<QueriesResponse>;
};

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;

/** Keeps nothing: the worker is fast, and its answers become better when the text is loaded. */
const noCache: NonNullable<ClientOptions['responsesCache']> = {
  get: (_key, defaultValue) => defaultValue(),
  set: (_key, value) => Promise.resolve(value),
  delete: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};

function optionsOf({isHosted, hosts, appId, baseUrl}: SearchSettings): ClientOptions {
  if (isHosted) {
    return {hostsCache: hostsCache(appId), ...(hosts && {hosts})};
  }
  return {
    requester: embeddedRequester(baseUrl),
    responsesCache: noCache,
    requestsCache: noCache,
    hostsCache: noCache,
    hosts: [{url: 'embedded', accept: 'readWrite', protocol: 'https'}],
  };
}

let client: SearchClient | undefined;

/**
 * The search client of the site: the official one, over the network or, by
 * default, over the engine that is part of the site. One client serves the
 * modal and the search page.
 *
 * @throws "`appId` is missing.", "`apiKey` is missing."
 */
export function searchClient(settings: SearchSettings): SearchClient {
  if (!client) {
    const official = liteClient(settings.appId, settings.apiKey, optionsOf(settings));
    const query: SearchClient['query'] = async (requests) => {
      const response = (await official.search({requests} as Parameters<LiteClient['search']>[0])) as QueriesResponse;
      return settings.isHosted ? escapeHits(response) : response;
    };
    client = {
      addAlgoliaAgent: (segment, version) => official.addAlgoliaAgent(segment, version),
      transporter: official.transporter,
      // DocSearch sends one list of requests, as `{requests}`.
      search: ((parameters: {requests: QueryRequest[]}) => query(parameters.requests)) as LiteClient['search'],
      query,
    };
  }
  return client;
}
