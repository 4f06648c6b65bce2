import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {versionNames} from '../../src/common/versions';
import {readDemos} from '../../src/build/demos/bundle-demos';
import {newProgram} from '../../src/tools/demos/create-demo';
import {projectDir} from '../support/sites';

const baseCss = fs.readFileSync(path.join(projectDir, 'src/site/demos/frame/base.css'), 'utf8');

/** The variables of the frame with their values in light mode: what a color of a demo falls back to. */
const lightValues = new Map([
  ...[...baseCss.matchAll(/^ +(--[\w-]+): light-dark\((#\w+), #\w+\);$/gm)].map(
    ([, name, value]) => [name, value] as const,
  ),
  ...[...baseCss.matchAll(/^ +(--font[\w-]*): '[^']+', (.+);$/gm)].map(([, name, value]) => [name, value] as const),
]);

/** What is wrong with the variables in a text: without a fallback, or with another one than the frame's value. */
function strayFallbacks(text: string): string[] {
  // A name can also stand in a list, with its fallback, for a program to put into var().
  const uses = /(?<=var\(|')(--[\w-]+)(?:, ([^)'"`]+))?(?=[)'"`])/g;
  return [...text.matchAll(uses)]
    .filter(([, name, fallback]) => lightValues.has(name) && lightValues.get(name) !== fallback)
    .map(([use]) => use);
}

test('the frame has a light value for each of its variables', () => {
  const names = [...baseCss.slice(0, baseCss.indexOf('}')).matchAll(/^ +(--[\w-]+):/gm)].map(([, name]) => name);
  expect([...lightValues.keys()].sort()).toEqual(names.sort());
});

for (const version of versionNames) {
  test(`${version}: colors of demos fall back to the light values of the frame`, () => {
    const stray = readDemos(projectDir, version).flatMap(({id, files}) =>
      files.flatMap(({name, text}) => strayFallbacks(text).map((use) => `${id}/${name}: ${use}`)),
    );
    expect(stray).toEqual([]);
  });
}

for (const version of versionNames) {
  test(`${version}: what a pasted demo needs is in its folder`, () => {
    const needy = readDemos(projectDir, version).filter(({needs}) => needs.length > 0);
    expect(needy.length).toBeGreaterThan(10);
    for (const {id, files, needs} of needy) {
      expect(
        files.map(({name}) => name),
        id,
      ).toEqual(expect.arrayContaining(needs));
    }
  });
}

test('so do those of a new demo', () => {
  expect(newProgram).toContain('var(--ink, ');
  expect(strayFallbacks(newProgram)).toEqual([]);
});

test('a missing and a wrong fallback are found', () => {
  expect(strayFallbacks("{fill: 'var(--ink)', stroke: 'var(--line, #5d6b80)'}")).toEqual(['--ink']);
  expect(strayFallbacks("['--second, #0b6a76'] and `var(--ink, #1c2430)`")).toEqual(['--second, #0b6a76']);
  expect(strayFallbacks('color: var(--font, serif); fill: var(--own)')).toEqual(['--font, serif']);
});
