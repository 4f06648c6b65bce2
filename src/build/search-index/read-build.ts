import path from 'node:path';
import {site} from '../config/site';
import {readPages} from '../content/pages';
import type {Project} from '../content/project';
import {messagesByPage} from '../reference/messages';
import {versionNamed, versionNames, versions} from '../../common/versions';
import {readSitemap} from '../hosting/sitemap';
import type {Page} from '../content/page';
import type {SearchRecord} from '../../site/search/engine/record';
import {readSite} from './read-site';

type Address = {origin: string; baseUrl: string};

/**
 * Reads the paths of all pages from the site map of a build.
 *
 * @throws when there is no build, or one for another address
 */
export function readPaths(outDir: string, {origin, baseUrl}: Address): string[] {
  const locations = readSitemap(outDir);
  const stranger = locations.find((location) => location.origin !== origin || !location.pathname.startsWith(baseUrl));
  if (stranger) {
    throw new Error(
      `Expected a build for ${origin}${baseUrl}, found ${stranger.href} in its sitemap.xml: run "npm run build" again ` +
        'with the present SITE_URL and BASE_URL.',
    );
  }
  return locations.map(({pathname}) => decodeURI(pathname));
}

/**
 * Reads the search records of the finished build.
 *
 * @param outDir - the build
 * @param project - has the sources of its pages
 * @throws when there is no build for the present address, and, with all
 *   problems, when its records are not right
 */
export async function readBuild(outDir: string, project: Project): Promise<SearchRecord[]> {
  const address = {origin: site.url, baseUrl: site.baseUrl};
  const labels = versions.map(({name, label}) => [`docs-default-${name}`, label] as const);
  const paths = readPaths(outDir, address);
  const pages = versionNames.flatMap((name) => readPages(name, project));
  const addressOf = (page: Page) => `${site.baseUrl.replace(/\/$/, '')}${page.path}`;
  const asks = new Map(pages.map((page) => [addressOf(page), page.asks]));
  const messages = new Map(
    versionNames.flatMap((name) => {
      const {folder} = versionNamed(name);
      const ofPages = messagesByPage(path.join(project.dir, folder));
      return pages
        .filter(({file}) => file.startsWith(`${folder}/`))
        .map((page) => [addressOf(page), ofPages.get(page.file.slice(folder.length + 1))] as const);
    }),
  );
  return readSite({...address, outDir, paths, versionLabels: new Map(labels), asks, messages});
}
