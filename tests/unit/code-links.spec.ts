import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {highlightCode} from '../../src/build/remark/highlight-code';
import {project, projectDir} from '../support/sites';

/** The links in the blocks of a page: where each leads, and its text. */
async function linksOf(file: string, ...blocks: [lang: string, code: string, meta?: string][]): Promise<string[]> {
  const root: Root = {
    type: 'root',
    children: blocks.map(([lang, value, meta]) => ({type: 'code', lang, value, meta})),
  };
  await highlightCode(project)(root, new VFile({path: path.join(projectDir, file)}));
  const nodes = root.children as unknown as {attributes: {name: string; value: string}[]}[];
  const html = nodes.map(({attributes}) => attributes.find(({name}) => name === 'html')?.value ?? '').join('\n');
  return [...html.matchAll(/<a href="([^"]*)">(.*?)<\/a>/g)].map(
    ([, href = '', text = '']) => `${text.replace(/<[^>]*>/g, '')} ${href}`,
  );
}

test('a name of the library leads to where it is described, once on a page', async () => {
  const code = 'const graph = new dia.Graph();\nnew dia.Graph();\nnew shapes.standard.Link();\nutil.uuid();';
  expect(await linksOf('docs/x.mdx', ['ts', code], ['ts', 'new dia.Graph();\nnew dia.Paper();'])).toEqual([
    'dia.Graph /api/dia/Graph',
    'shapes.standard.Link /api/shapes/standard/Link',
    'util.uuid /api/util/#uuid',
    'dia.Paper /api/dia/Paper',
  ]);
});

test('a link goes as far as a page describes the name, and to the page of its version', async () => {
  const code = "const Box = dia.Element.define('box');\nfunction f(options: dia.Paper.Options) {}";
  const [element, options] = await linksOf('versioned_docs/version-4.0/x.mdx', ['ts', code]);
  expect(element).toMatch(/^dia\.Element\S* \/4\.0\/api\/dia\/Element/);
  expect(options).toMatch(/^dia\.Paper\S* \/4\.0\/api\/dia\/Paper/);
});

test('a page does not lead to itself, but to its members', async () => {
  const code = 'util.uuid();\nnew dia.Graph();';
  expect(await linksOf('docs/api/dia/Graph.mdx', ['ts', code])).toEqual(['util.uuid /api/util/#uuid']);
  expect(await linksOf('docs/api/util/index.mdx', ['ts', code])).toEqual([
    'util.uuid #uuid',
    'dia.Graph /api/dia/Graph',
  ]);
});

test('what only looks like a name of the library stays text', async () => {
  const code = [
    '// dia.Paper, said in a comment',
    "const text = 'dia.Paper';",
    'this.dia.Paper;',
    'own.dia.Paper;',
    'dia.Nothing.at.all;',
    'dia["Paper"];',
  ].join('\n');
  expect(await linksOf('docs/x.mdx', ['ts', code], ['json', '{"a": dia.Paper}'], ['text', 'dia.Paper'])).toEqual([]);
});

test('links stand in folded and marked lines, too', async () => {
  const code =
    'import { dia } from "@joint/core";\n\nconst a = 1;\nconst b = 2;\nconst c = 3;\nnew dia.Graph();\nconst d = 4;\nconst e = 5;\nnew dia.Paper();';
  const links = ['dia.Graph /api/dia/Graph', 'dia.Paper /api/dia/Paper'];
  expect(await linksOf('docs/x.mdx', ['ts', code, 'shown="6-6"'])).toEqual(links);
  expect(await linksOf('docs/x.mdx', ['ts', code, '{9}'])).toEqual(links);
  expect(
    await linksOf('docs/x.mdx', ['ts', 'new dia.Graph(); // [!code ++]\nnew dia.Paper(); // [!code highlight]']),
  ).toEqual(links);
});
