/** What a start of the development server leaves behind for the next one, relative to the project. */
export const startCaches = [
  '.cache/anchors',
  '.cache/api',
  '.cache/api-stamps',
  '.cache/code',
  '.cache/content',
  '.cache/demo-uses',
  '.cache/demos-built',
  '.cache/demos-served',
  '.cache/trees',
  '.docusaurus',
  'node_modules/.cache',
] as const;

/** What only a build writes there. */
export const buildCaches = ['.cache/compressed', '.cache/markdown', '.cache/page-pictures'] as const;
