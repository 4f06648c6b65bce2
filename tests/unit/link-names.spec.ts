import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {PhrasingContent, Root} from 'mdast';
import {VFile} from 'vfile';
import {linkNames} from '../../src/build/remark/link-names';
import {project, projectDir} from '../support/sites';

const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});

function linked(file: string, children: PhrasingContent[]): PhrasingContent[] {
  const root: Root = {type: 'root', children: [{type: 'paragraph', children}]};
  linkNames(project)(root, new VFile({path: path.join(projectDir, file)}));
  return (root.children[0] as {children: PhrasingContent[]}).children;
}

test('the first mention of a class on an overview leads to its page', () => {
  expect(linked('docs/api/dia/index.mdx', [code('dia.Graph'), code('dia.Graph')])).toEqual([
    {type: 'link', url: './Graph.mdx', children: [code('dia.Graph')]},
    code('dia.Graph'),
  ]);
});

test('names in links, names without a page, and names on other pages stay', () => {
  const link: PhrasingContent = {type: 'link', url: './x.mdx', children: [code('dia.Graph')]};
  expect(linked('docs/api/dia/index.mdx', [link, code('dia.NoSuchClass'), code('dia')])).toEqual([
    link,
    code('dia.NoSuchClass'),
    code('dia'),
  ]);
  expect(linked('docs/api/dia/Cell.mdx', [code('dia.Graph')])).toEqual([code('dia.Graph')]);
});
