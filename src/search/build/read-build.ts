import {site} from '../../config/site';
import {versions} from '../../content/versions';
import {readSitemap} from '../../hosting/sitemap';
import type {SearchRecord} from '../engine/record';
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
 * @throws when there is no build for the present address, and, with all
 *   problems, when its records are not right
 */
export async function readBuild(outDir: string): Promise<SearchRecord[]> {
  const address = {origin: site.url, baseUrl: site.baseUrl};
  const labels = versions.map(({name, label}) => [`docs-default-${name}`, label] as const);
  return readSite({...address, outDir, paths: readPaths(outDir, address), versionLabels: new Map(labels)});
}
