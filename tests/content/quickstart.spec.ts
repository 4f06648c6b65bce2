import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Page} from '../../src/build/content/page';
import {readPages} from '../../src/build/content/pages';
import {quickstart} from '../../src/common/quickstart-steps';
import {versionNames} from '../../src/common/versions';
import {project, projectDir} from '../support/sites';

const folder = 'learn/quickstart';
const coreSteps = quickstart.core.steps.map(({page}) => page);
const allSteps = [...coreSteps, ...quickstart.plus.steps.map(({page}) => page)];

/** A count of steps in prose, which nothing would keep true: the list of steps says how many there are. */
const countOfSteps = /\b(?:two|three|four|five|six|seven|eight|nine|ten|\d+) (?:[a-z]+ )?steps\b/i;

/** The demos whose programs a page shows and runs. */
function programsOf(source: string): {id: string | undefined; after: string | undefined}[] {
  return [...source.matchAll(/<ProgramStep ([^>]*)>/g)].map(([, attributes = '']) => {
    const value = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
    return {id: value('id'), after: value('after')};
  });
}

/** What is wrong with a core step of the quickstart. */
function stepProblems(source: string, program: (id: string) => string): string[] {
  const [first, ...others] = programsOf(source);
  if (first?.id === undefined || others.length > 0) {
    return ['it shows and runs one program'];
  }
  // The page shows the program of the demo; a second copy could differ from it.
  const lines = new Set(
    program(first.id)
      .split('\n')
      .filter((line) => line.length > 30),
  );
  const copied = source.split('\n').filter((line) => lines.has(line));
  return copied.length > 4 ? [`${copied.length} lines of ${first.id} are on the page itself`] : [];
}

for (const version of versionNames) {
  const pages = readPages(version, project);
  const pageOf = (step: string): Page | undefined => pages.find(({file}) => file.endsWith(`${folder}/${step}.mdx`));
  const program = (id: string): string => {
    const root = pageOf('index')?.version.folder ?? '';
    return fs.readFileSync(path.join(projectDir, root, '_demos', id, 'index.ts'), 'utf8');
  };

  test(`${version}: each core step shows and runs one program, which begins with that of the step before`, () => {
    const problems = coreSteps.flatMap((step) =>
      stepProblems(pageOf(step)?.source ?? '', program).map((problem) => `${step}: ${problem}`),
    );
    expect(problems).toEqual([]);
    // The diagram is built up from the paper on; the first step has a program of its own.
    const [, ...built] = coreSteps.map((step) => programsOf(pageOf(step)?.source ?? '')[0]);
    expect(built.map((one) => one?.after)).toEqual([undefined, ...built.slice(0, -1).map((one) => one?.id)]);
  });

  test(`${version}: the sidebar has the steps in their order, the core's first and numbered`, () => {
    const inOrder = pages
      .filter(({file}) => file.includes(`/${folder}/`) && !file.endsWith('/index.mdx'))
      .sort((a, b) => Number(a.frontMatter.values.sidebar_position) - Number(b.frontMatter.values.sidebar_position))
      .map(({file}) => path.basename(file, '.mdx'));
    expect(inOrder.filter((name) => allSteps.includes(name))).toEqual(allSteps);
    expect(coreSteps.map((step) => String(pageOf(step)?.frontMatter.values.sidebar_label).slice(0, 3))).toEqual(
      coreSteps.map((_, index) => `${index + 1}. `),
    );
  });

  test(`${version}: each step has its place and its end, and no prose counts steps`, () => {
    for (const step of allSteps) {
      const source = pageOf(step)?.source ?? '';
      expect([step, source.split('<StepProgress />').length, source.split('<StepEnd />').length]).toEqual([step, 2, 2]);
    }
    const texts = [...allSteps, 'index', 'whats-next'].map((step) => pageOf(step)?.source ?? '');
    const all = [...texts, pages.find(({file}) => file.endsWith('/learn/index.mdx'))?.source ?? ''];
    expect(all.flatMap((source) => countOfSteps.exec(source)?.[0] ?? [])).toEqual([]);
  });
}

test.describe('planted', () => {
  const code = Array.from({length: 6}, (_, index) => `const element${index} = new shapes.standard.Rectangle();`);

  test('a page without a program, with two, and with a copy of its program', () => {
    const step = '<ProgramStep id="a/b">';
    const program = () => code.join('\n');
    expect(stepProblems('', program)).toEqual(['it shows and runs one program']);
    expect(stepProblems(`${step}${step}`, program)).toEqual(['it shows and runs one program']);
    expect(stepProblems(`${step}\n${code.join('\n')}`, program)).toEqual(['6 lines of a/b are on the page itself']);
    expect(stepProblems(step, program)).toEqual([]);
  });

  test('a count of steps', () => {
    expect(
      ['Four short steps from an empty folder', 'five steps', 'grid steps of 10 px'].map((text) =>
        countOfSteps.test(text),
      ),
    ).toEqual([true, true, false]);
  });
});
