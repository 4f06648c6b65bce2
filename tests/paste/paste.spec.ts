import {type Page, expect, test as base} from '@playwright/test';
import {bareBody} from '../../src/build/demos/page-programs';
import {latestVersion, versionNames} from '../../src/common/versions';
import {paste} from './bare-page';
import {type Pasted, pastedBlocks, pastedDemos} from './programs';

/** One page for all programs of a worker. */
const test = base.extend<object, {bare: Page}>({
  bare: [
    async ({browser}, provide) => {
      const page = await browser.newPage({viewport: {width: 1000, height: 1200}});
      await provide(page);
      await page.close();
    },
    {scope: 'worker'},
  ],
});

/** The demo of a step that creates the paper: the reader clicks for its first element. */
const startsEmpty = '_demos/quickstart/paper';

for (const version of versionNames) {
  // In the gate: no demo of the latest version may be broken.
  const tag = version === latestVersion.name ? '@smoke' : [];
  const kinds = [
    {kind: 'every demo', programs: pastedDemos(version), tag},
    {kind: 'every complete program of the pages', programs: pastedBlocks(version), tag: []},
  ];
  for (const {kind, programs, ...details} of kinds) {
    test(`${version}: ${kind} runs when pasted into an empty page`, details, async ({bare}) => {
      test.slow();
      expect(programs.length).toBeGreaterThan(60);
      const problems: Record<string, string[]> = {};
      for (const program of programs) {
        // What is known to stay empty is not waited for.
        const found = await paste(bare, version, program, program.where.endsWith(startsEmpty) ? 500 : undefined);
        if (found.length > 0) {
          problems[program.where] = found;
        }
      }
      const known = new Map<string, string[]>();
      for (const {where} of programs) {
        if (where.endsWith(startsEmpty)) {
          known.set(where, ['nothing is drawn']);
        }
      }
      expect(problems).toEqual(Object.fromEntries(known));
    });
  }
}

test.describe('a planted fault is found:', () => {
  const whole = `import {dia, shapes} from '@joint/core';
    const graph = new dia.Graph({}, {cellNamespace: shapes});
    new dia.Paper({el: document.getElementById('paper'), model: graph, width: 640, height: 320, cellViewNamespace: shapes});
    const box = (x: number) => new shapes.standard.Rectangle({
      position: {x, y: 40},
      size: {width: 100, height: 60},
      attrs: {body: {fill: 'var(--soft, #e3f4f5)'}, label: {text: 'Step', fill: 'var(--ink, #1c2430)'}},
    });
    const link = new shapes.standard.Link({id: 'link', attrs: {line: {stroke: 'var(--line, #5d6b80)'}}});
    const [a, b] = [box(40), box(240)];
    graph.addCells([a, b, link.source(a).target(b)]);`;
  const faults: [string, [string, string], string[]][] = [
    ['none in the program as it is', ['', ''], []],
    ['an error', ['graph.addCells', 'graph.addCels'], ['error: graph.addCels is not a function', 'nothing is drawn']],
    ['a height in percent', ['height: 320', "height: '100%'"], ['the paper is 640 × 0 px']],
    ['a text without its color', ['--ink, #1c2430', '--ink'], ['the page has no --ink']],
    [
      'a link without its color',
      ['--line, #5d6b80', '--line'],
      ['the page has no --line', 'the link link is not visible'],
    ],
    ['a link as light as the page', ['#5d6b80', '#fefefe'], ['the link link is not visible']],
    ['a text like the shape behind it', ['#1c2430', '#e3f4f5'], ['no text is visible']],
    ['a text without a fill', ["'var(--ink, #1c2430)'", "'none'"], ['no text is visible']],
    ['cells outside of the paper', ['y: 40', 'y: 400'], ['all cells are outside of the paper', 'no text is visible']],
    ['a node that is not there', ["'paper'", "'diagram'"], ['the paper is 984 × 0 px', 'nothing is drawn']],
  ];
  for (const [name, [before, after], problems] of faults) {
    test(name, async ({bare}) => {
      expect(whole).toContain(before);
      const files = [{name: 'index.ts', text: whole.replace(before, after)}];
      const program: Pasted = {where: name, files, body: bareBody, css: ''};
      expect(await paste(bare, latestVersion.name, program, 300)).toEqual(problems);
    });
  }
});
