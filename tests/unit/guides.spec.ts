import fs from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {expect, test} from '@playwright/test';
import {globSync} from 'tinyglobby';
import {projectDir} from '../support/sites';

const first = 'CONTRIBUTING.md';

/** What contributors read: the long parts stand beside what they describe. */
const guides = globSync(['*.md', 'src/**/*.md', 'tests/**/*.md'], {
  cwd: projectDir,
  ignore: ['**/node_modules/**', 'tests/integration/**'],
}).sort();

const textOf = (guide: string): string => fs.readFileSync(path.join(projectDir, guide), 'utf8');

/** The files that a guide can mean by their names alone. */
const files = globSync(['*', '.config/**', 'docs/_*/**', 'src/**', 'tests/**'], {
  cwd: projectDir,
  dot: true,
  ignore: ['**/node_modules/**', '**/.cache/**'],
});

/** Names of files that are examples, or that a build, a command or a reader makes. */
const made = new Set([
  'README.md',
  'api.json',
  'assets/offline/versions.json',
  'build/.made-from.json',
  'llms.txt',
  'llms-full.txt',
  'src/graph.ts',
  'style.css',
  'tests/unsteady.json',
]);

const anchorsOf = (guide: string): string[] => {
  const slugger = createSlugger();
  return [...textOf(guide).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    slugger.slug(heading.replaceAll('`', '')),
  );
};

/** What a guide names or links to, and what is not there. */
function missingIn(guide: string, text: string): string[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '');
  const named = [
    ...prose.matchAll(/`((?:src|tests|\.config)\/[\w./-]+|[\w.-][\w./-]*\.(?:tsx?|mjs|css|jsonl?|yml|txt))`/g),
  ]
    .map(([, name = '']) => name.replace(/\/$/, ''))
    .filter((name) => !made.has(name) && !files.some((file) => file === name || file.endsWith(`/${name}`)))
    .filter((name) => !fs.existsSync(path.join(projectDir, name)));
  const linked = [...prose.replaceAll(/`[^`]*`/g, '').matchAll(/\]\((?!https?:|<)([^)#]*)(?:#([^)]*))?\)/g)].flatMap(
    ([, link = '', anchor]) => {
      const target = link === '' ? guide : path.posix.join(path.posix.dirname(guide), link);
      const isThere = fs.existsSync(path.join(projectDir, target));
      const isGuide = isThere && target.endsWith('.md');
      const hasAnchor = anchor === undefined || !isGuide || anchorsOf(target).includes(anchor);
      return isThere && hasAnchor ? [] : [anchor === undefined ? target : `${target}#${anchor}`];
    },
  );
  return [...named, ...linked];
}

test('what the guides for contributors name and link to exists', () => {
  expect(guides.length).toBeGreaterThan(20);
  const missing = guides.flatMap((guide) => missingIn(guide, textOf(guide)).map((name) => `${guide}: ${name}`));
  expect(missing).toEqual([]);
});

test('the first guide is short, and leads to all others', () => {
  const text = textOf(first);
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(2500);
  const linked = [...text.matchAll(/\]\(\.\/([^)#]+)/g)].map(([, name]) => name);
  expect(guides.filter((guide) => guide !== first && !linked.includes(guide))).toEqual([]);
});

test.describe('a guide that names', () => {
  for (const [what, text, found] of [
    ['a folder that is gone', '`src/rooms`', 'src/rooms'],
    ['a file that is gone', 'See `gone-file.ts`.', 'gone-file.ts'],
    ['a link to nothing', '[gone](./gone.ts)', 'src/site/gone.ts'],
    ['a link to no heading', '[gone](./README.md#gone)', 'src/site/README.md#gone'],
    ['a link to no heading of its own', '[gone](#gone)', 'src/site/README.md#gone'],
  ] as const) {
    test(`${what} is found`, () => {
      expect(missingIn('src/site/README.md', text)).toEqual([found]);
    });
  }

  test('what exists is not', () => {
    const text =
      '`src/site/demos`, `hit-place.ts`, `title="src/main.ts"`, `/learn/x`, [all](./README.md), ' +
      '`[a link](./of-a-page.mdx)`, [above](../../CONTRIBUTING.md#a-page), [out](https://example.com/x.ts)\n```ts\n`gone.ts`\n```\n';
    expect(missingIn('src/site/README.md', text)).toEqual([]);
  });
});
