import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {VFile} from 'vfile';
import {apiFolder} from '../../src/build/api-model/sources';
import {docsOf} from '../../src/build/config/docs';
import {projectIn} from '../../src/build/config/project';
import {pageFiles} from '../../src/build/content/pages';
import type {Project} from '../../src/build/content/project';
import {setDemoSummaries} from '../../src/build/demos/demo-summaries';
import {collectDependencies, dependsOn} from '../../src/build/reference/dependencies';
import {modelFiles, writeAnchors} from '../../src/build/reference/anchors';
import type {DemoSummary} from '../../src/site/demos/demo-data';
import {filesLookedAt} from '../support/files-looked-at';
import {compilePage} from '../support/mdx';
import {projectDir} from '../support/sites';

test.describe.configure({mode: 'serial'});

type Transform = (root: unknown, file: VFile) => unknown;
type Attacher = (this: unknown, ...options: unknown[]) => Transform | undefined;
type Transformers = (Attacher | [Attacher, ...unknown[]])[];

/** The transformers of pages, which note what they look at. */
function noting(transformers: Transformers, reads: Set<string>): Transformers {
  return transformers.map((entry) => {
    const [attacher, ...options] = Array.isArray(entry) ? entry : [entry];
    return function (this: unknown) {
      const transform = attacher.apply(this, options);
      return (
        transform &&
        (async (root: unknown, file: VFile) => {
          (await filesLookedAt(() => transform(root, file))).forEach((name) => reads.add(`${attacher.name} ${name}`));
        })
      );
    };
  });
}

/** What is no input of one page: packages, which the lock file stands for, and what is kept by the text that it was made of. */
const isKnown = (file: string): boolean => /^node_modules\/|^\.cache\/(?:trees|content)\//.test(file);

/** What the transformers look at on a page, and the page neither is nor names to the bundler. */
async function undeclaredReads(project: Project, file: string, more: Transformers = []): Promise<string[]> {
  const {beforeDefaultRemarkPlugins = [], remarkPlugins = []} = docsOf(project);
  const reads = new Set<string>();
  const named = new Set([file]);
  const context = {
    addDependency: (name: string) => void named.add(path.relative(projectDir, name).replaceAll(path.sep, '/')),
  };
  collectDependencies(project, path.join(projectDir, file), 'client', context);
  const before = [...(beforeDefaultRemarkPlugins as Transformers), ...more];
  const source = fs.readFileSync(path.join(projectDir, file), 'utf8');
  await compilePage(file, source, noting(before, reads), noting(remarkPlugins as Transformers, reads));
  project.versions
    .filter(({name}) => named.has(`.cache/api-stamps/${name}.txt`))
    .flatMap(({name}) => modelFiles(path.join(projectDir, apiFolder(name))))
    .forEach((name) => named.add(path.relative(projectDir, name).replaceAll(path.sep, '/')));
  return [...reads].filter((read) => {
    const name = read.slice(read.indexOf(' ') + 1);
    return !named.has(name) && !isKnown(name);
  });
}

let ready: Project | undefined;

/** This project, ready to compile its pages; its demos are named, but not built. */
function readyProject(): Project {
  if (ready) {
    return ready;
  }
  const project = projectIn(projectDir);
  const demosOf = (folder: string): DemoSummary[] =>
    fs
      .readdirSync(path.join(projectDir, folder, '_demos'), {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('README.md'))
      .map((name) => ({
        ...({} as DemoSummary),
        id: path.dirname(name).replaceAll(path.sep, '/'),
        title: 'A demo',
        src: '/a',
        pageUrl: '/b',
        height: 1,
        works: [],
      }));
  const summaries = new Map(project.versions.map(({name, folder}) => [name, demosOf(folder)]));
  setDemoSummaries(project, summaries, test.info().outputPath('summaries'));
  project.versions.forEach(({name}) => writeAnchors(project, name));
  ready = project;
  return project;
}

/** Short pages that have, together, every element of pages and every other thing that transformers look for. */
function pagesOfAllKinds(project: Project): string[] {
  const texts = project.versions
    .flatMap(({name}) => pageFiles(name, project))
    .map((file) => ({file, text: fs.readFileSync(path.join(projectDir, file), 'utf8')}))
    .sort((a, b) => a.text.length - b.text.length);
  const chosen = new Map<string, string>();
  for (const {file, text} of texts) {
    const kinds = text.match(/^ *<[A-Z]\w+|^api: |^```ts|\]\([\w./-]+\.svg\)| run="/gm) ?? [];
    kinds
      .map((kind) => kind.replace(/.*\.svg/, 'svg').trim())
      .forEach((kind) => chosen.has(kind) || chosen.set(kind, file));
  }
  return [...new Set(chosen.values())].sort();
}

test('transformers read only what their page names to the bundler', async () => {
  const project = readyProject();
  const files = pagesOfAllKinds(project);
  const shown = files.map((file) => fs.readFileSync(path.join(projectDir, file), 'utf8')).join('\n');
  for (const element of ['ApiGroup', 'ApiComparison', 'ClassMap', 'DemoGallery', 'LiveDemo', 'PackageDependencies']) {
    expect(shown).toContain(`<${element}`);
  }
  const found: string[] = [];
  for (const file of files) {
    found.push(...(await undeclaredReads(project, file)).map((read) => `${file}: ${read}`));
  }
  expect(found).toEqual([]);
});

test('a transformer that reads another file is found, unless it names it', async () => {
  const project = readyProject();
  const other = path.join(projectDir, 'docs/glossary.mdx');
  const reading = () => () => void fs.readFileSync(other, 'utf8');
  const looking = () => () => void fs.existsSync(path.join(projectDir, 'docs/missing.mdx'));
  const naming = () => (_root: unknown, file: VFile) => {
    dependsOn(project, file, other);
    fs.readFileSync(other, 'utf8');
  };
  expect(await undeclaredReads(project, 'docs/learn/index.mdx', [reading, looking] as Transformers)).toEqual([
    'reading docs/glossary.mdx',
    'looking docs/missing.mdx',
  ]);
  expect(await undeclaredReads(project, 'docs/learn/index.mdx', [naming] as Transformers)).toEqual([]);
});
