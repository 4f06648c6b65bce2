import path from 'node:path';
import eslint from '@eslint/js';
import prettier from 'eslint-config-prettier';
import {createNodeResolver, importX} from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Who may import what within src: imports go one way.
 * Each row: files in `target` may not import from `from`, except from `except`.
 */
const zones = [
  {
    target: 'src/search/engine',
    from: 'src',
    except: ['./search/engine'],
    message: 'The engine imports nothing but itself.',
  },
  {
    target: 'src/search/build',
    from: 'src',
    except: ['./search/build', './search/engine', './config', './hosting'],
    message: 'The search build imports the engine and what hosting knows of built pages.',
  },
  {
    target: 'src/search/client',
    from: 'src',
    except: ['./search/client', './search/engine', './config'],
    message: 'The search client imports the engine only.',
  },
  {target: 'src/api-model', from: 'src', except: ['./api-model'], message: 'The API model stands alone.'},
  {
    target: 'src/demos',
    from: 'src',
    except: ['./demos', './api-model'],
    message: 'Live demos import the API model only.',
  },
  {
    target: 'src/remark',
    from: 'src',
    except: ['./remark', './api-model', './checks/code', './demos'],
    message: 'Transformers import the API model and the demos only.',
  },
  {
    target: 'src/plugins',
    from: 'src',
    except: ['./plugins', './api-model', './checks', './demos', './search/build', './remark', './config', './hosting'],
    message: 'Plugins import the API model, checks, demos, the search build, transformers and hosting.',
  },
  {
    target: 'src/checks',
    from: 'src',
    except: ['./checks', './api-model', './demos', './remark'],
    message: 'Checks import the API model, the demos and what transformers know of pages.',
  },
  {
    target: 'src/components',
    from: ['src/theme', 'src/plugins'],
    message: 'Components import neither theme nor plugins.',
  },
  {
    target: 'src/theme',
    from: 'src',
    except: ['./theme', './components', './search/client', './config'],
    message: 'The theme imports components and the search client.',
  },
  {
    target: 'src/hosting',
    from: 'src',
    except: ['./hosting', './config'],
    message: 'Hosting imports the configuration only.',
  },
].map((zone) => ({
  ...zone,
  target: path.join(root, zone.target),
  from: [zone.from].flat().map((from) => path.join(root, from)),
}));

const internalTheme = {
  group: ['@docusaurus/theme-common/internal'],
  message: 'Only src/theme may use the internals of theme-common.',
};

const docById = {
  name: '@docusaurus/plugin-content-docs/client',
  importNames: ['useDocById'],
  message: 'The browser has no list of all docs: see src/plugins/packed-tables.',
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
      'import-x/no-restricted-paths': ['error', {zones}],
      'no-restricted-imports': ['error', {paths: [docById], patterns: [internalTheme]}],
      'no-restricted-properties': [
        'error',
        {object: 'process', property: 'env', message: 'Read the environment through src/config/env.ts.'},
      ],
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-explicit-any': 'error',
    },
  },
  {files: ['src/theme/**'], rules: {'no-restricted-imports': ['error', {paths: [docById]}]}},
  {files: ['src/config/env.ts'], rules: {'no-restricted-properties': 'off'}},
  // Demos are compiled for their version by npm run check:code.
  {
    files: ['**/_demos/**'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {parserOptions: {projectService: false}},
  },
  {files: ['**/*.mjs'], extends: [tseslint.configs.disableTypeChecked]},
);
