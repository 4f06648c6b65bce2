import fs from 'node:fs';
import path from 'node:path';
import {type Project, defineConfig} from '@playwright/test';
import {globSync} from 'tinyglobby';
import {env} from '../src/build/config/env';
import {browserArguments} from '../src/tools/browser/browser-arguments';
import {type ProjectName, ofDeepLane, ofSite, smokeTag, withoutBrowser, wordsTag} from './lanes';
import {findTestBrowser} from './support/test-browser';
import {origin, projectDir} from './support/sites';

/** The browser finds no other host, so that no test depends on one. */
const ownHostOnly = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

const smoke = new RegExp(smokeTag);
const words = new RegExp(wordsTag);

/** The files that have tests with the tag, so that the others need not be loaded: some of them look for more browsers. */
const smokeFiles = globSync('tests/{e2e,a11y,paste}/*.spec.ts', {cwd: projectDir}).filter((file) =>
  fs.readFileSync(path.join(projectDir, file), 'utf8').includes(`'${smokeTag}'`),
);

/** What each project consists of. A folder may be shared: its files or its tests belong to one lane each. */
const projects: Record<ProjectName, Project> = {
  unit: {testDir: 'unit', testIgnore: ofDeepLane},
  content: {testDir: 'content', testIgnore: ['tests/content/facts/**', ...ofDeepLane]},
  facts: {testDir: 'content/facts', grep: words},
  site: {testDir: 'site', testIgnore: ofDeepLane},
  budget: {testDir: 'budget', testIgnore: ofDeepLane},
  smoke: {testMatch: smokeFiles, grep: smoke},
  tools: {testMatch: ofDeepLane},
  proofs: {testDir: 'content/facts', grepInvert: words},
  paste: {testDir: 'paste', grepInvert: smoke},
  // They wait for builds, and so do those of the integration guides, in the time of a hook or of their own.
  faults: {testDir: 'faults', timeout: 600_000, expect: {timeout: 120_000}},
  // Its tests run in Jest, in Vitest, and with a configuration of their own: see testing.spec.ts.
  integration: {testDir: 'integration', testIgnore: 'tests/integration/testing/**', timeout: 600_000},
  walk: {testDir: 'walk'},
  e2e: {testDir: 'e2e', grepInvert: smoke},
  browsers: {testDir: 'browsers'},
  demos: {testDir: 'demos'},
  a11y: {testDir: 'a11y', grepInvert: smoke},
};

/** Runs of projects that do not open the built site leave its servers out. */
const chosen = process.argv.flatMap((argument) => /^--project=(.+)$/.exec(argument)?.slice(1) ?? []);
const needsSites = chosen.length === 0 || chosen.some((name) => ofSite.includes(name));

export default defineConfig({
  testDir: '.',
  outputDir: path.join(projectDir, 'test-results'),
  fullyParallel: true,
  forbidOnly: Boolean(env.CI),
  workers: 2,
  // Ceilings against tests that hang, long enough for a loaded machine: what is wrong stays wrong.
  timeout: 120_000,
  expect: {timeout: 30_000},
  // What a browser does depends on the machine: a test that fails there is tried once more, last and alone.
  retryStrategy: 'isolated',
  reporter: [
    ['list'],
    ['json', {outputFile: path.join(projectDir, '.cache/test-report.json')}],
    ...(env.TEST_SLICES ? [['./support/slice-reporter.ts', {file: env.TEST_SLICES}] as const] : []),
  ],
  use: {
    baseURL: origin('main'),
    // A trace, and the picture that is taken at the end of each test in case it fails, cost a tenth of the time:
    // what fails is tried again, and leaves them then.
    trace: 'on-first-retry',
    screenshot: 'off',
    viewport: {width: 1280, height: 900},
    launchOptions: {executablePath: findTestBrowser(), args: [...browserArguments, ownHostOnly]},
  },
  projects: Object.entries(projects).map(([name, project]) => ({
    name,
    retries: withoutBrowser.includes(name) ? 0 : 1,
    ...project,
  })),
  webServer: needsSites
    ? [{command: 'npx tsx tests/support/serve.ts', cwd: projectDir, url: origin('main'), reuseExistingServer: !env.CI}]
    : [],
});
