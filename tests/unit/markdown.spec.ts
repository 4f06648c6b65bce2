import {expect, test} from '@playwright/test';
import {groupsOf} from '../../src/build/delivery/markdown/built-docs';
import {llmsText} from '../../src/build/delivery/markdown/llms';
import {firstSentence} from '../../src/common/first-sentence';
import {articleHtml, pageMarkdown, withHead} from '../../src/build/delivery/markdown/page-markdown';
import {prefersMarkdown} from '../../src/build/hosting/accepts-markdown';
import {markdownPath} from '../../src/common/markdown-path';

const url = 'https://docs.example.com/sub/api/dia/Graph';
const markdown = (html: string): string =>
  pageMarkdown(`<div class="theme-doc-markdown markdown">${html}</div>`, url).text;

/** HTML of the site and what it becomes, by what it shows. */
const cases: Record<string, [html: string, expected: string]> = {
  'a signature with its marks, a type that is a link, and two overloads': [
    '<div class=signature data-search-ignore=true><p class=signature__marks><span class=signature__mark>since 4.1</span> <span class="signature__mark signature__mark--warning">deprecated</span><p><code class=signature__code translate=no>add(\n  cell: <a href=/sub/api/dia/Cell>Cell</a>,\n  opt?: <span class=tk-constant>object</span>\n): <span class=tk-constant>this</span>;</code><p><code class=signature__code>add(cells: Cell[]): this;</code></div><p>Adds a cell.',
    '*since 4.1, deprecated*\n\n```ts\nadd(\n  cell: Cell,\n  opt?: object\n): this;\n```\n\n```ts\nadd(cells: Cell[]): this;\n```\n\nAdds a cell.\n',
  ],
  'a table of options, with a bar in code, and end tags left out': [
    '<div class="box_WcGe"><table class=options><thead><tr role=row><th>Option<th>Meaning<tbody><tr><td><code>a</code><td data-label=Meaning><code>string | null</code><tr><td><a href=#b><code>b</code></a><td>A <em>size</em>.</table></div>',
    `| Option | Meaning |\n| - | - |\n| \`a\` | \`string \\| null\` |\n| [\`b\`](${url}#b) | A *size*. |\n`,
  ],
  'a row whose name has the versions of its source behind it, with and without a link': [
    '<ul><li><code>a</code> <a class="signature__mark signature__mark--elsewhere" href=https://github.com/x>seen in 4.2</a>: first<li><code>b</code> <span class="signature__mark signature__mark--elsewhere">only named</span></ul>',
    '- `a` (seen in 4.2): first\n- `b` (only named)\n',
  ],
  'a live demo with two files': [
    `<section data-island=LiveDemo data-props='{"src":"x"}'><figure class=live-demo><style>a{}</style><figcaption class=live-demo__caption><strong>Boxes</strong> <span>Drag one.</span></figcaption><div class=live-demo__main><div class=live-demo__run><img src=/x.webp alt="What the demo shows"></div><div class=live-demo__code><div class=live-demo__bar><button>Edit code</button><a href=/zip>Download</a></div><div role=tablist class=live-demo__tabs><button role=tab>index.ts</button><button role=tab>style.css</button></div><div role=tabpanel class=live-demo__file><pre class=shiki><code><span class=line><span>const a = </span><span class=tk-constant>1</span>;</span>\n<span class=line></span>\n<span class=line>  b\`\`\`;</span></code></pre></div><div role=tabpanel hidden class=live-demo__file><pre><code>p {}</code></pre></div></div></div></figure></section>`,
    'Live demo: **Boxes** Drag one.\n\n````ts title="index.ts"\nconst a = 1;\n\n  b```;\n````\n\n```css title="style.css"\np {}\n```\n',
  ],
  'tabs, the hidden ones too': [
    '<div data-tabs=npm2yarn><div class="tabs-container tabList__CuJ"><ul role=tablist><li role=tab>npm<li role=tab>Yarn</ul><div><div role=tabpanel class=tabItem_Ymn6><figure class=block_ZDVl><div class=bar_s1H2><span>Shell</span><button>Copy</button></div><div class=code_JqA0><pre><code>npm i</code></pre></div></figure></div><div role=tabpanel hidden><p>Use <code>yarn</code>.</div></div></div></div>',
    '**npm**\n\n```sh\nnpm i\n```\n\n**Yarn**\n\nUse `yarn`.\n',
  ],
  'a fold': [
    '<details class=fold><summary>What <code>a</code> is</summary><p>One.<p>Two.</details>',
    '**What a is**\n\nOne.\n\nTwo.\n',
  ],
  'a block of code with a title, and one with a title that is no file': [
    '<figure class=block_ZDVl><div class=bar_s1H2><figcaption class=title_mZkG>src/main.ts</figcaption><button hidden>Wrap lines</button></div><pre><code>a();\n</code></pre></figure><figure class=block_ZDVl><div class=bar_s1H2><figcaption class=title_mZkG>4.0</figcaption></div><pre>b</pre></figure>',
    '```ts title="src/main.ts"\na();\n```\n\n```text title="4.0"\nb\n```\n',
  ],
  'nested lists': ['<ol><li>One<ul><li>a<li>b</ul><li>Two</ol>', '1. One\n\n   - a\n   - b\n\n2. Two\n'],
  'a notice': [
    '<div class="theme-admonition theme-admonition-warning admonition_xJq3 alert"><div class=admonitionHeading_aB1c><span class=admonitionIcon_Rf37><svg viewBox="0 0 1 1"><path /></svg></span>Not safe</div><div class=admonitionContent_BuS1><p>Do not.</div></div>',
    '> **Warning: Not safe**\n>\n> Do not.\n',
  ],
  'headings without their anchors, a drawing, an edition, no controls': [
    '<header><h1>dia.<wbr>Graph</h1></header><nav class=steps>Step 1</nav><h2 id=x>Next<a href=#x class=hash-link>​</a></h2><div class="box_WcGe drawing_aB1c"><svg role=img aria-label="Two boxes"><text>no</text></svg></div><p>See <a href=../Cell>it</a> <span class="badge_FNIe plus_aB1c">JointJS+</span>.<button>Copy</button><section data-island=DemoFilter class=list-filter><input></section>',
    '# dia.Graph\n\n## Next\n\n*Drawing: Two boxes*\n\nSee [it](https://docs.example.com/sub/api/Cell) (JointJS+).\n',
  ],
  'cards of demos': [
    '<ul class=demo-cards><li data-demo=a><a href=/sub/demos/a><img class=demo-cards__light src=/a.webp alt=""><strong>A</strong><span>About a.</span></a></ul>',
    '- [A](https://docs.example.com/sub/demos/a): About a.\n',
  ],
  'cards that lead to pages': [
    '<section class=row><article class="docCardListItem_W1sv col"><a class=card_V615 href=/sub/a><span class=head_SAhk><span class=title_jFTK>A</span><span class="badge_FNIe plus_aB1c">JointJS+</span></span><span class=description_l60d>About a.</span></a></article></section>',
    '- [A](https://docs.example.com/sub/a) (JointJS+): About a.\n',
  ],
};

