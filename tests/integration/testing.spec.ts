import fs from 'node:fs';
import path from 'node:path';
import {browserArguments} from '../../src/tools/browser/browser-arguments';
import {freePort} from '../support/ports';
import {findTestBrowser} from '../support/test-browser';
import {expect, test} from '../support/test';
import {copyProject, runIn} from './project';

type Edit = (file: string, text: string) => string;

/** What a runner prints, also when tests have failed. */
function outputOf(folder: string, command: string, args: string[]): {text: string; failed: boolean} {
  try {
    return {text: runIn(folder, command, args, {NO_COLOR: '1', FORCE_COLOR: undefined}), failed: false};
  } catch (error) {
    return {text: (error as Error).message, failed: true};
  }
}

/** Changes one file of the project. */
const replacing =
  (name: string, from: string | RegExp, to: string): Edit =>
  (file, text) => {
    if (file !== name) {
      return text;
    }
    const changed = text.replace(from, to);
    expect(changed, `${name} has ${String(from)}`).not.toBe(text);
    return changed;
  };

const jest = (folder: string) => outputOf(folder, 'npx', ['jest', '--ci', '--no-cache']);
const vitest = (folder: string) => outputOf(folder, 'npx', ['vitest', 'run']);

// The longest test comes first.
test('in Playwright, all tests of the editor pass, and each one finds a fault', async () => {
  const port = String(await freePort());
  const folder = copyProject('testing', 'testing-e2e', (_file, text) => text.replaceAll('5173', port));
  const launchOptions = {executablePath: findTestBrowser(), args: browserArguments};
  const configure = (file: string, settings: string) => {
    const use = `{...config.use, launchOptions: ${JSON.stringify(launchOptions)}}`;
    const text = `import config from './playwright.config';\nexport default {...config, use: ${use}, ${settings}};`;
    fs.writeFileSync(path.join(folder, file), text);
  };
  configure('ours.config.ts', '');
  // What is wrong on purpose is not waited for.
  configure('faults.config.ts', 'expect: {timeout: 1000}');
  const run = (...args: string[]) =>
    outputOf(folder, 'npx', ['playwright', 'test', '--reporter', 'line', '--config', ...args]);

  expect(run('ours.config.ts', '--update-snapshots', '--grep', 'looks').text).toContain('1 passed');
  const again = run('ours.config.ts');
  expect(again.text).toContain('7 passed');
  expect(again.failed).toBe(false);

  for (const [file, from, to] of [
    ['src/graph.ts', "'Order'", "'Older'"],
    ['src/graph.ts', "target.port !== 'in'", "target.port !== 'out'"],
    ['src/main.ts', "label.addEventListener('input'", "label.addEventListener('change-'"],
    ['src/main.ts', 'x - 60', 'x'],
    ['src/editor.ts', 'linkPinning: false,', 'linkPinning: false, interactive: {elementMove: false},'],
  ] as const) {
    const name = path.join(folder, file);
    fs.writeFileSync(name, replacing(file, from, to)(file, fs.readFileSync(name, 'utf8')));
  }
  const faulty = run('faults.config.ts');
  expect(faulty.failed).toBe(true);
  expect(faulty.text).toContain('7 failed');
});

test('the project compiles, and its tests pass in Jest and in Vitest', () => {
  const folder = copyProject('testing');
  runIn(folder, 'npm', ['run', 'build']);
  const inJest = jest(folder);
  expect(inJest.text).not.toContain('failed');
  expect(inJest.failed).toBe(false);
  const inVitest = vitest(folder);
  expect(inVitest.text).toMatch(/Tests +13 passed \(13\)/);
  expect(inVitest.failed).toBe(false);
});

test('each test of the graph and of the paper finds a fault', () => {
  const edits: Record<string, [string, string][]> = {
    'src/graph.ts': [
      ["'Order'", "'Older'"],
      [
        'function canConnect(',
        'const canConnect = (...ends: Parameters<typeof check>) => !check(...ends);\nfunction check(',
      ],
    ],
    'test/graph.test.ts': [
      ["    connect('order', 'pay');\n    const json", '    const json'],
      ['translate(10, 20)', 'translate(10, 21)'],
      ["step('pay').remove()", "step('pay').toBack()"],
    ],
    'test/editor.test.ts': [
      ['position(100, 20)', 'position(100, 21)'],
      ['element:pointerclick', 'element:pointerdblclick'],
    ],
  };
  const folder = copyProject('testing', 'testing-faults', (file, text) =>
    (edits[file] ?? []).reduce((edited, [from, to]) => replacing(file, from, to)(file, edited), text),
  );
  expect(jest(folder).text).toMatch(/Tests: +13 failed, 13 total/);
});

for (const [name, message] of [
  ['SVGAngle', "Cannot read properties of undefined (reading 'apply')"],
  ['createSVGMatrix', 'createSVGMatrix is not a function'],
  ['createSVGPoint', 'createSVGPoint is not a function'],
  ['getScreenCTM', 'getScreenCTM is not a function'],
  ['getBBox', 'getBBox is not a function'],
  ['getComputedTextLength', 'getComputedTextLength is not a function'],
  ['elementFromPoint', 'elementFromPoint is not a function'],
  ['hasPointerCapture', 'hasPointerCapture is not a function'],
] as const) {
  test(`jsdom lacks ${name}: without its mock, the tests of the paper fail`, () => {
    const folder = copyProject(
      'testing',
      `testing-without-${name}`,
      replacing('test/svg-mocks.ts', new RegExp(`^.*\\b${name}\\b.*\n`, 'm'), ''),
    );
    const {text, failed} = jest(folder);
    expect(failed).toBe(true);
    expect(text).toContain(message);
    expect(text).toContain('PASS test/graph.test.ts');
    expect(text).toContain('FAIL test/editor.test.ts');
  });
}
