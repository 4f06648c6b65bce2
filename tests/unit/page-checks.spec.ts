import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {PageCheckMessage} from '../../src/build/checks/page-problems';
import {startBuildCheck} from '../../src/build/plugins/page-checks/build-check';
import {projectDir} from '../support/sites';

/** A program that sends messages as the check of a build does, and ends. */
function program(messages: PageCheckMessage[], end = 'process.disconnect()'): string {
  const file = test.info().outputPath('check.mjs');
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, `for (const message of ${JSON.stringify(messages)}) process.send(message);\n${end};\n`);
  return file;
}

const start = (...given: Parameters<typeof program>) => startBuildCheck(projectDir, program(...given));

test('pages that are right let a build go on', async () => {
  const {pagesRead, done} = start([{kind: 'read'}, {kind: 'checked', problems: []}]);
  await pagesRead;
  await done;
});

const faults: [string, Parameters<typeof program>, RegExp][] = [
  [
    'problems of pages',
    [[{kind: 'read'}, {kind: 'checked', problems: ['a.mdx:1: one', 'b.mdx:2: two']}]],
    /^The pages and the library disagree:\na\.mdx:1: one\nb\.mdx:2: two$/,
  ],
  [
    'a page that cannot be read',
    [[{kind: 'failed', message: 'docs/a.mdx:3: Unexpected end'}]],
    /^docs\/a\.mdx:3: Unexpected end$/,
  ],
  [
    'a check that crashes',
    [[{kind: 'read'}], 'process.exit(3)'],
    /could not be checked: the process ended with code 3/,
  ],
  ['a check that ends without a word', [[]], /could not be checked: the process ended with code 0/],
];

for (const [fault, given, message] of faults) {
  test(`${fault}: the build fails, and nothing waits for the pages any more`, async () => {
    const {pagesRead, done} = start(...given);
    const outcome = expect(done).rejects.toThrow(message);
    await pagesRead;
    await outcome;
  });
}

/** How a process ends that starts a check and is then busy for a minute, as a build is with bundling. */
async function busyBuild(messages: PageCheckMessage[]): Promise<{code: number | null; output: string}> {
  const module = path.join(projectDir, 'src/build/plugins/page-checks/build-check.ts');
  const text = [
    `import {startBuildCheck} from ${JSON.stringify(module)};`,
    `startBuildCheck(${JSON.stringify(projectDir)}, ${JSON.stringify(program(messages))});`,
    'setTimeout(() => {}, 60_000);',
  ];
  const file = test.info().outputPath('build.ts');
  fs.writeFileSync(file, text.join('\n'));
  const child = spawn(process.execPath, ['--import', 'tsx', file], {cwd: projectDir});
  let output = '';
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({code, output})));
}

test('a build that is busy ends as soon as a problem is known', async () => {
  const {code, output} = await busyBuild([{kind: 'checked', problems: ['a.mdx:1: a planted problem']}]);
  expect(output).toContain('a.mdx:1: a planted problem');
  expect(code).toBe(1);
});
