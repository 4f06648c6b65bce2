import path from 'node:path';
import type {Browser} from '@playwright/test';
import {build} from 'esbuild';
import type {VersionName} from '../../common/versions';
import {type ClassMap, classMapOf} from '../../build/reference/class-map/map';
import {packageFolder} from '../../build/api-model/sources';

/** The program that draws the map in the browser, with the library of a version, as one script. */
async function program(projectDir: string, version: VersionName): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(projectDir, 'src/tools/class-map/page/draw.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    alias: {'joint-core-4.1': packageFolder(projectDir, version, 'core')},
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Draws the map of a version's classes with the library of that version.
 *
 * @returns it as SVG
 * @throws when a part has no place
 */
export async function drawClassMap(browser: Browser, projectDir: string, version: VersionName): Promise<string> {
  const page = await browser.newPage();
  try {
    await page.setContent('<!doctype html><body></body>');
    await page.addScriptTag({content: await program(projectDir, version)});
    return await page.evaluate(
      (map) => (window as unknown as {drawMap: (map: ClassMap) => string}).drawMap(map),
      classMapOf(version),
    );
  } finally {
    await page.close();
  }
}
