import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {type Report, countTests, tableOf, totalOf} from '../support/results';
import {projectDir} from '../support/sites';

const config = path.join(projectDir, 'tests/fixtures/tried-twice/playwright.config.ts');
const lucky = 'lucky.spec.ts: a group: passes on its second try';

test('a test that passes only on its second try counts as passed, and is named', () => {
  // Playwright empties its folder, which is that of the tests that run at the same time.
  const output = test.info().outputPath('fixture');
  const {stdout} = spawnSync('npx', ['playwright', 'test', '--config', config, '--output', output], {
    cwd: projectDir,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const report = JSON.parse(stdout) as Report;

  const counted = countTests(report, 1);
  expect(counted.unsteady).toEqual([lucky]);
  const counts = {passed: 2, failed: 1, skipped: 1, retried: 1, kept: 0};
  expect(counted.rows).toEqual([{suite: 'fixture', ...counts, seconds: expect.any(Number)}]);
  expect(totalOf(counted.rows)).toBe('2 passed, 1 failed, 1 skipped');
  expect(tableOf(counted.rows)).toMatch(
    /^suite +passed +failed +second try +skipped +seconds\nfixture +2 +1 +1 +1 +\d+\.\d$/,
  );
});

test('a fault outside of tests counts as failed', () => {
  const {rows} = countTests({suites: [], errors: [{message: 'no tests found'}]}, 2);
  expect(totalOf(rows)).toBe('0 passed, 1 failed');
});
