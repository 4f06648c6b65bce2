import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {compileFences} from '../../src/build/checks/code/compile';
import {PageWatcher} from '../../src/build/checks/code/page-watcher';
import {componentsFile} from '../../src/build/checks/sources/components';
import {projectIn} from '../../src/build/config/project';
import {checkData, packagesOf, shellPackages} from '../../src/build/checks/code/data-and-commands';
import {type Fence, fencesOf} from '../../src/build/content/code';
import {parseMdx} from '../../src/build/content/parse';
import type {VersionName} from '../../src/common/versions';
import {projectDir} from '../support/sites';

const readFences = (source: string): Fence[] => fencesOf(parseMdx(source, 'docs/x.mdx'));

const problems = (source: string, version: VersionName = 'current') => {
  const pages = [{file: 'docs/x.mdx', fences: readFences(source)}];
  return [...compileFences(projectDir, version, pages), ...checkData(pages)];
};

const fence = (language: string, code: string): string => `Text.\n\n\`\`\`${language}\n${code}\n\`\`\`\n`;

test.describe('code', () => {
  test('that compiles has no problem; the ambient names need no import', () => {
    expect(
      problems(fence('ts', "import {shapes} from '@joint/core';\ngraph.addCells([new shapes.standard.Rectangle()]);")),
    ).toEqual([]);
    expect(
      problems(fence('js', 'paper.on("blank:pointerclick", (evt) => console.log(evt, graph.getCells().length));')),
    ).toEqual([]);
    expect(problems(fence('ts', "import {ui} from '@joint/plus';\nnew ui.Halo({cellView}).render();"))).toEqual([]);
  });

  test('with a type error is reported at its line in the page', () => {
    expect(problems(fence('ts', 'const cells = graph.getCells();\ngraph.addCels(cells);'))).toEqual([
      {
        file: 'docs/x.mdx',
        line: 5,
        message: expect.stringContaining("Property 'addCels' does not exist on type 'Graph"),
      },
    ]);
    expect(problems(fence('tsx', 'const a: string = 1;'))).toHaveLength(1);
    expect(problems(fence('js', 'graph.addCels();'))).toHaveLength(1);
    expect(problems(fence('ts', 'const = 1;')).length).toBeGreaterThan(0);
  });

  test('of one page is one project: a block can import another by its title, and must do so rightly', () => {
    const module = fence('ts title="src/shapes/task.ts"', 'export const width = 120;');
    const again = fence('ts title="src/shapes/task.ts"', 'export const height = 80;');
    const program = fence('ts', "import {width} from './shapes/task';\nelement.resize(width, 40);");
    expect(problems(module + program)).toEqual([]);
    expect(problems(module + again + program)).toEqual([]);
    expect(problems(program)).toEqual([
      {file: 'docs/x.mdx', line: 4, message: expect.stringContaining("Cannot find module './shapes/task'")},
    ]);
    expect(problems(again + program)).toEqual([
      {file: 'docs/x.mdx', line: 9, message: expect.stringContaining("has no exported member 'width'")},
    ]);
  });

  test('that needs 4.1 is refused on a page of 4.0', () => {
    const source = fence('ts', 'graph.transferCellEmbeds(element, target);');
    expect(problems(source)).toEqual([]);
    expect(problems(source, '4.0')).toEqual([
      {file: 'docs/x.mdx', line: 4, message: expect.stringContaining("'transferCellEmbeds' does not exist")},
    ]);
  });

  test('is compiled with the settings of the project that readers create', () => {
    for (const [code, message] of [
      ['enum Side {Left}\nconsole.log(Side.Left);', 'This syntax is not allowed when'],
      ['new (class {\n  constructor(public id: string) {}\n})("a");', 'This syntax is not allowed when'],
      [
        "import {attributes} from '@joint/core';\nexport const attrs: attributes.NativeSVGAttributes = {};",
        'type-only import',
      ],
      ["import './no-such-file';\ngraph.clear();", 'Cannot find module'],
      ['switch (graph.getCells().length) {\n  case 0:\n    graph.clear();\n  default:\n}', 'Fallthrough case'],
    ]) {
      expect(
        problems(fence('ts', code ?? '')).map((problem) => problem.message),
        code,
      ).toEqual([expect.stringContaining(message ?? '')]);
    }
  });

  test('has no unused name in a program; a fragment may end with what the reader goes on with', () => {
    const unused = (code: string, language = 'ts'): string[] =>
      problems(fence(language, code)).map(({line, message}) => `${line}: ${/'(\w+)'/.exec(message)?.[1] ?? message}`);
    const program = "import {dia} from '@joint/core';\n";
    expect(unused(`${program}const link = new dia.Link();`)).toEqual(['5: link']);
    expect(unused(`${program}const link = new dia.Link();`, 'js')).toEqual(['5: link']);
    expect(unused(`${program}function add() {\n  graph.addCell(new dia.Link());\n}`)).toEqual(['5: add']);
    expect(unused(`${program}export const link = new dia.Link();`)).toEqual([]);
    expect(unused(`${program}graph.clear();`)).toEqual(['4: dia']);
    expect(unused('export const a = 1;\nconst b = 2;')).toEqual(['5: b']);
    expect(unused(program)).toEqual([]);

    expect(unused('const cells = graph.getCells();\nconst {x, y} = element.position();')).toEqual([]);
    expect(unused('function clear() {\n  graph.clear();\n}')).toEqual([]);
    expect(unused('const cells = graph.getCells();\ngraph.clear();')).toEqual(['4: cells']);
    expect(unused('function clear() {\n  const cells = graph.getCells();\n}')).toEqual(['5: cells']);
    expect(unused('const clear = (now: boolean) => graph.clear();')).toEqual(['4: now']);
    expect(unused("paper.on('cell:pointerclick', (view, evt) => view.remove());")).toEqual(['4: evt']);
    expect(unused("paper.on('cell:pointerclick', (_view, evt) => evt.preventDefault());")).toEqual([]);
  });

  test('with a way out is let through as long as it needs one, and says why', () => {
    expect(problems(fence('ts no-check="shows an error"', 'graph.nothing();'))).toEqual([]);
    expect(problems(fence('ts no-check="not needed"', 'graph.clear();'))).toEqual([
      {file: 'docs/x.mdx', line: 3, message: expect.stringContaining('is no longer needed')},
    ]);
    expect(problems(fence('ts no-check=""', 'graph.nothing();'))).toEqual([
      {file: 'docs/x.mdx', line: 3, message: expect.stringContaining('needs a reason')},
    ]);
  });
});

