import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import type {Confirmation} from '../../src/build/api-model/confirmations';
import type {ApiSymbol} from '../../src/build/api-model/model';
import {checkShownVersions} from '../../src/build/checks/api/shown-versions';
import {attributeOf} from '../../src/build/content/jsx';
import {nameRowsOf} from '../../src/build/content/name-rows';
import {Page} from '../../src/build/content/page';
import {readPage} from '../../src/build/content/pages';
import {parseMdx} from '../../src/build/content/parse';
import {type ApiEntry, apiJson} from '../../src/build/delivery/markdown/api-json';
import {isElsewhere} from '../../src/build/reference/confirmation-marks';
import {type VersionPages, versionPages} from '../../src/build/reference/version-pages';
import {versionNote} from '../../src/build/reference/version-note';
import {apiSignatures} from '../../src/build/remark/api-signatures';
import {memberVersions} from '../../src/build/remark/member-versions';
import {versionNamed} from '../../src/common/versions';
import {project, projectDir} from '../support/sites';

/** The pages of 4.1 with one page about `ui.Box`, whose members are confirmed as given. */
function pagesWith(body: string, versions: Record<string, string[]>, anchors: Record<string, string>): VersionPages {
  const page = new Page('docs/api/ui/Box.mdx', versionNamed('current'), body);
  const symbolOf = (symbolPath: string): [string, ApiSymbol] => [
    symbolPath,
    {path: symbolPath, kind: 'property', signatures: []},
  ];
  const line = ([symbol, stated]: [string, string[]]): [string, Confirmation] => [
    symbol,
    {symbol, confirmed: 'documentation', source: 'https://x.test', versions: stated},
  ];
  return {
    version: versionNamed('current'),
    api: {packages: [], undeclaredEvents: new Set(), symbols: new Map(Object.keys(versions).map(symbolOf))},
    marks: undefined,
    corrections: [],
    missing: new Set(),
    confirmations: new Map(Object.entries(versions).map(line)),
    pages: [{page, subjects: ['ui.Box'], anchors: new Map(Object.entries(anchors))}],
  };
}

test('rows of tables and items of lists begin with the names that they explain', () => {
  const source = [
    '# ui.Box',
    '## Options',
    '| `notARow` | x |\n| --- | --- |\n| `width`, `height` | in px, unlike `depth` |\n| plain | `inText` |',
    '- `load()`: loads\n- [`linked`](#linked) and `padding: 40`\n- first `later`',
  ].join('\n\n');
  expect(nameRowsOf(parseMdx(source, 'docs/x.mdx'))).toEqual([
    {names: ['width', 'height'], line: 7, anchor: 'options'},
    {names: ['load'], line: 10, anchor: 'options'},
    {names: ['linked', 'padding'], line: 11, anchor: 'options'},
  ]);
});

test.describe('a member of another version', () => {
  const body = [
    '# ui.Box',
    '',
    'Set `lid` first.',
    '',
    '## Types',
    '',
    '### `Size`',
    '',
    '| Field | Meaning |',
    '| --- | --- |',
    '| `depth` | how deep |',
    '',
  ];
  const anchors = {'ui.Box.Size': 'Size'};

  test('is found where the page only mentions it, with file, line, what was expected and what to do', () => {
    const versions = {'ui.Box': ['4.1'], 'ui.Box.Size': ['4.1'], 'ui.Box.Size.depth': ['4.2'], 'ui.Box.lid': ['4.2']};
    expect(checkShownVersions(pagesWith(body.join('\n'), versions, anchors))).toEqual([
      'docs/api/ui/Box.mdx:3: ui.Box.lid is shown as a member of 4.1, but the register has "seen in 4.2". Explain it ' +
        'in a row of a table or an item of a list that begins with its name, or below a heading: the build marks it there.',
    ]);
    const own = {...versions, 'ui.Box.lid': ['4.0', '4.2']};
    expect(checkShownVersions(pagesWith(body.join('\n'), own, anchors))).toEqual([]);
  });

  test('has the mark of its type, if that is of another version, too', () => {
    const text = [...body.slice(0, 8), 'Its `depth` is a number.', ''].join('\n');
    const versions = {'ui.Box': ['4.1'], 'ui.Box.Size': ['4.2'], 'ui.Box.Size.depth': ['4.2']};
    expect(checkShownVersions(pagesWith(text, versions, anchors))).toEqual([]);
    const ownType = {...versions, 'ui.Box.Size': ['4.1']};
    expect(checkShownVersions(pagesWith(text, ownType, anchors))).toEqual([
      expect.stringMatching(/^docs\/api\/ui\/Box\.mdx:9: ui\.Box\.Size\.depth is shown as a member of 4\.1/),
    ]);
  });

  test('is not marked by hand', () => {
    const stated = {'ui.Box.Size': ['4.1'], 'ui.Box.Size.depth': ['4.2']};
    const typed = [
      'The depth. Seen in public demos for 4.2.',
      'Documented for 4.0 and 4.2',
      'A demo. Documented for 4.2.',
    ];
    for (const sentence of typed) {
      const source = [...body.slice(0, 10), `| \`depth\` | ${sentence} |`, ''].join('\n');
      expect(checkShownVersions(pagesWith(source, stated, anchors)), sentence).toEqual([
        expect.stringMatching(
          /^docs\/api\/ui\/Box\.mdx:11: ".*4\.2\.?" is typed by hand\. Take it out: the build marks/,
        ),
      ]);
    }
    const told = 'A demo seen in public demos for 4.2 sets it. The values are documented for 4.2.';
    const source = [...body.slice(0, 10), `| \`depth\` | ${told} |`, '', '## Documented for 4.2', ''].join('\n');
    expect(checkShownVersions(pagesWith(source, stated, anchors))).toEqual([]);
  });
});

