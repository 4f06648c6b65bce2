import fs from 'node:fs/promises';
import path from 'node:path';
import {typefaces} from '../../../site/fonts/typefaces';
import {htmlFile, readHtml} from '../../hosting/built-pages';
import {frameworkChanged} from '../framework';
import {docComponent, numberChunks} from '../packed-tables/pack';
import {withBootScript, writeBootScript} from './boot-script';
import {OwnStyles} from './own-styles';
import {type ClientManifest, type RouteChunkNames, entryScripts, scriptsByPage} from './scripts-by-page';
import type {FinishedBuild} from './steps';
import {namesOfPage} from './used-names';

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

const sheetLink = /<link rel=stylesheet href=([^ >]+)>/g;

/**
 * The address of the style sheet that a page names.
 *
 * @param file - named in the error
 * @throws when the page names none, or several
 */
function styleSheetOf(html: string, file: string): string {
  const [sheet, ...others] = [...html.matchAll(sheetLink)].map(([, address = '']) => address);
  if (!sheet || others.length > 0) {
    throw frameworkChanged({
      plugin: 'post-build/first-view.ts',
      expected: 'one tag "<link rel=stylesheet href=…>" in every page',
      found: sheet ? `${others.length + 1} in ${file}` : `none in ${file}`,
      lookAt: 'node_modules/@docusaurus/core/lib/ssg/ssgTemplate.html.js',
    });
  }
  return sheet;
}

/** Puts the preload link of the text font and the styles of a page in place of the link to the style sheet. */
const withStyles = (html: string, font: string, css: string): string =>
  html.replace(
    sheetLink,
    () => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin><style>${css}</style>`,
  );

/**
 * Decides what the HTML of every page makes the browser load at first: the text
 * font, and the boot script in place of the app's scripts and of the style sheet.
 * To the app's scripts belong those that Docusaurus loads for that page only after
 * its main script has run: the boot script fetches all of them at once. Until then
 * the page has the rules that it needs itself.
 */
export async function prepareFirstView(build: FinishedBuild): Promise<void> {
  const {baseUrl, generatedFilesDir, outDir, routes} = build;
  const manifest = await readJson<ClientManifest>(path.join(generatedFilesDir, 'client-manifest.json'));
  const chunkNames = await readJson<RouteChunkNames>(path.join(generatedFilesDir, 'routesChunkNames.json'));
  const font = await textFont(outDir, baseUrl);
  const registry = await fs.readFile(path.join(generatedFilesDir, 'registry.js'), 'utf8');
  const numbers = numberChunks(chunkNames, docComponent(registry));
  const {address, names} = await writeBootScript(build);
  const boot = {script: address, entryScripts: entryScripts(manifest)};
  const sheets = new Map<string, Promise<OwnStyles>>();
  const readSheet = async (sheet: string): Promise<OwnStyles> =>
    new OwnStyles(await fs.readFile(path.join(outDir, sheet.slice(baseUrl.length)), 'utf8'));
  const scripts = scriptsByPage(routes, chunkNames, manifest, (name) => numbers.get(name) ?? name);
  // One file serves every path without a page, so that no script but those of the app is sure to be needed.
  const notFound = `${baseUrl}404.html`;
  scripts.set(notFound, []);
  await Promise.all(
    [...scripts].map(async ([page, own]) => {
      const html = await readHtml(build, page);
      const file = htmlFile(build, page);
      const sheet = styleSheetOf(html, file);
      sheets.set(sheet, sheets.get(sheet) ?? readSheet(sheet));
      const styles = (await sheets.get(sheet))?.for(namesOfPage(html, names)) ?? '';
      const booted = withBootScript(html, {...boot, sheet}, page === notFound ? undefined : page, own, file);
      await fs.writeFile(file, withStyles(booted, font, styles));
    }),
  );
}
