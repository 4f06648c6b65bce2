import {expect, test} from '@playwright/test';
import type {Root} from 'mdast';
import type {} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import {contentOf} from '../../src/build/content/page-content';
import {parseMdx} from '../../src/build/content/parse';
import {lineAt, wordsOf} from '../../src/build/content/prose';
import {apiSignatures} from '../../src/build/remark/api-signatures';
import {memberHeadingIds} from '../../src/build/remark/member-heading-ids';
import {compilePage} from '../support/mdx';
import {project} from '../support/sites';

const read = (source: string) => contentOf(parseMdx(source, 'docs/x.mdx'));

test.describe('headings', () => {
  const summary = (source: string) =>
    read(source).headings.map(({depth, text, anchor, section, line}) => [line, depth, text, anchor, section]);

  test('below a section that is called as what every object inherits have their names as anchors', () => {
    expect(summary('## constructor\n\n### `graph`\n')[1]).toEqual([3, 3, 'graph', 'graph', 'constructor']);
  });

  test('stand in admonitions, lists, quotes, components and in setext style', () => {
    const source = [
      'Methods',
      '-------',
      '',
      ':::note[A title]',
      '',
      '### `clear`',
      '',
      ':::',
      '',
      '- item',
      '',
      '  ### `inList`',
      '',
      '> ### Quoted',
      '',
      '<Tabs>',
      '<TabItem value="a">',
      '',
      '### `inTab`',
      '',
      '</TabItem>',
      '</Tabs>',
    ].join('\n');
    expect(summary(source)).toEqual([
      [1, 2, 'Methods', 'methods', ''],
      [6, 3, 'clear', 'clear', 'Methods'],
      [12, 3, 'inList', 'inList', 'Methods'],
      [14, 3, 'Quoted', 'quoted', 'Methods'],
      [19, 3, 'inTab', 'inTab', 'Methods'],
    ]);
  });

  test('are none in comments and in code', () => {
    const source =
      '<!--\n## A\n-->\n\n{/*\n## B\n*/}\n\n````md\n## C\n```\n## D\n```\n````\n\n~~~\n## E\n~~~\n\n- ```\n  ## F\n  ```\n\n## G\n';
    expect(summary(source)).toEqual([[24, 2, 'G', 'g', '']]);
  });

  test('have the anchors of the framework, of members, or their own', () => {
    const source =
      '## Events\n\n### `add`\n\n### About `add`\n\n## Options {#all-options}\n\n### `async`\n\n### Same\n\n### Same\n\n## `Cell` {#cell}\n\n### `not` a member\n';
    expect(summary(source).map(([, , text, anchor, section]) => [text, anchor, section])).toEqual([
      ['Events', 'events', ''],
      ['add', 'event:add', 'Events'],
      ['About add', 'about-add', 'Events'],
      ['Options', 'all-options', ''],
      ['async', 'options.async', 'Options'],
      ['Same', 'same', 'Options'],
      ['Same', 'same-1', 'Options'],
      ['Cell', 'cell', ''],
      ['not a member', 'not-a-member', 'Cell'],
    ]);
    const {headings} = read('## `a`\n\n## a `b`\n\n## `c` {#d}\n\n## `no cell`\n');
    expect(headings.map(({isCode}) => isCode)).toEqual([true, false, true, false]);
    expect(headings.at(-1)?.anchor).toBe('no-cell');
  });
});

