import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {frameworkChanged} from '../framework';
import {purgeStyles} from './purge-styles';
import type {FinishedBuild} from './steps';
import {pageFiles, readUsedNames, scriptFiles} from './used-names';

const folder = 'assets/css';

/** `styles.0a1b2c3d.css` with the hash of other content. */
const renamed = (name: string, css: string): string =>
  `${name.split('.')[0]}.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;

/** Writes new names of files into all pages. */
async function relink(outDir: string, names: ReadonlyMap<string, string>): Promise<void> {
  let links = 0;
  for (const file of (await pageFiles(outDir)).map((name) => path.join(outDir, name))) {
    let html = await fs.readFile(file, 'utf8');
    for (const [from, to] of names) {
      const parts = html.split(`${folder}/${from}`);
      links += parts.length - 1;
      html = parts.join(`${folder}/${to}`);
    }
    await fs.writeFile(file, html);
  }
  const scripts = (await scriptFiles(outDir)).map((name) => path.join(outDir, name));
  const texts = await Promise.all(scripts.map((file) => fs.readFile(file, 'utf8')));
  const naming = scripts.find((_, i) => [...names.keys()].some((name) => texts[i]?.includes(name)));
  if (links === 0 || naming) {
    throw frameworkChanged({
      plugin: 'post-build/style-sheets.ts',
      expected: `links to ${[...names.keys()].join(', ')} in the pages, and in no script`,
      found: naming ? `the script ${naming} that names it` : 'no link',
      lookAt: 'the pages of the build',
    });
  }
}

/**
 * Takes out of the style sheets what the site does not use of Infima, the theme and its own styles, and gives
 * the files names with the hash of what is left. Development keeps everything.
 */
export async function trimStyleSheets({outDir}: FinishedBuild): Promise<void> {
  const used = await readUsedNames(outDir);
  const names = new Map<string, string>();
  const sheets = (await fs.readdir(path.join(outDir, folder))).filter((name) => name.endsWith('.css'));
  for (const name of sheets) {
    const file = path.join(outDir, folder, name);
    const {css} = await purgeStyles(await fs.readFile(file, 'utf8'), used);
    await fs.rm(file);
    await fs.writeFile(path.join(outDir, folder, renamed(name, css)), css);
    names.set(name, renamed(name, css));
  }
  await relink(outDir, names);
}
