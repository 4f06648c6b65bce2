import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {type Correction, checkCorrection, readCorrections} from '../../src/build/api-model/corrections';
import {loadApi} from '../../src/build/api-model/load';
import {packageOf} from '../../src/build/api-model/proven-list';
import {apiFolder, packageFolder} from '../../src/build/api-model/sources';
import {type VersionName, versionNames} from '../../src/common/versions';
import {projectDir} from '../support/sites';

const corrections = (version: VersionName): Correction[] => readCorrections(path.join(projectDir, apiFolder(version)));

test('there are corrections of 4.1, with the one that readers meet most', () => {
  const symbols = corrections('current').map(({symbol}) => symbol);
  expect(symbols.length).toBeGreaterThanOrEqual(15);
  expect(symbols).toContain('dia.Cell.ExportOptions.ignoreDefault');
});

for (const version of versionNames) {
  const {symbols} = loadApi(path.join(projectDir, apiFolder(version)));
  for (const correction of corrections(version)) {
    test(`${version}: ${correction.symbol} is ${correction.kind}`, () => {
      const installed = packageFolder(projectDir, version, packageOf(correction.symbol));
      expect(checkCorrection(correction, installed, symbols)).toEqual([]);
    });
  }
}

test.describe('the check of corrections', () => {
  const misnamed: Correction = {
    symbol: 'x.Options.colour',
    kind: 'misnamed',
    actual: 'color',
    note: 'It reads `color`.',
    file: 'src/x.mjs',
    evidence: String.raw`opt\.color\b`,
    declared: String.raw`\bcolour\?:`,
  };
  const missing: Correction = {
    ...misnamed,
    symbol: 'x.Options.size',
    kind: 'missing',
    actual: 'number',
    evidence: String.raw`opt\.size\b`,
    declared: 'interface Options',
    absent: String.raw`\bsize\?`,
  };
  const symbols = new Set(['x.Options.colour']);
  const declarations = 'interface Options { colour?: string; nested: { a: 1 } }\ninterface Other { size?: number }\n';

  function installed(content = declarations, folder = 'types'): string {
    const root = test.info().outputPath('package');
    fs.mkdirSync(path.join(root, 'src'), {recursive: true});
    fs.mkdirSync(path.join(root, folder), {recursive: true});
    fs.writeFileSync(path.join(root, 'src/x.mjs'), 'draw(opt.color, opt.size);\n');
    fs.writeFileSync(path.join(root, folder, 'x.d.ts'), content);
    return root;
  }

  test('finds nothing where they stand', () => {
    expect(checkCorrection(misnamed, installed(), symbols)).toEqual([]);
    expect(checkCorrection(missing, installed(), symbols)).toEqual([]);
  });

  test('reads declarations that stand beside the package.json', () => {
    const root = installed(declarations, '.');
    expect(checkCorrection(misnamed, root, symbols)).toEqual([]);
    fs.rmSync(path.join(root, 'x.d.ts'));
    expect(checkCorrection(misnamed, root, symbols)).toHaveLength(1);
  });

  const mended = declarations.replace('colour?: string', 'color?: string; size?: number');
  for (const [what, correction, content, message] of [
    ['an evidence that does not match', {...misnamed, evidence: 'opt.colour'}, declarations, 'src/x.mjs no longer'],
    ['a file that is gone', {...misnamed, file: 'src/y.mjs'}, declarations, 'src/y.mjs does not exist'],
    ['a mended name', misnamed, mended, 'if the library has corrected them, remove the correction'],
    ['something missing that was added', missing, mended, 'remove the correction'],
    ['a block that is gone', {...missing, declared: 'interface None'}, declarations, 'find where it belongs now'],
    [
      'an unknown symbol',
      {...misnamed, symbol: 'x.none'},
      declarations,
      'x.none: the API report does not have this symbol',
    ],
    [
      'a missing symbol that is known',
      {...missing, symbol: misnamed.symbol},
      declarations,
      'the API report has this symbol now',
    ],
  ] as const) {
    test(`catches ${what}`, () => {
      expect(checkCorrection(correction, installed(content), symbols)).toEqual([expect.stringContaining(message)]);
    });
  }

  function read(...list: object[]): Correction[] {
    const folder = test.info().outputPath('api');
    fs.mkdirSync(folder, {recursive: true});
    fs.writeFileSync(path.join(folder, 'corrections.json'), JSON.stringify(list));
    return readCorrections(folder);
  }

  test('reads a list that is complete and sorted', () => {
    expect(read(misnamed, missing)).toEqual([misnamed, missing]);
  });

  for (const [what, list, message] of [
    ['a list that is not sorted', [missing, misnamed], `x.Options.colour stands after x.Options.size`],
    ['a symbol that is there twice', [misnamed, misnamed], 'x.Options.colour is there twice'],
    ['an unknown kind', [{...misnamed, kind: 'wrong'}], 'x.Options.colour has the kind "wrong"'],
    ['an empty note', [{...misnamed, note: ''}], 'needs symbol, note, file, evidence and declared'],
    ['a correction without the right name', [{...misnamed, actual: undefined}], 'does not say actual'],
    ['a broken regular expression', [{...misnamed, evidence: '('}], 'has no valid regular expression in evidence: /(/'],
    ['something missing without what is absent', [{...missing, absent: undefined}], 'does not say what is absent'],
  ] as const) {
    test(`catches ${what}`, () => {
      expect(() => read(...list)).toThrow(message);
    });
  }
});
