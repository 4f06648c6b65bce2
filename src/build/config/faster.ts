import type {FasterConfig} from '@docusaurus/types';

/** The fast tools of the framework that build the site. */
export const faster: Partial<FasterConfig> = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  swcHtmlMinimizer: true,
  lightningCssMinimizer: true,
  rspackBundler: true,
  rspackPersistentCache: true,
  ssgWorkerThreads: true,
  // The server compiles pages alone: see src/build/delivery/static-pages.
  mdxCrossCompilerCache: false,
};
