import {isDeepStrictEqual} from 'node:util';
import type {IndexSettings, SynonymHit} from 'algoliasearch';
import type {SearchRecord} from '../../site/search/engine/record';

/** What an index of the hosted service holds, without its query rules. */
export type IndexContent = {
  records: readonly SearchRecord[];
  settings: IndexSettings;
  synonyms: readonly SynonymHit[];
};

/** What the service answers for settings that nobody gave, where that is not empty. */
const defaults: Record<string, unknown> = {
  advancedSyntaxFeatures: ['exactPhrase', 'excludeWords'],
  alternativesAsExact: ['ignorePlurals', 'singleWordSynonym'],
  decompoundQuery: true,
  enableRules: true,
  exactOnSingleWordQuery: 'attribute',
  maxFacetHits: 10,
  maxValuesPerFacet: 100,
  mode: 'keywordSearch',
  paginationLimitedTo: 1000,
  queryType: 'prefixLast',
  relevancyStrictness: 100,
  responseFields: ['*'],
  sortFacetValuesBy: 'count',
  typoTolerance: true,
};

/** Kept by the service when an index is moved onto another, or its own. */
const notOurs = new Set(['primary', 'replicas', 'version']);

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || value === false || isDeepStrictEqual(value, []);

/** Without what the service adds to an answer, such as `_highlightResult`. */
function own<T extends object>(item: T): Partial<T> {
  return Object.fromEntries(Object.entries(item).filter(([name]) => !name.startsWith('_'))) as Partial<T>;
}

type Identified = {objectID: string};

function compareLists<T extends Identified>(before: readonly T[], after: readonly T[]) {
  const old = new Map(before.map((item) => [item.objectID, item]));
  const current = new Set(after.map(({objectID}) => objectID));
  return {
    added: after.filter(({objectID}) => !old.has(objectID)),
    removed: before.filter(({objectID}) => !current.has(objectID)),
    changed: after.filter((item) => {
      const previous = old.get(item.objectID);
      return previous !== undefined && !isDeepStrictEqual(own(previous), own(item));
    }),
  };
}

/** How many items of a list are named; the others are counted. */
const namedItems = 10;

function describeList<T extends Identified>(noun: string, before: readonly T[], after: readonly T[]): string[] {
  const changes = Object.entries(compareLists(before, after));
  const counts = changes.map(([kind, items]) => `${items.length} ${kind}`).join(', ');
  return [
    `${noun}: ${counts}, ${after.length} in all`,
    ...changes.flatMap(([kind, items]) => [
      ...items.slice(0, namedItems).map(({objectID}) => `  ${kind} ${objectID}`),
      ...(items.length > namedItems ? [`  ${kind} ${items.length - namedItems} more`] : []),
    ]),
  ];
}

function describeSettings(before: IndexSettings, after: IndexSettings): string[] {
  const old = before as Record<string, unknown>;
  const current = after as Record<string, unknown>;
  const text = (value: unknown) => (value === undefined ? 'not set' : JSON.stringify(value));
  const given = Object.keys(current)
    .filter((name) => !isDeepStrictEqual(old[name], current[name]))
    .map((name) => `  ${name}: ${text(old[name])} -> ${text(current[name])}`);
  const dropped = Object.entries(old)
    .filter(([name, value]) => !Object.hasOwn(current, name) && !notOurs.has(name) && !isEmpty(value))
    .filter(([name, value]) => !isDeepStrictEqual(value, defaults[name]))
    .map(([name, value]) => `  ${name}: ${text(value)} -> the default of the service`);
  const all = [...given, ...dropped];
  return [`Settings: ${all.length} changed`, ...all];
}

/** Says in lines what is different between the present content of an index and a new one. */
export function describeChanges(before: IndexContent, after: IndexContent): string[] {
  return [
    ...describeList('Records', before.records, after.records),
    ...describeSettings(before.settings, after.settings),
    ...describeList('Synonyms', before.synonyms, after.synonyms),
  ];
}

/**
 * Names in lines what an index lacks of what was written to it. How the service
 * keeps a setting is its own affair: only one that is not there counts.
 */
export function describeMissing(found: IndexContent, written: IndexContent): string[] {
  const lacks = (noun: string, items: readonly Identified[]): string[] =>
    items.length > 0 ? [`${items.length} ${noun}, ${items[0]?.objectID} first`] : [];
  const settings = found.settings as Record<string, unknown>;
  return [
    ...lacks('records', compareLists<Identified>(found.records, written.records).added),
    ...lacks('synonyms', compareLists<Identified>(found.synonyms, written.synonyms).added),
    ...Object.entries(written.settings)
      .filter(([name, value]) => !isEmpty(value) && settings[name] === undefined)
      .map(([name]) => `the setting ${name}`),
  ];
}
