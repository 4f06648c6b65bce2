// Before all others: what they throw is printed by it.
import './src/build/plugins/short-errors/in-terminal';
import type {Config} from '@docusaurus/types';
import type {Options as ClassicPresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {announcementFor} from './src/build/config/announcement';
import {docsOf} from './src/build/config/docs';
import {env, isDevelopment} from './src/build/config/env';
import {faster} from './src/build/config/faster';
import {footer} from './src/build/config/footer';
import {frameSources} from './src/build/hosting/frame-policy';
import {navbar} from './src/build/config/navbar';
import {projectIn} from './src/build/config/project';
import {algolia, searchBackend} from './src/build/config/search';
import {withSettings} from './src/build/config/setting-names';
import {site} from './src/build/config/site';
import {withLastUpdates} from './src/build/content/last-updates';
import {parseFrontMatter} from './src/build/content/parse-front-matter';
import {apiIndex} from './src/build/plugins/api-index';
import {buildTimeHighlighting} from './src/build/delivery/build-time-highlighting';
import {coreOnly} from './src/build/plugins/core-only';
import {liveDemos} from './src/build/plugins/live-demos';
import {navbarCheck} from './src/build/plugins/navbar-check';
import {notFoundPaths} from './src/build/plugins/not-found-paths';
import {packedTables} from './src/build/delivery/packed-tables';
import {pageChecks} from './src/build/plugins/page-checks';
import {pageDependencies} from './src/build/plugins/page-dependencies';
import {postBuild} from './src/build/delivery/post-build';
import {prefetching} from './src/build/delivery/prefetching';
import {rawImports} from './src/build/delivery/raw-imports';
import {searchClient} from './src/build/plugins/search-client';
import {shortErrors} from './src/build/plugins/short-errors';
import {smallHelpers} from './src/build/delivery/small-helpers';
import {staticPages} from './src/build/delivery/static-pages';
import {themeFields} from './src/build/plugins/theme-fields';

/** What this process builds. The folder is that of this file. */
const project = projectIn(__dirname);

const frontMatter = parseFrontMatter(project.dir);

const config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: project.baseUrl,
  favicon: 'img/favicon.svg',
  i18n: {defaultLocale: 'en', locales: ['en']},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  future: {v4: {removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: true}},
  headTags: [
    // For hosts that send no headers of their own: see src/build/hosting/headers.ts.
    {
      tagName: 'meta',
      attributes: {'http-equiv': 'Content-Security-Policy', content: `frame-src ${frameSources(env).join(' ')}`},
    },
  ],
  markdown: {parseFrontMatter: isDevelopment ? frontMatter : withLastUpdates(frontMatter, project.dir)},
  presets: [
    [
      'classic',
      {
        docs: docsOf(project),
        blog: false,
        // The playground, which has no version of its own.
        pages: {},
        theme: {customCss: './src/site/css/custom.css'},
        sitemap: {lastmod: 'date', changefreq: null, priority: null},
        googleTagManager: env.GTM_CONTAINER_ID ? {containerId: env.GTM_CONTAINER_ID} : undefined,
      } satisfies ClassicPresetOptions,
    ],
  ],
  // What runs beside React on each page.
  clientModules: [
    // Shows the clean path of a page where a host serves it at `/page.html` or `/page/index.html` without redirecting.
    'src/site/clean-paths/replace-path.ts',
    // After a click on a link, leads keyboard and screen readers to the heading on which the reader lands, and readers
    // who go back or forward to the very place and focus that they have left. The boot script does the same with the
    // place for a page that is loaded again.
    'src/site/keep-place/after-navigation.ts',
    // Leaves the keys with which a reader composes a text to the field that has the focus.
    'src/site/keys/keep-composition.ts',
    // Lets the app live with texts that a browser has translated.
    'src/site/translated-pages/tolerate-changes.ts',
    // Leads the anchors of the former documentation, such as `#dia.Graph.prototype.addCells`, and names without their
    // section, such as `#interactive`, to the member on the page: `#addCells`, `#options.interactive`.
    'src/site/old-anchors/client-module.ts',
  ],
  plugins: [
    [apiIndex, {project}],
    buildTimeHighlighting,
    coreOnly,
    [liveDemos, {project}],
    navbarCheck,
    notFoundPaths,
    packedTables,
    pageChecks,
    [pageDependencies, {project}],
    [postBuild, {project}],
    prefetching,
    rawImports,
    searchClient,
    shortErrors,
    smallHelpers,
    [staticPages, {project}],
    themeFields,
  ],
  customFields: {repositoryUrl: site.repositoryUrl, searchBackend},
  themeConfig: {
    algolia,
    announcementBar: announcementFor(project.baseUrl),
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: false},
    docs: {sidebar: {autoCollapseCategories: true, hideable: false}},
    footer,
    image: site.image,
    navbar,
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  } satisfies ThemeConfig,
} satisfies Config;

// Their names depend on the release of the framework.
export default withSettings(config, {faster, onBrokenMarkdownLinks: 'throw'});
