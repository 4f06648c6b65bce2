import fs from 'node:fs';
import path from 'node:path';
import {type Browser, chromium} from '@playwright/test';
import {type VersionName, latestVersion, versionLabeled} from '../../common/versions';
import {versionDemosFolder} from '../../build/demos/bundle-demos';
import {demoIds, readDemo} from '../../build/demos/read-demo';
import type {Demo} from '../../site/demos/demo';
import {compileDemos} from '../../build/checks/code/demos';
import {browserArguments} from '../browser/browser-arguments';
import {findBrowser} from '../browser/find-browser';
import {projectDir} from './project';
import {drawnCount, interact} from '../demos/try/interact';
import {show} from '../demos/try/show';

async function tryDemo(browser: Browser, version: VersionName, demo: Demo, out: string): Promise<string[]> {
  const problems: string[] = [];
  for (const colorMode of ['light', 'dark'] as const) {
    for (const width of [728, 358]) {
      const page = await browser.newPage({
        viewport: {width, height: demo.height},
        hasTouch: true,
        reducedMotion: 'reduce',
      });
      const noise = await show(page, projectDir, version, demo, colorMode);
      const inFrame = page.frameLocator('iframe');
      const drawn = await drawnCount(inFrame);
      if (drawn === 0) {
        problems.push('nothing is drawn');
      }
      const file = path.join(out, `${demo.id.replace('/', '-')}-${colorMode}-${width}`);
      await page.screenshot({path: `${file}.png`});
      if (colorMode === 'light' && width === 728) {
        for (const interaction of demo.interaction) {
          const missing = await interact(page, inFrame, interaction).catch((error: Error) => [error.message]);
          problems.push(...missing.map((text) => `"${interaction.does}" did not happen: ${text}`));
        }
        await page.screenshot({path: `${file}-after.png`});
      }
      problems.push(...noise);
      await page.close();
    }
  }
  return problems;
}

/**
 * `npm run demo:try -- [--version 4.0] [id ...]`: compiles demos, runs them in the
 * browser with their interactions, and leaves screenshots in .cache/demos.
 */
async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const at = given.indexOf('--version');
  const label = at < 0 ? latestVersion.label : (given.splice(at, 2)[1] ?? '');
  const {name: version} = versionLabeled(label);
  const folder = versionDemosFolder(projectDir, version);
  const ids = given.length > 0 ? given : demoIds(folder);
  const out = path.join(projectDir, '.cache/demos', label);
  fs.mkdirSync(out, {recursive: true});
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserArguments});
  let failed = 0;
  for (const id of ids) {
    const problems = await Promise.resolve()
      .then(() => readDemo(folder, id, projectDir))
      .then(async (demo) => [
        ...compileDemos(projectDir, version, [demo]).map(({file, line, message}) => `${file}:${line}: ${message}`),
        ...(await tryDemo(browser, version, demo, out)),
      ])
      .catch((error: Error) => [error.message]);
    failed += problems.length > 0 ? 1 : 0;
    console.log(
      [`${problems.length === 0 ? 'ok' : 'not ok'} ${id}`, ...problems.map((text) => `    ${text}`)].join('\n'),
    );
  }
  await browser.close();
  console.log(
    `${ids.length - failed} of ${ids.length} demos work in ${label}; screenshots are in .cache/demos/${label}.`,
  );
  process.exitCode = failed > 0 || ids.length === 0 ? 1 : 0;
}

void main();
