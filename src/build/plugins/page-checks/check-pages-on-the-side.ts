import process from 'node:process';
import {versionNames} from '../../../common/versions';
import {projectIn} from '../../config/project';
import {PageWatcher, type SideCheckResult} from '../../checks/code/page-watcher';

/**
 * The process in which `npm start` checks the code of pages, so that no page
 * waits for it. Each message asks for a check; a {@link SideCheckResult} answers it.
 *
 * Arguments: the project's folder, absolute, and the name of the version to check.
 */
function main(): void {
  const [projectDir = '', name] = process.argv.slice(2);
  const version = versionNames.find((known) => known === name);
  if (!version) {
    throw new Error(`There is no version "${name}". Expected one of ${versionNames.join(', ')}.`);
  }
  const watcher = new PageWatcher(projectIn(projectDir), version);
  const answer = (): SideCheckResult => {
    try {
      return {problems: watcher.check()};
    } catch (error) {
      return {failure: (error as Error).message};
    }
  };
  process.on('message', () => process.send?.(answer()));
  // The site is no longer served.
  process.on('disconnect', () => process.exit());
}

main();
