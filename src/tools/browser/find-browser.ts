import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {chromium} from '@playwright/test';
import {env} from '../../build/config/env';
import {installDebianPackages} from './debian-packages';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function installed(): string | undefined {
  const lookup = process.platform === 'win32' ? 'where' : 'which';
  const found = commands.map((command) =>
    spawnSync(lookup, [command], {encoding: 'utf8'}).stdout?.split('\n')[0]?.trim(),
  );
  return [...found, ...places].find((file) => file && fs.existsSync(file));
}

function playwrightBrowser(): string | undefined {
  const file = chromium.executablePath();
  return fs.existsSync(file) ? file : undefined;
}

/** Installs a browser: Debian's Chromium where that is possible, else Playwright's own. */
function install(): void {
  if (!installDebianPackages('chromium')) {
    execFileSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], {stdio: 'inherit'});
  }
}

/** Finds an installed browser, or installs one. */
function findOrInstall(): string {
  const present = () => installed() ?? playwrightBrowser();
  const found = present();
  if (found) {
    return found;
  }
  install();
  const afterwards = present();
  if (!afterwards) {
    throw new Error('No browser was found or could be installed. Set CHROMIUM_PATH to a Chromium or Chrome.');
  }
  return afterwards;
}

/**
 * Finds the browser for the tests: `CHROMIUM_PATH`, then an installed Chromium or
 * Chrome, then Playwright's own. If there is none, the function installs one.
 *
 * @throws when `CHROMIUM_PATH` names no file, or no browser can be installed
 */
export function findBrowser(): string {
  if (env.CHROMIUM_PATH && !fs.existsSync(env.CHROMIUM_PATH)) {
    throw new Error(`CHROMIUM_PATH="${env.CHROMIUM_PATH}" is no file.`);
  }
  return env.CHROMIUM_PATH ?? findOrInstall();
}

/**
 * Finds a browser that can have windows, which the headless shell cannot: only such a
 * browser has a back and forward cache. Otherwise the same as {@link findBrowser}.
 */
export const findFullBrowser = (): string =>
  /headless[-_]shell/.test(env.CHROMIUM_PATH ?? '') ? findOrInstall() : findBrowser();
