import path from 'node:path';
import eslint from '@eslint/js';
import prettier from 'eslint-config-prettier';
import {createNodeResolver, importX} from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import {importZones} from './import-zones.mjs';

const root = path.resolve(import.meta.dirname, '..');

const internalTheme = {
  group: ['@docusaurus/theme-common/internal'],
  message: 'Only src/theme may use the internals of theme-common.',
};

const docById = {
  name: '@docusaurus/plugin-content-docs/client',
  importNames: ['useDocById'],
  message: 'The browser has no list of all docs: see src/build/delivery/packed-tables.',
};

export default tseslint.config(
  // Declarations in docs are read by TypeScript itself: npm run api:report and npm run check:code.
  {ignores: ['build/', '**/_api/', '**/node_modules/', '**/.docusaurus/', '**/.cache/', '**/test-results/']},
  eslint.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  jsxA11y.flatConfigs.recommended,
  reactHooks.configs.flat['recommended-latest'],
  prettier,
  {
    basePath: root,
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: root}},
    plugins: {'import-x': importX},
    settings: {
      'import-x/resolver-next': [createNodeResolver({extensions: ['.ts', '.tsx', '.js'], alias: {'@site': [root]}})],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', {zones: importZones(root)}],
      'no-restricted-imports': ['error', {paths: [docById], patterns: [internalTheme]}],
      'no-restricted-properties': [
        'error',
        {object: 'process', property: 'env', message: 'Read the environment through src/build/config/env.ts.'},
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "BinaryExpression[operator='in']:not([left.type='Literal']):not([left.type='PrivateIdentifier'])",
          message: 'Every object has "constructor" and "toString": ask Object.hasOwn or a Map.',
        },
      ],
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-explicit-any': 'error',
    },
  },
  {files: ['src/theme/**'], rules: {'no-restricted-imports': ['error', {paths: [docById]}]}},
  {files: ['src/build/config/env.ts'], rules: {'no-restricted-properties': 'off'}},
  // Demos are compiled for their version by npm run check:code.
  {
    files: ['**/_demos/**'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {parserOptions: {projectService: false}},
  },
  {files: ['**/*.mjs'], extends: [tseslint.configs.disableTypeChecked]},
  // The projects of the integration guides are compiled by their own tools: npm run test:e2e -- --project=integration.
  {
    files: ['tests/integration/*/**'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {parserOptions: {projectService: false}},
  },
  {
    files: ['tests/integration/javascript/**'],
    languageOptions: {globals: {document: 'readonly', HTMLElement: 'readonly'}},
  },
);
