import {readPages} from '../../build/content/pages';
import {latestVersion} from '../../common/versions';
import {demoProseProblems, proseProblems} from '../../build/prose/problems';
import {project} from './project';
import {runCheck} from './run-check';

/** `npm run check:prose`: lists what reads badly on the pages and in the demos of the latest version. */
function main(): void {
  const pages = readPages(latestVersion.name, project);
  const problems = [
    ...pages.flatMap((page) => proseProblems(page).map(({line, message}) => `${page.file}:${line}: ${message}`)),
    ...demoProseProblems(project, latestVersion.name),
  ];
  problems.forEach((problem) => console.error(problem));
  console.log(`${pages.length} pages and the demos of ${latestVersion.label}: ${problems.length} problems.`);
  process.exitCode = problems.length > 0 || pages.length === 0 ? 1 : 0;
}

runCheck(main);
