/** A task that many readers come for, and the page of a version that shows it, below the path of the version. */
export type Task = {
  label: string;
  /** In every version. */
  to: string;
  /** A better page, which only the latest version has. */
  latest?: string;
};

/** Shown before the reader types. A test opens each of them in every version. */
export const popularTasks: readonly Task[] = [
  {label: 'Draw a first diagram', to: 'learn/quickstart/'},
  {
    label: 'Design your own shapes',
    to: 'learn/features/diagram-basics/cells#markup',
    latest: 'learn/features/customizing-shapes/',
  },
  {label: 'Connect elements with links', to: 'learn/features/diagram-basics/links'},
  {label: 'React to clicks and drags', to: 'learn/features/diagram-basics/events'},
  {label: 'Zoom, pan and fit to the screen', to: 'learn/features/diagram-basics/paper#zoom-pan-and-fit'},
  {label: 'Save and load', to: 'learn/features/diagram-basics/graph#save-and-load'},
];

/** Where to look when a query finds nothing. */
export const otherWays: readonly Task[] = [
  {label: 'Every class and member of the API', to: 'api/'},
  {label: 'Guides by task', to: 'learn/features/'},
  {label: 'All live demos', to: 'learn/demos'},
  {label: 'The glossary of terms', to: 'glossary'},
];

/** The address of a task's page in a version. */
export function addressOf({to, latest}: Task, version: {path: string; isLast: boolean}): string {
  return `${version.path.replace(/\/$/, '')}/${version.isLast ? (latest ?? to) : to}`;
}
