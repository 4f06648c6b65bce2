/**
 * The settings of the compiler in the project that the quickstart tells readers to create:
 * `npm create vite@latest my-diagram -- --template vanilla-ts`. A test compares them with
 * those of the template, so that code on pages and demos is compiled as readers compile it.
 */
export const templateOptions = {
  target: 'es2023',
  module: 'esnext',
  lib: ['ES2023', 'DOM'],
  types: ['vite/client'],
  allowArbitraryExtensions: true,
  skipLibCheck: true,
  moduleResolution: 'bundler',
  allowImportingTsExtensions: true,
  verbatimModuleSyntax: true,
  moduleDetection: 'force',
  noEmit: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  erasableSyntaxOnly: true,
  noFallthroughCasesInSwitch: true,
};

/**
 * What the template's compiler does without being told, and the older one that TypeDoc and
 * ESLint need does not.
 */
const olderCompiler = {
  strict: true,
  noUncheckedSideEffectImports: true,
  lib: [...templateOptions.lib, 'DOM.Iterable'],
};

/** The template's settings, written for the older compiler. */
export const olderTemplateOptions = {...templateOptions, ...olderCompiler};

/** The tools of the template's project, in versions that the template accepts. */
export const templateTools = {typescript: '7.0.2', vite: '8.3.8'};

/** The settings of the template for React, `react-ts`. */
export const reactOptions = {...templateOptions, jsx: 'react-jsx'};

/** The tools of a project with React, without the template's own linter. */
export const reactTools = {
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
  '@vitejs/plugin-react': '6.3.0',
  ...templateTools,
};
