import fs from 'node:fs';
import path from 'node:path';
import type {Article} from '../pages/article';
import {vitepressDialect} from '../pages/dialects';
import {type SidebarItem, navigationOf, sidebarsOf} from '../pages/sidebar';
import {writePages} from './pages';
import type {Site} from './site';

/** A sidebar in the form that VitePress takes. Folders are folded up, as on our site. */
type Item = {text: string; link?: string; collapsed?: true; items?: Item[]};

const toItem = ({label, path: link, items}: SidebarItem): Item => ({
  text: label,
  ...(link !== undefined && {link}),
  ...(items && {collapsed: true, items: items.map(toItem)}),
});

function config(articles: readonly Article[]): string {
  const sidebars = sidebarsOf(articles);
  const {sections, versions} = navigationOf(sidebars);
  const link = ({label, path: target}: {label: string; path: string}) => ({text: label, link: target});
  const themeConfig = {
    nav: [...sections.map(link), {text: versions[0]?.label, items: versions.map(link)}],
    sidebar: Object.fromEntries(Object.entries(sidebars).map(([key, items]) => [key, items.map(toItem)])),
    outline: [2, 3],
    search: {provider: 'local'},
  };
  // Anchors are not checked, and some addresses end in the number of a release.
  return `export default ${JSON.stringify({title: 'JointJS Docs', srcDir: 'docs', cleanUrls: true, ignoreDeadLinks: true, themeConfig})};\n`;
}

/**
 * Makes the pages and the configuration of a VitePress site with its default theme.
 *
 * @param copy - of the project
 * @param folder - where VitePress is installed
 */
export function makeVitepressSite(copy: string, folder: string, articles: readonly Article[]): Site {
  const docs = path.join(folder, 'docs');
  fs.rmSync(docs, {recursive: true, force: true});
  writePages(articles, vitepressDialect, copy, (version) => path.join(docs, version.path));
  fs.mkdirSync(path.join(folder, '.vitepress'), {recursive: true});
  fs.writeFileSync(path.join(folder, '.vitepress/config.mjs'), config(articles));
  return {
    name: 'vitepress',
    folder,
    build: ['node_modules/vitepress/bin/vitepress.js', 'build'],
    output: '.vitepress/dist',
    caches: ['.vitepress/cache'],
  };
}
