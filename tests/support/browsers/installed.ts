import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {installDebianPackages} from '../../../src/tools/browser/debian-packages';

/** Debian's browser of WebKitGTK is no command, it lies beside the library. */
const miniBrowser = ['x86_64', 'aarch64'].map((kind) => `/usr/lib/${kind}-linux-gnu/webkit2gtk-4.1/MiniBrowser`);

/** The browsers besides Chromium: the programs that each needs, and the Debian packages that have them. */
const needs = {
  firefox: {programs: [['firefox-esr', 'firefox']], packages: ['firefox-esr']},
  webkit: {programs: [['WebKitWebDriver'], ['Xvfb'], miniBrowser], packages: ['webkit2gtk-driver', 'xvfb']},
};

export type OtherBrowser = keyof typeof needs;

function findProgram(names: readonly string[]): string | undefined {
  const found = names.map((name) => spawnSync('which', [name], {encoding: 'utf8'}).stdout?.trim());
  return found.find((file) => file && fs.existsSync(file));
}

/** The programs of a browser, in the order of `needs`; `undefined` when one is missing. */
export function programsOf(browser: OtherBrowser): string[] | undefined {
  const found = needs[browser].programs.map(findProgram).filter((file) => file !== undefined);
  return found.length === needs[browser].programs.length ? found : undefined;
}

/** Why tests in a browser are skipped. */
export const skipReason = (browser: OtherBrowser): string =>
  `Not installed, so the tests in it are skipped: ${browser} (Debian: ${needs[browser].packages.join(', ')})`;

/** Installs those of the browsers that are missing. Where that is not possible, the tests in them are skipped and counted. */
export function installOtherBrowsers(browsers: readonly OtherBrowser[]): void {
  const missing = browsers.filter((browser) => !programsOf(browser));
  const packages = missing.flatMap((browser) => needs[browser].packages);
  if (missing.length > 0 && !installDebianPackages(...packages)) {
    missing.forEach((browser) => console.log(skipReason(browser)));
  }
}