/** A page as the build makes it. */
function built(name: string): Root {
  const {source, frontMatter} = readPage(name, project);
  const data = {frontMatter: frontMatter.values};
  const file = new VFile({path: path.join(projectDir, name), value: source, data});
  const root = parseMdx(source, name);
  memberVersions(project)(root, file);
  apiSignatures(project)(root, file);
  return root;
}

/** The texts of the marks in rows, and of the warnings above declarations. */
function marksOf(root: Root): {rows: string[]; declarations: string[]} {
  const rows: string[] = [];
  const declarations: string[] = [];
  visit(root, (node) => {
    if (node.type === 'mdxJsxTextElement' && attributeOf(node, 'className')?.includes('signature__mark')) {
      rows.push(toString(node));
    } else if (node.type === 'mdxJsxFlowElement' && node.name === 'ApiSignature' && attributeOf(node, 'elsewhere')) {
      declarations.push(attributeOf(node, 'confirmed') ?? '');
    }
  });
  return {rows, declarations};
}

const notes = (root: Root): string[] =>
  root.children.map((node) => toString(node)).filter((words) => /such as “.*look (?:it|them) up/.test(words));

test.describe('the note of a page', () => {
  const noteOf = (versions: Record<string, string[]>): string | undefined => {
    const symbols = Object.keys(versions);
    return versionNote('ui.Box', symbols, pagesWith('', versions, {}));
  };

  test('says what a mark means, and how many members have one where most do', () => {
    const few = {'ui.Box': ['4.1'], 'ui.Box.a': ['4.2'], 'ui.Box.b': ['4.1']};
    expect(noteOf(few)).toBe(
      'A mark such as “seen in 4.2” means that the source of the member does not cover 4.1. The member may be missing ' +
        'in 4.1 or work differently there: look it up in the declarations of your package before you use it.',
    );
    expect(noteOf({...few, 'ui.Box.c': ['4.2']})).toBe(
      'Of the 3 members on this page, 2 are known from 4.2 only. They have marks such as “seen in 4.2”. They may be ' +
        'missing in 4.1 or work differently there: look them up in the declarations of your package before you use them.',
    );
    expect(noteOf({'ui.Box': ['4.1'], 'ui.Box.a': ['4.1']})).toBeUndefined();
    // What the whole page is about is no member of it.
    expect(noteOf({'ui.Box': ['4.2'], 'ui.Box.a': ['4.1'], 'ui.Box.b': ['4.1']})).toMatch(/^A mark such as “seen in 4/);
  });

  test('names the versions of the most members, and those without a version last', () => {
    const start = (versions: Record<string, string[]>): string | undefined => noteOf(versions)?.split(' They')[0];
    const two = {'ui.Box.a': ['4.2'], 'ui.Box.b': ['4.2']};
    expect(start(two)).toBe('All 2 members on this page are known from 4.2 only.');
    const mixed = {'ui.Box.u': ['unknown'], 'ui.Box.c': ['4.0'], ...two, 'ui.Box.d': ['4.1']};
    expect(start(mixed)).toBe(
      'Of the 5 members on this page, 2 are known from 4.2 only, 1 from 4.0 only, and 1 from sources without a version.',
    );
    expect(start({'ui.Box.a': ['4.2'], 'ui.Box.c': ['4.0']})).toBe(
      'Of the 2 members on this page, 1 is known from 4.2 only and 1 from 4.0 only.',
    );
    const many = {...two, 'ui.Box.c': ['4.0'], 'ui.Box.d': ['3.0'], 'ui.Box.e': ['3.2', '3.6']};
    expect(start(many)).toBe(
      'Of the 5 members on this page, 2 are known from 4.2 only, 1 from 4.0 only, and 2 from other versions only.',
    );
  });
});

