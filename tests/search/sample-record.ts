import type {SearchRecord} from '../../src/site/search/engine/record';

/** The record of an API page, to test with. */
export function record(name: string, content: string | null = null): SearchRecord {
  const url = `https://docs.example.com/api/${name}`;
  return {
    objectID: `/api/${name}`,
    url,
    url_without_anchor: url,
    anchor: null,
    type: 'lvl1',
    hierarchy: {lvl0: 'API', lvl1: name, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    content,
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    version: '4.1',
    edition: 'core',
    kind: 'class',
    signature: '',
    cells: [],
    member: name,
    keywords: [],
    messages: [],
    identifiers: [],
    defines: [],
    weight: {pageRank: 20, level: 90, position: 1},
  };
}
