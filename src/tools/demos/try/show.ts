import type {Page} from '@playwright/test';
import type {VersionName} from '../../../common/versions';
import {buildFrame, buildKeys} from '../../../build/demos/frame';
import {buildLibrary} from '../../../build/demos/libraries';
import {librariesOf} from '../../../site/demos/libraries';
import {programOf} from '../../../build/demos/transpile-demo';
import {readFonts} from '../../../build/demos/read-fonts';
import type {Demo} from '../../../site/demos/demo';
import type {FrameContent} from '../../../site/demos/frame/frame-content';
import type {ColorMode} from '../../../site/demos/frame/color-mode';
import type {FromFrame} from '../../../site/demos/frame/messages';

const frame = buildFrame();
const keys = buildKeys();
const fonts = readFonts();

/** Runs a demo in a page of its own: see {@link showProgram}. */
export const show = (
  page: Page,
  projectDir: string,
  version: VersionName,
  demo: Demo,
  colorMode: ColorMode,
): Promise<string[]> => {
  const libraries = librariesOf(demo).map((name) => buildLibrary(projectDir, version, name));
  return showProgram(page, {libraries, program: programOf(demo), colorMode}, demo.height);
};

/**
 * Runs a program in a page of its own, in a frame like that of the site, and waits until it is drawn.
 *
 * @returns the errors and warnings in its console
 */
export async function showProgram(
  page: Page,
  program: Omit<FrameContent, 'fonts'>,
  frameHeight: number,
): Promise<string[]> {
  const noise: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      noise.push(`console: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => noise.push(`error: ${error.message}`));
  const content: FrameContent = {fonts, ...program};
  await page.setContent('<body style="margin:0"></body>');
  await page.evaluate(
    ([srcdoc, run, height, code]) => {
      const element = window.document.createElement('iframe');
      element.setAttribute('sandbox', 'allow-scripts');
      element.style.cssText = `display:block;width:100%;height:${height}px;border:0`;
      element.srcdoc = srcdoc;
      window.document.body.append(element);
      return new Promise<void>((resolve) =>
        window.addEventListener('message', ({data}: MessageEvent<FromFrame | undefined>) => {
          if (data?.type === 'ready') {
            element.contentWindow?.postMessage({type: 'run', content: run}, '*');
          } else if (data?.type === 'drawn' || data?.type === 'error') {
            element.contentWindow?.postMessage({type: 'keys', code}, '*');
            resolve();
          }
        }),
      );
    },
    [frame, content, frameHeight, keys] as const,
  );
  // What the program left for later, such as a transition, has its turn.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve()))),
      ),
  );
  return noise;
}
