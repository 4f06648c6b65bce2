import path from 'node:path';
import eslint from '@eslint/js';
import prettier from 'eslint-config-prettier';
import {createNodeResolver, importX} from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import playwright from 'eslint-plugin-playwright';
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

const handedDown =
  'Take the project from who calls, Project of src/build/content/project.ts, and its dir for the folder.';

const noCwd = {object: 'process', property: 'cwd', message: handedDown};

/** The same under another name. */
const importedCwd = ['process', 'node:process'].map((name) => ({name, importNames: ['cwd'], message: handedDown}));

const noIn = {
  selector: "BinaryExpression[operator='in']:not([left.type='Literal']):not([left.type='PrivateIdentifier'])",
  message: 'Every object has "constructor" and "toString": ask Object.hasOwn or a Map.',
};

/** Without an absolute path in front, `path.resolve` takes the working directory. */
const noResolve = {
  selector:
    "CallExpression[callee.object.name='path'][callee.property.name='resolve']:not([arguments.0.name=/^(?:__dirname|projectDir)$/])",
  message: `path.resolve takes the working directory for the project: use path.join. ${handedDown}`,
};

/** What is filled while a process runs belongs to a project. A WeakMap may stay: what it holds belongs to the object that is its key. */
const noModuleData = [
  "VariableDeclaration[kind='let']",
  'VariableDeclaration > VariableDeclarator > NewExpression[callee.name=/^(?:Map|Set)$/][arguments.length=0]',
].map((declaration) => ({
  selector: `:matches(Program, Program > ExportNamedDeclaration) > ${declaration}`,
  message: `No module keeps data of a project: make it a class, and take its object from project.part. ${handedDown}`,
}));

export default tseslint.config(
  // Declarations in docs are read by TypeScript itself: npm run api:report and npm run check:code.
  {ignores: ['build/', '**/_api/', '**/node_modules/', '**/.docusaurus/', '**/.cache/', '**/test-results/']},
  eslint.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  // Only there is React.
  {
    files: ['src/**', '**/_demos/**', 'tests/integration/**'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat['recommended-latest']],
  },
  prettier,
  {
    basePath: root,
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: root}},
    plugins: {'import-x': importX},
    settings: {
      'import-x/resolver-next': [createNodeResolver({extensions: ['.ts', '.tsx', '.js'], alias: {'@site': [root]}})],
      'import-x/parsers': {'@typescript-eslint/parser': ['.ts', '.tsx']},
    },
    rules: {
      'import-x/no-restricted-paths': ['error', {zones: importZones(root)}],
      // Circles of packages are not ours, and to look for them takes half of the time of all rules.
      'import-x/no-cycle': ['error', {ignoreExternal: true}],
      'no-restricted-imports': ['error', {paths: [docById, ...importedCwd], patterns: [internalTheme]}],
      'no-restricted-properties': [
        'error',
        {object: 'process', property: 'env', message: 'Read the environment through src/build/config/env.ts.'},
        noCwd,
      ],
      'no-restricted-syntax': ['error', noIn],
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-explicit-any': 'error',
    },
  },
  {files: ['src/theme/**'], rules: {'no-restricted-imports': ['error', {paths: [docById, ...importedCwd]}]}},
  {files: ['src/build/config/env.ts'], rules: {'no-restricted-properties': ['error', noCwd]}},
  {
    files: ['src/build/**', 'src/common/**'],
    rules: {'no-restricted-syntax': ['error', noIn, noResolve, ...noModuleData]},
  },
  // Demos are compiled for their version by npm run check:code.
  {
    files: ['**/_demos/**'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {parserOptions: {projectService: false}},
  },
  {files: ['**/*.mjs'], extends: [tseslint.configs.disableTypeChecked]},
  // What is looked at once, or waited for by the clock, depends on how fast the machine is.
  {
    files: ['tests/{e2e,a11y,demos,walk,support}/**'],
    plugins: {playwright},
    rules: {
      'playwright/missing-playwright-await': 'error',
      'playwright/no-networkidle': 'error',
      'playwright/no-wait-for-timeout': 'error',
      'playwright/prefer-web-first-assertions': 'error',
    },
  },
  // The projects of the integration guides are compiled by their own tools: npm run test:e2e -- --project=integration.
  {
    files: ['tests/integration/*/**'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {parserOptions: {projectService: false}},
  },
  {
    files: ['tests/integration/javascript/**'],
    languageOptions: {globals: {document: 'readonly', HTMLElement: 'readonly', MouseEvent: 'readonly'}},
  },
);
