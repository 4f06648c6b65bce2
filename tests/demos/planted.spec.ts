import type {Demo} from '../../src/site/demos/demo';
import {compileDemos} from '../../src/build/checks/code/demos';
import {readDemo} from '../../src/build/demos/read-demo';
import {versionDemosFolder} from '../../src/build/demos/bundle-demos';
import {projectDir} from '../support/sites';
import {expect, test} from '@playwright/test';
import {drawnCount, interact} from '../../src/tools/demos/try/interact';
import {show} from '../../src/tools/demos/try/show';
import {demoViolations} from '../support/axe';
import {openDemo} from './open-demo';

const hello = (): Demo => readDemo(versionDemosFolder(projectDir, 'current'), 'start/hello', projectDir);

/** A demo whose program was changed. */
function changed(change: (text: string) => string): Demo {
  const demo = hello();
  const files = demo.files.map(({name, text}) => ({name, text: name === 'index.ts' ? change(text) : text}));
  expect(files).not.toEqual(demo.files);
  return {...demo, files};
}

test.describe('a planted fault is found:', () => {
  test('none in the demo as it is', async ({page}) => {
    const demo = hello();
    expect(await show(page, projectDir, 'current', demo, 'light')).toEqual([]);
    const frame = page.frameLocator('iframe');
    expect(await drawnCount(frame)).toBeGreaterThan(0);
    for (const interaction of demo.interaction) {
      expect(await interact(page, frame, interaction)).toEqual([]);
    }
  });

  test('a program that fails', async ({page}) => {
    const broken = changed((text) => text.replace('graph.addCells(', 'graph.addCels('));
    expect((await show(page, projectDir, 'current', broken, 'light')).join()).toContain(
      'graph.addCels is not a function',
    );
    expect(await drawnCount(page.frameLocator('iframe'))).toBe(0);
    expect(
      compileDemos(projectDir, 'current', [broken])
        .map(({message}) => message)
        .join(),
    ).toContain("'addCels'");
  });

  test('a warning in the console', async ({page}) => {
    const noisy = changed((text) => `${text}\nconsole.warn('careful');`);
    expect(await show(page, projectDir, 'current', noisy, 'light')).toEqual(['console: careful']);
  });

  test('an interaction without its effect', async ({page}) => {
    const stiff = changed((text) => text.replace('model: graph,', 'model: graph,\n  interactive: false,'));
    expect(await show(page, projectDir, 'current', stiff, 'light')).toEqual([]);
    const [interaction] = stiff.interaction;
    const missing = interaction ? await interact(page, page.frameLocator('iframe'), interaction) : [];
    expect(missing.join()).toContain('transform of "[model-id=hello]" was');
  });

  test('a name without the text that is seen, and a frame that axe cannot look at', async ({page}) => {
    const frame = await openDemo(page, 'current', hello(), 'light');
    expect(await demoViolations(page)).toEqual([]);
    const body = frame.locator('body');
    await body.evaluate((element) =>
      element.insertAdjacentHTML('beforeend', '<button aria-label="Remove">Delete</button>'),
    );
    expect((await demoViolations(page)).join()).toContain('label-content-name-mismatch: ["iframe","button"]');
    await body.evaluate(() => Object.assign(window, {axe: {}}));
    expect((await demoViolations(page)).join()).toContain('frame-tested: ["iframe"]');
    expect((await demoViolations(page, 'ofColorMode')).join()).toContain('frame-tested: ["iframe"]');
  });

  test('a call of 4.1 in a demo of 4.0', () => {
    const demo = changed((text) => `${text}\ngraph.findElementsAtPoint({x: 1, y: 2});`);
    expect(compileDemos(projectDir, 'current', [demo])).toEqual([]);
    const line = demo.files[0]?.text.split('\n').length;
    expect(compileDemos(projectDir, '4.0', [demo])).toEqual([
      {
        file: 'versioned_docs/version-4.0/_demos/start/hello/index.ts',
        line,
        message: expect.stringContaining("Property 'findElementsAtPoint' does not exist"),
      },
    ]);
  });
});
