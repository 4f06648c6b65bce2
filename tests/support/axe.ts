import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {layOutAll} from './lay-out-all';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds, one line for each place. What is within live demos is looked at
 * in demos/demos.spec.ts. Without these frames, axe can look at the page in one go
 * ("legacy mode"). That, and a report of nothing but faults, takes less than half
 * of the time.
 */
export async function violations(page: Page): Promise<string[]> {
  await layOutAll(page);
  const {violations: found} = await new AxeBuilder({page})
    .setLegacyMode()
    .exclude('.live-demo__frame')
    .options({resultTypes: ['violations'], runOnly: tags})
    .analyze();
  return found.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