test.describe('api.json says how well a member of JointJS+ is confirmed', () => {
  const entriesOf = (name: 'current' | '4.0'): ApiEntry[] =>
    apiJson(versionPages(name, project), {project, addressOf: (page) => page, summaryOf: () => undefined}).symbols;

  test('each of them, and no member of the core', () => {
    const isList = /\.(?:Options|EventMap)$/;
    for (const name of ['current', '4.0'] as const) {
      const wrong = entriesOf(name).filter(
        ({confirmed, edition, kind, path: member}) =>
          (confirmed !== undefined) !== (edition === 'plus' && kind !== 'namespace' && !isList.test(member)),
      );
      expect(wrong.map((entry) => entry.path)).toEqual([]);
    }
  });

  test('and whether that covers the version', () => {
    const of = (name: 'current' | '4.0', member: string): ApiEntry['confirmed'] =>
      entriesOf(name).find((entry) => entry.path === member)?.confirmed;
    expect(of('current', 'ui.Widget.enable')).toEqual({label: 'documented for 4.1', covered: true});
    expect(of('4.0', 'ui.Widget.enable')).toEqual({label: 'seen in 4.1 (documentation)', covered: false});
    expect(of('current', 'format.openAsPNG')).toEqual({
      label: 'maintainer’s answer, 2024',
      covered: false,
      source: 'https://github.com/clientIO/joint/issues/2668',
    });
  });
});

test.describe('the build marks members of another version', () => {
  test('in rows, above declarations, and says once what the marks mean', () => {
    const root = built('docs/api/format/Raster.mdx');
    const {rows, declarations} = marksOf(root);
    expect(rows.filter((mark) => mark === 'seen in 4.2').length).toBeGreaterThan(5);
    expect(rows).not.toContain('');
    expect(declarations.length).toBeGreaterThan(0);
    expect(notes(root)).toEqual([expect.stringMatching(/^Of the \d+ members on this page, .* missing in 4\.1 or/)]);
  });

  test('and not on pages for the core, or members of the version', () => {
    const core = built('docs/api/dia/Graph.mdx');
    expect([marksOf(core), notes(core)]).toEqual([{rows: [], declarations: []}, []]);
    const rowsOf = (folder: string): string[] => marksOf(built(`${folder}/api/storage/Local.mdx`)).rows;
    expect([rowsOf('docs'), rowsOf('versioned_docs/version-4.0')]).toEqual([[], ['seen in 4.1']]);
  });

  test('lists members that only have a name once, at the end', () => {
    const root = built('docs/api/ui/TreeLayoutView.mdx');
    const headings = root.children.flatMap((node, index) => (node.type === 'heading' ? [[toString(node), index]] : []));
    const [title, index] = headings.at(-1) ?? [];
    expect(title).toBe('Members known by name');
    const list = root.children[Number(index) + 1];
    expect(list?.type === 'list' ? list.children.map((item) => toString(item)) : []).toEqual([
      'snapToClosestElement, option seen in 4.2',
      'translateElements, option seen in 3.0',
      'useModelGeometry, option seen in 4.2',
    ]);
  });

  for (const name of ['current', '4.0'] as const) {
    test(`on every page of ${name}: no heading of such a member is without a warning`, () => {
      const pages = versionPages(name, project);
      const missing = pages.pages.flatMap(({page, anchors}) => {
        const expected = [...anchors.keys()].filter(
          (symbol) => isElsewhere(symbol, pages) && pages.api.symbols.get(symbol)?.kind !== 'namespace',
        );
        return expected.length > 0 && marksOf(built(page.file)).declarations.length < expected.length
          ? [page.file]
          : [];
      });
      expect(missing).toEqual([]);
    });
  }
});
