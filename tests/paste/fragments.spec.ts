import {type Browser, expect, test} from '@playwright/test';
import {readFragmentUses} from '../../src/build/demos/page-fragments';
import {latestVersion, versionNames} from '../../src/common/versions';
import {findFragments} from '../../src/tools/fragments/find-fragments';
import {runPrograms, startBrowser} from '../../src/tools/fragments/run-programs';
import {project, projectDir} from '../support/sites';

let browser: Browser;
test.beforeAll(async () => {
  browser = await startBrowser();
});
test.afterAll(() => browser.close());

for (const version of versionNames) {
  test(`${version}: the blocks that open are those that compile and run`, async () => {
    test.setTimeout(900_000);
    const {uses} = await findFragments(browser, project, version);
    expect(Object.keys(uses).length).toBeGreaterThan(50);
    expect(readFragmentUses(project, version), 'run `npm run play:fragments`').toEqual(uses);
  });
}

test('a planted fault is found: at once, later, in a promise, and in the syntax', async () => {
  const programs = [
    "console.error('No fault.');",
    "throw new Error('Planted.');",
    "setTimeout(() => { throw new Error('Planted later.'); }, 50);",
    "Promise.reject(new Error('Planted in a promise.'));",
    'const = 1;',
  ].map((text) => [{name: 'index.ts', text}]);
  expect(await runPrograms(browser, projectDir, latestVersion.name, programs)).toEqual([
    undefined,
    expect.stringContaining('Planted.'),
    expect.stringContaining('Planted later.'),
    expect.stringContaining('Planted in a promise.'),
    expect.stringContaining('Unexpected token'),
  ]);
});
