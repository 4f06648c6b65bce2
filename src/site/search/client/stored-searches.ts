import {type PlainHit, readPlainHit} from './plain-hit';

/** Where DocSearch 3.9 keeps the searches of the reader. */
const keysOf = (indexName: string): string[] =>
  ['RECENT', 'FAVORITE'].map((kind) => `__DOCSEARCH_${kind}_SEARCHES__${indexName}`);

/** What stands in the storage has been escaped before it was stored. Markup in it is none of ours. */
const withoutMarkup = (text: string): string => text.replace(/</g, '&lt;').replace(/>/g, '&gt;');

function withoutMarkupInTexts(item: PlainHit): PlainHit {
  const titles = Object.entries(item.hierarchy).map(([level, title]) => [level, title && withoutMarkup(title)]);
  const {content} = item;
  return {
    ...item,
    hierarchy: Object.fromEntries(titles) as PlainHit['hierarchy'],
    ...(typeof content === 'string' && {content: withoutMarkup(content)}),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function mend(key: string): void {
  const text = localStorage.getItem(key);
  if (text === null) {
    return;
  }
  const stored = parse(text);
  const items = (Array.isArray(stored) ? (stored as unknown[]) : []).flatMap((item) => readPlainHit(item) ?? []);
  const mended = JSON.stringify(items.map(withoutMarkupInTexts));
  if (mended !== text) {
    console.info(`Stored searches that cannot be read were removed (${key}).`);
    localStorage.setItem(key, mended);
  }
}

/**
 * Removes what DocSearch cannot show from the recent and favorite searches in
 * the browser's storage. DocSearch shows every item as it is, titles as HTML,
 * and one malformed item would end the search with an error for good.
 *
 * @param indexName - part of the keys
 */
export function mendStoredSearches(indexName: string): void {
  try {
    keysOf(indexName).forEach(mend);
  } catch {
    // Storage is not available: DocSearch does without it.
  }
}
