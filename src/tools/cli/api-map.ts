import fs from 'node:fs';
import {chromium} from '@playwright/test';
import {versionNames} from '../../common/versions';
import {drawingFile} from '../../build/reference/class-map/drawing';
import {browserArguments} from '../browser/browser-arguments';
import {findBrowser} from '../browser/find-browser';
import {drawClassMap} from '../class-map/draw-map';
import {projectDir} from './project';

/** `npm run api:map`: draws the map of the classes with the library, for each version. */
async function main(): Promise<void> {
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserArguments});
  try {
    for (const version of versionNames) {
      fs.writeFileSync(drawingFile(projectDir, version), await drawClassMap(browser, projectDir, version));
    }
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
