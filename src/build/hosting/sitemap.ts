import fs from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';

/**
 * Reads the addresses of all pages from the site map of a build.
 *
 * @param buildDir - the folder of the build
 * @throws when there is no site map, or it names no page
 */
export function readSitemap(buildDir: string): URL[] {
  const file = path.join(buildDir, 'sitemap.xml');
  if (!fs.existsSync(file)) {
    throw new Error(`Expected a built site in ${buildDir}, found no sitemap.xml there: run "npm run build" first.`);
  }
  const $ = cheerio.load(fs.readFileSync(file, 'utf8'), {xml: true});
  const locations = $('url > loc')
    .get()
    .map((element) => new URL($(element).text().trim()));
  if (locations.length === 0) {
    throw new Error(`Expected pages in ${file}, found none: run "npm run build" again.`);
  }
  return locations;
}
