import fs from 'node:fs';
import {readOptions} from '../bench/options';
import {renderResults} from '../bench/report';
import {runBench} from '../bench/run';
import {projectDir} from './project-dir';

/**
 * `npm run bench`: builds this site, the framework's classic preset, VitePress and
 * Starlight from the same pages, and compares how fast their pages are. It fails on
 * errors only, never on times.
 *
 * `--only pages,navigation,growth,build`, `--sites ours,plain,vitepress,starlight` and
 * `--pages /path,...` choose what is measured; `--runs 5` how often; `--sizes
 * 330,660,1320` the numbers of pages for the growth. `--json FILE` writes the results,
 * too; `--keep` leaves the temporary folder.
 */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const results = await runBench(projectDir, options);
  if (options.json !== undefined) {
    fs.writeFileSync(options.json, `${JSON.stringify(results, null, 2)}\n`);
  }
  console.log(renderResults(results));
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
