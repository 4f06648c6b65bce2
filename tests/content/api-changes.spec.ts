import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {compareApis} from '../../src/build/api-model/diff';
import {readPackageModels} from '../../src/build/api-model/load';
import {apiFolder} from '../../src/build/api-model/sources';
import {pageAbout} from '../../src/build/reference/api-changes';
import {versionPages} from '../../src/build/reference/version-pages';
import {apiChanges} from '../../src/build/remark/api-changes';
import {apiComparison} from '../../src/build/remark/api-comparison';
import {displayPath, parentPath} from '../../src/build/api-model/model';
import {latestVersion, versionBefore} from '../../src/common/versions';
import {project, projectDir} from '../support/sites';

type Rendered = {type?: string; name?: string; value?: string; children?: Rendered[]};

/** The names in code style within a node. */
const namesIn = ({type, value = '', children = []}: Rendered): string[] =>
  type === 'inlineCode' ? [value] : children.flatMap(namesIn);

const before = versionBefore(latestVersion.name)!;
const modelsOf = (name: typeof before.name) => readPackageModels(path.join(projectDir, apiFolder(name)));
const [older, newer] = [modelsOf(before.name), modelsOf(latestVersion.name)];

/** Does a list name a symbol, by its path or the last parts of it? */
const named = (names: readonly string[], symbolPath: string): boolean => {
  const display = displayPath(symbolPath);
  return names.some((name) => display === name || display.endsWith(`.${name}`));
};

const differences = (['core', 'layout', 'plus'] as const).flatMap((name) =>
  Object.values(compareApis(newer[name], older[name])).flat(),
);

test('every difference of the reports stands on the page that describes it', () => {
  const pages = versionPages(latestVersion.name, project);
  const folds = new Map<string | undefined, string[]>();
  for (const {page, subjects} of pages.pages) {
    const root: Root = {type: 'root', children: []};
    const file = new VFile({path: path.join(projectDir, page.file)});
    file.data.frontMatter = {api: subjects};
    apiChanges(project)(root, file);
    folds.set(page.file, (root.children as Rendered[]).flatMap(namesIn));
  }
  expect(differences.length).toBeGreaterThan(300);
  // What came with a new class stands where the class does.
  const placesOf = (symbolPath: string): string[] =>
    differences.includes(symbolPath) ? [symbolPath, ...placesOf(parentPath(symbolPath))] : [];
  const absent = differences.filter(
    (symbolPath) => !placesOf(symbolPath).some((each) => named(folds.get(pageAbout(pages, each)) ?? [], symbolPath)),
  );
  expect(absent).toEqual([]);
  expect([...folds.values()].filter((names) => names.length === 0).length).toBeGreaterThan(100);
});

test('every difference of the reports stands in the comparison', () => {
  const element = {type: 'mdxJsxFlowElement' as const, name: 'ApiComparison', attributes: [], children: []};
  const root: Root = {type: 'root', children: [element]};
  apiComparison(project)(root, new VFile({path: path.join(projectDir, 'docs/api/changes/index.mdx')}));
  const names = (root.children as Rendered[]).flatMap(namesIn);
  expect(differences.filter((symbolPath) => !named(names, symbolPath))).toEqual([]);
});

test('the oldest version has nothing to compare with', () => {
  const element = {type: 'mdxJsxFlowElement' as const, name: 'ApiComparison', attributes: [], children: []};
  const root: Root = {type: 'root', children: [element]};
  const file = new VFile({path: path.join(projectDir, before.folder, 'api/x.mdx')});
  expect(() => apiComparison(project)(root, file)).toThrow('ApiComparison needs a version before this one.');
});
