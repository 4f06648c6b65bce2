import path from 'node:path';
import {defineConfig} from '@playwright/test';
import {env} from '../src/build/config/env';
import {browserArguments, findBrowser} from '../src/tools/browser/find-browser';
import {origin, projectDir} from './support/sites';

/** Suites of the built site. */
const siteSuites = ['site', 'walk', 'e2e', 'demos', 'a11y', 'budget'];

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
  // A test that needs a second try says so itself, with its reason in retried-tests.json.
  retries: 0,
  // Long enough for a loaded machine: what is wrong stays wrong.
  timeout: 60_000,
  expect: {timeout: 10_000},
  reporter: [['list'], ['json', {outputFile: path.join(projectDir, '.cache/test-report.json')}]],
  use: {
    baseURL: origin('main'),
    // Copies of the page before and after each step would take a third of the time: `--trace on` adds them.
    trace: {mode: 'retain-on-failure', snapshots: false, screenshots: false},
    screenshot: 'only-on-failure',
    viewport: {width: 1280, height: 900},
    launchOptions: {executablePath: findBrowser(), args: [...browserArguments, ownHostOnly]},
  },
  projects: [
    {name: 'unit', testDir: 'unit'},
    {name: 'content', testDir: 'content', testIgnore: 'tests/content/facts/**'},
    {name: 'facts', testDir: 'content/facts'},
    {name: 'paste', testDir: 'paste'},
    {name: 'faults', testDir: 'faults', timeout: 180_000},
    // Its tests run in Jest, in Vitest, and with a configuration of their own: see testing.spec.ts.
    {name: 'integration', testDir: 'integration', testIgnore: 'tests/integration/testing/**'},
    ...siteSuites.map((name) => ({name, testDir: name})),
  ],
  webServer: needsSites
    ? [{command: 'npx tsx tests/support/serve.ts', cwd: projectDir, url: origin('main'), reuseExistingServer: !env.CI}]
    : [],
});
