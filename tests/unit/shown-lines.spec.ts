import {expect, test} from '@playwright/test';
import type {Code} from 'mdast';
import {VFile} from 'vfile';
import {highlight} from '../../src/build/remark/highlight';
import {runOf} from '../../src/build/remark/run-code';
import {shownLines} from '../../src/build/remark/shown-lines';
import {project, projectDir} from '../support/sites';

const program = Array.from({length: 20}, (_, index) => `line-${String.fromCharCode(97 + index)};`).join('\n');
const shown = (shows: string): string => shownLines(program, shows, 'page.mdx:1');

test('the lines that matter are named by what they begin with', () => {
  expect(shown('line-c … line-j')).toBe('shown="3-10"');
  expect(shown('line-c … line-e | line-p …')).toBe('shown="3-5,16-20"');
});

for (const [name, shows, message] of [
  ['a line that is not there', 'line-z … line-j', '0 lines begin with "line-z"'],
  ['a beginning of many lines', 'line … line-j', '20 lines begin with "line"'],
  ['an end that comes before', 'line-j … line-c', 'no line behind "line-j" begins with "line-c"'],
  ['too few lines', 'line-c … line-g', '5 lines are shown; expected 8 to 12'],
  ['too many lines', 'line-a … line-m', '13 lines are shown; expected 8 to 12'],
] as const) {
  test(`refused: ${name}`, () => {
    expect(() => shown(shows)).toThrow(`page.mdx:1: ${message}`);
  });
}

test('the rest of a program is in boxes, with its line breaks, and nothing is lost', async () => {
  const html = await highlight(program, 'ts', shown('line-c … line-j'));
  const rest = [...html.matchAll(/<span class="code-rest">(.*?)<\/span>(?=<span class="(?:code-gap|line)|<\/code>)/gs)];
  expect(html.match(/class="code-gap"/g)).toHaveLength(1);
  expect(rest.length).toBeGreaterThan(0);
  expect(html.match(/class="line"/g)).toHaveLength(20);
  expect(await highlight(program, 'ts')).not.toContain('code-rest');
});

test.describe('a recipe that runs', () => {
  const fence = (meta: string): Code => ({type: 'code', lang: 'ts', meta, value: 'paper;'});
  const page = new VFile({path: `${projectDir}/docs/learn/recipes.mdx`});

  test('says what to try', () => {
    expect(runOf(project, fence('title="a.ts"'), page)).toEqual({});
    expect(() => runOf(project, fence('run="try it"'), page)).toThrow('say what the reader can try, in a sentence');
  });

  test('needs the frame of a demo', () => {
    expect(() => runOf(project, fence('run="Try it."'), page)).toThrow('run needs the demo start/hello');
  });
});
