import type {DocSearchHit} from '@docsearch/react';
import {escapeHtml} from '@site/src/search/client/escape-hits';

/**
 * Lets a hit in text say below which heading it stands: DocSearch shows the
 * title of its page only.
 */
export function withPlace(hit: DocSearchHit): DocSearchHit {
  const {hierarchy} = hit._highlightResult;
  const headings = [hierarchy.lvl2, hierarchy.lvl3, hierarchy.lvl4, hierarchy.lvl5, hierarchy.lvl6].filter(Boolean);
  const heading = headings.at(-1);
  if (hit.type !== 'content' || !heading || !hierarchy.lvl1) {
    return hit;
  }
  const lvl1 = {...hierarchy.lvl1, value: `${hierarchy.lvl1.value} › ${heading.value}`};
  return {
    ...hit,
    _highlightResult: {...hit._highlightResult, hierarchy: {...hierarchy, lvl1}},
    _snippetResult: {...hit._snippetResult, hierarchy: {...hit._snippetResult.hierarchy, lvl1}},
  };
}

/**
 * Escapes the plain texts of a hit: DocSearch writes those of recent and
 * favorite searches, which have no marked ones, into the page as HTML.
 */
export function withEscapedTexts(hit: DocSearchHit): DocSearchHit {
  const titles = Object.entries(hit.hierarchy).map(([level, title]) => [level, title && escapeHtml(title)]);
  return {
    ...hit,
    hierarchy: Object.fromEntries(titles) as DocSearchHit['hierarchy'],
    content: hit.content && escapeHtml(hit.content),
  };
}
