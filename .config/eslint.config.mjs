import path from 'node:path';
import eslint from '@eslint/js';
import prettier from 'eslint-config-prettier';
import {createNodeResolver, importX} from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const root = path.resolve(import.meta.dirname, '..');

/** What knows nothing but itself: the versions and the editions. Everyone may import it. */
const basics = ['./content/versions.ts', './content/editions.ts'];

/**
 * Who may import what within src: imports go one way.
 * Each row: files in `target` may not import from `from`, except from `except`.
 */
const zones = [
  {target: 'src/content', from: 'src', except: ['./content'], message: 'Content imports nothing else of ours.'},
  {
    target: basics.map((file) => file.replace('.', 'src')),
    from: 'src',
    message: 'Versions and editions import nothing: everyone may import them.',
  },
  {
    target: 'src/search/engine',
    from: 'src',
    except: ['./search/engine', ...basics],
    message: 'The engine imports nothing but itself, versions and editions.',
  },
  {
    target: 'src/search/build',
    from: 'src',
    except: [
      './search/build',
      './search/engine',
      './config',
      './hosting',
      './content/asks.ts',
      './content/pages.ts',
      ...basics,
    ],
    message: 'The search build imports the engine, what hosting knows of built pages, and what pages answer.',
  },
  {
    target: 'src/search/client',
    from: 'src',
    except: ['./search/client', './search/engine', './config', ...basics],
    message: 'The search client imports the engine only.',
  },
  {
    target: 'src/api-model',
    from: 'src',
    except: ['./api-model', './content'],
    message: 'The API model imports content only.',
  },
  {
    target: 'src/reference',
    from: 'src',
    except: ['./reference', './api-model', './content', './files'],
    message: 'The reference imports the API model, content and files only.',
  },
  {
    target: 'src/demos',
    from: 'src',
    except: ['./demos', './api-model', './content', './files', './fonts'],
    message: 'Live demos import the API model, content, files and fonts only.',
  },
  {
    target: 'src/remark',
    from: 'src',
    except: [
      './remark',
      './reference',
      './api-model',
      './content',
      './checks/code',
      './demos',
      './performance/tables.ts',
    ],
    message:
      'Transformers import the reference, the API model, content, the code check, the demos and the tables of the performance guide only.',
  },
  {
    target: 'src/plugins',
    from: 'src',
    except: [
      './plugins',
      './api-model',
      './content',
      './reference',
      './checks',
      './demos',
      './search/build',
      './remark',
      './config',
      './hosting',
      './files',
      './fonts',
      './social',
      './components/StaticPage/behaviors/announce.ts',
    ],
    message:
      'Plugins import content, the reference, the API model, checks, demos, the search build, transformers, hosting, files, fonts and pictures.',
  },
  {
    target: 'src/checks',
    from: 'src',
    except: ['./checks', './prose', './reference', './api-model', './content', './demos', './files'],
    message: 'Checks import prose, the reference, the API model, content, the demos and files only.',
  },
  {
    target: 'src/compare',
    from: 'src',
    except: ['./compare', './api-model', './content', './demos'],
    message: 'What compares versions imports the API model, content and the demos only.',
  },
  {target: 'src/prose', from: 'src', except: ['./prose', './content'], message: 'Prose imports content only.'},
  {
    target: 'src/components',
    from: 'src',
    except: ['./components', './config', './content', './demos', './fonts', './search/client'],
    message: 'Components import the search client, content, demos and fonts; neither theme nor plugins.',
  },
  {
    target: 'src/boot',
    from: 'src',
    except: [
      './boot',
      './components/MemberNavigator/shortcut.ts',
      './components/SearchBar/shortcuts.ts',
      './plugins/keep-place/place.ts',
    ],
    message:
      'The boot script imports the shortcuts of search and filter and the place of the reader only: every byte comes before the page can be used.',
  },
  {
    target: 'src/theme',
    from: 'src',
    except: ['./theme', './components', './search/client', './config', ...basics],
    message: 'The theme imports components and the search client.',
  },
  {target: 'src/files', from: 'src', except: ['./files'], message: 'What hashes and writes files stands alone.'},
  {target: 'src/social', from: 'src', except: ['./social'], message: 'What draws pictures stands alone.'},
  {target: 'src/fonts', from: 'src', except: ['./fonts'], message: 'Fonts stand alone.'},
  {
    target: 'src/hosting',
    from: 'src',
    except: ['./hosting', './config', './files', ...basics],
    message: 'Hosting imports the configuration and files only.',
  },
].map((zone) => ({
  ...zone,
  target: [zone.target].flat().map((target) => path.join(root, target)),
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
  // The projects of the integration guides are compiled by their own tools: npm run test:e2e -- --project=integration.
  {
    files: ['tests/integration/*/**'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {parserOptions: {projectService: false}},
  },
  {
    files: ['tests/integration/javascript/**'],
    languageOptions: {globals: {document: 'readonly'}},
  },
);
