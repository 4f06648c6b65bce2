import type {Page} from '../../build/content/page';
import {readPages} from '../../build/content/pages';
import {latestVersion, versionNames} from '../../common/versions';
import {limitProblems, unusedLimitExceptions} from '../../build/prose/limits';
import type {ProseProblem} from '../../build/prose/phrases';
import {demoProseProblems, proseProblems} from '../../build/prose/problems';
import {project} from './project';
import {runCheck} from './run-check';

/**
 * `npm run check:prose`: lists what reads badly on the pages and in the demos of the latest
 * version, and where pages of any version tell what a look-up did not find.
 */
function main(): void {
  const pages = readPages(latestVersion.name, project);
  const olderPages = versionNames
    .filter((name) => name !== latestVersion.name)
    .flatMap((name) => readPages(name, project));
  const print = (page: Page, found: ProseProblem[]): string[] =>
    found.map(({line, message}) => `${page.file}:${line}: ${message}`);
  const problems = [
    ...pages.flatMap((page) => print(page, proseProblems(page))),
    ...olderPages.flatMap((page) => print(page, limitProblems(page))),
    ...unusedLimitExceptions([...pages, ...olderPages]),
    ...demoProseProblems(project, latestVersion.name),
  ];
  problems.forEach((problem) => console.error(problem));
  console.log(`${pages.length} pages and the demos of ${latestVersion.label}: ${problems.length} problems.`);
  process.exitCode = problems.length > 0 || pages.length === 0 ? 1 : 0;
}

runCheck(main);
