import path from 'node:path';
import {expect, test} from '@playwright/test';
import {filterApi} from '../../src/site/components/ApiIndex/filter-api';
import {grouped, inReadingOrder} from '../../src/build/content/api-group-order';
import {readPages} from '../../src/build/content/pages';
import {versionNamed, versionNames} from '../../src/common/versions';
import {apiRows} from '../../src/build/reference/api-rows';
import {versionPages} from '../../src/build/reference/version-pages';
import {project} from '../support/sites';

const rows = apiRows(versionPages('current', project));

test('the list has every page of the API and its members, with their kinds', () => {
  expect(rows.length).toBeGreaterThan(60);
  const paper = rows.find(({name}) => name === 'dia.Paper');
  expect(paper).toMatchObject({path: '/api/dia/Paper', kind: 'class', isPlus: false});
  expect(paper?.members).toContainEqual(['fitToContent', 'fitToContent', 'method']);
  expect(paper?.members).toContainEqual(['snapLinks', 'options.snapLinks', 'option']);
  expect(paper?.members).toContainEqual(['blank:pointerclick', 'event:blank:pointerclick', 'event']);
  expect(rows.find(({name}) => name === 'ui.Halo')?.isPlus).toBe(true);
});

for (const [query, name, of] of [
  ['fitToContent', 'fitToContent', 'dia.Paper'],
  ['paper snap', 'snapLinks', 'dia.Paper'],
  ['dia.Graph#addCells', 'addCells', 'dia.Graph'],
  ['LAYOUT DIRECTED', 'layout.DirectedGraph', ''],
] as const) {
  test(`a filter of "${query}" begins with ${name}`, () => {
    expect(filterApi(rows, query)[0]).toMatchObject({name, of});
  });
}

test('a filter without words, or with one that no name has, finds nothing', () => {
  expect(filterApi(rows, ' . ')).toEqual([]);
  expect(filterApi(rows, 'paper zzzz')).toEqual([]);
});

for (const version of versionNames) {
  test(`${version}: every page that describes a part of the API is in a group`, () => {
    const folder = `${versionNamed(version).folder}/api/`;
    const pages = readPages(version, project).filter(
      ({file, frontMatter}) => file.startsWith(folder) && frontMatter.values.api !== undefined,
    );
    const groups = grouped(pages, ({file}) => path.basename(file.slice(folder.length).split('/')[0] ?? '', '.mdx'));
    expect(groups.flatMap(({items}) => items)).toHaveLength(pages.length);
    expect(groups.map(({label}) => label)).not.toContain('More');
  });
}

test('what no group names comes last, and pages follow the order of use, then the alphabet', () => {
  const groups = grouped(['stray', 'dia'], (name) => name);
  expect(groups).toEqual([
    {label: 'Diagram', items: ['dia']},
    {label: 'More', items: ['stray']},
  ]);
  expect(inReadingOrder('dia', ['attributes', 'ToolView', 'Paper', 'apple', 'Graph'], (name) => name)).toEqual([
    ...['Graph', 'Paper', 'attributes', 'apple', 'ToolView'],
  ]);
});
