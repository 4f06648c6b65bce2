import fs from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {type ClientManifest, type RouteChunkNames, scriptsByPage} from './scripts-by-page';

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await fs.readFile(file, 'utf8')) as T;
}

/** The HTML file that Docusaurus writes for a path with base URL. */
function htmlFile(outDir: string, baseUrl: string, pagePath: string): string {
  const relative = pagePath.slice(baseUrl.length);
  return path.join(outDir, /\.html$/.test(relative) ? relative : path.join(relative, 'index.html'));
}

/** The address of the text font, whose name carries a hash. */
async function textFont(outDir: string, baseUrl: string): Promise<string> {
  const fonts = await fs.readdir(path.join(outDir, 'assets/fonts'));
  const font = fonts.find((name) => /^geist-latin-.*\.woff2$/.test(name));
  if (!font) {
    throw new Error(`page-preloads: the build has no text font; assets/fonts holds ${fonts.join(', ')}.`);
  }
  return `${baseUrl}assets/fonts/${font}`;
}

/**
 * Adds preload links to every page's HTML: the text font, and the scripts that
 * Docusaurus loads for that page only once its main script has run. The browser
 * then fetches all of them at once.
 */
export function pagePreloads(): Plugin {
  return {
    name: 'page-preloads',
    async postBuild({baseUrl, generatedFilesDir, outDir, routes}) {
      const manifest = await readJson<ClientManifest>(path.join(generatedFilesDir, 'client-manifest.json'));
      const chunkNames = await readJson<RouteChunkNames>(path.join(generatedFilesDir, 'routesChunkNames.json'));
      const font = await textFont(outDir, baseUrl);
      const pages = scriptsByPage(routes, chunkNames, manifest);
      await Promise.all(
        [...pages].map(async ([page, scripts]) => {
          const file = htmlFile(outDir, baseUrl, page);
          const html = await fs.readFile(file, 'utf8');
          const links = [
            `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
            ...scripts.map((script) => `<link rel="preload" href="${script}" as="script">`),
          ].join('');
          await fs.writeFile(file, html.replace('<link rel=stylesheet', `${links}<link rel=stylesheet`));
        }),
      );
    },
  };
}
