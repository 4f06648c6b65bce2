import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {addPages} from '../full-size/add-pages';
import {commitCopy, copyProject} from '../full-size/copy-project';
import {type Measured, measure} from '../full-size/measure';
import {makePlainSite} from '../full-size/plain-site';
import {projectDir} from './project-dir';

const npx = (cwd: string, ...args: string[]): Promise<Measured> => measure('npx', args, cwd);

function report(name: string, {code, seconds, peakMemory}: Measured): void {
  const result = code === 0 ? '' : ` (exit code ${code})`;
  console.log(
    `${name.padEnd(44)} ${seconds.toFixed(1).padStart(7)} s  ${peakMemory.toFixed(0).padStart(6)} MB${result}`,
  );
}

/** Stops when a command failed, with the end of what it said. */
function mustPass(name: string, measured: Measured): void {
  report(name, measured);
  if (measured.code !== 0) {
    throw new Error(`${name} failed:\n${measured.output.slice(-4000)}`);
  }
}

/**
 * `npm run full-size`: makes a copy of the project with as many pages as it is to
 * have, varied from the written ones, in a temporary folder; builds it, and the
 * same pages with the framework alone; runs the checks, and prints times and memory.
 *
 * `--pages 640` is the number of pages; `--test` runs all tests on the copy, too;
 * `--keep` leaves the folder.
 */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      pages: {type: 'string', default: '640'},
      test: {type: 'boolean', default: false},
      keep: {type: 'boolean', default: false},
    },
  });
  const count = Number(values.pages);
  if (!Number.isInteger(count) || count < 1) {
    throw new Error(`--pages ${values.pages}: expected a number of pages, such as 640.`);
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'full-size-'));
  const copy = path.join(folder, 'site');
  const plain = path.join(folder, 'plain');
  try {
    copyProject(projectDir, copy);
    console.log(`${addPages(projectDir, copy, count)} pages in ${copy}`);
    commitCopy(copy);
    makePlainSite(copy, plain);
    const ours = await measure('npm', ['run', 'build'], copy);
    mustPass('build of this site', ours);
    const theirs = await npx(plain, 'docusaurus', 'build');
    mustPass('build of the framework alone', theirs);
    console.log(`${(ours.seconds / theirs.seconds).toFixed(2)} times as long as the framework alone`);
    mustPass('build of this site, again', await measure('npm', ['run', 'build'], copy));
    mustPass('check:api', await measure('npm', ['run', 'check:api'], copy));
    mustPass('check:code', await measure('npm', ['run', 'check:code'], copy));
    if (values.test) {
      mustPass('npm test', await measure('npm', ['test'], copy, true));
    }
  } finally {
    if (values.keep) {
      console.log(`The folder is left in place: ${folder}`);
    } else {
      fs.rmSync(folder, {recursive: true, force: true});
    }
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
