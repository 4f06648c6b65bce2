import fs from 'node:fs';
import path from 'node:path';
import {env} from '../src/build/config/env';
import {lanes, mostSmokes} from './lanes';
import {noteBuild} from './support/builds';
import {runAll} from './support/jobs';
import {findFreePorts} from './support/ports';
import {projectDir, testPort} from './support/sites';
import {Tally, npm, tracesDir, workers} from './support/suites';
import {installTestBrowser} from './support/test-browser';

/** The longest first, so that both cores are busy to the end. */
const steps = ['build', 'lint:js', 'typecheck', 'lint:format', 'lint:spelling', 'lint:unused', 'lint:md', 'lint:css'];

/** The projects of the gate that read no built site. */
const ofSources: readonly string[] = ['unit', 'content', 'facts'];

/** Runs the gate: what must hold before anything lands. */
async function main(): Promise<void> {
  const tally = new Tally();
  installTestBrowser();
  fs.rmSync(path.join(projectDir, tracesDir), {recursive: true, force: true});
  const settings = {TEST_PORT: String(env.TEST_PORT ?? (await findFreePorts(testPort)))};

  const finished = await runAll(steps.map(npm), workers, {env: settings});
  finished.forEach((job) => tally.add(job));
  const isBuilt = finished.some(({name, passed}) => name === 'build' && passed);
  if (isBuilt) {
    noteBuild('main');
  }
  const projects = isBuilt ? lanes.gate : ofSources;
  const rows = await tally.suites(projects, settings);
  const smokes = rows.find(({suite}) => suite === 'smoke');
  if (smokes && smokes.passed + smokes.failed > mostSmokes) {
    console.log(`The gate has at most ${mostSmokes} tests in the browser: take one out for each that you add.`);
    tally.add({name: 'size of the gate', passed: false, seconds: 0});
  }
  tally.end();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
