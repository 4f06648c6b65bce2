import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {findBrowser} from '../src/browser/find-browser';
import {projectDir} from './support/sites';

type Counts = {passed: number; failed: number; skipped: number};

const reportFile = path.join(projectDir, '.cache/test-report.json');
const total: Counts = {passed: 0, failed: 0, skipped: 0};

function run(command: string, args: string[]): boolean {
  console.log(`\n> ${command} ${args.join(' ')}`);
  const result = spawnSync(command, args, {
    cwd: projectDir,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return result.status === 0;
}

/** A step that either passes or fails as a whole. */
function step(command: string, args: string[]): boolean {
  const passed = run(command, args);
  total[passed ? 'passed' : 'failed'] += 1;
  return passed;
}

/** Playwright's projects; every test counts. A run that leaves no report counts as one failure. */
function suites(...projects: string[]): void {
  fs.rmSync(reportFile, {force: true});
  const passed = run('npx', [
    'playwright',
    'test',
    '--config',
    'tests/playwright.config.ts',
    ...projects.map((project) => `--project=${project}`),
  ]);
  if (!fs.existsSync(reportFile)) {
    total.failed += 1;
    return;
  }
  const {stats} = JSON.parse(fs.readFileSync(reportFile, 'utf8')) as {
    stats: {expected: number; unexpected: number; flaky: number; skipped: number};
  };
  total.passed += stats.expected + stats.flaky;
  total.failed += stats.unexpected;
  total.skipped += stats.skipped;
  if (stats.flaky > 0) {
    console.warn(`${stats.flaky} of these passed only when tried again: see "flaky" above.`);
  }
  if (!passed && stats.unexpected === 0) {
    total.failed += 1;
  }
}

findBrowser();
for (const lint of ['format', 'js', 'css', 'md', 'spelling']) {
  step('npm', ['run', '--silent', `lint:${lint}`]);
}
step('npm', ['run', '--silent', 'typecheck']);
step('npm', ['run', '--silent', 'check:api']);
step('npm', ['run', '--silent', 'check:code']);
suites('unit', 'content', 'facts');
suites('faults');
const isBuilt = step('npm', ['run', '--silent', 'build']) && step('npx', ['tsx', 'tests/support/build-variant.ts']);
if (isBuilt) {
  suites('e2e', 'demos', 'a11y', 'visual', 'budget');
}
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed === 0 ? 0 : 1);
