import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {highlightCode} from '../../src/build/remark/highlight-code';
import {inlineDrawings} from '../../src/build/remark/inline-drawings';
import {memberHeadingIds} from '../../src/build/remark/member-heading-ids';
import {project, projectDir} from '../support/sites';

const heading = (depth: 1 | 2 | 3, value: string, isCode = false): Root['children'][number] => ({
  type: 'heading',
  depth,
  children: [isCode ? {type: 'inlineCode', value} : {type: 'text', value}],
});

test('members get their name as anchor, events and options with a prefix', () => {
  const root: Root = {
    type: 'root',
    children: [
      heading(2, 'Methods'),
      heading(3, 'addCells', true),
      heading(2, 'Events'),
      heading(3, 'change:position', true),
      heading(3, 'About events'),
      heading(2, 'Options {#constructor-options}'),
      heading(3, 'async', true),
      heading(2, 'Types'),
      heading(3, 'Options', true),
    ],
  };
  memberHeadingIds()(root);
  const texts = root.children.map((node) =>
    node.type === 'heading' ? node.children.map((child) => ('value' in child ? child.value : '')).join('') : '',
  );
  expect(texts).toEqual([
    'Methods',
    'addCells {#addCells}',
    'Events',
    'change:position {#event:change:position}',
    'About events',
    'Options {#constructor-options}',
    'async {#options.async}',
    'Types',
    'Options {#Options}',
  ]);
});

async function highlight(value: string, lang?: string, meta?: string): Promise<Record<string, unknown>> {
  const root: Root = {type: 'root', children: [{type: 'code', value, lang, meta}]};
  await highlightCode(project)(root, new VFile({path: path.join(projectDir, 'docs/x.mdx')}));
  const [node] = root.children as unknown as [{name: string; attributes: {name: string; value: string}[]}];
  expect(node.name).toBe('CodeBlock');
  return Object.fromEntries(node.attributes.map((attribute) => [attribute.name, attribute.value]));
}

test.describe('code', () => {
  test('becomes HTML with classes, its title and its language', async () => {
    const block = await highlight("const a = new Graph('x');\na.b();", 'ts', 'title="src/main.ts"');
    expect(block).toMatchObject({title: 'src/main.ts', language: 'TypeScript'});
    expect(block.html).toContain('<span class="tk-keyword">const</span>');
    expect(block.html).toContain('<span class="tk-keyword">new</span>');
    expect(block.html).not.toContain('style=');
  });

  test('wraps if it has one line', async () => {
    expect((await highlight('a();', 'ts', '')).html).toContain('white-space:pre-wrap');
    expect((await highlight('a {}', 'css', '')).html).toContain('white-space:pre-wrap');
  });

  test('has highlighted lines and diff marks', async () => {
    const {html} = await highlight(
      'a();\nb(); // [!code ++]\nc(); // [!code --]\nd(); // [!code highlight]',
      'js',
      '{1}',
    );
    expect(html).toMatch(
      /class="line highlighted"[\s\S]*class="line diff add"[\s\S]*class="line diff remove"[\s\S]*class="line highlighted"/,
    );
    expect(html).not.toContain('[!code');
  });

  for (const language of ['ts', 'tsx', 'js', 'jsx', 'json', 'bash', 'html', 'css', 'vue', 'svelte']) {
    test(`in ${language} is colored`, async () => {
      const sample =
        language === 'json'
          ? '{"a": 1}'
          : language === 'bash'
            ? 'echo "a"'
            : language === 'css'
              ? 'a { color: red }'
              : language === 'html' || language === 'vue' || language === 'svelte'
                ? '<a href="b">c</a>'
                : 'const a = 1;';
      expect((await highlight(sample, language)).html).toContain('class="tk-');
    });
  }

  test('without a language stays plain, and its markup is escaped', async () => {
    const {html, language} = await highlight('<b>a</b>');
    expect(language).toBeUndefined();
    expect(html).toContain('&#x3C;b>');
  });

  test('in an unknown language is refused', async () => {
    await expect(highlight('a', 'typescrypt')).rejects.toThrow(
      /docs\/x\.mdx:1: unknown code language "typescrypt"\. Expected one of ts, tsx/,
    );
  });
});

test.describe('drawings', () => {
  const drawing = (url: string, alt: string) => {
    const root: Root = {type: 'root', children: [{type: 'paragraph', children: [{type: 'image', url, alt}]}]};
    inlineDrawings(project)(root, new VFile({path: path.join(projectDir, 'docs/index.mdx')}));
    return root.children[0] as unknown as {name: string; attributes: {name: string; value: string}[]};
  };

  test('stand inline with their text', () => {
    const {name, attributes} = drawing('./img/use-tree.svg', 'A diagram');
    expect(name).toBe('Drawing');
    const values = Object.fromEntries(attributes.map((attribute) => [attribute.name, attribute.value]));
    expect(values).toMatchObject({label: 'A diagram', width: '200', viewBox: '0 0 200 112'});
    expect(values.content).toMatch(/^\s*<path /);
  });

  test('other images stay images', () => {
    expect(drawing('https://example.com/a.svg', 'x')).toMatchObject({type: 'paragraph'});
    expect(drawing('./img/photo.png', 'x')).toMatchObject({type: 'paragraph'});
  });

  test('that are missing, or have no text, are refused', () => {
    expect(() => drawing('./img/use-tre.svg', 'A diagram')).toThrow(
      /docs\/index\.mdx:1: no drawing at docs\/img\/use-tre\.svg\. Drawings there: .*use-tree\.svg/,
    );
    expect(() => drawing('./img/use-tree.svg', '')).toThrow('needs an alternative text');
  });
});
