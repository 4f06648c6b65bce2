import os from 'node:os';
import process from 'node:process';
import type {PageCheckMessage} from '../../checks/page-problems';
import {projectIn} from '../../config/project';
import {pageFiles, readPage} from '../../content/pages';
import {versionPages} from '../../reference/version-pages';

/** Fills a cache. What is wrong with what it reads, the checks say, with all the rest. */
function readAhead(read: () => unknown): void {
  try {
    void read();
  } catch {
    // See above.
  }
}

/**
 * The process in which a build checks its pages, beside the bundler. It sends
 * two messages: one when all pages are read, which the build waits for, and one
 * with the outcome.
 *
 * Argument: the project's folder, absolute.
 */
async function main(): Promise<void> {
  const project = projectIn(process.argv[2] ?? '');
  const names = project.versions.map(({name}) => name);
  // The build has failed elsewhere.
  process.once('disconnect', () => process.exit());
  const tell = (message: PageCheckMessage): Promise<void> =>
    new Promise((resolve) => process.send?.(message, () => resolve()));
  try {
    names.forEach((name) => readAhead(() => versionPages(name, project)));
    names
      .flatMap((name) => pageFiles(name, project))
      .forEach((file) => readAhead(() => readPage(file, project).content));
    await tell({kind: 'read'});
    // From here on, nothing waits for it but the end of the build.
    os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
    const {pageProblems} = await import('../../checks/page-problems');
    await tell({kind: 'checked', problems: names.flatMap((name) => pageProblems(project, name))});
  } catch (error) {
    await tell({kind: 'failed', message: (error as Error).message});
  }
  process.disconnect();
}

void main();
