import {escape as escapeHtml} from 'html-escaper';
import type {Highlighted} from '../engine/highlight';
import type {HighlightResult, Hit, QueriesResponse} from '../engine/algolia-protocol';
import {type PlainHit, readPlainHit} from './plain-hit';

/** Escapes all markup but the marks of matches. */
function escapeTexts({value, ...rest}: Highlighted): Highlighted {
  return {...rest, value: escapeHtml(value).replace(/&lt;(\/?)mark&gt;/g, '<$1mark>')};
}

function escapeAll(result: HighlightResult | undefined): HighlightResult {
  const entries = Object.entries(result?.hierarchy ?? {})
    .filter(([, text]) => typeof text?.value === 'string')
    .map(([level, text]) => [level, escapeTexts(text)] as const);
  return {
    hierarchy: Object.fromEntries(entries),
    ...(typeof result?.content?.value === 'string' && {content: escapeTexts(result.content)}),
  };
}

/** The titles of a hit that comes without marks. */
function plainTitles(hierarchy: PlainHit['hierarchy']): HighlightResult['hierarchy'] {
  const titles = Object.entries(hierarchy).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return Object.fromEntries(titles.map(([level, value]) => [level, {value, matchLevel: 'none', matchedWords: []}]));
}

function readHit(value: unknown): Hit | undefined {
  const plain = readPlainHit(value);
  // Records have whole addresses, which the theme turns into paths of the site.
  if (!plain || !URL.canParse(plain.url)) {
    return undefined;
  }
  const {_highlightResult: marked, _snippetResult: snippet} = value as Partial<Hit>;
  const hasTitles = Object.keys(marked?.hierarchy ?? {}).length > 0;
  return {
    ...(plain as unknown as Hit),
    _highlightResult: escapeAll(hasTitles ? marked : {hierarchy: plainTitles(plain.hierarchy)}),
    _snippetResult: escapeAll(snippet),
  };
}

/**
 * Reads a response of the hosted service: leaves out records that cannot be
 * shown, so that one of them does not end the search, and escapes highlighted
 * texts. The service hands out the text of records as it is, DocSearch writes it
 * into the page as HTML.
 *
 * @throws when the response holds no lists of hits
 */
export function escapeHits(response: QueriesResponse): QueriesResponse {
  return {
    ...response,
    results: response.results.map((result) => {
      const hits = result.hits.flatMap((hit) => readHit(hit) ?? []);
      if (hits.length < result.hits.length) {
        console.info(`The search left out ${result.hits.length - hits.length} malformed results.`);
      }
      return {...result, hits};
    }),
  };
}
