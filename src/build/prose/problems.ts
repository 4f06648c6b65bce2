import fs from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import type {Page} from '../content/page';
import {readPage} from '../content/pages';
import type {Project} from '../content/project';
import {type VersionName, versionNamed} from '../../common/versions';
import {type Block, blocksOf} from './blocks';
import {limitProblems} from './limits';
import {type ProseProblem, phraseProblems, readPhrases} from './phrases';
import {readabilityProblems} from './readability';
import {usageProblems} from './usage';

const phrases = readPhrases();

const problemsOf = (blocks: Block[]): ProseProblem[] =>
  blocks.flatMap((block) => [...phraseProblems(block, phrases), ...usageProblems(block)]);

const isGuide = ({file, version}: Page): boolean => file.startsWith(`${version.folder}/learn/`);

/**
 * What reads badly on a page: phrases on the list, slips, limits of a look-up, and on a
 * guide what is hard to read.
 */
export const proseProblems = (page: Page): ProseProblem[] =>
  [...problemsOf(blocksOf(page)), ...limitProblems(page), ...(isGuide(page) ? readabilityProblems(page) : [])].sort(
    (a, b) => a.line - b.line,
  );

/** The comments of a program, which readers see beside the demo. */
function commentsOf(source: string): Block[] {
  return [...source.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*/g)].map(({0: text, index}) => {
    const codes = text.matchAll(/`[^`\n]+`/g);
    const spans = [...codes].map(({0: code, index: start}) => ({
      kind: 'code' as const,
      start,
      end: start + code.length,
    }));
    return {kind: 'comment', text, spans, line: source.slice(0, index).split('\n').length};
  });
}

/**
 * What reads badly in the live demos of a version: in their READMEs and in the comments of their programs.
 *
 * @returns one message for each problem, with file and line
 */
export function demoProseProblems(project: Project, version: VersionName): string[] {
  const found = (pattern: string): string[] =>
    globSync(`${versionNamed(version).folder}/_demos/${pattern}`, {cwd: project.dir}).sort();
  const show = (file: string, problems: ProseProblem[]): string[] =>
    problems.map(({line, message}) => `${file}:${line}: ${message}`);
  return [
    ...found('*/*/README.md').flatMap((file) => show(file, proseProblems(readPage(file, project)))),
    ...found('*/*/*.{ts,tsx}').flatMap((file) =>
      show(file, problemsOf(commentsOf(fs.readFileSync(path.join(project.dir, file), 'utf8')))),
    ),
  ];
}
