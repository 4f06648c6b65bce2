import type {NavbarItem, UserThemeConfig} from '@docusaurus/theme-common';
import {externalVersions} from '../content/versions';

/** Items stand on the right unless they say otherwise. */
export const withPosition = (items: NavbarItem[]): NavbarItem[] => items.map((item) => ({position: 'right', ...item}));

const items: NavbarItem[] = [
  {type: 'docSidebar', sidebarId: 'learnSidebar', label: 'Learn', position: 'left'},
  {type: 'docSidebar', sidebarId: 'apiSidebar', label: 'API Reference', position: 'left'},
  {type: 'doc', docId: 'glossary', label: 'Glossary', position: 'left'},
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
  hideOnScroll: true,
  items: withPosition(items),
};
