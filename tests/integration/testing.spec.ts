import fs from 'node:fs';
import path from 'node:path';
import {browserArguments} from '../../src/tools/browser/browser-arguments';
import {freePort} from '../support/ports';
import {projectDir} from '../support/sites';
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

/** What Jest prints of a file of tests. */
type Tested = {passes: boolean; passed: number; failed: number; text: string};

/**
 * Runs Jest once for the projects of several folders, each with its own configuration.
 *
 * @returns what it says of a file of a folder
 */
function jest(folders: readonly string[]): (folder: string, file: string) => Tested | undefined {
  const cwd = path.join(projectDir, '.cache/integration');
  const {text} = outputOf(cwd, 'npx', ['jest', '--ci', '--no-cache', '--verbose', '--projects', ...folders]);
  const count = (part: string, sign: string): number => part.split(new RegExp(`^ +${sign} `, 'm')).length - 1;
  const parts = text.split(/^(?=(?:PASS|FAIL) )/m);
  return (folder, file) => {
    const name = ` ${path.basename(folder)}/test/${file}`;
    const part = parts.find((each) => each.slice(4).split(/\s*(?:\(|\n)/)[0] === name);
    return part === undefined
      ? undefined
      : {passes: part.startsWith('PASS'), passed: count(part, '✓'), failed: count(part, '✕'), text: part};
  };
}

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

test('the project compiles, and its tests pass in Vitest', () => {
  const folder = copyProject('testing', 'testing-vitest');
  runIn(folder, 'npm', ['run', 'build']);
  const inVitest = vitest(folder);
  expect(inVitest.text).toMatch(/Tests +13 passed \(13\)/);
  expect(inVitest.failed).toBe(false);
});

/** Faults of the graph and of the paper, and tests that are wrong: none of the 13 tests passes. */
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

/** What jsdom lacks, and what the tests of the paper say without its mock. */
const mocks = [
  ['SVGAngle', "Cannot read properties of undefined (reading 'apply')"],
  ['createSVGMatrix', 'createSVGMatrix is not a function'],
  ['createSVGPoint', 'createSVGPoint is not a function'],
  ['getScreenCTM', 'getScreenCTM is not a function'],
  ['getBBox', 'getBBox is not a function'],
  ['getComputedTextLength', 'getComputedTextLength is not a function'],
  ['elementFromPoint', 'elementFromPoint is not a function'],
  ['hasPointerCapture', 'hasPointerCapture is not a function'],
] as const;

test('in Jest, all tests pass, each one finds a fault, and those of the paper fail without a mock', () => {
  const whole = copyProject('testing', 'testing-jest');
  const faulty = copyProject('testing', 'testing-faults', (file, text) =>
    (edits[file] ?? []).reduce((edited, [from, to]) => replacing(file, from, to)(file, edited), text),
  );
  const withoutMocks = mocks.map(([name]) =>
    copyProject(
      'testing',
      `testing-without-${name}`,
      replacing('test/svg-mocks.ts', new RegExp(`^.*\\b${name}\\b.*\n`, 'm'), ''),
    ),
  );
  const tested = jest([whole, faulty, ...withoutMocks]);
  expect(tested(whole, 'editor.test.ts')).toMatchObject({passes: true, passed: 5, failed: 0});
  expect(tested(whole, 'graph.test.ts')).toMatchObject({passes: true, passed: 8, failed: 0});
  expect(tested(faulty, 'editor.test.ts')).toMatchObject({passes: false, passed: 0, failed: 5});
  expect(tested(faulty, 'graph.test.ts')).toMatchObject({passes: false, passed: 0, failed: 8});
  for (const [index, [name, message]] of mocks.entries()) {
    const folder = withoutMocks[index] ?? '';
    expect
      .soft(tested(folder, 'editor.test.ts'), name)
      .toMatchObject({passes: false, text: expect.stringContaining(message)});
    expect.soft(tested(folder, 'graph.test.ts'), name).toMatchObject({passes: true, passed: 8, failed: 0});
  }
});
