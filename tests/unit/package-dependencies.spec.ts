import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Root, Table} from 'mdast';
import {VFile} from 'vfile';
import {packageFolder} from '../../src/build/api-model/sources';
import {versions} from '../../src/common/versions';
import {packageDependencies} from '../../src/build/remark/package-dependencies';
import {project, projectDir} from '../support/sites';

/** The table of a version's page, a list of texts for each row. */
function tableOf(folder: string): string[][] {
  const element = {type: 'mdxJsxFlowElement' as const, name: 'PackageDependencies', attributes: [], children: []};
  const root: Root = {type: 'root', children: [element]};
  packageDependencies(project)(root, new VFile({path: path.join(projectDir, folder, 'learn/help-center/x.mdx')}));
  return (root.children[0] as Table).children.map((row) =>
    row.children.map((cell) => cell.children.map((node) => ('value' in node ? node.value : '')).join('')),
  );
}

for (const {name, label, folder} of versions) {
  test(`the packages of ${label}, and what they depend on, as their manifests say`, () => {
    const table = tableOf(folder);
    for (const one of ['core', 'layout'] as const) {
      const file = path.join(packageFolder(projectDir, name, one), 'package.json');
      const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as {
        name: string;
        version: string;
        dependencies?: Record<string, string>;
      };
      const needs = Object.entries(manifest.dependencies ?? {}).map((pair) => pair.join(' '));
      expect(table).toContainEqual([manifest.name, manifest.version, 'MPL-2.0', needs.join(', ') || 'nothing']);
      for (const other of Object.keys(manifest.dependencies ?? {})) {
        expect(table.filter(([first]) => first === other)).toHaveLength(1);
      }
    }
  });
}

test('packages that are not from the library have a version and a license', () => {
  const others = tableOf(versions[0].folder)
    .slice(1)
    .filter(([name]) => !name?.startsWith('@joint/'));
  expect(others.map(([name, , license]) => [name, license])).toEqual([
    ['@dagrejs/dagre', 'MIT'],
    ['@dagrejs/graphlib', 'MIT'],
  ]);
});
