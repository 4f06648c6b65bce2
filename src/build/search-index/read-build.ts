import {site} from '../config/site';
import {readPages} from '../content/pages';
import {versionNames, versions} from '../../common/versions';
import {readSitemap} from '../hosting/sitemap';
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
 * @param projectDir - has the sources of its pages
 * @throws when there is no build for the present address, and, with all
 *   problems, when its records are not right
 */
export async function readBuild(outDir: string, projectDir: string): Promise<SearchRecord[]> {
  const address = {origin: site.url, baseUrl: site.baseUrl};
  const labels = versions.map(({name, label}) => [`docs-default-${name}`, label] as const);
  const paths = readPaths(outDir, address);
  const pages = versionNames.flatMap((name) => readPages(name, projectDir));
  const asks = new Map(pages.map((page) => [`${site.baseUrl.replace(/\/$/, '')}${page.path}`, page.asks]));
  return readSite({...address, outDir, paths, versionLabels: new Map(labels), asks});
}
