import fs from 'node:fs';
import path from 'node:path';
import {closest} from 'fastest-levenshtein';
import type {Demo, DemoFile} from '../../site/demos/demo';
import {readReadme} from './demo-front-matter';

/** Where a version keeps its demos, below its docs folder. */
export const demosFolder = '_demos';

/** What a folder may hold beside its program. */
const besides = /^(?:README\.md|preview-(?:light|dark)\.webp)$/;
const programFile = /^(?:[a-z][a-z-]*\.ts|style\.css|index\.html)$/;

/** The ids of the demos in a folder of demos, sorted. */
export function demoIds(folder: string): string[] {
  return fs.existsSync(folder)
    ? fs
        .readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((name) => path.basename(name) === 'README.md' && name.split(path.sep).length === 3)
        .map((name) => path.dirname(name).replaceAll(path.sep, '/'))
        .sort()
    : [];
}

/** `index.ts` first, then other modules, page and style. */
function inReadingOrder(names: string[]): string[] {
  const rank = (name: string): number =>
    name === 'index.ts' ? 0 : ['.ts', '.html', '.css'].indexOf(path.extname(name)) + 1;
  return names.sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

function readProgram(folder: string, where: string): DemoFile[] {
  const names = fs.readdirSync(folder).filter((name) => !besides.test(name));
  const stray = names.find((name) => !programFile.test(name));
  if (stray !== undefined) {
    throw new Error(`${where}/${stray}: a demo has index.ts, other .ts modules, index.html, style.css and README.md.`);
  }
  if (!names.includes('index.ts')) {
    throw new Error(`${where}: a demo begins in index.ts, which is missing.`);
  }
  return inReadingOrder(names).map((name) => ({name, text: fs.readFileSync(path.join(folder, name), 'utf8').trim()}));
}

/**
 * Reads one demo.
 *
 * @param folder - the folder of demos of a version
 * @param id - such as `graph/events`
 * @throws when there is no such demo, or its folder is not as it should be
 */
export function readDemo(folder: string, id: string): Demo {
  const where = path.relative(process.cwd(), path.join(folder, id)).replaceAll(path.sep, '/');
  const readme = path.join(folder, id, 'README.md');
  if (!fs.existsSync(readme)) {
    const ids = demoIds(folder);
    const nearest = ids.length > 0 ? ` The nearest is "${closest(id, ids)}".` : '';
    throw new Error(`there is no demo "${id}": ${where}/README.md is missing.${nearest}`);
  }
  const description = readReadme(fs.readFileSync(readme, 'utf8'), `${where}/README.md`);
  return {id, ...description, files: readProgram(path.join(folder, id), where)};
}
