import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {frameworkChanged} from '../framework';
import {purgeStyles} from './purge-styles';
import type {FinishedBuild} from './steps';
import {pageFiles, readUsedNames, scriptFiles} from './used-names';

const folder = 'assets/css';

/** The part of a hash that tells two style sheets apart. */
const shortHash = (css: string): string => createHash('sha256').update(css).digest('hex').slice(0, 8);

/**
 * What stands in a page in place of the link to a style sheet. `data-styles` tells the pages of two builds apart.
 *
 * @throws when it names a file by a relative address, which in a page is another file, or would end early
 */
export function styleElement(css: string): string {
  const [, relative] = /url\(\s*["']?((?!data:|\/|#|https?:)[^)"']+)/.exec(css) ?? [];
  if (relative) {
    throw new Error(`expected absolute addresses in the style sheet, which pages contain; found url(${relative}).`);
  }
  if (/<\/style/i.test(css)) {
    throw new Error('expected a style sheet that can stand in a page; found </style in it.');
  }
  return `<style data-styles=${shortHash(css)}>${css}</style>`;
}

/** Writes style sheets into all pages, in place of the links to them. */
async function putIntoPages(outDir: string, sheets: ReadonlyMap<string, string>): Promise<void> {
  let links = 0;
  const elements = [...sheets].map(([name, css]) => [name, styleElement(css)] as const);
  for (const file of (await pageFiles(outDir)).map((name) => path.join(outDir, name))) {
    let html = await fs.readFile(file, 'utf8');
    for (const [name, element] of elements) {
      const link = new RegExp(`<link rel=stylesheet href=[^ >]*${folder}/${name.replaceAll('.', '\\.')}>`, 'g');
      html = html.replace(link, () => {
        links += 1;
        return element;
      });
    }
    await fs.writeFile(file, html);
  }
  const scripts = (await scriptFiles(outDir)).map((name) => path.join(outDir, name));
  const texts = await Promise.all(scripts.map((file) => fs.readFile(file, 'utf8')));
  const naming = scripts.find((_, i) => [...sheets.keys()].some((name) => texts[i]?.includes(name)));
  if (links === 0 || naming) {
    throw frameworkChanged({
      plugin: 'post-build/style-sheets.ts',
      expected: `tags "<link rel=stylesheet href=…>" for ${[...sheets.keys()].join(', ')} in the pages, and in no script`,
      found: naming ? `the script ${naming} that names it` : 'no link',
      lookAt: 'the pages of the build',
    });
  }
}

/**
 * Takes out of the style sheets what the site does not use of Infima, the theme and its own styles, and writes what
 * is left into the pages: a browser draws text when it has the styles, and a file of its own costs one more way to
 * the server. Development keeps everything, in a file.
 */
export async function inlineStyles({outDir}: FinishedBuild): Promise<void> {
  const used = await readUsedNames(outDir);
  const names = (await fs.readdir(path.join(outDir, folder))).filter((name) => name.endsWith('.css'));
  const sheets = new Map<string, string>();
  for (const name of names) {
    const {css} = await purgeStyles(await fs.readFile(path.join(outDir, folder, name), 'utf8'), used);
    sheets.set(name, css);
  }
  await putIntoPages(outDir, sheets);
  await fs.rm(path.join(outDir, folder), {recursive: true});
}
