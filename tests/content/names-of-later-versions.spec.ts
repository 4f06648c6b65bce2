import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {compareApis} from '../../src/build/api-model/diff';
import {loadApi} from '../../src/build/api-model/load';
import {memberName} from '../../src/build/api-model/model';
import {apiFolder, packageFolder} from '../../src/build/api-model/sources';
import type {Page} from '../../src/build/content/page';
import {readPages} from '../../src/build/content/pages';
import {type Version, latestVersion, versions} from '../../src/common/versions';
import {project, projectDir} from '../support/sites';

/** A name that only a later version of the library has, and that a page may still contain. */
type Allowed = {page: string; name: string; reason: string};

const allowed: Allowed[] = [
  {page: 'api/dia/Graph', name: 'findElementsUnderElement', reason: 'An override must be renamed for 4.1.'},
  {page: 'api/dia/Paper', name: 'findElementsInArea', reason: 'Snapping links calls this method in 4.1.'},
  {page: 'api/shapes/bpmn', name: 'iconColor', reason: 'The shapes have an attribute of this name, too.'},
  {page: 'learn/features/undo-redo', name: 'onChange', reason: 'An attribute of React.'},
  {page: 'learn/features/validations/data-validity', name: 'addRule', reason: 'A function of the page itself.'},
  {page: 'learn/integration/mxgraph', name: 'endArrow', reason: 'A style of mxGraph.'},
  {page: 'learn/integration/react', name: 'onChange', reason: 'An attribute of React.'},
];

/** All words of some text. */
const wordsOf = (text: string): string[] => text.match(/[\w$]+/g) ?? [];

/** The words of the code that a version's core runs, which includes what it doesn't declare. */
function implementedIn(version: Version): Set<string> {
  const source = path.join(packageFolder(projectDir, version.name, 'core'), 'src');
  const files = fs.readdirSync(source, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.mjs'));
  return new Set(files.flatMap((name) => wordsOf(fs.readFileSync(path.join(source, name), 'utf8'))));
}

/**
 * The names that a version lacks and the latest has. Words without a capital are left
 * out: `frames` or `route` is English, or something else's name, more often than the member.
 */
function laterNames(version: Version): string[] {
  const [newer, older] = [latestVersion, version].map(({name}) => loadApi(path.join(projectDir, apiFolder(name))));
  if (newer === undefined || older === undefined) {
    return [];
  }
  const declared = [...older.symbols].flatMap(([name, {signatures}]) =>
    wordsOf(`${name} ${JSON.stringify(signatures)}`),
  );
  const known = new Set([...declared, ...implementedIn(version)]);
  const names = compareApis(newer, older).added.map(memberName);
  return [...new Set(names)].filter((name) => /[A-Z]/.test(name) && /[a-z]/.test(name) && !known.has(name)).sort();
}

/** What is wrong with the names in the code of some pages, and with the list of exceptions. */
function problemsOf(
  pages: readonly Pick<Page, 'file' | 'content'>[],
  later: readonly string[],
  exceptions: readonly Allowed[],
): string[] {
  const names = new Set(later);
  const found = pages.flatMap(({file, content}) =>
    content.namesInCode.filter((name) => names.has(name)).map((name) => ({file, name})),
  );
  const isOf = ({page, name}: Allowed, use: {file: string; name: string}): boolean =>
    use.name === name && use.file.endsWith(`/${page}.mdx`);
  return [
    ...found
      .filter((use) => !exceptions.some((entry) => isOf(entry, use)))
      .map(({file, name}) => `${file}: the version of this page has no ${name}`),
    ...exceptions
      .filter((entry) => !found.some((use) => isOf(entry, use)))
      .map(({page, name}) => `${page} does not contain ${name}; remove the exception`),
  ];
}

for (const version of versions.filter((entry) => entry !== latestVersion)) {
  const later = laterNames(version);

  test(`${version.label}: there are names that only later versions have`, () => {
    expect(later.length).toBeGreaterThan(80);
    expect(later).toEqual(expect.arrayContaining(['findLinksAtPoint', 'RotateLabel', 'SearchGraph']));
    expect(later).not.toContain('sourceBBox');
  });

  test(`${version.label}: code on its pages contains no names of later versions`, () => {
    expect(problemsOf(readPages(version.name, project), later, allowed)).toEqual([]);
  });
}

test('a name of a later version and an exception without use are found', () => {
  const [page] = readPages(latestVersion.name, project);
  if (page === undefined) {
    throw new Error('There are no pages.');
  }
  const planted = {file: 'old/api/x.mdx', content: {...page.content, namesInCode: ['graph', 'findLinksAtPoint']}};
  const later = ['findLinksAtPoint', 'RotateLabel'];
  const entry = (name: string): Allowed => ({page: 'api/x', name, reason: 'Migration.'});
  expect(problemsOf([planted], later, [])).toEqual(['old/api/x.mdx: the version of this page has no findLinksAtPoint']);
  expect(problemsOf([planted], later, [entry('findLinksAtPoint')])).toEqual([]);
  expect(problemsOf([planted], later, [entry('findLinksAtPoint'), entry('RotateLabel')])).toEqual([
    'api/x does not contain RotateLabel; remove the exception',
  ]);
});
