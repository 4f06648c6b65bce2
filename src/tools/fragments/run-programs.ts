import {type Browser, chromium} from '@playwright/test';
import {buildFrame} from '../../build/demos/frame';
import {buildLibrary} from '../../build/demos/libraries';
import {readFonts} from '../../build/demos/read-fonts';
import type {VersionName} from '../../common/versions';
import {compileProgram} from '../../site/demos/compile-edited';
import type {DemoFile} from '../../site/demos/demo';
import type {FrameContent, FrameProgram} from '../../site/demos/frame/frame-content';
import type {FromFrame} from '../../site/demos/frame/messages';
import {librariesOf, libraryNames} from '../../site/demos/libraries';
import {browserArguments} from '../browser/browser-arguments';
import {findBrowser} from '../browser/find-browser';

/** Programs that run at the same time. */
const together = 12;

/** How long a program has after it has run, for what it leaves for later, in ms. */
const after = 200;

/** How long a program may take, in ms. */
const longEnough = 20_000;

/** Starts the browser for programs. A process for each frame would take longer than its program. */
export const startBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser(),
    args: browserArguments
      .filter((argument) => argument !== '--site-per-process')
      .map((argument) =>
        argument.startsWith('--disable-features=') ? `${argument},IsolateSandboxedIframes` : argument,
      ),
  });

/** What all programs have in common. */
type Shared = Pick<FrameContent, 'fonts' | 'libraries'> & {frame: string};

type Compiled = {program: FrameProgram; libraries: string[]} | {error: string};

function compile(files: DemoFile[]): Compiled {
  try {
    return {program: compileProgram('Fragment', files), libraries: librariesOf({files})};
  } catch (error) {
    return {error: (error as Error).message};
  }
}

/** In the page: runs programs in frames, and returns what each fails with. The loader of tools gives functions that have a name one more, which the page lacks. */
const runInFrames = ([{frame, fonts, libraries}, programs, pause, patience]: [Shared, Compiled[], number, number]) =>
  Promise.all(
    programs.map(async (compiled) => {
      if ('error' in compiled) {
        return compiled.error;
      }
      const content: FrameContent = {
        fonts,
        libraries: libraries.filter(({name}) => compiled.libraries.includes(name)),
        program: compiled.program,
        colorMode: 'light',
      };
      const element = document.createElement('iframe');
      element.setAttribute('sandbox', 'allow-scripts');
      element.style.cssText = 'width:700px;height:400px';
      element.srcdoc = frame;
      const life = new AbortController();
      const {signal} = life;
      return new Promise<string | undefined>((resolve) => {
        setTimeout(() => resolve('It does not come to its end.'), patience);
        window.addEventListener(
          'message',
          ({data, source}: MessageEvent<FromFrame>) => {
            if (source !== element.contentWindow) {
              return;
            }
            if (data.type === 'ready') {
              element.contentWindow?.postMessage({type: 'run', content}, '*');
            } else if (data.type === 'error') {
              resolve(data.text);
            } else if (data.type === 'drawn') {
              setTimeout(() => resolve(undefined), pause);
            }
          },
          {signal},
        );
        document.body.append(element);
      }).finally(() => {
        life.abort();
        element.remove();
      });
    }),
  );

/**
 * Runs programs as the playground does, each in a frame of its own.
 *
 * @returns for each what it fails with; undefined for one that does not fail
 */
export async function runPrograms(
  browser: Browser,
  projectDir: string,
  version: VersionName,
  programs: readonly DemoFile[][],
): Promise<(string | undefined)[]> {
  const page = await browser.newPage({viewport: {width: 800, height: 500}});
  const libraries = libraryNames.slice(0, 2).map((name) => buildLibrary(projectDir, version, name));
  // They stay in the page: to send them with every program would take longer than to run it.
  const shared = await page.evaluateHandle((parts) => parts, {frame: buildFrame(), fonts: readFonts(), libraries});
  const found: (string | undefined)[] = [];
  for (let start = 0; start < programs.length; start += together) {
    const compiled = programs.slice(start, start + together).map(compile);
    found.push(...(await page.evaluate(runInFrames, [shared, compiled, after, longEnough] as never)));
  }
  await page.close();
  return found;
}
