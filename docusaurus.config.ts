// Before all others: what they throw is printed by it.
import './src/build/plugins/short-errors/in-terminal';
import type {Config} from '@docusaurus/types';
import type {Options as ClassicPresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {announcementFor} from './src/build/config/announcement';
import {docsOf} from './src/build/config/docs';
import {env, isDevelopment} from './src/build/config/env';
import {footer} from './src/build/config/footer';
import {frameSources} from './src/build/hosting/frame-policy';
import {navbar} from './src/build/config/navbar';
import {projectIn} from './src/build/config/project';
import {algolia, searchBackend} from './src/build/config/search';
import {site} from './src/build/config/site';
import {withLastUpdates} from './src/build/content/last-updates';
import {parseFrontMatter} from './src/build/content/parse-front-matter';
import {apiIndex} from './src/build/plugins/api-index';
import {buildTimeHighlighting} from './src/build/delivery/build-time-highlighting';
import {cleanPaths} from './src/build/plugins/clean-paths';
import {coreOnly} from './src/build/plugins/core-only';
import {keepPlace} from './src/build/plugins/keep-place';
import {keys} from './src/build/plugins/keys';
import {translatedPages} from './src/build/plugins/translated-pages';
import {liveDemos} from './src/build/plugins/live-demos';
import {navbarCheck} from './src/build/plugins/navbar-check';
import {notFoundPaths} from './src/build/plugins/not-found-paths';
import {oldAnchors} from './src/build/plugins/old-anchors';
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

export default {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: project.baseUrl,
  favicon: 'img/favicon.svg',
  i18n: {defaultLocale: 'en', locales: ['en']},
  onBrokenLinks: 'throw',
  onBrokenMarkdownLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  future: {
    v4: {removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: true},
    experimental_faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      rspackBundler: true,
      rspackPersistentCache: true,
      ssgWorkerThreads: true,
      // The server compiles pages alone: see src/build/delivery/static-pages.
      mdxCrossCompilerCache: false,
    },
  },
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
  plugins: [
    [apiIndex, {project}],
    buildTimeHighlighting,
    cleanPaths,
    coreOnly,
    keepPlace,
    keys,
    translatedPages,
    [liveDemos, {project}],
    navbarCheck,
    notFoundPaths,
    oldAnchors,
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
