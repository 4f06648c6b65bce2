import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import retried from '../retried-tests.json';
import type {RetriedTest} from '../support/results';
import {projectDir} from '../support/sites';

const root = path.join(projectDir, 'tests');

/** The files of tests that ask for a second try, relative to tests. */
const retrying = (texts: ReadonlyMap<string, string>): string[] =>
  [...texts].filter(([, text]) => /\bretries:/.test(text)).map(([file]) => file);

/** What is wrong with the list of tests that may be tried twice. */
function problemsOf(list: readonly RetriedTest[], texts: ReadonlyMap<string, string>): string[] {
  const listed = list.map(({test: name}) => name.split(': ')[0] ?? '');
  return [
    ...retrying(texts)
      .filter((file) => !listed.includes(file))
      .map((file) => `${file} sets retries, but tests/retried-tests.json has no test of it`),
    ...listed
      .filter((file) => !retrying(texts).includes(file))
      .map((file) => `tests/retried-tests.json: ${file} sets no retries; remove the entry`),
    ...list
      .filter(({reason}) => reason.length < 20)
      .map(({test: name}) => `tests/retried-tests.json: "${name}" needs a reason`),
  ];
}

test('a test is tried twice only where the list says why', () => {
  const files = fs
    .readdirSync(root, {recursive: true, encoding: 'utf8'})
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.spec.ts') && name !== 'content/retried-tests.spec.ts');
  expect(files.length).toBeGreaterThan(50);
  const texts = new Map(files.map((name) => [name, fs.readFileSync(path.join(root, name), 'utf8')]));
  expect(problemsOf(retried, texts)).toEqual([]);
});

test('a second try without a reason, and a reason without a second try, are found', () => {
  const texts = new Map([
    ['e2e/a.spec.ts', 'test.describe.configure({retries: 1});'],
    ['e2e/b.spec.ts', ''],
  ]);
  expect(problemsOf([], texts)).toEqual(['e2e/a.spec.ts sets retries, but tests/retried-tests.json has no test of it']);
  expect(problemsOf([{test: 'e2e/b.spec.ts: group: title', reason: 'Slow.'}], texts)).toEqual([
    'e2e/a.spec.ts sets retries, but tests/retried-tests.json has no test of it',
    'tests/retried-tests.json: e2e/b.spec.ts sets no retries; remove the entry',
    'tests/retried-tests.json: "e2e/b.spec.ts: group: title" needs a reason',
  ]);
});
