import {checkAllCode} from '../../build/checks/page-problems';
import {checkSources} from '../../build/checks/sources';
import {versionNames} from '../../common/versions';
import {project} from './project';
import {runCheck} from './run-check';

/** `npm run check:code`: checks every version and fails with the list of all problems. */
function main(): void {
  let failed = false;
  for (const version of versionNames) {
    const sources = checkSources(project, version);
    sources.problems.forEach((problem) => console.error(problem));
    failed ||= sources.problems.length > 0;
    if (!sources.isReadable) {
      continue;
    }
    const {compiled, unchecked, demos, problems} = checkAllCode(project, version);
    problems.forEach(({file, line, message}) => console.error(`${file}:${line}: ${message}`));
    console.log(
      `${version}: ${compiled} blocks of code and ${demos} demos compiled, ${unchecked} not checked, ` +
        `${sources.problems.length + problems.length} problems.`,
    );
    failed ||= problems.length > 0 || compiled === 0 || demos === 0;
  }
  process.exitCode = failed ? 1 : 0;
}

runCheck(main);
