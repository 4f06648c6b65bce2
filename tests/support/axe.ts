import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Frame, Page} from '@playwright/test';
import type axe from 'axe-core';
import {layOutAll} from './lay-out-all';
import {markRepeatedLooks, repeatedLook} from './looks';
import {projectDir} from './sites';

/** The rules that axe checks. */
const rules = {
  all: {type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']},
  /** The rules that depend on the color mode: on colors, on the picture, and on the name of the button for the mode. */
  ofColorMode: {type: 'rule' as const, values: ['color-contrast', 'link-in-text-block', 'image-alt', 'button-name']},
};

/** Rules about whole pages, such as a main heading, are not for the frame of a demo. */
const ofWholePages = ['landmark-one-main', 'page-has-heading-one', 'region'];

const {resolve} = createRequire(path.join(projectDir, 'package.json'));

/**
 * Axe in its short form, because each page reads it. Of texts that look the same, it checks the colors of only a few.
 * A frame that it could not check is a violation.
 */
const axeSource = `${fs.readFileSync(resolve('axe-core/axe.min.js'), 'utf8')};
axe.configure({
  rules: [{id: 'color-contrast', selector: '*:not([${repeatedLook}])'}],
  checks: [{id: 'frame-tested', options: {isViolation: true}}],
});`;

type PageWithAxe = {axe: typeof axe};

/** Loads axe into a frame, once. */
async function loadAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) {
    await frame.evaluate(axeSource);
  }
}

/**
 * Lets changes of color begin, which they do with the next frame, and brings them to their end. What inherits a color
 * that has changed begins to change itself then, so this goes on until nothing moves.
 */
const settleColors = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (;;) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const moving = document
        .getAnimations()
        .filter(
          ({effect, playState}) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        );
      if (moving.length === 0) {
        return;
      }
      moving.forEach((animation) => animation.finish());
    }
  });

/**
 * Returns the violations that axe finds on a page, one line for each place. The frames of
 * live demos are left out, because demos/demos.spec.ts checks them. Without frames, axe can
 * check the page in one pass. Together with a report of only the violations, this takes less
 * than half of the time.
 *
 * @param which - `ofColorMode` checks only the rules that depend on the color mode. Use it when all rules have been
 *   checked in the other mode.
 */
export async function violations(page: Page, which: keyof typeof rules = 'all'): Promise<string[]> {
  await layOutAll(page);
  await settleColors(page);
  await markRepeatedLooks(page);
  await loadAxe(page.mainFrame());
  return page.evaluate(async (runOnly) => {
    const {axe} = window as unknown as PageWithAxe;
    const options = {
      resultTypes: ['violations' as const],
      runOnly,
      // Axe would ask the frames of stages, too, and the browser reports that a sandbox does not answer.
      iframes: false,
      rules: {'frame-tested': {enabled: false}},
    };
    const {violations: found} = await axe.run({exclude: [['.live-demo__frame']]}, options);
    return found.flatMap(({id, nodes}) =>
      nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')} ${failureSummary}`),
    );
  }, rules[which]);
}

/** What axe finds in a part of a frame, and in the frames within it; null for one that it could not check. */
async function partialResults(
  frame: Frame,
  part: axe.SerialContextObject,
  options: axe.RunOptions,
): Promise<(axe.PartialResult | null)[]> {
  await loadAxe(frame);
  // Which frames there are is asked before the run, as axe requires it.
  const {inner, result} = await frame.evaluate(
    async ([context, runOptions]) => {
      const {axe} = window as unknown as PageWithAxe;
      const frames = axe.utils.getFrameContexts(context, runOptions);
      return {inner: frames, result: await axe.runPartial(context, runOptions)};
    },
    [part, options] as const,
  );
  const results: (axe.PartialResult | null)[] = [result];
  for (const {frameSelector, frameContext} of inner) {
    const element = await frame.evaluateHandle(
      (selector) => (window as unknown as PageWithAxe).axe.utils.shadowSelect(selector),
      frameSelector,
    );
    const child = await element.asElement()?.contentFrame();
    const found = child ? await partialResults(child, frameContext, options).catch(() => [null]) : [null];
    results.push(...found);
  }
  return results;
}

/**
 * Returns the violations that axe finds in a running demo and its frames. A frame that axe
 * could not check is a violation, too: `frame-tested`. The results of the frames are put
 * together as described in axe's documentation of `axe.runPartial`.
 *
 * @param which - `ofColorMode` checks only the rules that depend on the color mode. Use it when all rules have been
 *   checked in the other mode.
 */
export async function demoViolations(page: Page, which: keyof typeof rules = 'all'): Promise<string[]> {
  const {type, values} = rules[which];
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    runOnly: type === 'tag' ? {type, values} : {type, values: [...values, 'frame-tested']},
    rules: type === 'tag' ? Object.fromEntries(ofWholePages.map((rule) => [rule, {enabled: false}])) : {},
  };
  const partials = await partialResults(page.mainFrame(), {include: [['.live-demo']]}, options);
  const {violations: found} = await page.evaluate(
    ([results, runOptions]) => (window as unknown as PageWithAxe).axe.finishRun([...results], runOptions),
    [partials, options] as const,
  );
  return found.flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${JSON.stringify(target)}`));
}
