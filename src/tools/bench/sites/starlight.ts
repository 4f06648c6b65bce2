import fs from 'node:fs';
import path from 'node:path';
import type {Article} from '../pages/article';
import {starlightDialect} from '../pages/dialects';
import {type SidebarItem, sidebarsOf} from '../pages/sidebar';
import {writePages} from './pages';
import type {Site} from './site';

/** A sidebar in the form that Starlight takes. A folder has no page of its own there. */
type Item = {label: string; link: string} | {label: string; collapsed: true; items: Item[]};

function toItem({label, path: link, items}: SidebarItem): Item {
  return items
    ? {label, collapsed: true, items: [...(link === undefined ? [] : [{label, link}]), ...items.map(toItem)]}
    : {label, link: link ?? '/'};
}

/** Each sidebar is a group; the middleware leaves the one of the page. */
const config = (articles: readonly Article[]): string => `
import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

/** Headings get the ids that the front matter lists. */
const headingIds = () => (root, file) => {
  const ids = [...(file.data.astro.frontmatter.headingIds ?? [])];
  const walk = (node) => {
    if (node.type === 'heading') {
      const id = ids.shift();
      if (id) {
        node.data = {...node.data, hProperties: {...node.data?.hProperties, id}};
      }
    }
    node.children?.forEach(walk);
  };
  walk(root);
};

export default defineConfig({
  site: 'https://docs.example.com',
  markdown: {remarkPlugins: [headingIds]},
  integrations: [
    starlight({
      title: 'JointJS Docs',
      routeMiddleware: './src/route-data.ts',
      sidebar: ${JSON.stringify(
        Object.entries(sidebarsOf(articles)).map(([label, items]) => ({label, items: items.map(toItem)})),
      )},
    }),
  ],
});
`;

const routeData = `
import {defineRouteMiddleware} from '@astrojs/starlight/route-data';

/** Shows the sidebar with the longest beginning of the page's address. */
export const onRequest = defineRouteMiddleware(({locals: {starlightRoute}, url}) => {
  const groups = starlightRoute.sidebar.filter(({label}) => url.pathname.startsWith(label));
  const [group] = groups.sort((a, b) => b.label.length - a.label.length);
  starlightRoute.sidebar = group?.type === 'group' ? group.entries : [];
});
`;

const contentConfig = `
import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';

export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`;

/**
 * Makes the pages and the configuration of a Starlight site with its default theme.
 *
 * @param copy - of the project
 * @param folder - where Astro and Starlight are installed
 */
export function makeStarlightSite(copy: string, folder: string, articles: readonly Article[]): Site {
  const source = path.join(folder, 'src');
  fs.rmSync(source, {recursive: true, force: true});
  writePages(articles, starlightDialect, copy, (version) => path.join(source, 'content/docs', version.path));
  fs.writeFileSync(path.join(source, 'content.config.ts'), contentConfig);
  fs.writeFileSync(path.join(source, 'route-data.ts'), routeData);
  fs.writeFileSync(path.join(folder, 'astro.config.mjs'), config(articles));
  fs.writeFileSync(path.join(folder, 'build.env'), 'ASTRO_TELEMETRY_DISABLED=1\n');
  return {
    name: 'starlight',
    folder,
    build: ['--env-file=build.env', 'node_modules/astro/astro.js', 'build'],
    output: 'dist',
    caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
  };
}
