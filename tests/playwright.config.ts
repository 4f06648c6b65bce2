import path from 'node:path';
import {defineConfig} from '@playwright/test';
import {env} from '../src/build/config/env';
import {browserArguments} from '../src/tools/browser/browser-arguments';
import {findTestBrowser} from './support/test-browser';
import {origin, projectDir} from './support/sites';

/** Suites of the built site. */
const siteSuites = ['site', 'walk', 'e2e', 'browsers', 'demos', 'a11y', 'budget'];

/** The browser finds no other host, so that no test depends on one. */
const ownHostOnly = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

/** Runs of suites that read files only leave the servers out. */
const chosen = process.argv.filter((argument) => argument.startsWith('--project='));
const withoutServers = /^--project=(?:unit|content|facts|faults|integration|paste|site)$/;
const needsSites = chosen.length === 0 || chosen.some((argument) => !withoutServers.test(argument));

export default defineConfig({
  testDir: '.',
  outputDir: path.join(projectDir, 'test-results'),
  fullyParallel: true,
  forbidOnly: Boolean(env.CI),
  workers: 2,
  // Long enough for a loaded machine: what is wrong stays wrong.
  timeout: 180_000,
  expect: {timeout: 30_000},
  reporter: [['list'], ['json', {outputFile: path.join(projectDir, '.cache/test-report.json')}]],
  use: {
    baseURL: origin('main'),
    // A trace, and the picture that is taken at the end of each test in case it fails, cost a tenth of the time:
    // what fails is tried again, and leaves them then.
    trace: 'on-first-retry',
    screenshot: 'off',
    viewport: {width: 1280, height: 900},
    launchOptions: {executablePath: findTestBrowser(), args: [...browserArguments, ownHostOnly]},
  },
  projects: [
    {name: 'unit', testDir: 'unit'},
    {name: 'content', testDir: 'content', testIgnore: 'tests/content/facts/**'},
    {name: 'facts', testDir: 'content/facts'},
    {name: 'paste', testDir: 'paste'},
    // They wait for builds.
    {name: 'faults', testDir: 'faults', timeout: 600_000, expect: {timeout: 120_000}},
    // Its tests run in Jest, in Vitest, and with a configuration of their own: see testing.spec.ts.
    {name: 'integration', testDir: 'integration', testIgnore: 'tests/integration/testing/**'},
    // What a browser does depends on the machine. The runner names the tests that passed only when they were tried again.
    ...siteSuites.map((name) => ({name, testDir: name, retries: name === 'site' ? 0 : 1})),
  ],
  webServer: needsSites
    ? [{command: 'npx tsx tests/support/serve.ts', cwd: projectDir, url: origin('main'), reuseExistingServer: !env.CI}]
    : [],
});
