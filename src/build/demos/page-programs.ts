import {createHash} from 'node:crypto';
import type {VersionName} from '../../common/versions';
import type {DemoFile} from '../../site/demos/demo';
import type {PageProgram} from '../../site/demos/playground-data';
import type {Fence} from '../content/code';
import type {Page} from '../content/page';
import {pageFiles, readPage} from '../content/pages';
import type {Project} from '../content/project';

/** The body that a page has at least for the programs of the documentation. */
export const bareBody = '<div id="paper"></div>';

/** What a program of a page needs to run elsewhere. */
export type WholeProgram = {
  fence: Fence;
  /** The content of the body. */
  body: string;
  css: string;
};

/** A call that draws, outside of functions: such a line is not indented. */
const draws = /^\S.*\.(?:addTo|addCells?|resetCells|fromJSON)\(/m;

/** Does a block import nothing but the library, make graph and paper, and draw? Blocks that are files of a project are built with it. */
function isWhole({language, meta, code, noCheck}: Fence): boolean {
  const imported = [...code.matchAll(/\bfrom '([^']+)'|^import '([^']+)'/gm)].map(([, from, bare]) => from ?? bare);
  return (
    ['ts', 'js'].includes(language) &&
    noCheck === undefined &&
    !/\bfile="/.test(meta) &&
    imported.includes('@joint/core') &&
    imported.every((name) => name === '@joint/core' || name === '@joint/layout-directed-graph') &&
    /\bnew (?:dia\.)?Graph\(/.test(code) &&
    /\bnew (?:dia\.)?Paper\(/.test(code) &&
    draws.test(code)
  );
}

const idsIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, id = '']) => id);

/** The block of HTML in front of a program that has the other elements which it asks for; else the bare body. */
function bodyFor(program: Fence, fences: readonly Fence[]): string {
  const asked = idsIn(program.code, /(?:getElementById\('|querySelector(?:<\w+>)?\('#)([\w-]+)'/g);
  const html = fences.findLast(
    ({language, line, code}) =>
      language === 'html' && line < program.line && asked.every((id) => code.includes(`id="${id}"`)),
  );
  return asked.some((id) => id !== 'paper') && html ? html.code : bareBody;
}

/** The style sheets of a page that define variables which a program uses. */
function stylesFor(program: Fence, fences: readonly Fence[]): string {
  const used = idsIn(program.code, /var\((--[\w-]+)\)/g);
  return fences
    .filter(({language, code}) => language === 'css' && used.some((name) => code.includes(`${name}:`)))
    .map(({code}) => code)
    .join('\n');
}

/** The whole programs among the blocks of code of a page, each with what its page gives it. */
export const wholePrograms = (fences: readonly Fence[]): WholeProgram[] =>
  fences.filter(isWhole).map((fence) => ({fence, body: bodyFor(fence, fences), css: stylesFor(fence, fences)}));

/** By what the playground is asked for a program: as long as its text stays, so does its address. */
export const programKey = (code: string): string => createHash('sha256').update(code).digest('hex').slice(0, 10);

/** Whether the playground opens a program: its programs are TypeScript. */
const isPlayable = ({fence}: WholeProgram): boolean => fence.language === 'ts';

/** The keys of the programs among the blocks of code of a page that the playground opens. */
export const playableKeys = (fences: readonly Fence[]): Set<string> =>
  new Set(
    wholePrograms(fences)
      .filter(isPlayable)
      .map(({fence}) => programKey(fence.code)),
  );

function filesOf({fence, body, css}: WholeProgram): DemoFile[] {
  return [
    {name: 'index.ts', text: fence.code},
    ...(body === bareBody ? [] : [{name: 'index.html', text: body}]),
    ...(css === '' ? [] : [{name: 'style.css', text: css}]),
  ];
}

function programsOf({content, path, frontMatter}: Page, {baseUrl}: Project): [string, PageProgram][] {
  const page = {title: String(frontMatter.values.title), pageUrl: `${baseUrl}${path.slice(1)}`};
  return wholePrograms(content.fences)
    .filter(isPlayable)
    .map((program) => [programKey(program.fence.code), {...page, files: filesOf(program)}]);
}

/**
 * Reads the programs on the pages of a version that the playground opens, by their keys. What is wrong with a page is
 * reported when the page is compiled; here, it has no programs.
 */
export function readPagePrograms(version: VersionName, project: Project): Record<string, PageProgram> {
  const entries = pageFiles(version, project).flatMap((file) => {
    try {
      return programsOf(readPage(file, project), project);
    } catch {
      return [];
    }
  });
  return Object.fromEntries(entries);
}
