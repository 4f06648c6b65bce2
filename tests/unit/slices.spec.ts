import fs from 'node:fs';
import path from 'node:path';
import type {FullConfig, Suite, TestCase} from '@playwright/test/reporter';
import {expect, test} from '@playwright/test';
import {lanes, ofDeepLane, ofSite, withoutBrowser} from '../lanes';
import {readInputs} from '../support/fingerprints';
import {BuiltFiles, readsOtherwise} from '../support/reads';
import {projectDir} from '../support/sites';
import SliceReporter from '../support/slice-reporter';
import {keyOf, notePassed, readPassed} from '../support/slices';
import {importedBy} from '../support/sources';
import {noteUnsteady, withUnsteady} from '../support/unsteady';

const slice = {project: 'e2e', spec: 'tests/e2e/home.spec.ts', inputs: 'one'};

test('a slice has passed on the same inputs only, and half a line of a run that was cut off does no harm', () => {
  const file = test.info().outputPath('passed.jsonl');
  notePassed({...slice, tests: 3}, file);
  fs.appendFileSync(file, '{"project":"e2e","spec":"tests/e2e/na');
  const passed = readPassed(file);
  expect(passed.get(keyOf(slice))?.tests).toBe(3);
  expect(passed.has(keyOf({...slice, inputs: 'two'}))).toBe(false);
  expect(passed.has(keyOf({...slice, project: 'smoke'}))).toBe(false);
  expect(passed.size).toBe(1);
});

type Outcome = ReturnType<TestCase['outcome']>;

/** Runs tests with these outcomes past the reporter. Returns how many slices it has noted after each. */
function report(outcomes: Outcome[]): number[] {
  const [asked, passed] = ['asked.json', 'passed.jsonl'].map((name) => test.info().outputPath(name)) as [
    string,
    string,
  ];
  fs.writeFileSync(asked, JSON.stringify([slice]));
  fs.rmSync(passed, {force: true});
  const tests = outcomes.map((outcome) => {
    const results: unknown[] = [];
    const location = {file: `${projectDir}/${slice.spec}`};
    return {location, results, outcome: () => outcome, parent: {project: () => ({name: slice.project})}};
  });
  const reporter = new SliceReporter({file: asked, passedFile: passed});
  const suites = [{title: slice.project, allTests: () => tests}];
  reporter.onBegin({} as FullConfig, {suites} as unknown as Suite);
  return tests.map((each) => {
    each.results.push({});
    reporter.onTestEnd(each as unknown as TestCase, {annotations: []});
    return readPassed(passed).size;
  });
}

test('a slice is noted with its last test, once, and not when one has failed', () => {
  expect(report(['expected', 'flaky', 'skipped'])).toEqual([0, 0, 1]);
  expect(report(['expected', 'unexpected', 'expected'])).toEqual([0, 0, 0]);
});

test('a file of tests depends on what it imports, also by way of others, and on its project', () => {
  const sources = new Map([
    ['tests/unit/a.spec.ts', "import {b} from '../support/b';"],
    ['tests/support/b.ts', "import '../../src/c';"],
    ['src/c.ts', ''],
    ['src/d.ts', ''],
  ]);
  expect([...importedBy(['tests/unit/a.spec.ts'], sources)]).toEqual([
    'tests/unit/a.spec.ts',
    'tests/support/b.ts',
    'src/c.ts',
  ]);
  const inputsOf = readInputs();
  const [first, second] = ['tests/paste/paste.spec.ts', 'tests/paste/fallbacks.spec.ts'] as const;
  expect(inputsOf?.('paste', first)).toBe(inputsOf?.('paste', first));
  expect(inputsOf?.('paste', first)).not.toBe(inputsOf?.('paste', second));
  expect(inputsOf?.('paste', first)).not.toBe(inputsOf?.('faults', first));
});

test('a slice depends on the built files that its pages asked for, whatever their names are in a build', () => {
  const build = (name: string, files: Record<string, string>) => {
    const buildDir = test.info().outputPath(name);
    for (const [file, text] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(buildDir, file)), {recursive: true});
      fs.writeFileSync(path.join(buildDir, file), text);
    }
    return new BuiltFiles({main: {buildDir, baseUrl: '/'}});
  };
  const files = {
    'glossary/index.html': '<script src="/assets/js/main.0123abcd.js"></script>',
    'assets/js/main.0123abcd.js': 'u({7:"89abcdef"})',
    'faq/index.html': 'Answers',
  };
  const first = build('first', files);
  const renamed = build('renamed', {
    'glossary/index.html': '<script src="/assets/js/main.ffffffff.js"></script>',
    'assets/js/main.ffffffff.js': 'u({7:"aaaaaaaa"})',
    'faq/index.html': 'Other answers',
  });
  const edited = build('edited', {...files, 'assets/js/main.0123abcd.js': 'u({8:"89abcdef"})'});
  const reads = ['main /glossary', 'main /assets/js/main.0123abcd.js', 'main /img/none.svg'];
  expect(renamed.hashOf(reads)).toBe(first.hashOf(reads));
  expect(edited.hashOf(reads)).not.toBe(first.hashOf(reads));
  expect(renamed.hashOf([...reads, 'main /faq'])).not.toBe(first.hashOf([...reads, 'main /faq']));

  const fixtures = ['tests/support/test.ts', ''] as const;
  expect(readsOtherwise(new Map([fixtures, ['tests/e2e/a.spec.ts', 'await open(page);']]))).toBe(false);
  expect(readsOtherwise(new Map([fixtures, ['tests/e2e/a.spec.ts', 'await browser.newContext();']]))).toBe(true);
  expect(readsOtherwise(new Map([['tests/e2e/a.spec.ts', 'await open(page);']]))).toBe(true);
});

test('a test that was unsteady twice is to be mended', () => {
  expect(withUnsteady({b: 1}, ['b', 'a'])).toEqual({a: 1, b: 2});
  const file = test.info().outputPath('unsteady.json');
  expect(noteUnsteady([], file)).toBe('');
  expect(noteUnsteady(['x'], file)).not.toContain('mend');
  expect(noteUnsteady(['x', 'y'], file)).toContain('  x (2 times: mend its kind)\n  y');
  expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toEqual({x: 2, y: 1});
});

test('each project is in one lane, and the files that are in the deep lane exist', () => {
  const all: readonly string[] = [...lanes.gate, ...lanes.deep];
  expect(new Set(all).size).toBe(all.length);
  expect([...ofSite, ...withoutBrowser].filter((name) => !all.includes(name))).toEqual([]);
  expect(ofDeepLane.filter((file) => !fs.existsSync(`${projectDir}/${file}`))).toEqual([]);
});
