import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import subsetFont from 'subset-font';
import {versionNames} from '../../src/common/versions';
import {readDemos} from '../../src/build/demos/bundle-demos';
import {characters, unicodeRange} from '../../src/build/fonts/characters';
import {makeFonts, styleSheetFile} from '../../src/tools/fonts/make-fonts';
import {leftOut, makeSubset, readFont, subsetFile, wholeFont} from '../../src/build/fonts/subset';
import {typefaces, weights} from '../../src/site/fonts/typefaces';
import {projectDir} from '../support/sites';

/** The reader of fonts cannot set the weight of a compressed one. */
const uncompressed = async (file: string) =>
  readFont(await subsetFont(fs.readFileSync(file), characters, {targetFormat: 'sfnt'}));

/** Files whose content is another than `npm run fonts` writes. */
const outdated = (made: ReadonlyMap<string, Buffer>): string[] =>
  [...made].filter(([file, content]) => !fs.readFileSync(file).equals(content)).map(([file]) => path.basename(file));

test('the fonts and their style sheet are what "npm run fonts" writes', async () => {
  const made = await makeFonts();
  expect(made.size).toBe(5);
  expect(outdated(made)).toEqual([]);
  const styles = made.get(styleSheetFile) ?? Buffer.from('');
  expect(outdated(new Map([[styleSheetFile, Buffer.concat([styles, styles])]]))).toEqual(['fonts.css']);
});

test('code points become ranges', () => {
  expect(unicodeRange([0x42, 0x41, 0x43, 0xe9])).toBe('U+0041-0043, U+00E9');
});

for (const typeface of Object.values(typefaces)) {
  test.describe(typeface.family, () => {
    test('has the characters, the weights and the license', async () => {
      const font = await readFont(await makeSubset(typeface));
      const whole = await readFont(fs.readFileSync(require.resolve(wholeFont(typeface))));
      const expected = whole.characterSet.filter((codePoint) => characters.includes(String.fromCodePoint(codePoint)));
      expect(font.characterSet.filter((codePoint) => codePoint < 0xffff)).toEqual(expected);
      expect(expected.length).toBeGreaterThan(130);
      expect(font.variationAxes.wght).toMatchObject(weights);
      expect(font.getName('licenseURL')).toBe('https://openfontlicense.org');
      expect(font.copyright).toContain('The Geist Project Authors');
    });

    // Pictures and layouts of demos depend on it. Rounding moves some points by a unit.
    test('has the outlines of the whole font, to two thousandths of its size', async () => {
      const [subset, whole] = await Promise.all([
        uncompressed(subsetFile(typeface)),
        uncompressed(require.resolve(wholeFont(typeface))),
      ]);
      for (const wght of [400, 550, 700]) {
        const [ours, theirs] = [subset.getVariation({wght}), whole.getVariation({wght})];
        for (const codePoint of subset.characterSet.filter((one) => one < 0xffff)) {
          const [a, b] = [ours, theirs].map((font) => font.glyphForCodePoint(codePoint));
          const name = `U+${codePoint.toString(16)} at ${wght}`;
          expect(Math.abs((a?.advanceWidth ?? 0) - (b?.advanceWidth ?? NaN)), name).toBeLessThanOrEqual(1);
          const [from, to] = [a, b].map((glyph) => glyph?.path.commands.flatMap(({args}) => args) ?? []);
          expect(from?.length, name).toBe(to?.length);
          expect(
            Math.max(0, ...(from ?? []).map((value, i) => Math.abs(value - (to?.[i] ?? NaN)))),
            name,
          ).toBeLessThanOrEqual(2);
        }
      }
    });

    test('has all that demos show, for their frames have no other font', async () => {
      const missing = new Set((await leftOut(typeface)).map((codePoint) => String.fromCodePoint(codePoint)));
      const lacking = versionNames.flatMap((version) =>
        readDemos(projectDir, version).flatMap(({id, files}) =>
          [...new Set(JSON.stringify(files))]
            .filter((character) => missing.has(character))
            .map((one) => `${id}: ${one}`),
        ),
      );
      expect(lacking).toEqual([]);
      expect(missing.has('Å')).toBe(true);
    });
  });
}

test('the tokens name the typefaces and all fallbacks', () => {
  const families = new Set(
    [...fs.readFileSync(styleSheetFile, 'utf8').matchAll(/font-family: '?([^';]+)/g)].map(([, name = '']) => name),
  );
  expect(families.size).toBe(8);
  const tokens = fs.readFileSync(path.join(projectDir, 'src/site/css/tokens.css'), 'utf8').toLowerCase();
  expect([...families].filter((family) => !tokens.includes(family.toLowerCase()))).toEqual([]);
});

/** Weights that a text asks for and the fonts do not have. */
const missingWeights = (text: string): number[] =>
  [...text.matchAll(/font-?weight[^:;]*: *(\d{3})\b/gi)]
    .map(([, weight]) => Number(weight))
    .filter((weight) => weight < weights.min || weight > weights.max);

test('styles and demos ask for weights that the fonts have', () => {
  const files = ['src', 'docs/_demos', 'versioned_docs'].flatMap((folder) =>
    fs
      .readdirSync(path.join(projectDir, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.(?:css|tsx|ts)$/.test(name))
      .map((name) => path.join(projectDir, folder, name)),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => missingWeights(fs.readFileSync(file, 'utf8')).length > 0)).toEqual([]);
  expect(missingWeights('a {font-weight: 800} b {--ifm-font-weight-light: 300} {fontWeight: 600}')).toEqual([800, 300]);
});
