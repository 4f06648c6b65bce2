import type {Level, SearchRecord} from './record';
import type {Highlighted} from './highlight';

/**
 * The wire protocol of the hosted search service, as far as DocSearch and the
 * search page use it: `POST /1/indexes/*\/queries`.
 *
 * @see https://www.algolia.com/doc/rest-api/search/search-multiple-queries
 */
export type QueriesBody = {requests: QueryRequest[]};

/** A facet filter: `attribute:value`, with a minus before the value to exclude it. */
export type FacetFilters = string | readonly (string | readonly string[])[];

export type QueryParameters = {
  query?: string;
  /** All of the list must hold; of a list within the list, one. */
  facetFilters?: FacetFilters;
  attributesToRetrieve?: string[];
  attributesToHighlight?: string[];
  /** `attribute:words`. */
  attributesToSnippet?: string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
  snippetEllipsisText?: string;
  hitsPerPage?: number;
  page?: number;
  filters?: string;
};

/** One query. Older clients send its parameters as `params`, written like the query of an address. */
export type QueryRequest = QueryParameters & {indexName: string; params?: string | QueryParameters};

export type HighlightResult = {hierarchy: Partial<Record<Level, Highlighted>>; content?: Highlighted};

export type Hit = Partial<Omit<SearchRecord, 'hierarchy'>> & {
  objectID: string;
  hierarchy?: Partial<SearchRecord['hierarchy']>;
  _highlightResult: HighlightResult;
  _snippetResult: HighlightResult;
};

/** The answer to one query. There is no `queryID`: nothing is recorded. */
export type QueryResult = {
  hits: Hit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  exhaustiveNbHits: boolean;
  query: string;
  params: string;
  index: string;
  processingTimeMS: number;
};

export type QueriesResponse = {results: QueryResult[]};

/** A request that the protocol does not allow; answered with status 400. */
export class BadRequest extends Error {}

const listParameters = [
  'facetFilters',
  'attributesToRetrieve',
  'attributesToHighlight',
  'attributesToSnippet',
] as const satisfies (keyof QueryParameters)[];

function fromParams(params: string): QueryParameters {
  const given = Object.fromEntries(new URLSearchParams(params));
  const result: Record<string, unknown> = {...given};
  for (const name of listParameters) {
    const value = given[name];
    if (value?.startsWith('[')) {
      try {
        result[name] = JSON.parse(value);
      } catch {
        throw new BadRequest(`Invalid value for "${name}" parameter, expected a JSON array.`);
      }
    }
  }
  for (const name of ['hitsPerPage', 'page'] as const) {
    if (given[name] !== undefined) {
      result[name] = Number(given[name]);
    }
  }
  return result;
}

function wholeNumber(value: unknown, name: string, otherwise: number, most: number): number {
  if (value === undefined || value === null) {
    return otherwise;
  }
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0) {
    throw new BadRequest(`Invalid value for "${name}" parameter, expected a non-negative integer.`);
  }
  return Math.min(number, most);
}

const maxQueryLength = 512;
const maxHitsPerPage = 1000;

/** The parameters of a query in one form, with the defaults of the service. */
export function readParameters({params, ...rest}: QueryRequest) {
  const given = {...(typeof params === 'string' ? fromParams(params) : params), ...rest};
  return {
    ...given,
    query: String(given.query ?? '').slice(0, maxQueryLength),
    hitsPerPage: wholeNumber(given.hitsPerPage, 'hitsPerPage', 20, maxHitsPerPage),
    page: wholeNumber(given.page, 'page', 0, Number.MAX_SAFE_INTEGER),
    highlightPreTag: given.highlightPreTag ?? '<em>',
    highlightPostTag: given.highlightPostTag ?? '</em>',
    snippetEllipsisText: given.snippetEllipsisText ?? '…',
    attributesToSnippet: given.attributesToSnippet ?? [],
  };
}

/** @throws BadRequest when the body holds no list of requests */
export function readBody(body: unknown): QueriesBody {
  const requests = Array.isArray(body) ? (body as unknown[]) : (body as {requests?: unknown} | null)?.requests;
  if (!Array.isArray(requests)) {
    throw new BadRequest('Expected "requests", a list of queries.');
  }
  return {requests: requests as QueryRequest[]};
}

/**
 * Does something with these facets pass the filters?
 *
 * @param valueOf - the value of a facet; `undefined` when it is not known here, which passes
 */
export function passes(
  filters: FacetFilters | undefined,
  valueOf: (facet: string) => string | null | undefined,
): boolean {
  const holds = (filter: string): boolean => {
    const colon = filter.indexOf(':');
    const value = valueOf(filter.slice(0, colon));
    const wanted = filter.slice(colon + 1);
    if (value === undefined) {
      return true;
    }
    return wanted.startsWith('-') ? value !== wanted.slice(1) : value === wanted;
  };
  const all = typeof filters === 'string' ? [filters] : (filters ?? []);
  return all.every((filter) => (typeof filter === 'string' ? holds(filter) : filter.some(holds)));
}
