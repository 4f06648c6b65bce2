import {expect, test} from '@playwright/test';
import {oneHtmlFile} from '../../src/site/demos/one-html-file';

const file = (name: string, text: string) => ({name, text});

test('modules become parts of one script, before what needs them; types are gone, comments stay', () => {
  const html = oneHtmlFile(
    'A & B',
    [
      file(
        'index.ts',
        "import {dia} from '@joint/core';\nimport {add} from './sum';\nimport './style.css';\n\n// [1]\nadd(1 as number, new dia.Graph());",
      ),
      file(
        'sum.ts',
        "import {type dia, V as vector} from '@joint/core';\nimport {one} from './one';\n\nexport function add(n: number, g: dia.Graph): void {\n  vector(g, n + one);\n}",
      ),
      file('one.ts', 'export type N = 1;\nexport const one: N = 1;'),
      file('style.css', 'b {color: red}'),
      file('index.html', '<b>1</b>'),
    ],
    'a {}',
  );
  expect(html).toContain('<title>A &amp; B</title>\n<style>\na {}\n\nb {color: red}\n</style>');
  expect(html).toContain('<body>\n<b>1</b>\n<script type="module">\nimport {V as vector, dia} from \'@joint/core\';\n');
  const [one, sum, main] = ["modules['one'] =", "modules['sum'] =", '// [1]\nadd('].map((text) => html.indexOf(text));
  expect([one! > 0, sum! > one!, main! > sum!]).toEqual([true, true, true]);
  expect(html).toContain("const {one} = modules['one'];");
  expect(html).toContain('return {one};');
  expect(html).not.toMatch(/export |: number|style\.css'/);
});

test('a module exports all names that it takes from an array or an object', () => {
  const html = oneHtmlFile(
    '',
    [
      file('index.ts', "import {a, b, c, d, e} from './sizes';\n\nconsole.log(a, b, c, d, e);"),
      file(
        'sizes.ts',
        'export const [a, , {x: b}] = [1, 2, {x: 3}];\nexport const {c = 4, ...d} = {c: 4, e: 5};\nexport let e = 6, f;',
      ),
    ],
    '',
  );
  expect(html).toContain('return {a, b, c, d, e, f};');
});

test('JSX becomes calls', () => {
  const html = oneHtmlFile(
    '',
    [
      file(
        'index.ts',
        "import {createRoot} from 'react-dom/client';\nimport {App} from './app';\n\ncreateRoot(App());",
      ),
      file('app.tsx', 'export const App = () => <b title="x">1</b>;'),
    ],
    '',
  );
  expect(html).toContain(
    "import {createRoot} from 'react-dom/client';\nimport {jsx as _jsx} from 'react/jsx-runtime';",
  );
  expect(html).toContain("const {App} = modules['app'];");
  expect(html).toContain(`_jsx('b', { title: "x", children: "1"})`);
});

test('a program cannot end its script', () => {
  expect(oneHtmlFile('', [file('index.ts', "const end = '</script>';")], '')).toContain(String.raw`'\x3C/script>'`);
});

for (const [name, text] of [
  ['a default export', 'export default 1;'],
  ['a list of exports', 'const a = 1;\nexport {a};'],
  ['all of another module', "export * from './other';"],
  ['an import of all', "import * as other from './other';\nother.go();"],
  ['a syntax error', 'const = 1;'],
] as const) {
  test(`refused: ${name}`, () => {
    expect(() => oneHtmlFile('', [file('index.ts', text)], '')).toThrow();
  });
}