test('JSON must parse', () => {
  expect(problems(fence('json', '{"a": [1, 2]}'))).toEqual([]);
  expect(problems(fence('json', '{a: 1}'))).toEqual([
    {file: 'docs/x.mdx', line: 4, message: expect.stringContaining('does not parse')},
  ]);
});

test('commands must name packages that exist', () => {
  expect(packagesOf('npm install @joint/core@4.1 --save')).toEqual(['@joint/core']);
  expect(packagesOf('npm create vite@latest my-app -- --template vanilla-ts')).toEqual(['create-vite']);
  expect(packagesOf('npx playwright test')).toEqual(['playwright']);
  expect(packagesOf('npm install ./joint-plus.tgz')).toEqual([]);
  expect(packagesOf('npm run dev')).toEqual([]);
  expect(packagesOf('npm install a && npm install b; npx c | npm i d # npm i e')).toEqual(['a', 'b', 'c', 'd']);
  expect(packagesOf('cd app; CI=1 npm install a')).toEqual(['a']);
  expect(packagesOf('sudo npm install a')).toEqual(['a']);
  expect(problems(fence('bash', 'npm install @joint/cor'))).toEqual([
    {file: 'docs/x.mdx', line: 4, message: expect.stringContaining('The nearest is "@joint/core"')},
  ]);
  expect(shellPackages.length).toBeGreaterThan(3);
});

/** Names of packages in the lock file, aliases by what they stand for. */
function lockedNames(): Set<string> {
  const lock = JSON.parse(fs.readFileSync(path.join(projectDir, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, {name?: string}>;
  };
  return new Set(Object.entries(lock.packages).map(([key, {name}]) => name ?? key.replace(/^.*node_modules\//, '')));
}

test('the packages that commands may name are in the lock file', () => {
  const locked = lockedNames();
  expect(shellPackages.filter((name) => !locked.has(name))).toEqual([]);
  expect(locked.has('@joint/cor')).toBe(false);
});

test('while pages are written, what is wrong with their code and prose is reported, until it is fixed', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'page-watcher-'));
  try {
    fs.symlinkSync(path.join(projectDir, 'node_modules'), path.join(dir, 'node_modules'));
    ['docs/_api', componentsFile].forEach((name) =>
      fs.cpSync(path.join(projectDir, name), path.join(dir, name), {recursive: true}),
    );
    const watcher = new PageWatcher(projectIn(dir), 'current');
    const problemsOf = (source: string): string[] => {
      fs.writeFileSync(path.join(dir, 'docs/x.mdx'), source);
      return watcher.check().map(({file, line, message}) => `${file}:${line}: ${message}`);
    };
    const text = fence('ts', 'graph.clear();');
    expect(problemsOf(text)).toEqual([]);
    expect(problemsOf(`${text}\nIt fires once more.\n\n${fence('ts', 'graph.cleer();')}`)).toEqual([
      expect.stringMatching(/^docs\/x\.mdx:12: Property 'cleer' does not exist/),
      'docs/x.mdx:7: "once more" reads badly; better: again',
    ]);
    expect(problemsOf(`${text}\nIt fires again.\n`)).toEqual([]);
    // The compilation of the page reports invalid MDX.
    expect(problemsOf(`${text}\n<Tabs>once more\n`)).toEqual([]);
  } finally {
    fs.rmSync(dir, {recursive: true, force: true});
  }
});
