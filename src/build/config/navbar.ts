import type {NavbarItem, UserThemeConfig} from '@docusaurus/theme-common';
import {externalVersions, versions} from '../../common/versions';
import {site} from './site';

/** Items stand on the right unless they say otherwise. */
export const withPosition = (items: NavbarItem[]): NavbarItem[] => items.map((item) => ({position: 'right', ...item}));

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A regular expression for paths of every version, pages that do not exist among them.
 *
 * @param pattern - what follows the path of a version, such as `api/`
 */
export function inEveryVersion(pattern: string, baseUrl: string = site.baseUrl): string {
  const prefixes = versions.flatMap(({path}) => (path ? [escapePattern(path)] : []));
  return `^${escapePattern(baseUrl)}(?:(?:${prefixes.join('|')})(?:/|$))?${pattern}`;
}

const items: NavbarItem[] = [
  {
    type: 'doc',
    docId: 'learn/index',
    label: 'Learn',
    position: 'left',
    activeBaseRegex: inEveryVersion('(?:learn/|$)'),
  },
  {
    type: 'doc',
    docId: 'api/index',
    label: 'API Reference',
    position: 'left',
    activeBaseRegex: inEveryVersion('api/'),
  },
  {
    type: 'doc',
    docId: 'glossary',
    label: 'Glossary',
    position: 'left',
    activeBaseRegex: inEveryVersion('glossary/?$'),
  },
  {
    type: 'docsVersionDropdown',
    dropdownItemsAfter: [...externalVersions],
  },
  {type: 'search'},
];

/** The bar at the top of every page. */
export const navbar: UserThemeConfig['navbar'] = {
  title: 'JointJS Docs',
  logo: {
    alt: '',
    src: 'img/logo.svg',
    srcDark: 'img/logo-dark.svg',
    width: 28,
    height: 28,
  },
  // The search and the menu stay within reach on pages of many screens.
  hideOnScroll: false,
  items: withPosition(items),
};
