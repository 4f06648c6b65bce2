import path from 'node:path';
import {expect, test} from '@playwright/test';
import {Page} from '../../src/build/content/page';
import {versionNamed} from '../../src/common/versions';
import {corpusPages, furtherRows} from '../../src/tools/bench/growth/corpus';
import {measure} from '../../src/tools/bench/measure-command';

const version = versionNamed('current');
const source = `---
title: Model
slug: model-page
description: A page that stands for others, as long as it must be.
edition: core
asks:
  the-heading: [words of a heading, a heading to be found]
---

Some words that can move to [another place](../other.mdx#anchor) of the same text.

## A heading with words {#the-heading}

A link below it leads to [the same place](./below.mdx).

![A picture of something](./img/picture.svg)

\`\`\`ts
const words = 'of code stay where they are';
\`\`\`
`;
const model = new Page('docs/learn/features/model.mdx', version, source);
const row = {version: version.label, path: '/learn/features/deep/new-page', sidebar: null, title: 'New', outline: []};
const make = () => corpusPages(version, [model], [{...row, edition: 'plus' as const}]);

test('a page of the corpus is another page with the same links, headings and code', () => {
  const [made] = make();
  expect(made?.file).toBe('docs/learn/features/deep/new-page.mdx');
  const page = new Page(made?.file ?? '', version, made?.text ?? '');
  expect(page.frontMatter.values).toMatchObject({title: 'New', edition: 'plus'});
  expect(page.path).toBe('/learn/features/deep/new-page');
  expect(page.source).toContain('](../../other.mdx#anchor)');
  expect(page.source).toContain('](../img/picture.svg)');
  expect(page.source).toContain('](../below.mdx)');
  expect(page.asks['the-heading']).toHaveLength(2);
  expect(page.asks).not.toEqual(model.asks);
  expect(page.content.headings.map(({text}) => text)).toEqual(['A heading with words']);
  expect(page.content.fences.map(({code}) => code)).toEqual(model.content.fences.map(({code}) => code));
  const words = (text: string) => text.match(/[a-z]+/g)?.sort();
  const [before, after] = [source, page.source].map((text) => /^Some .*$/m.exec(text)?.[0] ?? '');
  expect(after).not.toBe(before);
  expect(words(after?.replaceAll('../', '') ?? '')).toEqual(words(before?.replaceAll('../', '') ?? ''));
});

test('the corpus is the same in every run, and leaves out pages that are written', () => {
  expect(make()).toEqual(make());
  expect(corpusPages(version, [model], [{...row, path: model.path, edition: 'core'}])).toEqual([]);
  expect(() => corpusPages(version, [model], [{...row, path: '/api/x', edition: 'core'}])).toThrow(
    '4.1 has no page that could stand for /api/x',
  );
  expect(furtherRows(version, 2).map(({path: pagePath}) => path.basename(pagePath))).toEqual([
    'further-page-1',
    'further-page-2',
  ]);
});

test('a command is measured with the processes below it, and its failure is told', async () => {
  const program = 'const all = Buffer.alloc(80e6, 1); setTimeout(() => process.exit(all[0] + 2), 1200)';
  const {code, seconds, peakMemory} = await measure('sh', ['-c', `node -e '${program}'; exit $?`], process.cwd());
  expect(code).toBe(3);
  expect(seconds).toBeGreaterThan(1);
  expect(peakMemory).toBeGreaterThan(80);
});
