import {versionNamed, versionNames} from '../../src/common/versions';
import {readDemos} from '../../src/build/demos/bundle-demos';
import {demoViolations} from '../support/axe';
import {projectDir} from '../support/sites';
import {expect, testInOneContext} from '../support/test';
import {openDemo, startAnew} from './open-demo';
import {programHash, readTaken} from '../../src/tools/demos/try/pictures';
import {drawnCount, interact, nameOf} from '../../src/tools/demos/try/interact';
import {demosOfThisRun, demosToRun} from './which';

const test = testInOneContext({hasTouch: true, reducedMotion: 'reduce'});

/** The file that is the frame; its program comes by message. */
const frameFile = /\/assets\/demos\/frame\.[0-9a-f]{8}\.html$/;

for (const version of versionNames) {
  test.describe(versionNamed(version).label, () => {
    const demos = readDemos(projectDir, version);

    test('has demos, each with pictures of its program', () => {
      expect(demos.length).toBeGreaterThanOrEqual(30);
      const expected = Object.fromEntries(demos.map((demo) => [demo.id, programHash(demo)]));
      expect(readTaken(projectDir, version), 'take pictures with "npm run demo:pictures"').toEqual(expected);
    });

    test('has no demo that needs a later version', () => {
      const later = demos.filter(
        ({since}) => since.localeCompare(versionNamed(version).label, 'en', {numeric: true}) > 0,
      );
      expect(later.map(({id, since}) => `${id}: ${since}`)).toEqual([]);
      const brought = demos.filter(({since}) => since === versionNamed(version).label).length;
      expect(brought).toBeGreaterThan(0);
    });

    test('has a reason for each demo that is not run', () => {
      const run = demosToRun(version, false).map(({id}) => id);
      const repeated = demos.filter(({id}) => !run.includes(id));
      expect(run.length).toBeGreaterThan(0);
      expect(demosToRun(version, true)).toEqual(demos);
      const latest = versionNames[0] ?? version;
      const twins = new Map(readDemos(projectDir, latest).map((demo) => [demo.id, demo]));
      expect(repeated.map(({files}) => files)).toEqual(repeated.map(({id}) => twins.get(id)?.files));
      expect(version === latest ? repeated : []).toEqual([]);
    });

    for (const demo of demosOfThisRun(version)) {
      test(nameOf(demo), async ({page}) => {
        const fromFrame: string[] = [];
        page.on('request', (request) => {
          const url = request.url();
          if (request.frame() !== page.mainFrame() && !/^(?:data|blob|about):/.test(url) && !frameFile.test(url)) {
            fromFrame.push(url);
          }
        });
        const frame = await openDemo(page, version, demo, 'light');
        expect(await drawnCount(frame)).toBeGreaterThan(0);
        // The demos of 4.0 are those of 4.1.
        const isLatest = version === versionNames[0];
        if (isLatest) {
          expect(await demoViolations(page)).toEqual([]);
        }
        for (const interaction of demo.interaction) {
          expect(await interact(page, frame, interaction), interaction.does).toEqual([]);
        }
        const inDark = await startAnew(page, 'dark');
        expect(await drawnCount(inDark)).toBeGreaterThan(0);
        await expect(inDark.locator('html')).toHaveCSS('color-scheme', 'dark');
        if (isLatest) {
          expect(await demoViolations(page, 'ofColorMode')).toEqual([]);
        }
        expect(fromFrame, 'requests of the frame').toEqual([]);
      });
    }
  });
}
