import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {compileDemos} from '../../src/build/checks/code/demos';
import {ParseError, compileProgram} from '../../src/site/demos/compile-edited';
import {setDemoSummaries} from '../../src/build/demos/demo-summaries';
import {librariesOf} from '../../src/site/demos/libraries';
import {readDemo} from '../../src/build/demos/read-demo';
import {viteProject, zipProject} from '../../src/build/demos/vite-project';
import type {Demo} from '../../src/site/demos/demo';
import {createDemo} from '../../src/tools/demos/create-demo';
import {frameFile} from '../../src/site/demos/frame/frame-file';
import {framePolicy, policyText} from '../../src/site/demos/frame/policy';
import {findOpenEnd} from '../../src/site/demos/open-end';
import {guardLoops} from '../../src/site/demos/guard-loops';
import {transpile} from '../../src/site/demos/transpile';
import {liveDemos} from '../../src/build/remark/live-demos';
import {jsxElement} from '../../src/build/content/jsx';
import {project, projectDir} from '../support/sites';
import {isCentered} from '../../src/tools/demos/try/perform';

const readme = `---
title: A demo
description: What this demo shows, in one sentence.
asks: [a first question, a second question]
since: '4.0'
height: 300
interaction:
  - does: A click adds an element.
    steps:
      - click: button
    effects:
      - of: .joint-element
        what: count
---

What to look at.
`;

/** A folder of demos with one demo, \`group/name\`. */
function folderWith(files: Record<string, string>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-test-demos-'));
  const demo = path.join(folder, 'group/name');
  fs.mkdirSync(demo, {recursive: true});
  Object.entries(files).forEach(([name, text]) => fs.writeFileSync(path.join(demo, name), text));
  return folder;
}

const demo = (files: Record<string, string>): Demo => ({
  id: 'group/name',
  title: 'A demo',
  description: 'What this demo shows.',
  about: 'What to look at.',
  asks: ['a first question', 'a second question'],
  since: '4.0',
  height: 300,
  needs: [],
  interaction: [],
  files: Object.entries(files).map(([name, text]) => ({name, text})),
});

test.describe('a demo', () => {
  test('is read from its folder, the program first', () => {
    const folder = folderWith({
      'README.md': readme,
      'style.css': 'a {}',
      'index.ts': 'run();\n',
      'form.tsx': 'y();',
      'cells.ts': 'x();',
    });
    const read = readDemo(folder, 'group/name', os.tmpdir());
    expect(read).toMatchObject({id: 'group/name', title: 'A demo', about: 'What to look at.', since: '4.0'});
    expect(read.files.map(({name}) => name)).toEqual(['index.ts', 'cells.ts', 'form.tsx', 'style.css']);
    expect(read.files[0]?.text).toBe('run();');
  });

  test('that does not exist is reported with the nearest', () => {
    const folder = folderWith({'README.md': readme, 'index.ts': ''});
    expect(() => readDemo(folder, 'group/nam', os.tmpdir())).toThrow(
      /there is no demo "group\/nam".*nearest is "group\/name"/,
    );
  });

  test('with wrong front matter is reported by field and line, all at once', () => {
    const wrong = readme.replace('height: 300', 'height: tall').replace("since: '4.0'", 'since: 4.0\nauthor: me');
    const folder = folderWith({'README.md': wrong, 'index.ts': ''});
    let message = '';
    try {
      readDemo(folder, 'group/name', os.tmpdir());
    } catch (error) {
      ({message} = error as Error);
    }
    expect(message).toMatch(/README\.md:7: height: /);
    expect(message).toMatch(/README\.md:5: since: /);
    expect(message).toContain('author');
  });

  test('without a program, or with a stray file, is reported', () => {
    expect(() => readDemo(folderWith({'README.md': readme}), 'group/name', os.tmpdir())).toThrow(
      /index\.ts, which is missing/,
    );
    const stray = folderWith({'README.md': readme, 'index.ts': '', 'data.json': '{}'});
    expect(() => readDemo(stray, 'group/name', os.tmpdir())).toThrow(
      /data\.json: a demo has index\.ts, other \.ts and \.tsx modules/,
    );
  });
});

