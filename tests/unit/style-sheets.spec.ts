import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import * as cheerio from 'cheerio/slim';
import {deploymentOf} from '../../src/site/components/StaticPage/deployment';
import {knownRelease} from '../../src/build/delivery/framework';
import {withoutOverridden} from '../../src/build/delivery/post-build/overridden-variables';
import {optionalParts, purgeStyles, wronglyRemoved} from '../../src/build/delivery/post-build/purge-styles';
import {inlineStyles, styleElement} from '../../src/build/delivery/post-build/style-sheets';
import type {FinishedBuild} from '../../src/build/delivery/post-build/steps';
import {addPage, addScript, noNames} from '../../src/build/delivery/post-build/used-names';

/** Rules of the parts that a style sheet must have, so that a new framework without them is noticed. */
const theme = optionalParts.flat().map((name) => `.${name}{--x:y}`);

function usedNames(html: string, script = '') {
  const used = noNames();
  addPage(used, html);
  addScript(used, script);
  return used;
}

/** What is left of rules; some lose all their declarations. */
const purge = async (css: string, html: string, script?: string): Promise<string> =>
  (await purgeStyles([css, ...theme].join(''), usedNames(html, script))).css.replace(/[^{}]*\{\}/g, '');

test.describe('a style sheet keeps', () => {
  const page = '<p class="a b"><b id=one class=c data-x>Text</b>';
  for (const [what, css, script] of [
    ['classes, ids and tags of pages', '.a .c{x:y}.b>#one{x:y}p b{x:y}'],
    ['what a script can set', '.a.is-open{x:y}', 'e.classList.add("is-open")'],
    ['what a script puts together', '.a .part--one{x:y}', '`part--${name}`'],
    ['attributes, which change', '[data-x=other]{x:y}[hidden]{x:y}'],
    ['selectors without names', ':focus-visible{x:y}*{x:y}:root{x:y}'],
    ['conditions of any kind', 'p:not(.none):has(>b){x:y}:is(p,b){x:y}'],
    ['an animation that is used', '.a{animation:turn 1s}@keyframes turn{to{x:y}}'],
    ['variables that it uses itself', ':root{--used:1}.a{x:var(--used)}'],
    ['variables that only scripts use', ':root{--of-script:1}', 'style.getPropertyValue("--of-script")'],
  ] as [string, string, string?][]) {
    test(what, async () => {
      expect(await purge(css, page, script)).toBe(css);
    });
  }

  test('variables of styles in the HTML', async () => {
    expect(await purge(':root{--own:1}', '<p style="color:var(--own)">')).toBe(':root{--own:1}');
  });
});

test.describe('a style sheet loses', () => {
  for (const [what, css, left] of [
    ['classes, ids and tags that nothing names', '.a{x:y}.none{x:y}.a .none{x:y}#none{x:y}table{x:y}', '.a{x:y}'],
    ['an unused one of several selectors', '.a,.none{x:y}', '.a{x:y}'],
    ['rules within layers and conditions', '@layer l{.none{x:y}.a{x:y}}@media print{.none{x:y}}', '@layer l{.a{x:y}}'],
    ['animations and variables', '@keyframes turn{to{x:y}}:root{--none:1}', ''],
  ] as [string, string, string][]) {
    test(what, async () => {
      expect(await purge(css, '<p class=a>')).toBe(left);
    });
  }

  test('parts of the theme that no page has, although scripts know them', async () => {
    const css = '.tag_aB3-{x:y}.tagWithCount_c_4D{x:y}.navbar--dark{x:y}';
    const script = '"tag_aB3-" "tagWithCount_c_4D" "navbar--dark"';
    expect(await purge(css, '<p class=a>', script)).toBe('');
    expect(await purge(css, '<p class="tag_aB3-">', script)).toBe('.tag_aB3-{x:y}.tagWithCount_c_4D{x:y}');
    expect(await purge(css, '<p class="navbar--dark">', script)).toBe('.navbar--dark{x:y}');
  });

  test('variables that a layer sets in vain', () => {
    expect(withoutOverridden('@layer l{:root{--a:1;--b:1}html[data-x=y]{--a:2}.c{--a:3}}:root{--a:4}')).toBe(
      '@layer l{:root{--b:1}html[data-x=y]{}.c{--a:3}}:root{--a:4}',
    );
    expect(withoutOverridden('@layer l{html[data-x=y]{--a:1;--b:1}}[data-x="y"]{--a:2}')).toBe(
      '@layer l{html[data-x=y]{--b:1}}[data-x="y"]{--a:2}',
    );
    expect(withoutOverridden('@layer l{[data-x]{--a:1}}html[data-x]{--a:2}')).toContain('@layer l{[data-x]{--a:1}}');
    expect(withoutOverridden('@media print{:root{--a:1}}@layer l{:root{--a:2}}')).toContain('@layer l{:root{--a:2}}');
  });
});

