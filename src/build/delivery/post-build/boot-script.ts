import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {build} from 'esbuild';
import {frameworkChanged} from '../framework';

/** The only script that a page names, and what it loads. */
export type Boot = {
  /** Address of the boot script. */
  script: string;
  /** Addresses of the scripts that Docusaurus puts into every page. */
  entryScripts: readonly string[];
};

/** The paths under which hosts serve a page, as a regular expression: `/a`, `/a/`, `/a.html`, `/a/index.html`. */
export function servedPaths(page: string): string {
  const path = page.replace(/\/$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return `^${path}(/|\\.html|/index(\\.html)?)?$`;
}

/**
 * Builds the boot script, `src/site/boot`, into the finished site.
 *
 * @returns its address
 */
export async function writeBootScript({baseUrl, outDir}: {baseUrl: string; outDir: string}): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.resolve(__dirname, '../../../site/boot/index.ts')],
    bundle: true,
    minify: true,
    // Members of its own classes; whatever the browser or the app knows keeps its name.
    mangleProps:
      /^(?:isAppThere|isSearchOpening|awaitReplacement|areWaiting|carryOut|replaced|targetOf|kept|note|onAct|isIn|forget)$/,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  const text = outputFiles[0]?.text ?? '';
  const name = `assets/js/boot.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`;
  await fs.writeFile(path.join(outDir, name), text);
  return `${baseUrl}${name}`;
}

/**
 * Lets a page name the boot script in place of the app's scripts.
 *
 * @param page - the path of the page; undefined for the file that serves every path without a page
 * @param own - addresses of the scripts that this page needs beside the entry scripts
 * @param file - named in the error
 * @throws when the page names other scripts than the entry scripts
 */
export function withBootScript(
  html: string,
  boot: Boot,
  page: string | undefined,
  own: readonly string[],
  file: string,
): string {
  const tags = [...html.matchAll(/<script src=([^ >]+) defer><\/script>/g)];
  const [first] = tags;
  const named = tags.map(([, source = '']) => source);
  if (!first || named.join() !== boot.entryScripts.join()) {
    throw frameworkChanged({
      plugin: 'post-build/boot-script.ts',
      expected: `tags "<script src=… defer>" for ${boot.entryScripts.join(', ')} in every page`,
      found: `${named.join(', ') || 'none'} in ${file}`,
      lookAt: 'node_modules/@docusaurus/core/lib/ssg/ssgTemplate.html.js',
    });
  }
  // The runtime comes first, and the main script, which starts the app, last.
  const scripts = [...named.slice(0, -1), ...own, ...named.slice(-1)];
  const paths = page === undefined ? '' : ` data-page="${servedPaths(page)}"`;
  const tag = `<script src="${boot.script}" async fetchpriority="high" data-app="${scripts.join(' ')}"${paths}></script>`;
  return tags.reduce((text, [old]) => text.replace(old, ''), html.replace(first[0], `${tag}${first[0]}`));
}
