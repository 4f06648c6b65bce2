import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Root} from 'mdast';
import {projectIn} from '../../src/build/config/project';
import {keepTree, keptTree} from '../../src/build/content/kept-trees';
import {pageFiles, projectPath, readPages} from '../../src/build/content/pages';
import {parseMdx} from '../../src/build/content/parse';
import {versions} from '../../src/common/versions';
import {keptTrees} from '../../src/build/remark/take-kept-trees';
import {compilePage} from '../support/mdx';
import {project, projectDir} from '../support/sites';

const temporary = (): string => fs.mkdtempSync(path.join(os.tmpdir(), 'docs-test-'));

/** The name of a page of this project for a copy, in whose folder trees are kept here: the project's own are a build's. */
const keptName = ({dir}: {dir: string}, file: string): string => projectPath(dir, path.join(projectDir, file));

test('a tree is kept for the text that it was parsed from, and no other', () => {
  const folder = temporary();
  const copy = projectIn(folder);
  const root = parseMdx('# One\n', 'docs/one.mdx');
  keepTree(copy, 'docs/one.mdx', '# One\n', root);
  expect(keptTree(copy, 'docs/one.mdx', '# One\n')).toEqual(root);
  expect(keptTree(copy, 'docs/one.mdx', '# Two\n')).toBeUndefined();
  expect(keptTree(copy, 'docs/two.mdx', '# One\n')).toBeUndefined();
  const [file = ''] = fs.readdirSync(path.join(folder, '.cache/trees'));
  fs.truncateSync(path.join(folder, '.cache/trees', file), 20);
  expect(keptTree(copy, 'docs/one.mdx', '# One\n')).toBeUndefined();
});

test('reading the pages of a project keeps their trees', () => {
  const folder = temporary();
  const copy = projectIn(folder);
  fs.cpSync(path.join(projectDir, 'docs/glossary.mdx'), path.join(folder, 'docs/glossary.mdx'));
  const [page] = readPages('current', copy);
  expect(page?.content.headings.length).toBeGreaterThan(0);
  let text = '';
  parseMdx(page?.source ?? '', 'docs/glossary.mdx', (_root, parsed) => (text = parsed));
  expect(keptTree(copy, 'docs/glossary.mdx', text)?.children.length).toBeGreaterThan(1);
});

for (const {name} of versions) {
  test(`pages of ${name} compile to the same with a tree that was kept`, async () => {
    const copy = projectIn(temporary());
    const files = pageFiles(name, project).filter((_, index) => index % 20 === 0);
    for (const file of files) {
      const source = fs.readFileSync(path.join(projectDir, file), 'utf8');
      let isKept = false;
      const note = (root: Root, text: string) => {
        keepTree(copy, keptName(copy, file), text, root);
        // The very tree, made of the very text that the framework's loader hands to its parser.
        isKept = keptTree(copy, keptName(copy, file), text) !== undefined;
      };
      parseMdx(source, file, note);
      expect(isKept).toBe(true);
      expect(await compilePage(file, source, [[keptTrees, copy]])).toBe(await compilePage(file, source, []));
    }
  });
}

test('the framework compiles the kept tree, and not the text', async () => {
  const file = 'docs/only-in-this-test.mdx';
  const copy = projectIn(temporary());
  const other = parseMdx('Another tree.\n', file);
  keepTree(copy, keptName(copy, file), 'The text.\n', other);
  expect(await compilePage(file, 'The text.\n', [[keptTrees, copy]])).toContain('Another tree.');
  expect(await compilePage(file, 'Other text.\n', [[keptTrees, copy]])).toContain('Other text.');
});
