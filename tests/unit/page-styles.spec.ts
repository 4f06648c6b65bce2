import {expect, test} from '@playwright/test';
import {PageStyles, withPageStyles} from '../../src/build/delivery/post-build/page-styles';

/** The rules that a page with this body brings along. */
function stylesOf(css: string, body: string, boot = ''): string {
  const html = withPageStyles(
    `<head><link rel=stylesheet href=/assets/css/styles.1.css></head><body>${body}</body>`,
    new PageStyles(css),
    boot,
    'index.html',
  );
  expect(html).toContain('<noscript><link rel=stylesheet href=/assets/css/styles.1.css></noscript>');
  return /<style data-sheet=\/assets\/css\/styles\.1\.css>([^]*?)<\/style>/.exec(html)?.[1] ?? 'none';
}

for (const [what, css, body, expected] of [
  ['a class, an id and a tag', '.a #b>p{top:0}', '<div class=a><i id=b><p>1</p></i></div>', '.a #b>p{top:0}'],
  ['not what another page has', '.a{top:0}.other{top:0}.a .other{top:0}', '<p class=a>1</p>', '.a{top:0}'],
  ['of a list of selectors those that match', '.other,.a,em{top:0}', '<p class=a>1</p>', '.a{top:0}'],
  ['whatever stands in a pseudo-class', '.a:not(.other):is(.b,.c){top:0}', '<p class=a>1</p>', undefined],
  ['attributes and states that a page may get', '.a[open]:checked{top:0}', '<p class=a>1</p>', undefined],
  [
    'not what pointer and focus ask for',
    '.a:hover,.a:focus-visible{top:0}.a{left:0}',
    '<p class=a>1</p>',
    '.a{left:0}',
  ],
  [
    'blocks around rules, without those that are empty',
    '@layer x{.a{top:0}.other{top:0}}@media (width<=996px){.other{top:0}}@supports (top:0){@media screen{.a{top:1px}}}',
    '<p class=a>1</p>',
    '@layer x{.a{top:0}}@supports (top:0){@media screen{.a{top:1px}}}',
  ],
  ['nothing for printers', '@media print{.a{top:0}}.a{left:0}', '<p class=a>1</p>', '.a{left:0}'],
  ['the order of layers and fonts', '@layer x,y;@font-face{font-family:f;src:url(f)}', '<p>1</p>', undefined],
  [
    'animations that are used',
    '@keyframes in{to{top:0}}@keyframes out{to{top:0}}.a{animation:1s in}',
    '<p class=a>1</p>',
    '@keyframes in{to{top:0}}.a{animation:1s in}',
  ],
  [
    'custom properties that something asks for, also through others or in the page',
    ':root{--a:var(--b);--b:1px;--c:2px;--d:3px}.a{top:var(--a)}',
    '<p class=a style="left:var(--d)">1</p>',
    ':root{--a:var(--b);--b:1px;--d:3px}.a{top:var(--a)}',
  ],
] as const) {
  test(`a page brings along ${what}`, () => {
    expect(stylesOf(css, body)).toBe(expected ?? css);
  });
}

test('what the boot script adds to a page has its styles', () => {
  expect(stylesOf('.boot-notice{top:0}', '<p>1</p>', 'box.className="boot-notice"')).toBe('.boot-notice{top:0}');
});

test('a page without a link to a style sheet stops the build', () => {
  expect(() => withPageStyles('<p>1</p>', new PageStyles(''), '', 'a/index.html')).toThrow(
    /page-styles.ts: expected a tag "<link rel=stylesheet href=…>" in every page, .*none in a\/index.html/,
  );
});

test('rules within rules, which it would tear apart, stop the build', () => {
  expect(() => new PageStyles('.a{top:0;.b{top:0}}')).toThrow(/rules within rules .* in \.a/);
});
