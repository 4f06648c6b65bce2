import {type Highlighted, highlight, Matcher, snippet, type Tags} from './highlight';
import type {Ranked} from './rank';
import {sentenceSnippet} from './sentence';
import {type Level, levels, type SearchRecord} from './record';
import type {SearchIndex} from './search-index';
import type {Section} from './section';
import type {IndexLocation} from './index-format';
import {
  type HighlightResult,
  type Hit,
  passes,
  type QueriesResponse,
  type QueryRequest,
  type QueryResult,
  readBody,
  readParameters,
} from './algolia-protocol';

/**
 * Which index a query is for: the first that its filters allow. A query is
 * answered by one version only, by the default one when its filters do not say.
 */
export function indexFor<T extends Pick<IndexLocation, 'language' | 'docusaurus_tag' | 'version' | 'isDefault'>>(
  request: QueryRequest,
  indexes: readonly T[],
): T | undefined {
  const {facetFilters} = readParameters(request);
  const allowed = indexes.filter((index) =>
    passes(facetFilters, (facet) =>
      facet === 'language' || facet === 'docusaurus_tag' || facet === 'version' ? index[facet] : undefined,
    ),
  );
  return allowed.find((index) => index.isDefault) ?? allowed[0];
}

function hierarchyOf(section: Section): Record<Level, string | null> {
  const own = section.level === 1 ? [] : [...section.headings, section.title];
  const all = [section.group, section.page.title, ...own];
  return Object.fromEntries(levels.map((level, i) => [level, all[i] ?? null])) as Record<Level, string | null>;
}

function recordOf({section, isInText}: Ranked, index: SearchIndex): SearchRecord {
  const isContent = isInText && section.content + section.cells !== '';
  const place = section.anchor ? `${section.path}#${section.anchor}` : section.path;
  const base = section.kind === 'error' ? `${place}:error:${section.id}` : place;
  return {
    objectID: isContent ? `${base}:content:0` : base,
    url: section.url,
    url_without_anchor: section.page.url,
    anchor: section.anchor,
    type: isContent ? 'content' : (`lvl${section.level}` as SearchRecord['type']),
    hierarchy: hierarchyOf(section),
    content: section.content || null,
    cells: [],
    language: index.titles.language,
    docusaurus_tag: index.titles.docusaurus_tag,
    version: index.titles.version,
    edition: section.edition,
    kind: section.kind,
    signature: section.signature,
    member: section.isMember ? section.title : null,
    keywords: [...section.keywords],
    identifiers: [],
    defines: [],
    weight: {pageRank: 0, level: 0, position: 0},
  };
}

/** Keeps what `attributesToRetrieve` names; `hierarchy.lvl1` keeps one level. */
function retrieve(record: SearchRecord, attributes: readonly string[] | undefined): Partial<SearchRecord> {
  if (!attributes || attributes.includes('*')) {
    return record;
  }
  const entries = Object.entries(record).filter(([name]) => name === 'objectID' || attributes.includes(name));
  const hierarchy = Object.entries(record.hierarchy).filter(([level]) => attributes.includes(`hierarchy.${level}`));
  return {
    ...Object.fromEntries(entries),
    ...(hierarchy.length > 0 && {hierarchy: Object.fromEntries(hierarchy)}),
  } as Partial<SearchRecord>;
}

type Marker = (text: string, attribute: string) => Highlighted | undefined;

function markAll(record: SearchRecord, marker: Marker): HighlightResult {
  const hierarchy: HighlightResult['hierarchy'] = {};
  for (const level of levels) {
    const text = record.hierarchy[level];
    const marked = text === null ? undefined : marker(text, `hierarchy.${level}`);
    if (marked) {
      hierarchy[level] = marked;
    }
  }
  const content = record.content === null ? undefined : marker(record.content, 'content');
  return content ? {hierarchy, content} : {hierarchy};
}

/** As {@link markAll}; a section that is only a table has a sentence, too. */
function snippetOf(record: SearchRecord, {cells}: Section, marker: Marker): HighlightResult {
  return markAll(record.content === null && cells ? {...record, content: ''} : record, marker);
}

function snippetLengths(attributes: readonly string[]): (attribute: string) => number | undefined {
  const lengths = new Map(
    attributes.map((attribute) => {
      const [name = '', words] = attribute.split(':');
      return [name, Number(words) || 10];
    }),
  );
  return (attribute) => lengths.get(attribute) ?? lengths.get('*');
}

/**
 * Answers one query of the protocol.
 *
 * @throws BadRequest when a parameter has a value that the protocol does not allow
 */
function answerQuery(request: QueryRequest, index: SearchIndex | undefined, now = () => 0): QueryResult {
  const begin = now();
  const parameters = readParameters(request);
  const {query, facetFilters, hitsPerPage, page} = parameters;
  const valueOf = (section: Section) => (facet: string) => {
    switch (facet) {
      case 'edition':
        return section.edition;
      case 'type':
        return `lvl${section.level}`;
      default:
        return undefined;
    }
  };
  const found = index?.search(query, (section) => passes(facetFilters, valueOf(section)));
  const results = found?.results ?? [];
  const matcher = new Matcher(found?.query.alternatives ?? []);
  const tags: Tags = {pre: parameters.highlightPreTag, post: parameters.highlightPostTag};
  const lengthOf = snippetLengths(parameters.attributesToSnippet);
  const hits = results.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((result): Hit => {
    const record = recordOf(result, index as SearchIndex);
    return {
      ...retrieve(record, parameters.attributesToRetrieve),
      objectID: record.objectID,
      _highlightResult: markAll(record, (text) => highlight(text, matcher, tags)),
      _snippetResult: snippetOf(record, result.section, (text, attribute) => {
        const length = lengthOf(attribute);
        if (length === undefined) {
          return undefined;
        }
        const ellipsis = parameters.snippetEllipsisText;
        return attribute === 'content'
          ? sentenceSnippet(result.section, matcher, tags, length, ellipsis)
          : snippet(text, matcher, tags, length, ellipsis);
      }),
    };
  });
  return {
    hits,
    nbHits: results.length,
    page,
    nbPages: hitsPerPage > 0 ? Math.ceil(results.length / hitsPerPage) : 0,
    hitsPerPage,
    exhaustiveNbHits: true,
    query,
    params: '',
    index: request.indexName,
    processingTimeMS: Math.round(now() - begin),
  };
}

/**
 * Answers the body of `POST /1/indexes/*\/queries`.
 *
 * @param body - parsed; `{requests: [...]}`, or the list itself
 * @param indexes - the indexes that are loaded
 * @throws BadRequest when the body is not of the protocol
 */
export function answer(
  body: unknown,
  indexes: readonly (IndexLocation & {index?: SearchIndex})[],
  now?: () => number,
): QueriesResponse {
  const {requests} = readBody(body);
  return {results: requests.map((request) => answerQuery(request, indexFor(request, indexes)?.index, now))};
}
