// cspell:words zomed
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {type VersionName, versionNames} from '../../src/common/versions';
import {readDemos} from '../../src/build/demos/bundle-demos';
import {readDeclarations} from '../../src/build/demos/types';
import {readPage} from '../../src/build/content/pages';
import {playFiles} from '../../src/site/components/RunRecipe/play-files';
import {Reference, firstSentence, pathIn} from '../../src/site/demos/types/reference';
import {TypeService} from '../../src/site/demos/types/service';
import {project, projectDir} from '../support/sites';

const serviceOf = (version: VersionName): TypeService => {
  const {shared, own} = readDeclarations(projectDir, version);
  return new TypeService([shared, own]);
};

for (const version of versionNames) {
  test(`${version}: the playground finds nothing wrong with any demo`, () => {
    test.slow();
    const service = serviceOf(version);
    const demos = readDemos(projectDir, version);
    expect(demos.length).toBeGreaterThan(60);
    const found = demos.flatMap(({id, files}) => {
      service.setFiles(files);
      return service.problems().map(({file, line, text}) => `${id}/${file}:${line} ${text}`);
    });
    expect(found).toEqual([]);
    service.setFiles([{name: 'index.ts', text: "import {dia} from '@joint/core';\nnew dia.Diagram();\n"}]);
    expect(service.problems().map(({line, column, text}) => [line, column, text])).toEqual([
      [2, 9, expect.stringContaining("'Diagram' does not exist")],
    ]);
  });
}

test('the playground finds nothing wrong with any recipe', () => {
  test.slow();
  const service = serviceOf('current');
  const bench = fs.readFileSync(path.join(projectDir, 'src/site/demos/recipes/bench.ts'), 'utf8');
  const problemsOf = (code: string, settings: string[] = []): string[] => {
    service.setFiles(playFiles({code, css: '', settings, bench}));
    return service
      .problems()
      .filter(({isWarning}) => !isWarning)
      .map(({file, line, text}) => `${file}:${line} ${text}`);
  };
  const recipes = readPage('docs/learn/recipes.mdx', project).content.fences.filter(
    ({language, meta}) => language === 'ts' && /\brun="/.test(meta),
  );
  expect(recipes.length).toBeGreaterThan(50);
  const found = recipes.flatMap(({code, line, meta}) => {
    const [, settings = ''] = /\bwith="([^"]*)"/.exec(meta) ?? [];
    return problemsOf(code, settings.split(' ').filter(Boolean)).map((problem) => `line ${line}: ${problem}`);
  });
  expect(found).toEqual([]);
  // A wrong member and a setting that does not exist are found.
  expect(problemsOf('element.atr();')).toEqual([expect.stringMatching(/^recipe\.ts:1 Property 'atr' does not exist/)]);
  expect(problemsOf('', ['zomed'])).toEqual([expect.stringMatching(/^start\.ts:\d+ .*"zomed"/)]);
});

test('places count as the editor does, and names that are not used are warnings', () => {
  const service = serviceOf('current');
  service.setFiles([{name: 'index.ts', text: 'const a = 1;\r\nexport const b: string = 2;\r\n'}]);
  expect(service.problems().map(({line, from, to, isWarning}) => ({line, from, to, isWarning}))).toEqual([
    {line: 1, from: 6, to: 7, isWarning: true},
    {line: 2, from: 26, to: 27, isWarning: false},
  ]);
  service.setFiles([{name: 'style.css', text: 'a {'}]);
  expect(service.problems()).toEqual([]);
});

test('the name that a signature is about', () => {
  const paths = {
    '(method) dia.Graph<dia.Graph<A extends B = C, S = D>.Attributes, E>.addCells(cells: dia.Cell[]): this':
      'dia.Graph.addCells',
    '(property) dia.Paper.options: dia.Paper.Options': 'dia.Paper.options',
    'class dia.Paper\nnamespace dia.Paper': 'dia.Paper',
    'constructor dia.Paper(opt: dia.Paper.Options): dia.Paper': 'dia.Paper',
    'function util.uuid(): string': 'util.uuid',
    'const graph: dia.Graph': 'graph',
    '': '',
  };
  expect(Object.keys(paths).map(pathIn)).toEqual(Object.values(paths));
});

test('the reference describes names of the core, in whole sentences', () => {
  const url = 'https://docs.example/4.0/api/a#b';
  const reference = new Reference({
    symbols: [
      {path: 'a.b', edition: 'core', summary: 'Returns it.', url},
      {path: 'a.c', edition: 'core', summary: 'In practice:', url},
      {path: 'a.d', edition: 'plus', summary: 'Returns it.', url},
    ],
  });
  expect(reference.describe('(method) a.b(): void')).toEqual({about: 'Returns it.', url: '/4.0/api/a#b'});
  expect(reference.describe('(method) a.c(): void')).toEqual({about: '', url: '/4.0/api/a#b'});
  expect(reference.describe('(method) a.d(): void')).toBeUndefined();
  expect(reference.describe('(method) constructor(): void')).toBeUndefined();
});

test('the first sentence of a comment', () => {
  expect(firstSentence('\nReads a. value,\nor 1.5 of it. More.\n\nRest.')).toBe('Reads a.');
  expect(firstSentence('No end\n\nRest.')).toBe('No end');
  expect(firstSentence('')).toBe('');
});
