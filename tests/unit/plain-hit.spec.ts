import {expect, test} from '@playwright/test';
import {escapeHits} from '../../src/site/search/client/escape-hits';
import {readPlainHit} from '../../src/site/search/client/plain-hit';
import type {QueriesResponse} from '../../src/site/search/engine/algolia-protocol';
import {hostedHit} from '../support/fake-search-hosts';

const whole = {objectID: 'a', url: 'https://docs.example/a', type: 'lvl1', hierarchy: {lvl0: 'Group', lvl1: 'A'}};

test.describe('a hit from outside', () => {
  test('that is whole keeps its plain fields', () => {
    const hit = {...whole, version: '4.1', content: null, weight: {level: 1}, _snippetResult: {}, list: [1]};
    expect(readPlainHit(hit)).toEqual({...whole, version: '4.1', content: null});
  });

  for (const [name, value] of Object.entries({
    nothing: null,
    'a list': [whole],
    'without a name': {...whole, objectID: undefined},
    'without an address': {...whole, url: undefined},
    'with an address that cannot be read': {...whole, url: 'https://'},
    'with a path that is another host': {...whole, url: 'https://docs.example//evil.example/'},
    'with a host in place of a path': {...whole, url: '//evil.example/'},
    'with the same by backslashes': {...whole, url: '\\\\evil.example/'},
    'with an address that runs': {...whole, url: 'javascript:alert(1)'},
    'of an unknown type': {...whole, type: 'lvl9'},
    'without titles': {...whole, hierarchy: null},
    'without the title of its level': {...whole, type: 'lvl2'},
    'with a title that is no text': {...whole, hierarchy: {...whole.hierarchy, lvl2: 5}},
  })) {
    test(`${name} is left out`, () => expect(readPlainHit(value)).toBeUndefined());
  }
});

test('malformed hits do not take the others along', () => {
  const odd = [null, {...hostedHit('No address'), url: 'nowhere'}, {...hostedHit('Odd'), hierarchy: 'none'}];
  const bare = {...hostedHit('Bare'), _highlightResult: undefined, _snippetResult: {content: {value: 5}}};
  const hits = [...odd, hostedHit('Whole'), bare];
  const response = {results: [{hits, nbHits: 5}]} as unknown as QueriesResponse;
  const [result] = escapeHits(response).results;
  expect(result?.hits.map(({hierarchy}) => hierarchy?.lvl1)).toEqual(['Whole', 'Bare']);
  // Without marks the titles themselves are shown.
  expect(result?.hits[1]?._highlightResult.hierarchy.lvl1?.value).toBe('Bare');
  expect(result?.hits[1]?._snippetResult).toEqual({hierarchy: {}});
  expect(result?.nbHits).toBe(5);
});
