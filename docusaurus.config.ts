import type {Config} from '@docusaurus/types';
import type {Options as ClassicPresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {announcementFor} from './src/build/config/announcement';
import {docs} from './src/build/config/docs';
import {env, isDevelopment} from './src/build/config/env';
import {footer} from './src/build/config/footer';
import {frameSources} from './src/build/hosting/frame-policy';
import {navbar} from './src/build/config/navbar';
import {algolia, searchBackend} from './src/build/config/search';
import {site} from './src/build/config/site';
import {withLastUpdates} from './src/build/content/last-updates';
import {parseFrontMatter} from './src/build/content/parse-front-matter';
import {apiIndex} from './src/build/plugins/api-index';
import {buildTimeHighlighting} from './src/build/delivery/build-time-highlighting';
import {cardDescriptions} from './src/build/plugins/card-descriptions';
import {cleanPaths} from './src/build/plugins/clean-paths';
import {keepPlace} from './src/build/plugins/keep-place';
import {liveDemos} from './src/build/plugins/live-demos';
import {navbarCheck} from './src/build/plugins/navbar-check';
import {notFoundPaths} from './src/build/plugins/not-found-paths';
import {oldAnchors} from './src/build/plugins/old-anchors';
import {packedTables} from './src/build/delivery/packed-tables';
import {pageChecks} from './src/build/plugins/page-checks';
import {pageDependencies} from './src/build/plugins/page-dependencies';
import {postBuild} from './src/build/delivery/post-build';
import {rawImports} from './src/build/delivery/raw-imports';
import {searchClient} from './src/build/plugins/search-client';
import {shortErrors} from './src/build/plugins/short-errors';
import {smallHelpers} from './src/build/delivery/small-helpers';
import {staticPages} from './src/build/delivery/static-pages';

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
  markdown: {parseFrontMatter: isDevelopment ? parseFrontMatter : withLastUpdates(parseFrontMatter)},
  presets: [
    [
      'classic',
      {
        docs,
        blog: false,
        // No page stands outside of the docs yet; this one is for those that will.
        pages: {},
        theme: {customCss: './src/site/css/custom.css'},
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
    searchClient,
    shortErrors,
    smallHelpers,
    staticPages,
  ],
  customFields: {repositoryUrl: site.repositoryUrl, searchBackend},
  themeConfig: {
    algolia,
    announcementBar: announcementFor(site.baseUrl),
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: false},
    docs: {sidebar: {autoCollapseCategories: true, hideable: false}},
    footer,
    image: site.image,
    navbar,
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  } satisfies ThemeConfig,
} satisfies Config;
