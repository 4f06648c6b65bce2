import {escape as escapeHtml} from 'html-escaper';
import type {Highlighted} from '../engine/highlight';
import type {HighlightResult, QueriesResponse} from '../engine/algolia-protocol';

/** Escapes all markup but the marks of matches. */
function escapeTexts({value, ...rest}: Highlighted): Highlighted {
  return {...rest, value: escapeHtml(value).replace(/&lt;(\/?)mark&gt;/g, '<$1mark>')};
}

function escapeAll(result: HighlightResult | undefined): HighlightResult {
  const entries = Object.entries(result?.hierarchy ?? {}).map(([level, value]) => [level, escapeTexts(value)] as const);
  return {
    hierarchy: Object.fromEntries(entries),
    ...(result?.content && {content: escapeTexts(result.content)}),
  };
}

/**
 * Escapes the highlighted texts of a response. The hosted service hands out the
 * text of records as it is, DocSearch writes it into the page as HTML.
 */
export function escapeHits(response: QueriesResponse): QueriesResponse {
  return {
    ...response,
    results: response.results.map((result) => ({
      ...result,
      hits: result.hits.map((hit) => ({
        ...hit,
        _highlightResult: escapeAll(hit._highlightResult),
        _snippetResult: escapeAll(hit._snippetResult),
      })),
    })),
  };
}
