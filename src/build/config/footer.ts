import type {UserThemeConfig} from '@docusaurus/theme-common';
import {site} from './site';

/**
 * The footer of every page.
 *
 * @param repositoryUrl - where pages can be reported; without it there is no such link
 */
export const footerWith = (repositoryUrl: string | undefined): UserThemeConfig['footer'] => ({
  links: [
    {
      title: 'Learn',
      items: [
        {label: 'Where to start', to: '/learn/'},
        {label: 'Quickstart', to: '/learn/quickstart/'},
        {label: 'Features', to: '/learn/features/'},
        {label: 'Playground', to: '/play'},
        {label: 'Glossary', to: '/glossary'},
      ],
    },
    {
      title: 'API Reference',
      items: [
        {label: 'All classes and members', to: '/api/'},
        {label: 'dia', to: '/api/dia/'},
        {label: 'shapes', to: '/api/shapes/'},
        {label: 'ui', to: '/api/ui/'},
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'GitHub discussions', href: 'https://github.com/clientIO/joint/discussions'},
        {label: 'Library issues', href: 'https://github.com/clientIO/joint/issues'},
        ...(repositoryUrl ? [{label: 'Report a page', href: `${repositoryUrl}/issues`}] : []),
      ],
    },
    {
      title: 'More',
      items: [
        {label: 'JointJS', href: 'https://www.jointjs.com/'},
        {label: 'Source code', href: 'https://github.com/clientIO/joint'},
        {label: 'Affiliate program', href: 'https://www.jointjs.com/affiliate'},
      ],
    },
  ],
  copyright: 'Text: CC BY 4.0. Code: MIT.',
});

export const footer = footerWith(site.repositoryUrl);
