import {type VersionName, versionNamed} from '../../src/common/versions';
import type {Fence} from '../../src/build/content/code';
import {pageFiles, readPage} from '../../src/build/content/pages';
import {readDemos} from '../../src/build/demos/bundle-demos';
import type {Demo} from '../../src/site/demos/demo';
import {bodyOf} from '../../src/site/demos/frame-program';
import {projectDir} from '../support/sites';

/** What a reader pastes, and what else the page needs. */
export type Pasted = {
  /** Where it is written, as `file` or `file:line`. */
  where: string;
  /** The modules by their names, the program first. */
  files: {name: string; text: string}[];
  /** The content of the body. */
  body: string;
  css: string;
};

/** The body that a reader's page has at least. */
export const bareBody = '<div id="paper"></div>';

/** A demo with nothing but what its README says that it needs. */
function pastedDemo(version: VersionName, {id, files, needs}: Demo): Pasted {
  const css = files.find(({name}) => name === 'style.css')?.text ?? '';
  return {
    where: `${versionNamed(version).folder}/_demos/${id}`,
    files: files.filter(({name}) => name.endsWith('.ts')),
    body: needs.includes('index.html') ? bodyOf(files) : bareBody,
    css: needs.includes('style.css') ? css : '',
  };
}

/** The demos of a version as they are pasted. */
export const pastedDemos = (version: VersionName): Pasted[] =>
  readDemos(projectDir, version).map((demo) => pastedDemo(version, demo));

const isCode = ({language}: Fence): boolean => ['ts', 'js'].includes(language);

/** A call that draws, outside of functions: such a line is not indented. */
const draws = /^\S.*\.(?:addTo|addCells?|resetCells|fromJSON)\(/m;

/** Does a block import nothing but the library, make graph and paper, and draw? Blocks that are files of a project are built with it. */
function isComplete(fence: Fence): boolean {
  const imported = [...fence.code.matchAll(/\bfrom '([^']+)'|^import '([^']+)'/gm)].map(
    ([, from, bare]) => from ?? bare,
  );
  return (
    isCode(fence) &&
    fence.noCheck === undefined &&
    !/\bfile="/.test(fence.meta) &&
    imported.includes('@joint/core') &&
    imported.every((name) => name === '@joint/core' || name === '@joint/layout-directed-graph') &&
    /\bnew (?:dia\.)?Graph\(/.test(fence.code) &&
    /\bnew (?:dia\.)?Paper\(/.test(fence.code) &&
    draws.test(fence.code)
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

/** The complete programs on the pages of a version, each in a page that has what the page of the documentation gives it. */
export function pastedBlocks(version: VersionName): Pasted[] {
  return pageFiles(version, projectDir).flatMap((file) => {
    const {fences} = readPage(file, projectDir).content;
    return fences.filter(isComplete).map((fence) => ({
      where: `${file}:${fence.line}`,
      files: [{name: `index.${fence.language}`, text: fence.code}],
      body: bodyFor(fence, fences),
      css: stylesFor(fence, fences),
    }));
  });
}
