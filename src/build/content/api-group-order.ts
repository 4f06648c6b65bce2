import {own} from '../../common/own';

/** What the API is divided into for readers: a job, and the namespaces, functions and pages that do it. */
export type ApiGroup = {label: string; names: readonly string[]};

/** The groups in the order of the sidebar and of the page `/api/`; each name is a file or folder of `docs/api`. */
export const apiGroups: readonly ApiGroup[] = [
  {label: 'Diagram', names: ['dia']},
  {label: 'Shapes', names: ['shapes']},
  {
    label: 'Links',
    names: ['routers', 'connectors', 'anchors', 'linkAnchors', 'connectionPoints', 'connectionStrategies'],
  },
  {label: 'Tools and highlighters', names: ['elementTools', 'linkTools', 'highlighters']},
  {label: 'User interface', names: ['ui']},
  {label: 'Layout and algorithms', names: ['layout', 'alg', 'graphUtils']},
  {label: 'Import, export and storage', names: ['format', 'storage']},
  {label: 'Geometry and SVG', names: ['g', 'V']},
  {label: 'Base classes', names: ['mvc']},
  {label: 'Utilities', names: ['util', 'config', 'env', 'setTheme', 'version', 'versionPlus']},
];

/** Pages that readers of a namespace need first; the others follow by name. */
const firstPages: Readonly<Record<string, readonly string[]>> = {
  dia: ['Graph', 'Paper', 'Cell', 'Element', 'Link', 'attributes', 'CellView', 'ElementView', 'LinkView'],
  g: ['Point', 'Rect', 'Line', 'Path'],
  mvc: ['Model', 'Collection', 'View', 'Events', 'Listener'],
  shapes: ['standard'],
};

/** Sorts by the order of a list; what is not in it follows by name, whatever its capitals are. */
function inOrder<T>(items: readonly T[], nameOf: (item: T) => string, order: readonly string[]): T[] {
  const place = (item: T): number => {
    const index = order.indexOf(nameOf(item));
    return index < 0 ? order.length : index;
  };
  return [...items].sort((a, b) => place(a) - place(b) || nameOf(a).localeCompare(nameOf(b), 'en'));
}

/** The pages of a namespace in the order in which readers need them. */
export const inReadingOrder = <T>(namespace: string, pages: readonly T[], nameOf: (page: T) => string): T[] =>
  inOrder(pages, nameOf, own(firstPages, namespace) ?? []);

/**
 * Divides what stands in `docs/api` into the groups.
 *
 * @param nameOf - of a file or folder there
 * @returns groups with items; what no group names is in a last one, "More"
 */
export function grouped<T>(items: readonly T[], nameOf: (item: T) => string): {label: string; items: T[]}[] {
  const known = apiGroups.flatMap(({names}) => names);
  const more = items.map(nameOf).filter((name) => !known.includes(name));
  return [...apiGroups, {label: 'More', names: more}]
    .map(({label, names}) => {
      const members = items.filter((item) => names.includes(nameOf(item)));
      return {label, items: inOrder(members, nameOf, names)};
    })
    .filter((group) => group.items.length > 0);
}
