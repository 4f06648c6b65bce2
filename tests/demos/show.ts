import type {Page} from '@playwright/test';
import type {VersionName} from '../../src/api-model/sources';
import {buildFrame, buildLibrary} from '../../src/demos/build/frame';
import {librariesOf, programOf} from '../../src/demos/build/transpile-demo';
import type {Demo} from '../../src/demos/demo';
import {frameDocument} from '../../src/demos/frame/frame-document';
import type {ColorMode} from '../../src/demos/frame/messages';
import {projectDir} from '../support/sites';

const frame = buildFrame();

/** Runs a demo in a page of its own, in a frame like that of the site; returns what it says in the console. */
export async function show(page: Page, version: VersionName, demo: Demo, colorMode: ColorMode): Promise<string[]> {
  const noise: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      noise.push(`console: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => noise.push(`error: ${error.message}`));
  const libraries = librariesOf(demo).map((name) => buildLibrary(projectDir, version, name));
  const document = frameDocument(frame, libraries, programOf(demo), colorMode);
  await page.setContent('<body style="margin:0"></body>');
  await page.evaluate(
    ([srcdoc, height]) => {
      const element = window.document.createElement('iframe');
      element.setAttribute('sandbox', 'allow-scripts');
      element.style.cssText = `display:block;width:100%;height:${height}px;border:0`;
      element.srcdoc = srcdoc;
      window.document.body.append(element);
    },
    [document, demo.height] as const,
  );
  await page.frameLocator('iframe').locator('body').waitFor();
  await page.waitForTimeout(700);
  return noise;
}
