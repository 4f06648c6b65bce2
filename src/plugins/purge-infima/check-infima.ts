import fs from 'node:fs/promises';
import path from 'node:path';
import {frameworkChanged} from '../framework';

/** A class that every page uses, and some that neither the theme nor a page uses. */
const used = 'navbar__inner';
const unused = ['avatar__subtitle', 'col--offset-11', 'margin-horiz--xl'];

const lookAt = 'node_modules/@docusaurus/theme-classic/lib/index.js (getClientModules) and node_modules/infima';

/**
 * Checks the style sheets of a build: Infima is in them, and its unused parts are not.
 *
 * @throws when Infima has moved or the purge did nothing
 */
export async function checkInfima(outDir: string): Promise<void> {
  const folder = path.join(outDir, 'assets/css');
  const names = (await fs.readdir(folder)).filter((name) => name.endsWith('.css'));
  const css = (await Promise.all(names.map((name) => fs.readFile(path.join(folder, name), 'utf8')))).join('\n');
  const has = (name: string): boolean => new RegExp(`\\.${name}\\b`).test(css);
  if (!has(used)) {
    throw frameworkChanged({
      plugin: 'purge-infima',
      expected: `Infima's class ${used} in the style sheets of the build`,
      found: `none in ${names.join(', ') || 'assets/css'}`,
      lookAt,
    });
  }
  // All of them: the site may begin to use one.
  if (unused.every(has)) {
    throw frameworkChanged({
      plugin: 'purge-infima',
      expected: `no unused classes of Infima in the style sheets of the build, such as ${unused.join(', ')}`,
      found: `all of these in ${names.join(', ')}`,
      lookAt,
    });
  }
}
