import {expect, test} from '@playwright/test';
import type {Root, RootContent} from 'mdast';
import {blockHeight} from '../../src/build/content/block-height';
import {jsxElement} from '../../src/build/content/jsx';
import {longPages} from '../../src/build/remark/long-pages';

const heading = (depth: 2 | 3): RootContent => ({type: 'heading', depth, children: []});
const paragraph = (words: number): RootContent => ({
  type: 'paragraph',
  children: [{type: 'text', value: 'some '.repeat(words)}],
});

function boxed(...children: RootContent[]): RootContent[] {
  const root: Root = {type: 'root', children};
  longPages()(root);
  return root.children;
}

/** More than fills a window. */
const start = [heading(2), ...Array.from({length: 12}, () => paragraph(60))];

test.describe('boxes of long pages', () => {
  const types = (nodes: readonly RootContent[]): string[] => nodes.map(({type}) => type as string);

  test('hold what stands between headings, which stay outside', () => {
    const page = boxed(...start, heading(3), paragraph(9), paragraph(9), heading(2), heading(3), paragraph(9));
    const late = page.slice(start.length);
    expect(types(late)).toEqual(['heading', 'section', 'heading', 'heading', 'section']);
    expect(late.map((node) => ('children' in node ? node.children.length : 0))).toEqual([0, 2, 0, 0, 1]);
  });

  test('say how high they will be, in a wide and in a narrow window', () => {
    const [box] = boxed(...start, heading(3), paragraph(60)).slice(-1);
    const {style} = (box?.data as {hProperties: {style: string}}).hProperties;
    // 60 words are 300 characters: 4 lines in a wide column, 7 in a narrow one.
    expect(style).toBe('--h:11;--hm:18');
  });

  test('are not made in the first window, nor of what has no known height', () => {
    expect(types(boxed(...start))).not.toContain('section');
    expect(types(boxed(heading(2), paragraph(9), heading(2), paragraph(9)))).not.toContain('section');
    const unknown = [heading(2), jsxElement('Unheard', {}), heading(2), paragraph(9)];
    expect(types(boxed(...start, ...unknown).slice(-4))).toEqual([
      'heading',
      'mdxJsxFlowElement',
      'heading',
      'section',
    ]);
  });

  test('hold no statements of MDX', () => {
    const statement: RootContent = {type: 'mdxjsEsm', value: 'export const a = 1;'};
    expect(types(boxed(...start, heading(3), paragraph(9), statement, paragraph(9)).slice(-2))).toEqual([
      'mdxjsEsm',
      'section',
    ]);
  });
});

test.describe('estimated heights', () => {
  const height = (node: RootContent, width = 704): number => Math.round(blockHeight(node, width));

  test('count lines of code, and the bar above them', () => {
    const code = (attributes: Record<string, string>) =>
      height(jsxElement('CodeBlock', {html: 'a\nb\nc', ...attributes}));
    expect(code({})).toBe(153);
    expect(code({title: 'main.ts'})).toBe(153);
  });

  test('know the height of demos and scale drawings', () => {
    expect(height(jsxElement('LiveDemo', {height: '400'}))).toBe(928);
    const drawing = jsxElement('Drawing', {viewBox: '0 0 700 230', width: '700'});
    expect(height(drawing)).toBeGreaterThan(height(drawing, 358));
  });

  test('wrap the cells of tables', () => {
    const table = (words: number): RootContent => ({
      type: 'table',
      children: [
        {
          type: 'tableRow',
          children: [
            {type: 'tableCell', children: [{type: 'inlineCode', value: 'name'}]},
            {type: 'tableCell', children: [{type: 'text', value: 'some '.repeat(words)}]},
          ],
        },
      ],
    });
    expect(height(table(5))).toBe(62);
    expect(height(table(60))).toBeGreaterThan(height(table(5)) + 70);
  });
});
