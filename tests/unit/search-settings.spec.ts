import {expect, test} from '@playwright/test';
import type {DocSearchHit} from '@docsearch/react';
import {asHeadingHit} from '../../src/site/components/SearchBar/hit-place';
import {facetFiltersOf} from '../../src/site/components/SearchBar/facet-filters';
import type {SearchConfig} from '../../src/site/components/SearchBar/use-search-config';

test.describe('facet filters', () => {
  const contextual = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];
  const filters = (config: Partial<SearchConfig>) => facetFiltersOf(config as SearchConfig, contextual, false);

  test('are those of language and version, and then those of the configuration', () => {
    expect(filters({contextualSearch: true})).toEqual(contextual);
    const several = {facetFilters: ['edition:core', ['type:lvl1', 'type:lvl2']]};
    expect(filters({contextualSearch: true, searchParameters: several})).toEqual([
      ...contextual,
      ...several.facetFilters,
    ]);
    expect(filters({contextualSearch: true, searchParameters: {facetFilters: 'edition:core'}})).toEqual([
      ...contextual,
      'edition:core',
    ]);
  });

  test('have two levels, however deep the lists of the theme and of the configuration are', () => {
    const config = {contextualSearch: true, searchParameters: {facetFilters: [[['a:1', ['a:2']], 'a:3'], 'b:1']}};
    const given = config as unknown as SearchConfig;
    expect(facetFiltersOf(given, ['language:en', [['tag:1'], [[['tag:2']]]]], false)).toEqual([
      'language:en',
      ['tag:1', 'tag:2'],
      ['a:1', 'a:2', 'a:3'],
      'b:1',
    ]);
    // One filter may be a string. As a list, it would be taken for one letter a filter.
    expect(facetFiltersOf({contextualSearch: true}, 'language:en', false)).toEqual(['language:en']);
  });

  test('leave out the pages of JointJS+ for a reader who has chosen that', () => {
    const config = {contextualSearch: true, searchParameters: {facetFilters: 'type:lvl1'}} as SearchConfig;
    expect(facetFiltersOf(config, contextual, true)).toEqual([...contextual, 'type:lvl1', 'edition:-plus']);
    expect(facetFiltersOf(config, contextual, false)).toEqual([...contextual, 'type:lvl1']);
  });

  test('leave language and version out when the search is not contextual', () => {
    expect(filters({contextualSearch: false})).toEqual([]);
    expect(filters({contextualSearch: false, searchParameters: {facetFilters: ['edition:core']}})).toEqual([
      'edition:core',
    ]);
  });
});

test.describe('a hit in text', () => {
  const marked = (value: string) => ({value, matchLevel: 'full' as const, matchedWords: []});
  const hit = (titles: Record<string, string>) => {
    const hierarchy = Object.fromEntries(Object.entries(titles).map(([level, title]) => [level, marked(title)]));
    const result = {hierarchy, content: marked('some <mark>text</mark>')};
    const all = {objectID: '/page#a:content:2', type: 'content', content: 'some text', hierarchy: titles};
    return {...all, _highlightResult: result, _snippetResult: result} as unknown as DocSearchHit;
  };

  test('becomes one of its heading', () => {
    const result = asHeadingHit(hit({lvl0: 'Learn', lvl1: 'Page', lvl2: 'Outer', lvl3: 'Inner'}));
    expect(result).toMatchObject({type: 'lvl3', objectID: '/page#a'});
    expect(result._snippetResult.hierarchy).toMatchObject({
      lvl1: {value: 'Page'},
      lvl2: {value: 'Outer'},
      lvl3: {value: 'Inner'},
    });
    expect(result.hierarchy).toMatchObject({lvl1: 'Page', lvl3: 'Inner'});
  });

  test('above the first heading becomes one of its page', () => {
    const result = asHeadingHit(hit({lvl0: 'Learn', lvl1: 'Page'}));
    expect(result).toMatchObject({type: 'lvl1', objectID: '/page#a', content: 'some text'});
    expect(result._snippetResult.hierarchy.lvl1.value).toBe('Page');
  });

  test('other hits stay as they are', () => {
    const heading = {...hit({lvl1: 'Page', lvl2: 'Outer'}), type: 'lvl2' as const};
    expect(asHeadingHit(heading)).toBe(heading);
  });
});
