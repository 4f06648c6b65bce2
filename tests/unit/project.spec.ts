import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {projectIn} from '../../src/build/config/project';
import {type Project} from '../../src/build/content/project';
import {readPage} from '../../src/build/content/pages';
import {readerHash} from '../../src/build/content/reader-hash';
import {projectOf} from '../../src/build/plugins/project-of';
import {inlineDrawings} from '../../src/build/remark/inline-drawings';
import {demoSummaries, setDemoSummaries} from '../../src/build/demos/demo-summaries';
import type {DemoSummary} from '../../src/site/demos/demo-data';
import {project, projectDir} from '../support/sites';

/** A project with one page and a lock file, in a folder of its own. */
function copyWith(name: string, title: string, lock: string): Project {
  const dir = test.info().outputPath(name);
  fs.mkdirSync(path.join(dir, 'docs'), {recursive: true});
  fs.writeFileSync(path.join(dir, 'docs/index.mdx'), `---\ntitle: ${title}\n---\n\nText.\n`);
  fs.writeFileSync(path.join(dir, 'package-lock.json'), lock);
  return projectIn(dir);
}

test('two projects in one process keep their data apart', () => {
  const [one, two] = [copyWith('one', 'One', '{}'), copyWith('two', 'Two', '{"a": 1}')];
  const titles = () => [one, two].map((each) => readPage('docs/index.mdx', each).frontMatter.values.title);
  expect(titles()).toEqual(['One', 'Two']);
  expect(titles()).toEqual(['One', 'Two']);
  expect(readPage('docs/index.mdx', one)).toBe(readPage('docs/index.mdx', one));

  setDemoSummaries(one, new Map([['current', [{id: 'start/hello'} as DemoSummary]]]));
  expect(demoSummaries(one, 'current')).toHaveLength(1);
  expect(demoSummaries(two, 'current')).toEqual([]);
});

test('what caches of pages are keyed by follows the parsers, and not the folder', () => {
  const [one, same, other] = [copyWith('one', 'A', '{}'), copyWith('same', 'A', '{}'), copyWith('other', 'A', '[]')];
  expect(readerHash(one)).toBe(readerHash(same));
  expect(readerHash(one)).not.toBe(readerHash(other));
});

test('a part is made once for each project', () => {
  class Part {
    constructor(readonly owner: Project) {}
  }
  const other = projectIn(projectDir);
  expect(project.part(Part)).toBe(project.part(Part));
  expect(project.part(Part).owner).toBe(project);
  expect(other.part(Part)).not.toBe(project.part(Part));
});

test('the options of plugins name no folder when the framework writes them down', () => {
  const written = JSON.stringify({plugins: [['plugin', {project}]], remarkPlugins: [[inlineDrawings, project]]});
  expect(written).toBe('{"plugins":[["plugin",{}]],"remarkPlugins":[[null,null]]}');
  expect(projectOf({id: 'default', project})).toBe(project);
  expect(() => projectOf({id: 'default'})).toThrow('list it as [plugin, {project}] in docusaurus.config.ts');
});
