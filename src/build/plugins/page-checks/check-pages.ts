import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type {PageCheckMessage} from '../../checks/page-problems';
import type {Page} from '../../content/page';
import {readPages} from '../../content/pages';
import {versionNames} from '../../../common/versions';
import {versionPages} from '../../reference/version-pages';

/** Reads what stands on a page, for the caches. What is wrong with it, the checks and the bundler say. */
function readContent(page: Page): void {
  try {
    void page.content;
  } catch {
    // See above.
  }
}

/**
 * The process in which a build checks its pages, beside the bundler. It sends
 * two messages: one when all pages are read, which the build waits for, and one
 * with the outcome.
 *
 * Argument: the project's folder.
 */
async function main(): Promise<void> {
  const projectDir = path.resolve(process.argv[2] ?? '.');
  // The build has failed elsewhere.
  process.once('disconnect', () => process.exit());
  const tell = (message: PageCheckMessage): Promise<void> =>
    new Promise((resolve) => process.send?.(message, () => resolve()));
  try {
    versionNames.forEach((name) => versionPages(name, projectDir));
    versionNames.flatMap((name) => readPages(name, projectDir)).forEach(readContent);
    await tell({kind: 'read'});
    // From here on, nothing waits for it but the end of the build.
    os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
    const {pageProblems} = await import('../../checks/page-problems');
    await tell({kind: 'checked', problems: versionNames.flatMap((name) => pageProblems(projectDir, name))});
  } catch (error) {
    await tell({kind: 'failed', message: (error as Error).message});
  }
  process.disconnect();
}

void main();
