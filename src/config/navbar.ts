import type {NavbarItem, UserThemeConfig} from '@docusaurus/theme-common';
import {externalVersions} from './versions';

const items: NavbarItem[] = [
  {type: 'docSidebar', sidebarId: 'learnSidebar', label: 'Learn', position: 'left'},
  {type: 'docSidebar', sidebarId: 'apiSidebar', label: 'API Reference', position: 'left'},
  {type: 'doc', docId: 'glossary', label: 'Glossary', position: 'left'},
  {
    type: 'docsVersionDropdown',
    position: 'right',
    dropdownItemsAfter: [...externalVersions],
  },
  {type: 'search', position: 'right'},
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
  items,
};
