/**
 * What readers load only when they use it. Each has words that are in the script that brings it, and in no script of
 * a first view.
 */
export const lateFeatures = {
  'the playground': 'playground__bench',
  'the types of the playground': 'getSemanticDiagnostics',
  'recipes that run': 'recipe-run__hint',
  'live demos': 'live-demo__frame--waiting',
  'the copy of a page as Markdown': 'new ClipboardItem(',
  'offline reading': 'has been kept for offline reading',
  'the filter of the comparison': 'No change matches',
  'the search': 'DocSearch-Modal',
} as const;

export type LateFeature = keyof typeof lateFeatures;

/** The features that a script brings. */
export const featuresIn = (script: string): LateFeature[] =>
  (Object.keys(lateFeatures) as LateFeature[]).filter((name) => script.includes(lateFeatures[name]));