test('a rule that was taken out although pages need it is found', () => {
  const used = usedNames('<p class="a b"><b id=one>');
  expect(wronglyRemoved(['.a .b', '.a .none', 'p b', '#one', '#none', ':focus-visible', 'table'], used)).toEqual([
    '.a .b',
    'p b',
    '#one',
    ':focus-visible',
  ]);
});

test('a theme without an optional part stops the build', async () => {
  await expect(purgeStyles('.a{x:y}', usedNames('<p class=a>'))).rejects.toThrow(
    /purge-styles\.ts: expected the class collapseSidebarButton in the style sheets of the build/,
  );
});

test.describe('the step after the build', () => {
  function build(html: string, script = ''): FinishedBuild {
    const outDir = test.info().outputPath('out');
    fs.rmSync(outDir, {recursive: true, force: true});
    const write = (name: string, text: string) => {
      fs.mkdirSync(path.dirname(path.join(outDir, name)), {recursive: true});
      fs.writeFileSync(path.join(outDir, name), text);
    };
    write('index.html', html);
    write('assets/js/main.js', script);
    write('assets/css/styles.0123abcd.css', ['.a{x:y}.none{x:y}', ...theme].join(''));
    return {outDir} as FinishedBuild;
  }
  const link = '<link rel=stylesheet href=/assets/css/styles.0123abcd.css>';

  test('writes what is left of the style sheet into all pages, and names it by that', async () => {
    const {outDir, ...rest} = build(`${link}<p class=a>`);
    await inlineStyles({outDir, ...rest});
    expect(fs.existsSync(path.join(outDir, 'assets/css'))).toBe(false);
    expect(fs.readFileSync(path.join(outDir, 'index.html'), 'utf8')).toMatch(
      /^<style data-styles=[0-9a-f]{8}>\.a\{x:y\}<\/style><p class=a>$/,
    );
    expect(styleElement('.a{x:y}').slice(0, 28)).not.toBe(styleElement('.a{x:z}').slice(0, 28));
  });

  test('stops at what cannot stand in a page', () => {
    expect(styleElement('a{b:url(/x.woff2) url("data:c") url(#d)}')).toContain('url(/x.woff2)');
    expect(() => styleElement('a{b:url( "../x.woff2")}')).toThrow('found url(../x.woff2).');
    expect(() => styleElement('a{content:"</style>"}')).toThrow('found </style in it.');
  });

  test('stops when no page links to the style sheet, or a script does', async () => {
    await expect(inlineStyles(build('<p class=a>'))).rejects.toThrow(
      `in the pages, and in no script, as in Docusaurus ${knownRelease}; found no link`,
    );
    await expect(inlineStyles(build(link, 'load("styles.0123abcd.css")'))).rejects.toThrow('main.js that names it');
  });
});

test('the style sheet of the search page changes nothing in the search box that opens over it', () => {
  const folder = path.resolve(__dirname, '../../src/site/components/SearchPage');
  const css = fs.readFileSync(path.join(folder, 'search-page.css'), 'utf8').replace(/\/\*.*?\*\//gs, '');
  const box = path.resolve(folder, '../SearchBar');
  const inBox = fs
    .readdirSync(box)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => fs.readFileSync(path.join(box, file), 'utf8'))
    .join();
  const selectors = [...css.matchAll(/(?<=^|[{}])([^{}@]+)\{/g)].flatMap(([, list]) =>
    (list ?? '').split(/,(?![^(]*\))/),
  );
  expect(selectors.length).toBeGreaterThan(10);
  const reaching = selectors
    .map((selector) => selector.trim())
    .filter((selector) => {
      const [first] = /(?<=^\.)[\w-]+/.exec(selector) ?? [];
      return first !== undefined && inBox.includes(first);
    });
  expect(reaching).toEqual([]);
});

test('a page is of another deployment when its main script, a script that is loaded late or its styles are others', () => {
  const deployment = (page: string, main: string, sheet: string, late = 'runtime.1'): string => {
    const $ = cheerio.load(
      `<script src=/boot.js data-app="/${late}.js /${page}.js /${main}.js"></script><style data-styles=${sheet}></style>`,
    );
    const querySelector = (selector: string) => ({getAttribute: (name: string) => $(selector).attr(name) ?? null});
    return deploymentOf({querySelector});
  };
  const shown = deployment('learn', 'main.1', 'styles.1');
  expect(deployment('api', 'main.1', 'styles.1')).toBe(shown);
  expect(deployment('api', 'main.2', 'styles.1')).not.toBe(shown);
  expect(deployment('api', 'main.1', 'styles.2')).not.toBe(shown);
  expect(deployment('api', 'main.1', 'styles.1', 'runtime.2')).not.toBe(shown);
});
