import {checkCode} from '../../build/checks/code';
import {compileDemos} from '../../build/checks/code/demos';
import {versionNames} from '../../common/versions';
import {readDemos} from '../../build/demos/bundle-demos';
import {projectDir} from './project-dir';

/** `npm run check:code`: checks every version and fails with the list of all problems. */
function main(): void {
  let failed = false;
  for (const version of versionNames) {
    const {compiled, unchecked, problems: pageProblems} = checkCode(projectDir, version);
    const demos = readDemos(projectDir, version);
    const problems = [...pageProblems, ...compileDemos(projectDir, version, demos)];
    problems.forEach(({file, line, message}) => console.error(`${file}:${line}: ${message}`));
    console.log(
      `${version}: ${compiled} blocks of code and ${demos.length} demos compiled, ${unchecked} not checked, ${problems.length} problems.`,
    );
    failed ||= problems.length > 0 || compiled === 0 || demos.length === 0;
  }
  process.exitCode = failed ? 1 : 0;
}

main();
