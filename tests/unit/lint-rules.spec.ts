import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {Linter} from 'eslint';
import tseslint from 'typescript-eslint';
import {projectDir} from '../support/sites';

/** The file with most rules, the only reader of the environment, and one that every floor may import. */
const files = ['src/build/content/picture-path.ts', 'src/build/config/env.ts', 'src/common/own.ts'] as const;

// One process reads the configuration for all tests: they share a worker.
test.describe.configure({mode: 'default'});

let rulesOf: Record<string, Linter.RulesRecord>;

test.beforeAll(() => {
  // The runner loads modules in a way of its own, so the configuration is read by a process of its own.
  const program = `
    import {ESLint} from 'eslint';
    const eslint = new ESLint({overrideConfigFile: '.config/eslint.config.mjs'});
    const rows = process.argv.slice(1).map(async (file) => [file, (await eslint.calculateConfigForFile(file)).rules]);
    process.stdout.write(JSON.stringify(Object.fromEntries(await Promise.all(rows))));`;
  const words = ['--input-type=module', '--eval', program, ...files];
  const {stdout} = spawnSync(process.execPath, words, {cwd: projectDir, encoding: 'utf8', maxBuffer: 1e8});
  rulesOf = JSON.parse(stdout) as typeof rulesOf;
});

/**
 * What the rules against single expressions say of a file with another text: those of the configuration, as
 * they are for this file. None of them asks for types, so the file is only parsed.
 */
function lint(file: (typeof files)[number], lines: readonly string[]): Linter.LintMessage[] {
  const restricting = Object.entries(rulesOf[file] ?? {}).filter(([name]) => name.startsWith('no-restricted-'));
  return new Linter({configType: 'flat', cwd: projectDir}).verify(
    lines.join('\n'),
    {files: ['**/*.ts'], languageOptions: {parser: tseslint.parser}, rules: Object.fromEntries(restricting)},
    path.join(projectDir, file),
  );
}

test('a name that every object inherits is not looked up with "in"', () => {
  const conditions = ['name in table', 'Object.hasOwn(table, name)', "name !== '' && 'href' in table"];
  const code = conditions.map(
    (condition, i) => `export const has${i} = (table: object, name: string): boolean => ${condition};`,
  );
  const found = lint('src/common/own.ts', code);
  expect(found.map(({line}) => line)).toEqual([1]);
  expect(found[0]?.message).toContain('ask Object.hasOwn or a Map');
});

const cwdCode = [
  "import path from 'node:path';",
  "import {cwd} from 'node:process';",
  'export const folders = [process.cwd(), cwd()];',
  'export const resolved = (file: string): string => path.resolve(file);',
  "export const joined = (projectDir: string): string => path.join(projectDir, 'docs');",
  "export const absolute = (projectDir: string, file: string): string => path.resolve(projectDir, file) + path.resolve(__dirname, '..');",
];

// The second is the only reader of the environment, and has a row of its own in the configuration.
for (const file of ['src/build/content/picture-path.ts', 'src/build/config/env.ts'] as const) {
  test(`${file} does not take the working directory for the project`, () => {
    const found = lint(file, cwdCode);
    const places = found.map(({ruleId, line}) => `${line} ${ruleId}`);
    expect(places).toEqual(['2 no-restricted-imports', '3 no-restricted-properties', '4 no-restricted-syntax']);
    found.forEach(({message}) => expect(message).toContain('Project of src/build/content/project.ts'));
  });
}

test('no module keeps what a process fills', () => {
  const code = [
    'let known: string | undefined;',
    'export const pages = new Map<string, string>();',
    "export const tags = new Set(['a']);",
    'export const places = new WeakMap<object, string>();',
    'export const count = (names: string[]): number => {',
    '  const seen = new Set<string>();',
    '  let total = 0;',
    '  names.forEach((name) => seen.add((known = `${name}${total++}`)));',
    '  return seen.size + total;',
    '};',
  ];
  const found = lint('src/build/content/picture-path.ts', code);
  expect(found.map(({line}) => line)).toEqual([1, 2]);
  found.forEach(({message}) => expect(message).toContain('take its object from project.part'));
});
