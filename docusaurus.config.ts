import type {Config} from '@docusaurus/types';
import type {Options as ClassicPresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {announcementBar} from './src/config/announcement';
import {docs} from './src/config/docs';
import {env, isDevelopment} from './src/config/env';
import {footer} from './src/config/footer';
import {frameSources} from './src/hosting/frame-policy';
import {navbar} from './src/config/navbar';
import {algolia, searchBackend} from './src/config/search';
import {site} from './src/config/site';
import {withLastUpdates} from './src/content/last-updates';
import {parseFrontMatter} from './src/content/parse-front-matter';
import {apiIndex} from './src/plugins/api-index';
import {buildTimeHighlighting} from './src/plugins/build-time-highlighting';
import {cardDescriptions} from './src/plugins/card-descriptions';
import {cleanPaths} from './src/plugins/clean-paths';
import {keepPlace} from './src/plugins/keep-place';
import {liveDemos} from './src/plugins/live-demos';
import {navbarCheck} from './src/plugins/navbar-check';
import {notFoundPaths} from './src/plugins/not-found-paths';
import {oldAnchors} from './src/plugins/old-anchors';
import {packedTables} from './src/plugins/packed-tables';
import {pageChecks} from './src/plugins/page-checks';
import {pageDependencies} from './src/plugins/page-dependencies';
import {postBuild} from './src/plugins/post-build';
import {rawImports} from './src/plugins/raw-imports';
import {searchIndex} from './src/plugins/search-index';
import {shortErrors} from './src/plugins/short-errors';
import {smallHelpers} from './src/plugins/small-helpers';
import {staticPages} from './src/plugins/static-pages';

export default {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: site.baseUrl,
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
      // The server compiles pages alone: see src/plugins/static-pages.
      mdxCrossCompilerCache: false,
    },
  },
  headTags: [
    // For hosts that send no headers of their own: see src/hosting/headers.ts.
    {
      tagName: 'meta',
      attributes: {'http-equiv': 'Content-Security-Policy', content: `frame-src ${frameSources(env).join(' ')}`},
    },
  ],
  markdown: {parseFrontMatter: isDevelopment ? parseFrontMatter : withLastUpdates(parseFrontMatter)},
  presets: [
    [
      'classic',
      {
        docs,
        blog: false,
        // No page stands outside of the docs yet; this one is for those that will.
        pages: {},
        theme: {customCss: './src/css/custom.css'},
        sitemap: {lastmod: 'date', changefreq: null, priority: null},
        googleTagManager: env.GTM_CONTAINER_ID ? {containerId: env.GTM_CONTAINER_ID} : undefined,
      } satisfies ClassicPresetOptions,
    ],
  ],
  plugins: [
    apiIndex,
    buildTimeHighlighting,
    cardDescriptions,
    cleanPaths,
    keepPlace,
    liveDemos,
    navbarCheck,
    notFoundPaths,
    oldAnchors,
    packedTables,
    pageChecks,
    pageDependencies,
    postBuild,
    rawImports,
    searchIndex,
    shortErrors,
    smallHelpers,
    staticPages,
  ],
  customFields: {repositoryUrl: site.repositoryUrl, searchBackend},
  themeConfig: {
    algolia,
    announcementBar,
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: false},
    docs: {sidebar: {autoCollapseCategories: true, hideable: false}},
    footer,
    image: site.image,
    navbar,
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  } satisfies ThemeConfig,
} satisfies Config;
