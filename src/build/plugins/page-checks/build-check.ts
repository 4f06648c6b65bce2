import {fork} from 'node:child_process';
import path from 'node:path';
import type {PageCheckMessage} from '../../checks/page-problems';

/** What became of a check of all pages. */
export type BuildCheck = {
  /** Resolves when the pages about the API are in the cache of pages, or never will be. */
  pagesRead: Promise<void>;
  /** Rejects with all that is wrong with the pages. */
  done: Promise<void>;
};

const program = path.resolve(__dirname, 'check-pages.ts');

/** Trees and types are many small objects that soon are garbage: with more room for them, less time goes into collecting. */
const execArgv = ['--max-semi-space-size=64', '--import', 'tsx'];

/**
 * Starts to check all pages in a process of its own, so that bundling need not
 * wait for it. When there is something wrong and nobody waits for the outcome
 * yet, the rejection that nobody handles ends the build there and then.
 *
 * @param file - the program of the process
 */
export function startBuildCheck(projectDir: string, file = program): BuildCheck {
  const child = fork(file, [projectDir], {cwd: projectDir, execArgv});
  const stop = (): void => void child.kill();
  process.once('exit', stop);
  let endReading = (): void => undefined;
  const pagesRead = new Promise<void>((resolve) => (endReading = resolve));
  const done = new Promise<void>((resolve, reject) => {
    child.on('message', (message: PageCheckMessage) => {
      endReading();
      if (message.kind === 'failed') {
        reject(new Error(message.message));
      } else if (message.kind === 'checked' && message.problems.length > 0) {
        reject(new Error(`The pages and the library disagree:\n${message.problems.join('\n')}`));
      } else if (message.kind === 'checked') {
        resolve();
      }
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('exit', stop);
      endReading();
      reject(new Error(`The pages could not be checked: the process ended with code ${code}.`));
    });
  });
  return {pagesRead, done};
}
