import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {stringify} from 'yaml';
import {type InventoryRow, readInventory} from '../../src/build/content/inventory';
import {Page} from '../../src/build/content/page';
import {readPages} from '../../src/build/content/pages';
import {latestVersion, versionNames} from '../../src/common/versions';
import {unusedLimitExceptions} from '../../src/build/prose/limits';
import {demoProseProblems} from '../../src/build/prose/problems';
import {project, projectDir} from '../support/sites';
import {pageProblems, repeatedAsks} from './page-rules';

const inventory = new Map(readInventory().map((row) => [row.path, row]));
const pages = versionNames.flatMap((version) => readPages(version, project));

test('there are pages of both versions, and an inventory', () => {
  expect(inventory.size).toBeGreaterThanOrEqual(606);
  for (const name of versionNames) {
    expect(pages.filter(({version}) => version.name === name).length, name).toBeGreaterThan(20);
  }
});

for (const name of versionNames) {
  test(`${name}: every page keeps the rules of pages`, () => {
    const problems = pages
      .filter(({version}) => version.name === name)
      .flatMap((page) => pageProblems(page, inventory.get(page.path)).map((problem) => `${page.file}: ${problem}`));
    expect(problems).toEqual([]);
  });
}

test('the demos of the latest version have no phrases to avoid', () => {
  expect(demoProseProblems(project, latestVersion.name)).toEqual([]);
});

test('each phrase that may tell what a look-up did not find stands on a page', () => {
  expect(unusedLimitExceptions(pages)).toEqual([]);
});

for (const name of versionNames) {
  test(`${name}: no two sections claim the same question`, () => {
    expect(repeatedAsks(readPages(name, project))).toEqual([]);
  });
}

test.describe('the rules of pages catch', () => {
  const {label} = latestVersion;
  const row: InventoryRow = {version: label, path: '/api/x', sidebar: null, title: 'X', edition: 'core', outline: []};
  const frontMatter = {
    title: 'x',
    description: 'A description that is as long as it must be.',
    edition: 'core',
    api: 'x',
  };
  const body = `${'draw it '.repeat(45)}\n\n![A picture of two elements](./x.svg)\n`;
  const change = (changes: object, text = body): Page => {
    const source = `---\n${stringify({...frontMatter, ...changes})}---\n\n${text}`;
    return new Page('docs/api/x.mdx', latestVersion, source);
  };
  const good = change({});

  test('nothing on a page that keeps them', () => {
    expect(pageProblems(good, row)).toEqual([]);
  });

  for (const [what, page, message] of [
    ['a missing title', change({title: ''}), 'no title'],
    ['a short description', change({description: 'Short.'}), 'the description has 6 characters'],
    ['another edition', change({edition: 'plus'}), 'edition is plus, the inventory says core'],
    ['a missing subject', change({api: undefined}), 'names its subject'],
    ['a page without content', change({}, 'Few words.'), 'it has 2 words'],
    ['a second main heading', change({}, `# Title\n\n${body}`), 'only main heading'],
    [
      'a phrase on the list',
      change({}, `${body} You can simply call it.`),
      '"simply" reads badly; better: leave it out',
    ],
    [
      'a column without a heading',
      change({}, `${body}\n| | A |\n| --- | --- |\n| b | c |\n`),
      'a column has no heading',
    ],
    [
      'questions for a section that is not there',
      change({asks: {ports: ['where links attach', 'dots on a node']}}),
      'docs/api/x.mdx:7: asks: the page has no heading with the anchor "ports"',
    ],
    ['too few questions', change({asks: {page: ['one question']}}), 'page has 1 phrases, expected 2 to 10'],
    ['a question of one word', change({asks: {page: ['zoom', 'zoom a diagram']}}), 'asks: "zoom": expected two words'],
    ['a drawing without a text', change({}, `${body} ![](./y.svg)`), 'does not say what it shows'],
  ] as const) {
    test(what, () => {
      const problems = pageProblems(page, row);
      expect(problems).toHaveLength(1);
      expect(problems[0]).toContain(message);
    });
  }

  test('a question that two sections claim', () => {
    const asks = change({asks: {page: ['zoom a diagram', 'Zoom a Diagram']}});
    expect(repeatedAsks([good, asks])).toEqual(['/api/x#page: asks "Zoom a Diagram", which /api/x#page answers, too']);
  });

  test('questions that are no lists', () => {
    const page = change({asks: {page: 'zoom a diagram'}});
    expect(() => pageProblems(page, row)).toThrow('docs/api/x.mdx:6: asks: expected a line "anchor: [phrase, phrase]"');
  });

  test('the edition of a guide that solves its task with the core, too', () => {
    const guide = (edition: string, part: string): Page => {
      const values = stringify({...frontMatter, edition, api: undefined});
      return new Page('docs/learn/x.mdx', latestVersion, `---\n${values}---\n\n${body}\n${part}`);
    };
    const problems = (edition: string, part: string): string[] =>
      pageProblems(guide(edition, part), {...row, path: '/learn/x', edition: 'plus'});
    const program = "```ts\nimport { dia } from '@joint/core';\n```\n";
    for (const part of [
      `## Without JointJS+\n\n${program}`,
      '## Without JointJS+\n\n<LiveDemo id="graph/undo" />\n',
      `## With the core\n\n### Create it\n\n${program}`,
    ]) {
      expect(problems('both', part)).toEqual([]);
      expect(problems('plus', part)).toEqual([expect.stringContaining('the part for the core makes it both')]);
    }
    for (const part of ['', '## Without JointJS+\n\nThere is none.\n', `## Elsewhere\n\n${program}`]) {
      expect(problems('plus', part)).toEqual([]);
      expect(problems('both', part)).toEqual([expect.stringMatching(/edition is both, the inventory says plus$/)]);
    }
  });

  test('a page that is not in the inventory', () => {
    expect(pageProblems(good, undefined)).toEqual([expect.stringContaining('not in the inventory')]);
  });
});

test('the README of the theme lists every override, with its first line', () => {
  const theme = path.join(projectDir, 'src/theme');
  const readme = fs.readFileSync(path.join(theme, 'README.md'), 'utf8');
  const listed = [...readme.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name).sort();
  const overrides = fs
    .readdirSync(theme, {recursive: true, encoding: 'utf8'})
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('/index.tsx') || /^[^/]+\.tsx?$/.test(name))
    .sort();
  expect(overrides.length).toBeGreaterThan(5);
  expect(listed).toEqual(overrides.map((name) => name.replace(/\/index\.tsx$|\.tsx?$/, '')).sort());
  for (const name of overrides) {
    expect(fs.readFileSync(path.join(theme, name), 'utf8'), name).toMatch(/^\/\/ Change: [^\n]{20,}\n/);
  }
});

test('the map of the tests names files that exist, and every browser suite', () => {
  const map = fs.readFileSync(path.join(projectDir, 'tests/map.md'), 'utf8');
  const named = [
    ...new Set(
      [...map.matchAll(/`((?:a11y|faults|budget|content|e2e|site|unit|walk)\/[\w-]+\.spec\.ts)`/g)].map(
        ([, file]) => file ?? '',
      ),
    ),
  ];
  expect(named.length).toBeGreaterThan(5);
  for (const file of named) {
    expect(fs.existsSync(path.join(projectDir, 'tests', file)), file).toBe(true);
  }
  const suites = fs.readdirSync(path.join(projectDir, 'tests/e2e')).map((file) => `e2e/${file}`);
  expect(suites.filter((file) => !named.includes(file))).toEqual([]);
});
