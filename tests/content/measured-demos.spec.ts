import {expect, test} from '@playwright/test';
import {versionNamed, versionNames} from '../../src/common/versions';
import {type ProgramSize, readStarts, sizeOf, startInWords} from '../../src/build/demos/application-starts';
import {readDemos, versionDemosFolder} from '../../src/build/demos/bundle-demos';
import {readBoxes} from '../../src/build/demos/diagram-boxes';
import {groupOf} from '../../src/build/demos/groups';
import type {Demo} from '../../src/site/demos/demo';
import {programHash} from '../../src/tools/demos/try/pictures';
import {projectDir} from '../support/sites';

/** How much a program may change, as a share of its lines, before its start is measured again. */
const room = 0.25;

/** Applications that have quite another size than when they were measured, or were not. */
function notMeasured(demos: readonly Demo[], measured: Record<string, ProgramSize>): string[] {
  return demos
    .filter((demo) => {
      const now = sizeOf(demo).lines;
      const then = measured[demo.id]?.lines ?? 0;
      return Math.abs(now - then) > room * then;
    })
    .map(({id}) => id);
}

for (const version of versionNames) {
  const demos = readDemos(projectDir, version);
  const applications = demos.filter((demo) => groupOf(demo) === 'applications');
  const folder = versionDemosFolder(projectDir, version);
  const starts = readStarts(folder);

  test.describe(versionNamed(version).label, () => {
    test('each application states its size and its measured start', () => {
      expect(applications.length).toBeGreaterThanOrEqual(5);
      const measured = starts?.applications ?? {};
      expect(notMeasured(applications, measured), 'measure with "npm run demo:benchmark -- --write"').toEqual([]);
      expect(Object.keys(measured).sort()).toEqual(applications.map(({id}) => id).sort());
      expect(starts?.runs).toBeGreaterThanOrEqual(9);
      for (const demo of applications) {
        const words = startInWords(starts, demo);
        expect(words).toMatch(/^The program has [\d,]+ lines in \d+ files, .* [1-9][\d,]* cells\./);
        expect(words).toMatch(/ [1-9]\d*\u00a0ms after /);
      }
    });

    test('a program that has grown since, or is new, is found', () => {
      const [first, second] = applications;
      const grown = {
        ...first,
        files: [...(first?.files ?? []), {name: 'more.ts', text: 'more();\n'.repeat(1000)}],
      } as Demo;
      const added = {...second, id: 'applications/added'} as Demo;
      expect(notMeasured([grown, added], starts?.applications ?? {})).toEqual([first?.id, 'applications/added']);
      expect(startInWords(starts, added)).toBeUndefined();
    });

    test('it is known of each demo where it draws', () => {
      const boxes = readBoxes(folder);
      const expected = Object.fromEntries(demos.map((demo) => [demo.id, programHash(demo)]));
      const known = Object.fromEntries(Object.entries(boxes).map(([id, {program}]) => [id, program]));
      expect(known, 'measure with "npm run demo:pictures"').toEqual(expected);
      const drawing = Object.values(boxes).filter((each) => each.boxes);
      expect(drawing.length).toBeGreaterThan(demos.length - 4);
    });
  });
}
