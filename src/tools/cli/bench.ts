import {readOptions} from '../bench/options';
import {renderResults} from '../bench/report';
import {runBench} from '../bench/run';
import {project} from './project';

/**
 * `npm run bench`: builds this site, the framework's classic preset, VitePress and
 * Starlight from the same pages, and compares how fast their pages are. It fails on
 * errors only, never on times.
 *
 * `--only pages,navigation,build`, `--sites ours,plain,vitepress,starlight` and
 * `--pages /path,...` choose what is measured; `--runs 5` how often.
 */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  console.log(renderResults(await runBench(project, options)));
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
