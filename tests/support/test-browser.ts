import {spawnSync} from 'node:child_process';
import {env} from '../../src/build/config/env';
import {installDebianPackages} from '../../src/tools/browser/debian-packages';
import {findBrowser} from '../../src/tools/browser/find-browser';

/** Debian's name for what Playwright calls the headless shell: Chromium without a window of its own. */
const shell = 'chromium-headless-shell';

function findShell(): string | undefined {
  const found = process.platform === 'linux' ? spawnSync('which', [shell], {encoding: 'utf8'}).stdout : '';
  return found.trim() || undefined;
}

/**
 * Finds the browser for the tests: `CHROMIUM_PATH`, then the headless shell, which
 * opens a new context in a fraction of the time, then what {@link findBrowser} finds.
 *
 * @throws when `CHROMIUM_PATH` names no file, or no browser can be installed
 */
export const findTestBrowser = (): string => (env.CHROMIUM_PATH ? undefined : findShell()) ?? findBrowser();

/** Installs the headless shell where Debian's packages can be installed, and another browser if there is none at all. */
export function installTestBrowser(): void {
  if (!env.CHROMIUM_PATH && !findShell()) {
    installDebianPackages(shell);
  }
  findTestBrowser();
}
