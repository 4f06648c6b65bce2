import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {chromium} from '@playwright/test';
import {env} from '../../build/config/env';

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
  const isRoot = process.getuid?.() === 0;
  if (isRoot && spawnSync('which', ['apt-get']).status === 0) {
    spawnSync('apt-get', ['update', '-qq'], {stdio: 'inherit'});
    if (spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {stdio: 'inherit'}).status === 0) {
      return;
    }
  }
  execFileSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], {stdio: 'inherit'});
}

/**
 * Finds the browser for the tests, in this order: `CHROMIUM_PATH`, an installed
 * Chromium or Chrome, Playwright's own; else installs one.
 *
 * @throws when `CHROMIUM_PATH` names no file, or no browser can be installed
 */
export function findBrowser(): string {
  if (env.CHROMIUM_PATH) {
    if (!fs.existsSync(env.CHROMIUM_PATH)) {
      throw new Error(`CHROMIUM_PATH="${env.CHROMIUM_PATH}" is no file.`);
    }
    return env.CHROMIUM_PATH;
  }
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
 * Chromium heeds one list of features that are off, the last. This one therefore has
 * all of Playwright's, and what draws the browser's own bar and its suggestions as
 * pages: in a headless window nobody sees them, and they cost more than half of the
 * time of a new window.
 */
const featuresOff = [
  'InitialWebUI',
  // cspell:ignore Omnibox
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Quiet, headless, and nothing sent to the outside. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${featuresOff.join(',')}`,
];