for (const [name, [html, expected]] of Object.entries(cases)) {
  test(`becomes Markdown: ${name}`, () => {
    expect(markdown(html)).toBe(expected);
  });
}

test('the first sentences of sections stand under their ids', () => {
  const html =
    '<h1>T</h1><p>Of e.g. <code>a.b</code>. Second.<h2 id=x>X</h2><div class=signature><p class=signature__marks>since 4.1<p><code class=signature__code>x</code></div><p>Is X! No.<h3 id=y>Y</h3>';
  expect(pageMarkdown(html, url).summaries).toEqual({'': 'Of e.g. a.b.', x: 'Is X!'});
  expect(firstSentence('One line\nand another')).toBe('One line and another');
});

test('the article is cut out of a page, and a page without one is named', () => {
  const article = '<div class="theme-doc-markdown markdown"><p>a</div>';
  expect(articleHtml(`<main>${article}<footer class="theme-doc-footer x"></footer></main>`, '/a')).toBe(article);
  expect(() => articleHtml('<main>nothing</main>', '/a')).toThrow('/a: expected the article of a docs page');
});

test('a copy begins with what it is', () => {
  expect(withHead({title: 'A "b"', description: undefined, version: '4.1', edition: 'Core', url}, '# A\n')).toBe(
    `---\ntitle: "A \\"b\\""\nversion: "4.1"\nedition: "Core"\nurl: "${url}"\n---\n\n# A\n`,
  );
});

test('copies have the path of their page', () => {
  const paths = ['/', '/learn/', '/learn/quickstart/paper', '/4.0/', '/4.0/api'].map((page) => markdownPath(page, '/'));
  expect(paths).toEqual(['/index.md', '/learn.md', '/learn/quickstart/paper.md', '/4.0/index.md', '/4.0/api.md']);
  expect(markdownPath('/sub/path/', '/sub/path/')).toBe('/sub/path/index.md');
  expect(markdownPath('/sub/path/learn/', '/sub/path/')).toBe('/sub/path/learn.md');
});

test('pages are listed once, in the groups of the sidebars', () => {
  const doc = (id: string, edition?: 'plus') => ({
    ...{id, title: id.toUpperCase(), description: `About\n${id}.`, edition, path: `/${id}`, copy: `/${id}.md`},
  });
  const docs = [doc('a'), doc('b'), doc('c', 'plus'), doc('d')];
  const sidebars = {
    learnSidebar: [
      {type: 'doc', id: 'a'},
      {type: 'category', label: 'Two', link: {type: 'doc', id: 'c'}, items: [{type: 'doc', id: 'b'}]},
    ],
    apiSidebar: [{type: 'doc', id: 'a'}],
  };
  const groups = groupsOf(sidebars, docs);
  const text = llmsText({label: '4.1', path: '/', name: 'current', docs, groups}, 'https://x.test', 'What it is.');
  expect(text).toMatch(/^# JointJS 4\.1\n\n> What it is\.\n\n/);
  expect(text.slice(text.indexOf('##'))).toBe(
    '## Learn\n\n- [A](https://x.test/a.md): About a.\n\n## Learn: Two\n\n- [C](https://x.test/c.md): (JointJS+) About c.\n- [B](https://x.test/b.md): About b.\n\n## More\n\n- [D](https://x.test/d.md): About d.\n\n',
  );
});

test('HTML is preferred unless Markdown is more welcome', () => {
  expect(['text/markdown', 'text/markdown;q=.5, text/html;q=0', 'text/html;q=0.5, */*'].map(prefersMarkdown)).toEqual([
    ...[true, true, true],
  ]);
  expect([undefined, '', '*/*', 'text/html, text/markdown', 'text/markdown;q=0.9, */*'].some(prefersMarkdown)).toBe(
    false,
  );
});
