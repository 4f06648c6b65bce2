import fs from 'node:fs';
import path from 'node:path';
import {closest} from 'fastest-levenshtein';
import type {Demo, DemoFile} from '../../site/demos/demo';
import {bodyOf} from '../../site/demos/frame-program';
import {findOpenEnd} from '../../site/demos/open-end';
import {readReadme} from './demo-front-matter';

/** Where a version keeps its demos, below its docs folder. */
export const demosFolder = '_demos';

/** What a folder may hold beside its program. */
const besides = /^(?:README\.md|preview-(?:light|dark)\.webp)$/;
const programFile = /^(?:[a-z][a-z-]*\.tsx?|style\.css|index\.html)$/;

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
function inReadingOrder(files: DemoFile[]): DemoFile[] {
  const rank = ({name}: DemoFile): number =>
    name === 'index.ts' ? 0 : ['.ts', '.tsx', '.html', '.css'].indexOf(path.extname(name)) + 1;
  return files.sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
}

function readProgram(folder: string, where: string): DemoFile[] {
  const names = fs.readdirSync(folder).filter((name) => !besides.test(name));
  const stray = names.find((name) => !programFile.test(name));
  if (stray !== undefined) {
    throw new Error(
      `${where}/${stray}: a demo has index.ts, other .ts and .tsx modules, index.html, style.css and README.md.`,
    );
  }
  if (!names.includes('index.ts')) {
    throw new Error(`${where}: a demo begins in index.ts, which is missing.`);
  }
  const files = names.map((name) => ({name, text: fs.readFileSync(path.join(folder, name), 'utf8').trim()}));
  const empty = files.find(({text}) => text === '');
  if (empty) {
    throw new Error(`${where}/${empty.name}:1: the file is empty. Write it, or delete it if the demo needs none.`);
  }
  const open = findOpenEnd(bodyOf(files));
  if (open) {
    throw new Error(`${where}/index.html:${open.line}: ${open.name} has no end, and takes all that follows.`);
  }
  return inReadingOrder(files);
}

/**
 * Reads one demo.
 *
 * @param folder - the folder of demos of a version
 * @param id - such as `graph/events`
 * @param projectDir - messages name files relative to it
 * @throws when there is no such demo, or its folder is not as it should be
 */
export function readDemo(folder: string, id: string, projectDir: string): Demo {
  const where = path.relative(projectDir, path.join(folder, id)).replaceAll(path.sep, '/');
  const readme = path.join(folder, id, 'README.md');
  if (!fs.existsSync(readme)) {
    const ids = demoIds(folder);
    const nearest = ids.length > 0 ? ` The nearest is "${closest(id, ids)}".` : '';
    throw new Error(`there is no demo "${id}": ${where}/README.md is missing.${nearest}`);
  }
  const description = readReadme(fs.readFileSync(readme, 'utf8'), `${where}/README.md`);
  return {id, ...description, files: readProgram(path.join(folder, id), where)};
}
