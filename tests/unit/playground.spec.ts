import {expect, test} from '@playwright/test';
import {fileNameProblem} from '../../src/site/components/Playground/file-names';
import type {Fence} from '../../src/build/content/code';
import {playableKeys, programKey, wholePrograms} from '../../src/build/demos/page-programs';
import {addressOf, readAddress} from '../../src/site/components/Playground/play-address';
import {
  ProgramCodeError,
  decodeProgram,
  encodeProgram,
  longestCode,
} from '../../src/site/components/Playground/program-code';
import {packText, unpackText} from '../../src/site/demos/packed-text';

const program = {
  version: '4.0',
  title: 'Mine',
  files: [
    {name: 'index.ts', text: "import './style.css';\nconsole.log('✓ 😀');\n"},
    {name: 'style.css', text: ''},
  ],
};

/** Letters that do not compress well, the same each time. */
function noise(length: number): string {
  let state = 1;
  return Array.from({length}, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(33 + (state % 90));
  }).join('');
}

const messageOf = async (code: string): Promise<string> => {
  try {
    await decodeProgram(code);
    return 'no error';
  } catch (error) {
    expect(error).toBeInstanceOf(ProgramCodeError);
    return (error as Error).message;
  }
};

test.describe('the code of a program', () => {
  test('brings back version, title, names and texts, in letters that an address keeps', async () => {
    const code = await encodeProgram(program);
    expect(code).toMatch(/^[\w-]+$/);
    expect(await decodeProgram(code)).toEqual(program);
  });

  test('is not made of a program that is too large for an address', async () => {
    const large = {...program, files: [{name: 'index.ts', text: noise(2 * longestCode)}]};
    await expect(encodeProgram(large)).rejects.toThrow(/^The program is too large for a link: it needs [\d,]+ char/);
    const text = 'graph.addCell(cell);\n'.repeat(20_000);
    const repeated = {...program, files: [{name: 'index.ts', text}]};
    expect((await encodeProgram(repeated)).length, 'what counts is the packed size').toBeLessThan(longestCode);
  });

  const damaged = /^The link is damaged/;

  test('is refused when it is cut, changed, empty or no code', async () => {
    const code = await encodeProgram(program);
    for (const other of [code.slice(0, -9), code.slice(3), '', 'AAAA', '%%%', `${code}!`]) {
      expect(await messageOf(other), other).toMatch(damaged);
    }
  });

  test('is refused when it holds no program', async () => {
    const index = ['index.ts', ''];
    const values: unknown[] = [
      null,
      7,
      [],
      {files: 'index.ts'},
      {files: []},
      {files: [['other.ts', '']]},
      {files: [['index.ts']]},
      {files: [index, index]},
      {files: [index, ['../secret.ts', '']]},
      {files: [index, ['__proto__', '']]},
    ];
    for (const value of values) {
      expect(await messageOf(await packText(JSON.stringify(value))), JSON.stringify(value)).toMatch(damaged);
    }
  });

  test('is refused when few letters unpack to very many', async () => {
    const bomb = await packText(JSON.stringify({files: [['index.ts', ' '.repeat(30_000_000)]]}));
    expect(bomb.length).toBeLessThan(longestCode);
    expect(await messageOf(bomb)).toBe('The program in the link is too large, so it is not opened.');
  });
});

test('a packed text is read up to its limit', async () => {
  const packed = await packText('x'.repeat(1000));
  expect(await unpackText(packed, 1000)).toHaveLength(1000);
  await expect(unpackText(packed, 999)).rejects.toThrow('more than 999 bytes');
});

test('an address is read as it is written', () => {
  for (const [text, asked] of [
    ['', {}],
    ['?demo=graph/events&version=4.0', {demo: 'graph/events', version: '4.0'}],
    ['?program=0a1b2c3d4e&version=4.0', {program: '0a1b2c3d4e', version: '4.0'}],
    ['?fragment=0a1b2c3d4e&version=4.0', {fragment: '0a1b2c3d4e', version: '4.0'}],
    ['?demo=graph/events#program=AbC-_', {demo: 'graph/events', edits: 'AbC-_'}],
    ['?version=4.0#code=AbC-_', {version: '4.0', code: 'AbC-_'}],
  ] as const) {
    const {search, hash} = new URL(text, 'https://docs.example.com/play');
    expect(readAddress({search, hash})).toEqual(asked);
    expect(addressOf(asked)).toBe(text);
  }
  expect(readAddress({search: '?demo=start/hello', hash: '#code=A'}), 'a whole program is no demo').toEqual({
    code: 'A',
  });
  expect(readAddress({search: '?demo=start/hello&program=0a1b2c3d4e', hash: ''}), 'a demo comes first').toEqual({
    demo: 'start/hello',
  });
  expect(addressOf({demo: 'a&version=4.0'})).toBe('?demo=a%26version%3D4.0');
});

test('names of files are those that errors and imports can name', () => {
  const files = [{name: 'index.ts'}, {name: 'view.tsx'}];
  for (const name of ['data.ts', 'two-words.tsx', 'style.css', 'index.html']) {
    expect(fileNameProblem(name, files), name).toBeUndefined();
  }
  for (const name of ['', 'Data.ts', 'data.js', 'a b.ts', './data.ts', 'other.css', 'data', `${'a'.repeat(99)}.ts`]) {
    expect(fileNameProblem(name, files), name).toMatch(/^Use lowercase letters/);
  }
  expect(fileNameProblem('index.ts', files)).toBe('There is already a file index.ts.');
  expect(fileNameProblem('view.ts', files)).toBe(
    'There is already a file view.tsx, which is imported by the same name.',
  );
});

test('a block of code is opened if it is a whole program, with the HTML and CSS that its page gives it', () => {
  const whole = `import { dia, shapes } from '@joint/core';
const graph = new dia.Graph({}, { cellNamespace: shapes });
new dia.Paper({ el: document.getElementById('board'), model: graph });
graph.addCell(new shapes.standard.Rectangle({ attrs: { body: { fill: 'var(--soft)' } } }));`;
  const fence = (code: string, language = 'ts', line = 10): Fence => ({language, meta: '', code, line, indent: 0});
  const page = [fence('<div id="board"></div>', 'html', 1), fence(':root { --soft: #eee; }', 'css', 3), fence(whole)];
  expect(wholePrograms(page)).toEqual([
    {fence: page[2], body: '<div id="board"></div>', css: ':root { --soft: #eee; }'},
  ]);
  expect([...playableKeys(page)]).toEqual([programKey(whole)]);
  for (const part of [
    whole.replace("'@joint/core'", "'./shapes'"),
    whole.replace('new dia.Paper', 'makePaper'),
    whole.replace('graph.addCell(', 'show('),
  ]) {
    expect([...playableKeys([fence(part)])], part).toEqual([]);
  }
  expect([...playableKeys([fence(whole, 'js')])], 'the playground compiles TypeScript').toEqual([]);
  expect([...playableKeys([{...fence(whole), noCheck: 'Older version.'}])]).toEqual([]);
});
