import {unescape} from 'html-escaper';
import type * as z from 'zod';
import {answer} from '../../../site/search/engine/answer';
import type {Hit} from '../../../site/search/engine/algolia-protocol';
import {levels} from '../../../site/search/engine/record';
import type {LoadedIndex} from '../../search-quality/site-index';
import type {BuiltDocs} from '../docs-version';
import {merged, unreadClauses, withoutVersion} from '../long-query';
import {count, parameters, text, version} from './parameters';

export const searchParameters = parameters({
  query: text(
    'a question or a name',
    'What you need, in your own words ("drag elements out of a container"), the name of a member ("addCells"), or an error message. One need in two to eight words finds most. If the first results do not answer, ask again with the names and words that they use.',
  ),
  version,
  limit: count(50, 10, 'The largest number of results. The default is 10.'),
});

/** The hits of a query that is merged with others. */
const mergedHits = 50;

const ask = (index: LoadedIndex, query: string, hitsPerPage: number): {hits: Hit[]; nbHits: number} => {
  const request = {
    query,
    indexName: 'docs',
    hitsPerPage,
    attributesToSnippet: ['content:30'],
    highlightPreTag: '',
    highlightPostTag: '',
  };
  const {hits = [], nbHits = 0} = answer({requests: [request]}, [{...index, isDefault: true}]).results[0] ?? {};
  return {hits, nbHits};
};

/**
 * What the search of the site finds. The search reads the first words of a query only. The clauses beyond them are looked
 * up, too, unless the query is an error message that the search knows.
 */
function find(index: LoadedIndex, query: string, limit: number): {hits: Hit[]; nbHits: number} {
  const unread = unreadClauses(query);
  const whole = ask(index, query, unread.length > 0 ? mergedHits : limit);
  if (unread.length === 0 || whole.hits[0]?.kind === 'error') {
    return {hits: whole.hits.slice(0, limit), nbHits: whole.nbHits};
  }
  const lists = [whole, ...unread.map((clause) => ask(index, clause, mergedHits))].map(({hits}) => hits);
  const hits = merged(lists, ({objectID, url}) => url ?? objectID);
  return {hits: hits.slice(0, limit), nbHits: hits.length};
}

function line({hierarchy = {}, url, edition, _snippetResult: {content}}: Hit, index: number): string {
  const names = levels.slice(1).flatMap((level) => hierarchy[level] ?? []);
  const plus = edition === 'plus' ? ' (JointJS+)' : '';
  const sentence = content?.value ? `\n   ${unescape(content.value).replace(/\s+/g, ' ')}` : '';
  return `${index + 1}. [${names.join(' › ')}](${url})${plus}${sentence}`;
}

/**
 * Returns what the search of the site finds. For a query that the search reads to the end, the order is the same.
 *
 * @throws when the build has no index
 */
export async function search(
  docs: BuiltDocs,
  {query, version: label, limit}: z.infer<typeof searchParameters>,
): Promise<string> {
  const {index: load, label: own} = docs.version(label);
  const index = await load();
  if (!index) {
    throw new Error('This build has no search index: it was made for the hosted search. Call list_pages instead.');
  }
  const {hits, nbHits} = find(index, withoutVersion(query, own), limit);
  if (hits.length === 0) {
    return `Nothing was found for "${query}" in ${own}. Try fewer or different words, or call list_pages.`;
  }
  const shown = hits.length < nbHits ? `${hits.length} of ${nbHits} results` : `${nbHits} results`;
  return [`${shown} in ${own}:`, ...hits.map(line)].join('\n');
}
