import fs from 'node:fs/promises';
import path from 'node:path';
import {typefaces} from '../../../site/fonts/typefaces';
import {htmlFile, readHtml} from '../../hosting/built-pages';
import {frameworkChanged} from '../framework';
import {docComponent, numberChunks} from '../packed-tables/pack';
import {withBootScript, writeBootScript} from './boot-script';
import {type ClientManifest, type RouteChunkNames, entryScripts, scriptsByPage} from './scripts-by-page';
import type {FinishedBuild} from './steps';

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await fs.readFile(file, 'utf8')) as T;
}

/** The address of the text font, whose name carries a hash. */
async function textFont(outDir: string, baseUrl: string): Promise<string> {
  const fonts = await fs.readdir(path.join(outDir, 'assets/fonts'));
  const font = fonts.find((name) => name.startsWith(`${typefaces.text.name}-subset-`));
  if (!font) {
    throw new Error(`the build has no text font; assets/fonts holds ${fonts.join(', ')}.`);
  }
  return `${baseUrl}assets/fonts/${font}`;
}

/**
 * Puts the preload link of the text font before the styles of a page.
 *
 * @param file - named in the error
 * @throws when the page has none
 */
function withPreload(html: string, font: string, file: string): string {
  const start = html.indexOf('<style data-styles=');
  if (start < 0) {
    throw frameworkChanged({
      plugin: 'post-build/first-view.ts',
      expected: 'a tag "<link rel=stylesheet href=…>" in every page',
      found: `none in ${file}`,
      lookAt: 'node_modules/@docusaurus/core/lib/ssg/ssgTemplate.html.js',
    });
  }
  const link = `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`;
  return `${html.slice(0, start)}${link}${html.slice(start)}`;
}

/**
 * Decides what the HTML of every page makes the browser load at first: the text
 * font, and the boot script in place of the app's scripts. To the app's scripts
 * belong those that Docusaurus loads for that page only after its main script has
 * run: the boot script fetches all of them at once.
 */
export async function prepareFirstView(build: FinishedBuild): Promise<void> {
  const {baseUrl, generatedFilesDir, outDir, routes} = build;
  const manifest = await readJson<ClientManifest>(path.join(generatedFilesDir, 'client-manifest.json'));
  const chunkNames = await readJson<RouteChunkNames>(path.join(generatedFilesDir, 'routesChunkNames.json'));
  const font = await textFont(outDir, baseUrl);
  const registry = await fs.readFile(path.join(generatedFilesDir, 'registry.js'), 'utf8');
  const numbers = numberChunks(chunkNames, docComponent(registry));
  const boot = {script: await writeBootScript(build), entryScripts: entryScripts(manifest)};
  const scripts = scriptsByPage(routes, chunkNames, manifest, (name) => numbers.get(name) ?? name);
  // One file serves every path without a page, so that no script but those of the app is sure to be needed.
  const notFound = `${baseUrl}404.html`;
  scripts.set(notFound, []);
  await Promise.all(
    [...scripts].map(async ([page, own]) => {
      const html = await readHtml(build, page);
      const file = htmlFile(build, page);
      await fs.writeFile(
        file,
        withBootScript(withPreload(html, font, file), boot, page === notFound ? undefined : page, own, file),
      );
    }),
  );
}
