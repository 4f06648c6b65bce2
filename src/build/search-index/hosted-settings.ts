import type {IndexSettings, SynonymHit} from 'algoliasearch';
import {levels} from '../../site/search/engine/record';
import {synonyms} from '../../site/search/engine/synonyms';

const headings = levels.slice(1).map((level) => `hierarchy.${level}`);
const texts = ['member', ...headings, 'hierarchy.lvl0', 'content'];

/**
 * The settings of the hosted index: those that DocSearch's crawler gives a site
 * of Docusaurus, with our own fields of a record added.
 *
 * @see https://www.algolia.com/doc/api-reference/settings-api-parameters
 */
export const hostedSettings: IndexSettings = {
  // Where a word is found counts by this order, as in the embedded engine (boosts.ts).
  searchableAttributes: [
    'unordered(member)',
    ...headings.map((heading) => `unordered(${heading})`),
    'unordered(keywords)',
    'unordered(messages)',
    'content',
    'unordered(cells)',
    'unordered(defines)',
    'unordered(identifiers)',
    'unordered(hierarchy.lvl0)',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'version', 'edition', 'kind', 'type'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'desc(weight.position)'],
  // A heading and the text below it lead to the same place: one result.
  distinct: true,
  attributeForDistinct: 'url',

  attributesToRetrieve: [
    'hierarchy',
    'content',
    'anchor',
    'url',
    'url_without_anchor',
    'type',
    'version',
    'edition',
    'kind',
    'signature',
    'member',
  ],
  attributesToHighlight: texts,
  attributesToSnippet: [...headings, 'content'].map((attribute) => `${attribute}:10`),
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  snippetEllipsisText: '…',
  hitsPerPage: 20,

  // `addCells` is found by "cells" too.
  camelCaseAttributes: ['member', 'hierarchy', 'content', 'identifiers', 'defines'],
  // JointJS+ is not JointJS, and mvc.$ is a name.
  separatorsToIndex: '+$',
  indexLanguages: ['en'],
  queryLanguages: ['en'],
  ignorePlurals: true,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  disableTypoToleranceOnAttributes: ['identifiers', 'defines'],
  attributeCriteriaComputedByMinProximity: true,
  minProximity: 1,
  removeWordsIfNoResults: 'allOptional',
  advancedSyntax: true,
};

/** The synonyms of the hosted index, of the same list as those of the embedded engine. */
export const hostedSynonyms: readonly SynonymHit[] = synonyms.map(({input, synonyms: terms, alike}) => ({
  objectID: `synonym-${input.replace(/ /g, '-')}`,
  type: 'oneWaySynonym',
  input,
  // The service finds the input itself in any case.
  synonyms: [...terms, ...alike].filter((term) => term !== input),
}));
