import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {Linter} from 'eslint';
import {createNodeResolver, importX} from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';
import {importZones, mayImport} from '../../.config/import-zones.mjs';
import {projectDir} from '../support/sites';

const folders = Object.keys(mayImport);

/** What the rule says when a file imports another. */
function messages(file: string, imported: string): string[] {
  const found = new Linter({configType: 'flat', cwd: projectDir}).verify(
    `import './${path.posix.relative(path.posix.dirname(file), imported)}';`,
    {
      files: ['**/*.ts', '**/*.tsx'],
      languageOptions: {parser: tseslint.parser},
      plugins: {'import-x': importX},
      settings: {
        'import-x/resolver-next': [createNodeResolver({extensions: ['.ts', '.tsx']})],
        'import-x/parsers': {'@typescript-eslint/parser': ['.ts', '.tsx']},
      },
      rules: {
        'import-x/no-restricted-paths': ['error', {zones: importZones(projectDir)}],
        'import-x/no-cycle': ['error', {ignoreExternal: true}],
      },
    },
    path.join(projectDir, file),
  );
  return found.map(({message}) => message);
}

test('in the table of imports, each folder may import only what stands above it', () => {
  for (const [index, folder] of folders.entries()) {
    expect(folders.slice(0, index)).toEqual(expect.arrayContaining(mayImport[folder] ?? []));
  }
});

test('the table of imports has every folder of src, and no other', () => {
  const below = (folder: string): string[] =>
    fs
      .readdirSync(path.join(projectDir, 'src', folder), {withFileTypes: true})
      .filter((entry) => entry.isDirectory())
      .map(({name}) => path.posix.join(folder, name));
  const found = below('').flatMap((floor) => (/^(?:site|build)$/.test(floor) ? below(floor) : [floor]));
  expect(found.length).toBeGreaterThan(20);
  const listed = (folder: string): boolean => folders.some((each) => each === folder || each.startsWith(`${folder}/`));
  expect(found.filter((folder) => !listed(folder))).toEqual([]);
  expect(folders.filter((folder) => !fs.existsSync(path.join(projectDir, 'src', folder)))).toEqual([]);
});

test.describe('an import against the table is an error', () => {
  const wrong: [file: string, imported: string][] = [
    ['src/site/boot/index.ts', 'src/build/plugins/core-only/index.ts'],
    ['src/site/components/Island/index.tsx', 'src/build/content/page.ts'],
    ['src/site/boot/index.ts', 'src/site/components/CopyButton/index.tsx'],
    ['src/site/modules.d.ts', 'src/tools/cli/site.ts'],
    ['src/build/content/page.ts', 'src/build/remark/long-pages.ts'],
    ['src/build/remark/table-names.ts', 'src/tools/performance/measure.ts'],
    ['src/build/delivery/precompress.ts', 'src/theme/Tabs/index.tsx'],
    ['src/theme/Tabs/index.tsx', 'src/build/config/env.ts'],
    ['src/common/versions.ts', 'src/site/announce.ts'],
  ];
  for (const [file, imported] of wrong) {
    test(`${file} imports ${imported}`, () => {
      expect(messages(file, imported).join()).toContain('may import only:');
    });
  }

  test('others are not', () => {
    expect(messages('src/build/search-index/push.ts', 'src/site/search/engine/record.ts')).toEqual([]);
    expect(messages('src/site/components/SearchBar/Hit.tsx', 'src/common/editions.ts')).toEqual([]);
    expect(messages('src/tools/cli/site.ts', 'src/build/config/env.ts')).toEqual([]);
  });
});

test('two files that import each other are an error', () => {
  const [file, imported] = ['src/site/search/engine/typos.ts', 'src/site/search/engine/query.ts'];
  expect(messages(file, imported)).toEqual(['Dependency cycle detected']);
  expect(messages(imported, file)).toEqual([]);
});
