import {latestVersion, pathOfVersion, versions} from '../../../common/versions';
import type {Article} from './article';

/** A page in a sidebar, or a folder of pages. The page of a folder is its index. */
export type SidebarItem = {label: string; path?: string; items?: SidebarItem[]};

type Entry = SidebarItem & {position: number; key: string};

const bySidebarOrder = (a: Entry, b: Entry): number => a.position - b.position || (a.key < b.key ? -1 : 1);

/** The pages below a folder, with its own page left out. */
function itemsBelow(articles: readonly Article[], folder: string): SidebarItem[] {
  const below = articles.filter(({path}) => path.startsWith(folder) && path !== folder);
  const folders = new Set(
    below.flatMap(({path}) => {
      const [name, ...rest] = path.slice(folder.length).split('/');
      return rest.length > 0 ? [`${folder}${name}/`] : [];
    }),
  );
  const pages = below.filter(({path}) => !path.slice(folder.length).includes('/'));
  const entries: Entry[] = [
    ...pages.map(({path, label, position = Infinity}) => ({label, path, position, key: path})),
    ...[...folders].map((path) => {
      const index = articles.find((article) => article.path === path);
      const label = index?.label ?? path.slice(folder.length, -1);
      const items = itemsBelow(articles, path);
      return {label, ...(index && {path}), items, position: index?.position ?? Infinity, key: path};
    }),
  ];
  return entries.sort(bySidebarOrder).map(({label, path, items}) => ({
    label,
    ...(path !== undefined && {path}),
    ...(items && {items}),
  }));
}

/**
 * The sidebars of our site, two for each version, by the beginning of the addresses
 * of the pages that show them: the longest that fits counts.
 */
export function sidebarsOf(articles: readonly Article[]): Record<string, SidebarItem[]> {
  const pageAt = (path: string): SidebarItem[] =>
    articles.filter((article) => article.path === path).map(({label}) => ({label, path}));
  const sidebars = versions.flatMap((version): [string, SidebarItem[]][] => {
    const [home, learn, api] = [
      pathOfVersion(version, ''),
      pathOfVersion(version, 'learn/'),
      pathOfVersion(version, 'api/'),
    ];
    return [
      [home, [...pageAt(home), ...pageAt(learn), ...itemsBelow(articles, learn)]],
      [api, [...pageAt(api), ...itemsBelow(articles, api)]],
    ];
  });
  return Object.fromEntries(sidebars);
}

/** The first page of a sidebar. */
const firstPath = (items: readonly SidebarItem[]): string | undefined =>
  items.map(({path, items: below = []}) => path ?? firstPath(below)).find((path) => path !== undefined);

/** A link in the bar at the top. */
export type NavigationItem = {label: string; path: string};

/** The bar at the top of our site: the sidebars of the latest version, the glossary, the versions. */
export function navigationOf(sidebars: Record<string, SidebarItem[]>): {
  sections: NavigationItem[];
  versions: NavigationItem[];
} {
  const api = pathOfVersion(latestVersion, 'api/');
  const home = pathOfVersion(latestVersion, '');
  return {
    sections: [
      {label: 'Learn', path: home},
      {label: 'API Reference', path: firstPath(sidebars[api] ?? []) ?? home},
      {label: 'Glossary', path: `${home}glossary`},
    ],
    versions: versions.map((version) => ({label: version.label, path: pathOfVersion(version, '')})),
  };
}
