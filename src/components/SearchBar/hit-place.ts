import type {DocSearchHit} from '@docsearch/react';
import {escape as escapeHtml} from 'html-escaper';

const levels = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2', 'lvl1'] as const;

/**
 * Turns a hit in text into a hit of its heading that still shows the text, and
 * below it the page and the heading. DocSearch itself names only the page, and
 * it stores a hit in text neither as a recent nor as a favorite search.
 */
export function asHeadingHit(hit: DocSearchHit): DocSearchHit {
  const level = levels.find((name) => hit.hierarchy[name]);
  const {lvl1, ...marked} = hit._highlightResult.hierarchy;
  if (hit.type !== 'content' || !level) {
    return hit;
  }
  // The result is the same for each text below a heading, so that it is stored once.
  const place = {...hit, type: level, objectID: hit.objectID.replace(/:content:\d+$/, '')};
  if (level === 'lvl1') {
    return place;
  }
  const path = {...lvl1, value: `${lvl1.value} › ${marked[level].value}`};
  const hierarchy = {...hit._snippetResult.hierarchy, lvl1: path, [level]: hit._snippetResult.content ?? marked[level]};
  return {...place, _snippetResult: {...hit._snippetResult, hierarchy}};
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
