import path from 'node:path';
import {expect, test} from '@playwright/test';
import {ESLint} from 'eslint';
import {projectDir} from '../support/sites';

test('a name that every object inherits is not looked up with "in"', async () => {
  test.setTimeout(120_000);
  const eslint = new ESLint({
    cwd: projectDir,
    overrideConfigFile: path.join(projectDir, '.config/eslint.config.mjs'),
    ruleFilter: ({ruleId}) => ruleId === 'no-restricted-syntax',
  });
  const found = async (condition: string): Promise<string[]> => {
    const code = `export const has = (table: object, name: string): boolean => ${condition};\n`;
    const results = await eslint.lintText(code, {filePath: path.join(projectDir, 'src/common/own.ts')});
    return results.flatMap(({messages}) => messages.map(({message}) => message));
  };
  expect(await found('name in table')).toEqual([expect.stringContaining('ask Object.hasOwn or a Map')]);
  expect(await found('Object.hasOwn(table, name)')).toEqual([]);
  expect(await found("name !== '' && 'href' in table")).toEqual([]);
});
