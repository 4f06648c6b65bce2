import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {apiFolder} from '../../src/build/api-model/sources';
import {Page} from '../../src/build/content/page';
import {fragmentCandidates} from '../../src/build/demos/page-fragments';
import {programKey} from '../../src/build/demos/page-programs';
import {latestVersion, versionNames} from '../../src/common/versions';
import {contextNames, fragmentFiles} from '../../src/site/demos/page-fragment';
import {addWays, compiledWays} from '../../src/tools/fragments/read-uses';
import {project, projectDir} from '../support/sites';

test('the diagram has what the context of code declares', () => {
  for (const version of versionNames) {
    const context = fs.readFileSync(path.join(projectDir, apiFolder(version), 'code-context.d.ts'), 'utf8');
    const declared = [...context.matchAll(/^ {2}const (\w+):/gm)].map(([, name = '']) => name);
    expect([...contextNames].sort(), version).toEqual(declared.sort());
  }
});

const textOf = (code: string, use: Parameters<typeof fragmentFiles>[1], name: string): string =>
  fragmentFiles(code, use).find((file) => file.name === name)?.text ?? '';

test('a block comes to the letter, below what it uses and a comment', () => {
  const code = "element.attr('label/text', 'Step');";
  expect(textOf(code, {uses: ['element']}, 'index.ts')).toBe(
    `import {element} from './diagram';\n\n// The code of the page begins here.\n${code}\n`,
  );
  const end = 'console.log({size});';
  expect(fragmentFiles('const size = 1;', {uses: [], end})).toEqual([
    {
      name: 'index.ts',
      text: `// The code of the page begins here.\nconst size = 1;\n\n// Not on the page: shows what the code has made.\n${end}\n`,
    },
  ]);
});

test('the diagram has cells for a block that draws none, one paper, and views of its cells', () => {
  const diagram = (code: string, use: Parameters<typeof fragmentFiles>[1]) => textOf(code, use, 'diagram.ts');
  expect(diagram('paper.freeze();', {uses: ['paper']})).toContain('graph.addCells([source, target, link]);');
  expect(diagram('rect.addTo(graph);', {uses: ['graph']})).not.toContain('addCells');
  expect(diagram('new dia.Paper({ model: graph });', {uses: ['graph']})).not.toContain('new dia.Paper');
  const viewed = diagram('linkView.highlight();', {uses: ['linkView']});
  expect(viewed).toContain('graph.addCells([source, target, link]);');
  expect(viewed).toContain('export const linkView = paper.findViewByModel<dia.LinkView>(link);');
  const shown = diagram('const graph = new dia.Graph();', {uses: ['showGraph'], end: 'showGraph(graph);'});
  expect(shown).toContain('export function showGraph');
  expect(shown).not.toContain('export const graph');
});

const fence = (code: string, language = 'ts') => `\n\`\`\`${language}\n${code}\n\`\`\`\n`;
const pageWith = (blocks: string, edition = 'core') =>
  new Page('docs/x.mdx', latestVersion, `---\ntitle: X\nedition: ${edition}\n---\n${blocks}`);

test('what needs more than the library is no candidate', () => {
  const codes = (page: Page) => [...fragmentCandidates(page).values()].map(({code}) => code);
  const good = 'graph.clear();';
  for (const other of [
    fence("import { ui } from '@joint/plus';\nnew ui.Halo();"),
    fence("import { graph } from './graph';\ngraph.clear();"),
    fence("fetch('/diagram.json');"),
    fence("localStorage.setItem('a', 'b');"),
    fence(good, 'ts no-check="An older version."'),
    fence(good, 'ts run="Look."'),
    fence(good, 'bash'),
  ]) {
    expect(codes(pageWith(fence('paper.freeze();') + other)), other).toEqual(['paper.freeze();']);
  }
  expect(codes(pageWith(fence(good), 'plus'))).toEqual([]);
});

/** The blocks, each with how it opens; undefined for those that are not offered. */
function opened(...blocks: string[]) {
  const candidates = blocks.map((code, line) => ({page: 'x.mdx', line, key: programKey(code), code}));
  const {name} = latestVersion;
  return compiledWays(project, name, addWays(project, name, candidates)).map(({ways: [way]}) => way);
}

test('a block is offered if it compiles with what it uses, and shows something', () => {
  test.slow();
  const core = "import { dia, g, shapes } from '@joint/core';\n";
  expect(
    opened(
      'element.translate(10, 0);\nconst view = element.findView(paper);\nview.highlight();',
      // A name of its own is not imported, in whatever block it is declared.
      `${core}const element = new shapes.standard.Rectangle();\ngraph.addCell(element);`,
      'graph.getElements().forEach((element) => element.remove());',
      `${core}const graph = new dia.Graph({}, { cellNamespace: shapes });`,
      `${core}const rect = new shapes.standard.Rectangle({ size: { width: 80, height: 40 } });`,
      `${core}const point = new g.Point(3, 4);`,
    ),
  ).toEqual([
    {uses: ['paper', 'element']},
    {uses: ['graph']},
    {uses: ['graph']},
    {uses: ['showGraph'], end: 'showGraph(graph);'},
    {uses: ['graph'], end: 'graph.addCells([rect]);'},
    {uses: [], end: 'console.log({point});'},
  ]);
  // Planted faults: a wrong member, a wrong argument, a name that only the reader has, syntax; and nothing to see.
  expect(
    opened(
      'element.atr();',
      "element.position('left', 'top');",
      'save(graph.toJSON());',
      'graph.addCell(;',
      'interface Step { name: string }',
      'function clear() {\n    graph.clear();\n}',
      `${core}new g.Point(3, 4).round();`,
    ),
  ).toEqual(Array.from({length: 7}, () => undefined));
});
