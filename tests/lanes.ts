/**
 * Which tests are in which lane. The gate (`npm test`) says the same each time and takes eight minutes; the deep lane
 * (`npm run test:all`) has everything else. `README.md` says why.
 */

/** Playwright's projects of each lane, in the order in which they run. */
export const lanes = {
  gate: ['unit', 'content', 'facts', 'site', 'budget', 'smoke'],
  deep: ['tools', 'proofs', 'paste', 'faults', 'integration', 'walk', 'e2e', 'browsers', 'demos', 'a11y'],
} as const;

type Lane = keyof typeof lanes;
export type ProjectName = (typeof lanes)[Lane][number];

/** The tag of the tests in the browser that are in the gate: the ways that every reader goes. */
export const smokeTag = '@smoke';

/** How many tests of the gate run in the browser at the most. */
export const mostSmokes = 60;

/** The tag of the tests that look for the words of facts on the pages; the others prove the facts in the browser. */
export const wordsTag = '@words';

/** The projects that open the built site. */
export const ofSite: readonly string[] = ['smoke', 'walk', 'e2e', 'browsers', 'demos', 'a11y'];

/** The projects whose tests run without a browser: what fails there is not tried again. */
export const withoutBrowser: readonly string[] = ['unit', 'content', 'facts', 'site', 'budget', 'tools'];

/**
 * Files of `unit`, `content`, `site` and `budget` that are in the deep lane (project `tools`): tests of tools that no
 * reader meets, tests that install packages, and tests that take as long as the rest of their folder together.
 */
export const ofDeepLane = [
  // What measures, and what tests the tests
  'unit/choose-pages',
  'unit/compare-versions',
  'unit/grid-graph',
  'unit/performance',
  'unit/play-types',
  'unit/lint-rules',
  'unit/next-release',
  'unit/project',
  'site/next-release',
  'site/mcp',
  'site/mcp-tasks',
  'site/server-load',
  // What packages of others do
  'content/install-commands',
  'content/readers-compiler',
  'content/shown-files',
  'site/hosts',
  'unit/preview-server',
  'unit/search-push',
  // All pages once more
  'content/api',
  'content/page-model',
  'unit/kept-trees',
  'unit/page-reads',
  'site/page-pictures',
  'site/markdown',
  'budget/search-messages',
].map((name) => `tests/${name}.spec.ts`);