test.describe('blocks of code', () => {
  const codes = (source: string) =>
    read(source).fences.map(({language, code, line, indent}) => [language, code, line, indent]);

  test('stand in lists and admonitions, with longer marks and with tildes', () => {
    const source = [
      '- item',
      '',
      '  ```js',
      '  b();',
      '    c();',
      '  ```',
      '',
      ':::tip',
      '',
      '~~~ts',
      'a();',
      '~~~',
      '',
      ':::',
      '',
      '````md',
      '```ts',
      'no();',
      '```',
      '````',
      '',
      '> ```ts',
      '> quoted();',
      '> ```',
    ].join('\n');
    expect(codes(source)).toEqual([
      ['js', 'b();\n  c();', 4, 2],
      ['ts', 'a();', 11, 0],
      ['md', '```ts\nno();\n```', 17, 0],
      ['ts', 'quoted();', 23, 2],
    ]);
  });

  test('are none in comments; words behind the language are read', () => {
    expect(codes('{/*\n```ts\na();\n```\n*/}\n')).toEqual([]);
    expect(read('```ts title="a.ts" no-check="why not"\na();\n```').fences).toMatchObject([
      {meta: 'title="a.ts" no-check="why not"', noCheck: 'why not'},
    ]);
    expect(read('```\na();\n```').fences[0]).not.toHaveProperty('noCheck');
  });

  test('and code spans give the names in code; comments do not', () => {
    const source = 'Call `one()` or ``two`s``.\n\n- ```ts\n  a.three();\n  ```\n\n{/* `four` */}\n\nNot five.\n';
    expect(read(source).namesInCode).toEqual(['one', 'two', 's', 'a', 'three']);
  });
});

test('links, images, tables, demos and badges have their lines', () => {
  const source = [
    'A [link](./a.mdx#b) and ![a picture](./p.svg).',
    '',
    '| A | |',
    '| - | - |',
    '| `b\\|c` | simply |',
    '',
    '<LiveDemo id="graph/events" />',
    '',
    ':::note',
    '<EditionBadge edition="plus" />',
    ':::',
    '',
    '{/* <LiveDemo id="no" /> [no](./no.mdx) */}',
  ].join('\n');
  expect(read(source)).toMatchObject({
    links: [{url: './a.mdx#b', text: 'link', line: 1}],
    images: [{url: './p.svg', text: 'a picture', line: 1}],
    tables: [{head: ['A', ''], line: 3}],
    demos: [{value: 'graph/events', line: 7}],
    badges: [{value: 'plus', line: 10}],
  });
});

test('the addresses in tags and in code are those of pages or of files', () => {
  const source = [
    "export const logo = <img src='/a.png' />;",
    '',
    '<a href="/b">B</a>',
    '',
    '<picture>',
    "  <source srcSet={'/c.png 1x,\\n/d,e.png 2x, /f.png'} />",
    '  <img src={logo} alt="" />',
    '</picture>',
    '',
    '<video',
    '  poster="/g.png"',
    '  src={`/h.mp4`}',
    '/>',
    '',
    "<TopicLinks items={[{to: 'no', href: '/i', src: '/j.png'}]} />",
    '',
    '`<img src="/no.png">`',
  ].join('\n');
  const {tagLinks, tagFiles} = read(source);
  const places = (all: typeof tagLinks): string[] => all.map(({url, line}) => `${line} ${url}`);
  expect(places(tagLinks)).toEqual(['3 /b', '15 /i']);
  expect(places(tagFiles)).toEqual([
    '1 /a.png',
    '6 /c.png',
    '6 /d,e.png',
    '6 /f.png',
    '11 /g.png',
    '12 /h.mp4',
    '15 /j.png',
  ]);
});