test.describe('HTML without an end', () => {
  for (const [html, expected] of [
    ['<p>a</p>\n<!-- a comment\n<div id="paper"></div>', {name: '<!--', line: 2}],
    ['<!-- a --><div id="paper"></div><!--', {name: '<!--', line: 1}],
    ['<style>a {}\n<div id="paper"></div>', {name: '<style>', line: 1}],
    ['\n<TextArea>a</text><div id="paper"></div>', {name: '<textarea>', line: 2}],
    ['<script>"<!--"</script><!-- <script> --><!--><!---><textarea>\n</textarea ><titles>', undefined],
  ] as const) {
    test(`is found in ${JSON.stringify(html)}, or not`, () => {
      expect(findOpenEnd(html)).toEqual(expected);
    });
  }

  test('is reported with its line, to readers and to writers', () => {
    const html = '<p>a</p>\n<!-- a comment\n<div id="paper"></div>';
    let error: unknown;
    try {
      compileProgram('A demo', [
        {name: 'index.ts', text: ''},
        {name: 'index.html', text: html},
      ]);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toMatchObject({
      message: expect.stringMatching(/^<!-- has no end/),
      place: {file: 'index.html', line: 2},
    });
    const folder = folderWith({'README.md': readme, 'index.ts': 'run();', 'index.html': html});
    expect(() => readDemo(folder, 'group/name', os.tmpdir())).toThrow(/group\/name\/index\.html:2: <!-- has no end/);
  });
});

test('a new demo compiles as it is, and none is overwritten', () => {
  const docs = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-test-demos-'));
  createDemo(docs, 'links/own-router', 'An own router');
  const created = readDemo(path.join(docs, '_demos'), 'links/own-router', docs);
  expect(created).toMatchObject({title: 'An own router', files: [{name: 'index.ts'}]});
  expect(compileDemos(projectDir, 'current', [created])).toEqual([]);
  expect(compileDemos(projectDir, '4.0', [created])).toEqual([]);
  expect(() => createDemo(docs, 'links/own-router', 'Again')).toThrow(/exists\. Its neighbors: links\/own-router/);
  expect(() => createDemo(docs, 'Own', '')).toThrow(/expected a group and a name in lower case/);
});

test.describe('the check of demos', () => {
  test('reports type errors, unused names and stray imports at their lines', () => {
    const program = demo({
      'index.ts':
        "import {dia} from '@joint/core';\nimport lodash from 'lodash';\nconst graph: number = new dia.Graph();",
    });
    const problems = compileDemos(projectDir, 'current', [program]);
    const at = (line: number) => problems.filter((problem) => problem.line === line).map(({message}) => message);
    expect(problems[0]?.file).toBe('docs/_demos/group/name/index.ts');
    expect(at(2).join()).toContain(
      'imports @joint/core, @joint/layout-directed-graph, react, react-dom/client and its own files only, not "lodash"',
    );
    expect(at(3).join()).toContain("is not assignable to type 'number'");
  });

  test('knows the modules of a demo', () => {
    const files = {'index.ts': "import {a} from './a';\nconsole.log(a.length);", 'a.ts': "export const a = 'x';"};
    expect(compileDemos(projectDir, 'current', [demo(files)])).toEqual([]);
    const wrong = {...files, 'a.ts': 'export const a = 1;'};
    expect(compileDemos(projectDir, 'current', [demo(wrong)])).toHaveLength(1);
  });
});

test('transpiling keeps every line where it is', () => {
  const text =
    "import {dia} from '@joint/core';\n\ninterface A {\n  b: number;\n}\n\nenum E {\n  X,\n}\nthrow new Error(E[0] as string);";
  const {code} = transpile('index.ts', text);
  expect(code.split('\n')[9]).toContain('throw new Error(E[0] )');
  expect(code.split('\n')).toHaveLength(text.split('\n').length);
});

test.describe('a demo with React', () => {
  const files = {
    'index.ts':
      "import {createRoot} from 'react-dom/client';\nimport {app} from './app';\ncreateRoot(document.body).render(app);",
    'app.tsx': "const text: string = 'a';\n\nexport const app = <p title={text}>{text}</p>;",
  };

  test('compiles, and what is wrong in JSX is found', () => {
    expect(compileDemos(projectDir, 'current', [demo(files)])).toEqual([]);
    const wrong = {...files, 'app.tsx': files['app.tsx'].replace('title={text}', 'heading={text}')};
    expect(compileDemos(projectDir, 'current', [demo(wrong)])).toEqual([
      expect.objectContaining({file: 'docs/_demos/group/name/app.tsx', line: 3}),
    ]);
    const inside = {...files, 'app.tsx': `import {jsx} from 'react/jsx-runtime';\nexport const app = jsx('p', {});`};
    expect(compileDemos(projectDir, 'current', [demo(inside)]).map(({message}) => message)).toEqual([
      expect.stringContaining('not "react/jsx-runtime". Import what you need of it from "react".'),
    ]);
  });

  test('is transpiled line by line', () => {
    const {code} = transpile('app.tsx', files['app.tsx']);
    expect(code.split('\n')).toHaveLength(3);
    expect(code.split('\n')[2]).toContain("'p', { title: text, children: text}");
    expect(() => transpile('app.ts', files['app.tsx'])).toThrow();
  });

  test('can be edited, and an error names its file and line', () => {
    const named = Object.entries(files).map(([name, text]) => ({name, text}));
    const {scripts} = compileProgram('A demo', named);
    expect(scripts.map(({name}) => name)).toEqual(['index.ts', 'app.tsx']);
    const broken = named.map(({name, text}) => ({name, text: text.replace('{text}</p>', '{text</p>')}));
    let error: unknown;
    try {
      compileProgram('A demo', broken);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toMatchObject({place: {file: 'app.tsx', line: 3}});
  });

  test('is the only kind that loads React', () => {
    expect(librariesOf(demo(files))).toEqual(['@joint/core', 'react', 'react/jsx-runtime', 'react-dom/client']);
    expect(librariesOf(demo({'index.ts': "import {createRoot} from 'react-dom/client';"}))).toEqual([
      '@joint/core',
      'react',
      'react-dom/client',
    ]);
    expect(
      librariesOf(demo({'index.ts': "import {dia} from '@joint/core';", 'style.css': "a { content: 'react'; }"})),
    ).toEqual(['@joint/core']);
  });

  test('is downloaded as a project with the tools of React', () => {
    const libraries = librariesOf(demo(files)).map((name) => ({name, release: '1.0.0'}));
    const project = viteProject(demo(files), 'base', libraries);
    const manifest = JSON.parse(project['package.json'] ?? '') as Record<string, object>;
    expect(Object.keys(manifest.dependencies ?? {})).toEqual(['@joint/core', 'react', 'react-dom']);
    expect(manifest.devDependencies).toHaveProperty('@types/react');
    expect(project['vite.config.ts']).toContain('plugins: [react()]');
    expect(JSON.parse(project['tsconfig.json'] ?? '')).toMatchObject({
      compilerOptions: {jsx: 'react-jsx'},
      include: ['*.ts', '*.tsx'],
    });
    expect(viteProject(demo({'index.ts': 'run();'}), 'base', [])).not.toHaveProperty(['vite.config.ts']);
  });
});

test.describe('guards against endless loops', () => {
  /** Runs code with a guard that gives up after some calls; returns the line at which it did. */
  function run(code: string): number | undefined {
    let calls = 0;
    const guard = (line: number) => {
      calls += 1;
      if (calls > 500) {
        throw new RangeError(String(line));
      }
    };
    try {
      // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
      new Function('liveDemoGuard', guardLoops(code))(guard);
      return undefined;
    } catch (error) {
      return error instanceof RangeError ? Number(error.message) : NaN;
    }
  }

  for (const [name, code] of Object.entries({
    while: '\nwhile (true) {}',
    'while without a block': '\nwhile (true) void 0;',
    'empty for': '\nfor (;;);',
    do: '\ndo { void 0; } while (true)',
    'for of': '\nconst s = {*[Symbol.iterator]() { for (;;) yield 1; }}; for (const x of s) void x;',
    'nested loops without blocks': '\nfor (;;) for (const a of [1, 2]) void a;',
    'a loop behind a label': '\nouter: for (;;) { continue outer; }',
    'a loop that catches its errors': '\nfor (;;) { try { for (;;) {} } catch {} }',
    'functions that call each other': '\nconst f = (n) => n < 2 ? 1 : f(n - 1) + f(n - 2); f(60);',
    'a method': '\nclass A { m() { let n = 0; while (n < 1) { n += 0; } } } new A().m();',
  })) {
    test(`stop ${name}`, () => expect(run(code)).toBe(2));
  }

  test('leave everything else as it does', () => {
    expect(run('const f = () => ({a: 1}); if (f().a !== 1) throw new Error();')).toBeUndefined();
    expect(run('const g = (x) => (y) => x + y; if (g(1)(2) !== 3) throw new Error();')).toBeUndefined();
    expect(
      run('function s() { "use strict"; return this; } if (s() !== undefined) throw new Error();'),
    ).toBeUndefined();
    expect(guardLoops('a();\nfor (;;) b();').split('\n')).toHaveLength(2);
    for (const loop of ['for (const x of [1]) ', 'do ', 'for (const x of [1]) for (const y of [2]) ', 'if (true) ']) {
      const end = loop === 'do ' ? '\nwhile (false)' : '';
      expect(
        run(`let f\n${loop}f = (x) => (y) => () => y${end}\nif (f(1)(2)() !== 2) throw new Error();`),
      ).toBeUndefined();
    }
  });
});

test('what does not parse is reported with file and line', () => {
  for (const [text, line] of [
    ['const a = 1;\nconst b = ;', 2],
    ['let a = 1;\n\nlet a = 2;', 3],
  ] as const) {
    let error: unknown;
    try {
      compileProgram('A demo', [{name: 'index.ts', text}]);
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(ParseError);
    expect((error as ParseError).place).toEqual({file: 'index.ts', line});
    expect((error as ParseError).message).not.toMatch(/\(\d+:\d+\)/);
  }
});

test('the file of a frame does not end its script and its styles early', () => {
  const html = frameFile('const a = "</script><!--";', 'a::after {content: "</style>"}');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html.match(/<\/style>/g)).toHaveLength(1);
  expect(html).not.toContain('<!--');
});

test('the policy of a frame names no source of the network', () => {
  const sources = Object.values(framePolicy).flat();
  expect(new Set(sources)).toEqual(new Set(["'none'", "'unsafe-inline'", 'data:', 'blob:']));
  expect(framePolicy['default-src']).toEqual(["'none'"]);
  expect(frameFile('', '')).toContain(`content="${policyText(framePolicy)}"`);
});

test('a project has what Vite needs, always in the same bytes', () => {
  const program = demo({'index.ts': 'run();', 'index.html': '<div id="paper"></div>', 'style.css': 'a {}'});
  const files = viteProject(program, 'base', [{name: '@joint/core', release: '4.1.3'}]);
  expect(Object.keys(files).sort()).toEqual(
    ['README.md', 'base.css', 'index.html', 'index.ts', 'package.json', 'style.css', 'tsconfig.json'].sort(),
  );
  expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({dependencies: {'@joint/core': '4.1.3'}});
  expect(files['index.html']).toContain('<link rel="stylesheet" href="/style.css" />');
  expect(files['README.md']).toContain('What to look at.');
  expect(files['index.html']).toContain('    <div id="paper"></div>');
  expect(Buffer.from(zipProject('x', files)).equals(Buffer.from(zipProject('x', files)))).toBe(true);
});

test.describe('<LiveDemo> in a page', () => {
  const summary = {
    id: 'graph/events',
    title: 'Events',
    description: '',
    height: 300,
    pictures: {light: {src: ''}, dark: {src: ''}},
    thumbnails: {light: {src: ''}, dark: {src: ''}},
    works: [],
    src: '/d.json',
    pageUrl: '/learn/demos/graph/events',
  };

  function transform(element: Root['children'][number]): Root['children'] {
    setDemoSummaries(project, new Map([['current', [summary, {...summary, id: 'links/routers'}]]]));
    const root: Root = {type: 'root', children: [element]};
    liveDemos(project)(root, new VFile({path: path.join(projectDir, 'docs/learn/page.mdx')}));
    setDemoSummaries(project, new Map());
    return root.children;
  }

  test('gets the place, title and height of its demo', () => {
    const [element, exported] = transform(jsxElement('LiveDemo', {id: 'graph/events'}));
    expect(element).toEqual(jsxElement('LiveDemo', {src: '/d.json', title: 'Events', height: '300'}));
    expect(exported).toMatchObject({value: 'export const hasDemos = true;'});
  });

  test('with an unknown id fails and names the nearest', () => {
    expect(() => transform(jsxElement('LiveDemo', {id: 'graph/event'}))).toThrow(
      /docs\/learn\/page\.mdx:1: this version has no demo "graph\/event"\. The nearest is "graph\/events"/,
    );
    expect(() => transform(jsxElement('LiveDemo', {}))).toThrow(/LiveDemo needs the id of a demo/);
  });

  test('<DemoGallery> becomes a heading and cards for each group', () => {
    const [window, filter, ...groups] = transform(jsxElement('DemoGallery', {}));
    expect(window).toMatchObject({name: 'DemoWindow'});
    expect(filter).toMatchObject({name: 'DemoFilter'});
    expect(groups.map((node) => (node.type === 'heading' ? JSON.stringify(node.children) : 'cards'))).toEqual([
      expect.stringContaining('Graph and data'),
      'cards',
      expect.stringContaining('Links'),
      'cards',
    ]);
  });
});

test('a box is centered when its middle is that of the other, not when it is only inside', () => {
  const paper = {x: 10, y: 20, width: 300, height: 200};
  const box = (x: number, y: number) => ({x, y, width: 100, height: 50});
  expect([box(110, 95), box(111, 94)].map((each) => isCentered(each, paper))).toEqual([true, true]);
  expect([box(113, 95), box(110, 90), box(10, 20)].map((each) => isCentered(each, paper))).toEqual([
    false,
    false,
    false,
  ]);
});
