import type {DocSearchHit} from '@docsearch/react';
import {escape as escapeHtml} from 'html-escaper';

const levels = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2', 'lvl1'] as const;

/**
 * Turns a hit in text into a hit of its heading, below which the sentence that
 * answers is shown (see `Hit`). DocSearch itself would show the text alone, and
 * it stores a hit in text neither as a recent nor as a favorite search.
 */
export function asHeadingHit(hit: DocSearchHit): DocSearchHit {
  const level = levels.find((name) => hit.hierarchy[name]);
  if (hit.type !== 'content' || !level) {
    return hit;
  }
  // The result is the same for each text below a heading, so that it is stored once.
  return {...hit, type: level, objectID: hit.objectID.replace(/:content:\d+$/, '')};
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