test.describe('prose', () => {
  test('has its kind, its line and the heading above', () => {
    const source = [
      'Before.',
      '',
      '## Methods',
      '',
      '### `addCells`',
      '',
      '- An item.',
      '',
      '| A | |',
      '| - | - |',
      '| `b\\|c` | simply |',
      '',
      ':::note[A label]',
      '',
      'Inside.',
      '',
      ':::',
      '',
      '```ts',
      'no();',
      '```',
    ].join('\n');
    expect(read(source).prose).toMatchObject([
      {kind: 'paragraph', text: 'Before.', line: 1},
      {kind: 'heading', text: 'Methods', line: 3, anchor: 'methods'},
      {kind: 'heading', text: '`addCells`', line: 5, anchor: 'addCells'},
      {kind: 'paragraph', text: 'An item.', line: 7, anchor: 'addCells'},
      {kind: 'table head', text: 'A', line: 9},
      {kind: 'table head', text: '', line: 9},
      {kind: 'table cell', text: '`b|c`', line: 11},
      {kind: 'table cell', text: 'simply', line: 11},
      {kind: 'label', text: 'A label', line: 13},
      {kind: 'paragraph', text: 'Inside.', line: 15, anchor: 'addCells'},
    ]);
    expect(read(source).prose[0]).not.toHaveProperty('anchor');
  });

  test('knows its code and links, and the line of each character', () => {
    const [prose] = read('Call `easily()` at 12:30\nor [a `b`](./x.mdx) or a:b.\n').prose;
    if (!prose) {
      throw new Error('expected a paragraph');
    }
    expect(prose.text).toBe('Call `easily()` at 12:30\nor a `b` or a:b.');
    expect(wordsOf(prose)).toBe('Call Xxxxxxxxxx at 12:30\nor a Xxx or a:b.');
    const spans = prose.spans.map(({kind, start, end}) => [kind, prose.text.slice(start, end)]);
    expect(spans).toEqual([
      ['code', '`easily()`'],
      ['code', '`b`'],
      ['link', 'a `b`'],
    ]);
    expect(['Call', '12', 'or', 'a:b'].map((word) => lineAt(prose, prose.text.indexOf(word)))).toEqual([1, 1, 2, 2]);
  });
});

test('what is not valid MDX is reported with file and line', () => {
  expect(() => read('Text.\n\n<Tabs>\n')).toThrow(/^docs\/x\.mdx:3: .*Tabs/);
  expect(() => read('Text.\n\n{1 +}\n')).toThrow(/^docs\/x\.mdx:3: /);
  expect(() => read('Text.\n\n```mdx-code-block\n## A\n```\n')).toThrow(/^docs\/x\.mdx:3: write MDX as it is/);
});

test.describe('the chain of transformers', () => {
  /** The ids of headings and the first lines of signatures, in the order of the page that the framework compiles. */
  const compile = async (body: string): Promise<string[]> => {
    const order: string[] = [];
    const collect = () => (root: Root) => {
      visit(root, (node) => {
        if (node.type === 'heading') {
          order.push(`#${(node.data as {id?: string} | undefined)?.id}`);
        } else if (node.type === 'mdxJsxFlowElement' && node.name === 'ApiSignature') {
          const [code] = JSON.stringify(node.children[0]).match(/\w+\(/) ?? [];
          order.push(String(code));
        }
      });
    };
    const source = `---\ntitle: x\napi: 'dia.Graph' # the subject\n---\n\n${body}`;
    await compilePage('docs/api/dia/Unwritten.mdx', source, [[apiSignatures, project], memberHeadingIds], [collect]);
    return order;
  };

  test('puts a signature under its own heading, wherever that stands', async () => {
    const order = await compile(
      'Methods\n-------\n\n:::note\n\n### `clear`\n\n:::\n\n{/*\n### `toJSON`\n*/}\n\n### `getCells`\n\n- ### `getLinks`\n\n### `hasActiveBatch`\n',
    );
    expect(order).toEqual([
      '#methods',
      '#clear',
      'clear(',
      '#getCells',
      'getCells(',
      '#getLinks',
      'getLinks(',
      '#hasActiveBatch',
      'hasActiveBatch(',
    ]);
  });

  test('refuses a wrong member in an admonition, at its line', async () => {
    await expect(compile('## Methods\n\n:::note\n\n### `cleer`\n\n:::\n')).rejects.toThrow(
      /docs\/api\/dia\/Unwritten\.mdx:10: "cleer" names no member of dia\.Graph \(section "Methods"\)\. The nearest: clear/,
    );
  });
});
