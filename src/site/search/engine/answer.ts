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

type Selected = Pick<IndexLocation, 'language' | 'docusaurus_tag' | 'version' | 'pluginId' | 'isDefault'>;

/**
 * Which indexes a query is for: of each docs plugin, one that its filters allow.
 * Versions are never mixed. When the filters allow several, the default one answers.
 */
export function indexesFor<T extends Selected>(request: QueryRequest, indexes: readonly T[]): T[] {
  const {facetFilters} = readParameters(request);
  const allowed = indexes.filter((index) =>
    passes(facetFilters, (facet) =>
      facet === 'language' || facet === 'docusaurus_tag' || facet === 'version' ? index[facet] : undefined,
    ),
  );
  const ofPlugins = new Map<string | undefined, T>();
  for (const index of allowed) {
    const known = ofPlugins.get(index.pluginId);
    if (!known || (index.isDefault && !known.isDefault)) {
      ofPlugins.set(index.pluginId, index);
    }
  }
  return [...ofPlugins.values()];
}

/** What one index has found. */
type Found = {index: SearchIndex; result: Ranked; matcher: Matcher};

/** Puts what several indexes have found into one order, by the scores. The order of each index stays. */
function merged(lists: readonly (readonly Found[])[]): readonly Found[] {
  if (lists.length < 2) {
    return lists[0] ?? [];
  }
  const places = lists.map(() => 0);
  const all: Found[] = [];
  for (;;) {
    const next = lists.map((list, i) => list[places[i] as number]);
    const best = Math.max(...next.map((found) => found?.result.score ?? -Infinity));
    const i = next.findIndex((found) => found?.result.score === best);
    const found = next[i];
    if (!found) {
      return all;
    }
    all.push(found);
    places[i] = (places[i] as number) + 1;
  }
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
    messages: [...section.messages],
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
function answerQuery(request: QueryRequest, indexes: readonly SearchIndex[], now = () => 0): QueryResult {
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
  const results = merged(
    indexes.map((index) => {
      const found = index.search(query, (section) => passes(facetFilters, valueOf(section)));
      const matcher = new Matcher(found.query.alternatives);
      return found.results.map((result) => ({index, result, matcher}));
    }),
  );
  const tags: Tags = {pre: parameters.highlightPreTag, post: parameters.highlightPostTag};
  const lengthOf = snippetLengths(parameters.attributesToSnippet);
  const hits = results.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map(({index, result, matcher}): Hit => {
    const record = recordOf(result, index);
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
  const indexesOf = (request: QueryRequest) => indexesFor(request, indexes).flatMap(({index}) => index ?? []);
  return {results: requests.map((request) => answerQuery(request, indexesOf(request), now))};
}
