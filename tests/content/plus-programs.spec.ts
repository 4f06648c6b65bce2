import {expect, test} from '@playwright/test';
import {type InventoryRow, readInventory} from '../../src/build/content/inventory';
import {Page} from '../../src/build/content/page';
import {readPages} from '../../src/build/content/pages';
import {latestVersion, versionNames} from '../../src/common/versions';
import {project} from '../support/sites';
import {programProblems} from './plus-programs/plus-programs';

test('each page about JointJS+ has a complete program, each guide for both editions a live demo of the core', () => {
  const rows = new Map(readInventory().map((row) => [row.path, row]));
  const pages = versionNames.flatMap((version) => readPages(version, project));
  expect(programProblems(pages, rows)).toEqual([]);
});

test.describe('a page lacks', () => {
  const program = `import { dia, shapes, ui } from '@joint/plus';

const graph = new dia.Graph({}, { cellNamespace: shapes });
const paper = new dia.Paper({ model: graph, cellViewNamespace: shapes });
document.body.append(paper.el);
new shapes.standard.Rectangle().addTo(graph);
paper.on('cell:pointerup', (cellView) => new ui.Halo({ cellView }).render());`;
  const fence = (code: string, meta = ''): string => `\`\`\`ts${meta}\n${code}\n\`\`\`\n`;
  const core = '## Without JointJS+\n\nJointJS+ adds a frame.\n\n<LiveDemo id="a/b" />\n';
  const link = 'See [Halo](../../api/ui/Halo.mdx).\n\n';

  const rowOf = (path: string): [string, InventoryRow] => [
    path,
    {version: latestVersion.label, path, sidebar: null, title: 'Halo', edition: 'plus', outline: []},
  ];
  const rows = new Map([rowOf('/api/ui/Halo'), rowOf('/learn/features/halo')]);
  const pageOf = (name: string, frontMatter: string, body: string): Page =>
    new Page(
      `${latestVersion.folder}/${name}.mdx`,
      latestVersion,
      `---\ntitle: Halo\n${frontMatter}\n---\n\n${body}\n`,
    );
  const reference = (body: string): Page => pageOf('api/ui/Halo', 'edition: plus\napi: ui.Halo', body);
  const guide = (body: string): Page => pageOf('learn/features/halo', 'edition: both', body);
  const lacks = (...pages: Page[]): string[] => programProblems(pages, rows, []);

  test('nothing if it has all', () => {
    expect(lacks(reference(fence(program)), guide(link + fence(program) + core))).toEqual([]);
  });

  const incomplete: [string, string][] = [
    ['another class than its subject', fence(program.replace('ui.Halo', 'ui.Popup'))],
    ['no cells', fence(program.replace('new shapes.standard.Rectangle().addTo(graph);', ''))],
    ['no paper', fence(program.replace(/new dia\.Paper\(.*\)/, 'view'))],
    ['a graph from elsewhere', fence(program.replace(/^const graph = .*$/m, ''))],
    [
      'a graph from elsewhere as a shorthand',
      fence(program.replace(/^const graph = .*$/m, '').replace('model: graph', 'graph')),
    ],
    ['nothing imported from JointJS+', fence(program.replace('@joint/plus', '@joint/core'))],
    ['no compiler', fence(program, ' no-check="a part"')],
  ];
  for (const [what, body] of incomplete) {
    test(`a complete program if its program has ${what}`, () => {
      expect(lacks(reference(body))).toEqual(['docs/api/ui/Halo.mdx: it lacks a complete program']);
      expect(lacks(reference(fence(program)), guide(link + body + core))).toEqual([
        'docs/learn/features/halo.mdx: it lacks a complete program',
      ]);
    });
  }

  test('a live demo, or the sentence that compares, if it is for both editions', () => {
    const complete = reference(fence(program));
    expect(lacks(complete, guide(link + fence(program) + core.replace(/<Live.*/, '')))).toEqual([
      'docs/learn/features/halo.mdx: it lacks a live demo of the core',
    ]);
    expect(lacks(complete, guide(link + fence(program) + core.replace('JointJS+ adds', 'It has')))).toEqual([
      'docs/learn/features/halo.mdx: it lacks a sentence that begins with "JointJS+ adds"',
    ]);
  });

  test('nothing that an exception explains, and an exception that no page needs is named', () => {
    const page = 'api/ui/Halo.mdx';
    const reason = 'The class is abstract.';
    const other = reference(fence(program.replace('ui.Halo', 'ui.Popup')));
    expect(programProblems([other], rows, [{page, uses: 'ui.Popup', reason}])).toEqual([]);
    expect(programProblems([other], rows, [{page, reason}])).toEqual([]);
    expect(programProblems([other], rows, [{page, uses: 'ui.Dialog', reason}])).toHaveLength(1);
    expect(programProblems([reference(fence(program))], rows, [{page, reason}])).toEqual([
      'tests/content/plus-programs/exceptions.jsonl: api/ui/Halo.mdx needs no exception.',
    ]);
  });
});
