import os from 'node:os';
import {parseArgs} from 'node:util';
import {packageVersion} from '../../build/api-model/sources';
import {libraryFolder} from '../../build/demos/libraries';
import {measure} from '../performance/measure';
import {comparisons} from '../performance/setups';
import {performanceTable, tableNames} from '../performance/tables';
import {projectDir} from './project';

/**
 * `npm run performance:benchmark -- [--runs N]`: draws large diagrams in several
 * ways, and prints the tables of the performance guide in Markdown.
 */
async function main(): Promise<void> {
  const {values} = parseArgs({options: {runs: {type: 'string', default: '5'}}});
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs ${values.runs}: expected a number of 1 or more.`);
  }
  const library = packageVersion(libraryFolder(projectDir, 'current', '@joint/core'));
  console.log(`Version ${library} of the core, ${os.cpus().length} CPU cores, medians of ${runs} runs.`);
  for (const name of tableNames) {
    const results = await measure(comparisons[name], runs, projectDir);
    console.log(`\n${performanceTable(name, results)}`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
