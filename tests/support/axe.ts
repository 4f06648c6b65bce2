import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import axe from 'axe-core';
import {layOutAll} from './lay-out-all';
import {markRepeatedLooks, repeatedLook} from './looks';

/** The rules that are looked at. */
const rules = {
  all: {type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']},
  /** What the color mode can change: colors, which picture is shown, the name of the button that changes it. */
  ofColorMode: {type: 'rule' as const, values: ['color-contrast', 'link-in-text-block', 'image-alt', 'button-name']},
};

/** Axe, which looks at the colors of a few of the texts that look the same. */
const axeSource = `${axe.source};
axe.configure({rules: [{id: 'color-contrast', selector: '*:not([${repeatedLook}])'}]});`;

/**
 * What axe finds, one line for each place. What is within live demos is looked at
 * in demos/demos.spec.ts. Without these frames, axe can look at the page in one go
 * ("legacy mode"). That, and a report of nothing but faults, takes less than half
 * of the time.
 *
 * @param which - for a page whose other color mode has been looked at with all rules, those that this mode can change
 */
export async function violations(page: Page, which: keyof typeof rules = 'all'): Promise<string[]> {
  await layOutAll(page);
  await markRepeatedLooks(page);
  const {violations: found} = await new AxeBuilder({page, axeSource})
    .setLegacyMode()
    .exclude('.live-demo__frame')
    .options({resultTypes: ['violations'], runOnly: rules[which]})
    .analyze();
  return found.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
