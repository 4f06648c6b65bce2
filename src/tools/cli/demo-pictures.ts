import fs from 'node:fs';
import path from 'node:path';
import {type Browser, type Page, chromium} from '@playwright/test';
import {type VersionName, versionNamed, versionNames} from '../../common/versions';
import {readDemos, versionDemosFolder} from '../../build/demos/bundle-demos';
import {readBaseCss} from '../../build/demos/frame';
import {buildLibrary} from '../../build/demos/libraries';
import {
  buildProject,
  codeLibrary,
  hashProjectLooks,
  projectFrame,
  projectHeight,
  projectNames,
  projectPicture,
} from '../../build/demos/projects';
import type {Demo} from '../../site/demos/demo';
import {pictureWidth} from '../../site/demos/demo-data';
import type {ColorMode} from '../../site/demos/frame/color-mode';
import {browserArguments} from '../browser/browser-arguments';
import {findBrowser} from '../browser/find-browser';
import {projectDir} from './project';
import {type DiagramBoxes, type MeasuredBoxes, readBoxes} from '../../build/demos/diagram-boxes';
import {measureBoxes, writeBoxes} from '../demos/try/boxes';
import {programHash, readTaken, readTakenProjects, writeTaken, writeTakenProjects} from '../demos/try/pictures';
import {show, showProgram} from '../demos/try/show';

/** A screenshot that is the same as the one before it: asynchronous papers draw over several frames. */
async function settledScreenshot(page: Page): Promise<Buffer> {
  let before = await page.screenshot();
  for (let tries = 0; tries < 20; tries += 1) {
    const now = await page.screenshot();
    if (now.equals(before)) {
      return now;
    }
    before = now;
  }
  throw new Error('the picture does not come to rest');
}

/** A page of the size of a picture. */
const newPage = (browser: Browser, height: number): Promise<Page> =>
  browser.newPage({viewport: {width: pictureWidth, height}, deviceScaleFactor: 1.5, reducedMotion: 'reduce'});

/** A page that shows a demo as its picture does. */
async function shown(browser: Browser, version: VersionName, demo: Demo, colorMode: ColorMode): Promise<Page> {
  const page = await newPage(browser, demo.height);
  const noise = await show(page, projectDir, version, demo, colorMode);
  if (noise.length > 0) {
    throw new Error(`${demo.id}: ${noise.join('; ')}`);
  }
  return page;
}

/** Where a demo draws, once it has come to rest. */
async function boxesOf(browser: Browser, version: VersionName, demo: Demo): Promise<DiagramBoxes | undefined> {
  const page = await shown(browser, version, demo, 'light');
  await settledScreenshot(page);
  const boxes = await measureBoxes(page);
  await page.close();
  return boxes;
}

async function picture(browser: Browser, version: VersionName, demo: Demo, colorMode: ColorMode): Promise<Buffer> {
  return pictureOf(await shown(browser, version, demo, colorMode));
}

/** The picture of a page, which is closed. */
async function pictureOf(page: Page): Promise<Buffer> {
  const png = (await settledScreenshot(page)).toString('base64');
  // Chromium writes WebP, Playwright does not.
  const webp = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), {width: image.width, height: image.height});
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.8).split(',')[1] ?? '';
  }, png);
  await page.close();
  return Buffer.from(webp, 'base64');
}

async function takePictures(browser: Browser, version: VersionName, demo: Demo): Promise<void> {
  for (const colorMode of ['light', 'dark'] as const) {
    const file = path.join(versionDemosFolder(projectDir, version), demo.id, `preview-${colorMode}.webp`);
    fs.writeFileSync(file, await picture(browser, version, demo, colorMode));
  }
}

/** Takes the pictures of the projects of integration guides whose sources have changed. */
async function takeProjectPictures(browser: Browser): Promise<void> {
  const before = readTakenProjects(projectDir);
  const taken: Record<string, string> = {};
  for (const name of projectNames) {
    const hash = hashProjectLooks(projectDir, name, readBaseCss());
    if (before[name] !== hash) {
      const built = await buildProject(projectDir, name, path.join(projectDir, '.cache/project-builds', name));
      const libraries = [buildLibrary(projectDir, 'current', '@joint/core'), codeLibrary(built)];
      for (const colorMode of ['light', 'dark'] as const) {
        const page = await newPage(browser, projectHeight);
        const noise = await showProgram(
          page,
          {libraries, program: projectFrame(name, built), colorMode},
          projectHeight,
        );
        if (noise.length > 0) {
          throw new Error(`${name}: ${noise.join('; ')}`);
        }
        fs.writeFileSync(projectPicture(projectDir, name, colorMode), await pictureOf(page));
      }
      console.log(`project ${name}`);
    }
    taken[name] = hash;
  }
  writeTakenProjects(projectDir, taken);
}

/**
 * `npm run demo:pictures`: takes the pictures of all demos whose program has
 * changed since, in both color modes, and measures where in them the diagram is.
 * It takes those of the projects that integration guides run, too.
 */
async function main(): Promise<void> {
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserArguments});
  for (const version of versionNames) {
    const before = readTaken(projectDir, version);
    const taken: Record<string, string> = {};
    const folder = versionDemosFolder(projectDir, version);
    const boxesBefore = readBoxes(folder);
    const measured: Record<string, MeasuredBoxes> = {};
    for (const demo of readDemos(projectDir, version)) {
      const hash = programHash(demo);
      try {
        if (before[demo.id] !== hash) {
          await takePictures(browser, version, demo);
          console.log(`${versionNamed(version).label} ${demo.id}`);
        }
        taken[demo.id] = hash;
        const known = boxesBefore[demo.id];
        measured[demo.id] =
          known?.program === hash ? known : {program: hash, boxes: await boxesOf(browser, version, demo)};
      } catch (error) {
        console.error(`${versionNamed(version).label} ${demo.id}: ${(error as Error).message}`);
        process.exitCode = 1;
      }
    }
    writeTaken(projectDir, version, taken);
    await writeBoxes(folder, measured);
  }
  await takeProjectPictures(browser);
  await browser.close();
}

void main();
