import {spawnSync} from 'node:child_process';
import {expect, test} from '@playwright/test';
import {projectDir} from '../support/sites';

test('a name that every object inherits is not looked up with "in"', () => {
  test.setTimeout(120_000);
  const conditions = ['name in table', 'Object.hasOwn(table, name)', "name !== '' && 'href' in table"];
  const code = conditions.map(
    (condition, i) => `export const has${i} = (table: object, name: string): boolean => ${condition};\n`,
  );
  // The runner loads modules in a way of its own, so the linter has a process to itself.
  const {stdout} = spawnSync(
    'npx',
    [
      'eslint',
      '--config',
      '.config/eslint.config.mjs',
      '--format',
      'json',
      '--stdin',
      '--stdin-filename',
      'src/common/own.ts',
    ],
    {cwd: projectDir, input: code.join(''), encoding: 'utf8'},
  );
  const [{messages}] = JSON.parse(stdout) as [{messages: {ruleId: string; line: number; message: string}[]}];
  const found = messages.filter(({ruleId}) => ruleId === 'no-restricted-syntax');
  expect(found.map(({line}) => line)).toEqual([1]);
  expect(found[0]?.message).toContain('ask Object.hasOwn or a Map');
});
