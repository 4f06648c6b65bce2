import {checkApi} from '../../build/checks/api';
import {declarationProblems} from '../../build/checks/code/declarations';
import {versionNames} from '../../common/versions';
import {project} from './project';
import {runCheck} from './run-check';

/** `npm run check:api`: prints what is documented of what, and fails on every gap. */
function main(): void {
  let failed = false;
  for (const version of versionNames) {
    const {rows, problems} = checkApi(project, version);
    const declarations = declarationProblems(project, version);
    const width = Math.max(...rows.map(({subject}) => subject.length));
    console.log(`${version}\n${'subject'.padEnd(width)}  documented  total`);
    rows.forEach(({subject, documented, total}) =>
      console.log(`${subject.padEnd(width)}  ${String(documented).padStart(10)}  ${String(total).padStart(5)}`),
    );
    declarations.forEach(({file, line, message}) => console.error(`${file}:${line}: ${message}`));
    problems.forEach((problem) => console.error(problem));
    failed ||= declarations.length > 0 || problems.length > 0 || rows.length === 0;
  }
  process.exitCode = failed ? 1 : 0;
}

runCheck(main);
