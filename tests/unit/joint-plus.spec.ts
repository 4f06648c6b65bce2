// cspell:ignore documentaton rendr -- planted mistakes
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {VFile} from 'vfile';
import {type Confirmation, readConfirmations, sourceAddress} from '../../src/build/api-model/confirmations';
import {confirmationLabel, isConfirmedFor, seenIn} from '../../src/build/api-model/stated-versions';
import {demoVersionProblems, readDemoVersions} from '../../src/build/api-model/demo-versions';
import {checkConfirmed} from '../../src/build/checks/api/confirmed';
import {compileFences} from '../../src/build/checks/code/compile';
import {plusModule} from '../../src/build/api-model/plus-module';
import {vendorPageOf} from '../../src/build/reference/vendor-page';
import {vendorPages} from '../../src/build/remark/vendor-page';
import {fencesOf} from '../../src/build/content/code';
import {Page} from '../../src/build/content/page';
import {readPage} from '../../src/build/content/pages';
import {parseMdx} from '../../src/build/content/parse';
import {isElsewhere, vendorOrigin} from '../../src/common/vendor-page';
import {versionNamed} from '../../src/common/versions';
import type {VersionPages} from '../../src/build/reference/version-pages';
import {project, projectDir} from '../support/sites';

const source = 'https://docs.jointjs.com/4.1/api/ui/Popup';
const documented = {symbol: 'ui.Popup', confirmed: 'documentation', source, versions: ['4.1']};

/** A project with reports of what the packages declare, and a register. */
function projectWith({reports = {}, register = []}: {reports?: Record<string, object[]>; register?: object[]}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'joint-plus-'));
  const write = (name: string, lines: object[]): void => {
    const file = path.join(folder, 'docs/_api', name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  };
  for (const name of ['joint-core', 'joint-layout-directed-graph', 'joint-plus']) {
    write(`${name}.jsonl`, [{package: name, sources: ''}, ...(reports[name] ?? [])]);
  }
  write('joint-plus/ui/Popup.jsonl', register);
  return {folder, api: path.join(folder, 'docs/_api')};
}

const symbol = (symbolPath: string, kind: string) => ({path: symbolPath, kind, signatures: []});

test.describe('the register of JointJS+', () => {
  test('names what a line lacks, with file, line and the nearest valid word', () => {
    const {api} = projectWith({
      register: [
        {...documented, confirmed: 'documentaton'},
        {...documented, symbol: 'ui.Popup.render', source: 'the manual'},
        {...documented, symbol: 'ui.Popup.remove', versions: undefined},
        {...documented, symbol: 'ui.Popup.open', confirmed: 'answer', versions: undefined},
        {...documented, symbol: 'ui.Popup.close', defaults: '1'},
        {...documented, symbol: 'ui.Popup.close'},
      ],
    });
    const file = path.join(api, 'joint-plus/ui/Popup.jsonl');
    let message = '';
    try {
      readConfirmations(api);
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message.split('\n').map((line) => line.replace(file, 'Popup.jsonl'))).toEqual([
      'Popup.jsonl:1: ui.Popup is confirmed by "documentaton": did you mean "documentation"?.',
      expect.stringContaining('Popup.jsonl:2: ui.Popup.render needs a source'),
      expect.stringContaining('Popup.jsonl:3: ui.Popup.remove needs versions'),
      expect.stringContaining('Popup.jsonl:4: ui.Popup.open needs the year of the answer'),
      'Popup.jsonl:5: ui.Popup.close has the field defaults: did you mean default?.',
      expect.stringContaining('Popup.jsonl:6: ui.Popup.close has a line already'),
    ]);
  });

  test('has a line for each declared member, declares what it lists, and allows the defaults that it has', () => {
    const {folder, api} = projectWith({
      reports: {
        'joint-plus': [
          symbol('ui', 'namespace'),
          symbol('ui.Popup', 'class'),
          symbol('ui.Popup.constructor', 'constructor'),
          symbol('ui.Popup.Options', 'interface'),
          symbol('ui.Popup.Options.content', 'property'),
          symbol('ui.Popup.Options.padding', 'property'),
          symbol('ui.Popup.render', 'method'),
        ],
      },
      register: [
        documented,
        {...documented, symbol: 'ui.Popup.Options.content'},
        {...documented, symbol: 'ui.Popup.Options.padding', default: '20'},
        {...documented, symbol: 'ui.Popup.rendr'},
      ],
    });
    const page = new Page(
      'docs/api/ui/Popup.mdx',
      versionNamed('current'),
      '# ui.Popup\n\n## Options\n\n### `content`\n\nDefaults to nothing.\n\n### `padding`\n\nDefaults to `20`.\n',
    );
    const anchors = new Map([
      ['ui.Popup.Options.content', 'options.content'],
      ['ui.Popup.Options.padding', 'options.padding'],
    ]);
    const pages = {
      version: versionNamed('current'),
      confirmations: readConfirmations(api),
      pages: [{page, subjects: ['ui.Popup'], anchors}],
    } as unknown as VersionPages;
    expect(checkConfirmed(folder, pages)).toEqual([
      'docs/_api/joint-plus declares ui.Popup.render, but no register says where that is confirmed.',
      'docs/_api/joint-plus: a register has ui.Popup.rendr, which is not declared. The nearest: ui.Popup.render.',
      expect.stringContaining('docs/api/ui/Popup.mdx:5: the section states a default'),
    ]);
  });

  test('says in few words how well a member is confirmed for the version of a page, and where', () => {
    const label = (line: Partial<Confirmation>, version = '4.1') =>
      confirmationLabel({...documented, ...line} as Confirmation, version);
    const changelog = {version: '3.2', source: 'clientIO/web-content:rappid-3-2.md@0a1b2c3'};
    expect(label({})).toBe('documented for 4.1');
    expect(label({versions: ['4.0', '4.2']})).toBe('documented for 4.0 and 4.2');
    expect(label({versions: ['4.2']})).toBe('seen in 4.2 (documentation)');
    expect(label({versions: ['4.0', '4.1']}, '4.2')).toBe('seen in 4.0 and 4.1 (documentation)');
    expect(label({versions: ['unknown']})).toBe('documented, version unknown');
    expect(label({versions: ['4.0', 'unknown']})).toBe('seen in 4.0 (documentation)');
    expect(label({confirmed: 'demo', versions: ['4.2']})).toBe('seen in 4.2 (demo)');
    expect(label({confirmed: 'demo', versions: ['4.2'], changelog})).toBe(
      'seen in public demos for 4.2, in the changelog of 3.2',
    );
    expect(label({versions: ['3.7'], changelog})).toBe('seen in 3.7 (documentation) and 3.2 (changelog)');
    expect(label({confirmed: 'changelog', versions: ['3.2']})).toBe('seen in 3.2 (changelog)');
    expect(label({confirmed: 'changelog', versions: ['4.1']})).toBe('in the changelog of 4.1');
    expect(label({confirmed: 'demo', versions: ['unknown']})).toBe('seen in public demos');
    expect(label({confirmed: 'named', versions: undefined})).toBe('only named');
    expect(label({confirmed: 'answer', year: 2017, versions: undefined})).toBe('maintainer’s answer, 2017');
    expect(seenIn({...documented, confirmed: 'demo', versions: ['4.2'], changelog})).toBe('seen in 3.2 and 4.2');
    expect(sourceAddress('clientIO/joint-demos:bpmn/src/app.ts@0a1b2c3')).toBe(
      'https://github.com/clientIO/joint-demos/blob/0a1b2c3/bpmn/src/app.ts',
    );
    expect(sourceAddress('https://github.com/clientIO/joint/issues/577')).toBe(
      'https://github.com/clientIO/joint/issues/577',
    );
    expect(sourceAddress(source)).toBeUndefined();
  });
});

test.describe('the version of a member', () => {
  const line = (versions: string[], older?: string): Confirmation => ({
    symbol: 'ui.Popup.open',
    confirmed: 'demo',
    source: 'clientIO/joint-demos:bpmn/js/src/app.js@0a1b2c3',
    versions,
    ...(older !== undefined && {changelog: {version: older, source}}),
  });

  test('is covered by the same version, or by an older and a newer one, and by no other', () => {
    expect(isConfirmedFor(line(['4.1']), '4.1')).toBe(true);
    expect(isConfirmedFor(line(['4.0', '4.2']), '4.1')).toBe(true);
    expect(isConfirmedFor(line(['4.2'], '3.2'), '4.0')).toBe(true);
    expect(isConfirmedFor(line(['4.9', '4.11']), '4.10')).toBe(true);
    for (const versions of [['4.2'], ['4.0'], ['3.6', '4.0'], ['unknown'], ['4.2', 'unknown']]) {
      expect(isConfirmedFor(line(versions), '4.1'), versions.join()).toBe(false);
    }
  });

  test('is what the address of its source says, and a changelog needs a version', () => {
    const {api} = projectWith({
      register: [
        {...documented, versions: ['4.0']},
        {...documented, symbol: 'ui.Popup.open', confirmed: 'changelog', versions: undefined},
        {...documented, symbol: 'ui.Popup.close', changelog: {version: 'old', source}},
      ],
    });
    const file = path.join(api, 'joint-plus/ui/Popup.jsonl');
    expect(() => readConfirmations(api)).toThrow(
      [
        `${file}:1: ui.Popup has versions without 4.1, which its source is about: add it, or name another source.`,
        `${file}:2: ui.Popup.open needs versions: those for which the source says so, such as ["4.1"], or ["unknown"].`,
        `${file}:3: ui.Popup.close needs a changelog like {"version": "3.2", "source": "owner/repository:path@commit"}.`,
      ].join('\n'),
    );
  });

  test('is that of the demo, by its package.json', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'demo-versions-'));
    const write = (name: string, demo: object): void =>
      fs.writeFileSync(path.join(folder, name), `${JSON.stringify(demo)}\n`);
    write('joint-plus-demos.jsonl', {project: 'other/joint-demos:bpmn/js@0a1b2c3', version: '4.2.3'});
    write('joint-plus-demo-versions.jsonl', {project: 'clientIO/joint-demos:Kanban/js', version: '4.1.0'});
    const versions = readDemoVersions(folder);
    const problemsOf = (...lines: Confirmation[]) =>
      demoVersionProblems(new Map(lines.map((each) => [each.symbol, each])), versions, 'docs/_api');
    expect(problemsOf(line(['4.2']), {...line(['4.1']), confirmed: 'documentation'})).toEqual([]);
    expect(problemsOf({...line(['4.1']), at: 'Popup.jsonl:7'})).toEqual([
      'Popup.jsonl:7: ui.Popup.open has the versions ["4.1"], but bpmn/js needs 4.2.3: write ["4.2"].',
    ]);
    expect(problemsOf({...line(['4.2']), source: 'clientIO/joint-demos:bpmn/ts/src/app.ts@0a1b2c3'})).toEqual([
      expect.stringContaining('no list says which version of JointJS+ that demo needs. Add its folder to'),
    ]);
  });
});

test.describe('the vendor’s page of a subject', () => {
  const docs = 'https://docs.jointjs.com';
  const registerOf = (...sources: string[]) => new Map(sources.map((address, i) => [`ui.X${i}`, {source: address}]));
  const latest = versionNamed('current');
  const older = versionNamed('4.0');

  test('is the one for the version of the page, or else without a version, or else for the newest', () => {
    const all = registerOf(`${docs}/4.2/api/ui/Halo/`, `${docs}/api/ui/Halo`, `${docs}/4.0/api/ui/Halo`);
    expect(vendorPageOf('/4.0/api/ui/Halo', older, all)).toEqual({address: `${docs}/4.0/api/ui/Halo`, version: '4.0'});
    expect(vendorPageOf('/api/ui/Halo', latest, all)).toEqual({address: `${docs}/api/ui/Halo`});
    const versions = registerOf(`${docs}/4.0/api/ui/Halo`, `${docs}/4.2/api/ui/Halo/`);
    expect(vendorPageOf('/api/ui/Halo', latest, versions)).toEqual({
      address: `${docs}/4.2/api/ui/Halo/`,
      version: '4.2',
    });
  });

  test('has an address that the register has: it is not made up, and no page of another subject or host', () => {
    const others = registerOf(
      `${docs}/api/ui/HaloView`,
      `${docs}/learn/features/halo`,
      `${docs}.example.com/api/ui/Halo`,
      'https://resources.jointjs.com/docs/rappid/v4.0/ui.Halo.html',
      'clientIO/joint-demos:api/ui/Halo@0a1b2c3',
    );
    expect(vendorPageOf('/api/ui/Halo', latest, others)).toBeUndefined();
    expect(vendorPageOf('/api/format/BPMN/Export/', latest, registerOf(`${docs}/api/format/BPMN/Export/`))).toEqual({
      address: `${docs}/api/format/BPMN/Export/`,
    });
  });

  test('is linked where this site is not itself at that address', () => {
    expect(vendorOrigin).toBe(docs);
    expect(isElsewhere({address: `${docs}/api/ui/Halo`}, 'https://docs.example.com')).toBe(true);
    expect(isElsewhere({address: `${docs}/api/ui/Halo`}, docs)).toBe(false);
  });

  test('is exported by the page, for its header', () => {
    const exportsOf = (name: string): string[] => {
      const {source, frontMatter} = readPage(name, project);
      const file = new VFile({
        path: path.join(projectDir, name),
        value: source,
        data: {frontMatter: frontMatter.values},
      });
      const root = parseMdx(source, name);
      const before = root.children.length;
      vendorPages(project)(root, file);
      return root.children.slice(before).map((node) => ('value' in node ? node.value : node.type));
    };
    expect(exportsOf('docs/api/ui/Navigator.mdx')).toEqual([
      `export const vendorPage = {"address":"${docs}/4.1/api/ui/Navigator","version":"4.1"};`,
    ]);
    expect(exportsOf('versioned_docs/version-4.0/api/ui/Selection.mdx')).toEqual([
      `export const vendorPage = {"address":"${docs}/4.0/api/ui/Selection","version":"4.0"};`,
    ]);
    expect(exportsOf('docs/api/dia/Graph.mdx')).toEqual([]);
    expect(exportsOf('docs/learn/features/halo.mdx')).toEqual([]);
  });
});

test.describe('the module @joint/plus', () => {
  test('has the members of a namespace that the core and JointJS+ share, at any depth', () => {
    const {api} = projectWith({
      reports: {
        'joint-core': [
          symbol('dia', 'namespace'),
          symbol('dia.Paper', 'class'),
          symbol('dia.Paper.freeze', 'method'),
          symbol('g', 'namespace'),
          symbol('g.Point', 'class'),
          symbol('shapes', 'namespace'),
          symbol('shapes.standard', 'namespace'),
          symbol('shapes.standard.Link', 'class'),
        ],
        'joint-plus': [
          symbol('dia', 'namespace'),
          symbol('dia.Validator', 'class'),
          symbol('shapes', 'namespace'),
          symbol('shapes.standard', 'namespace'),
          symbol('shapes.standard.Record', 'class'),
          symbol('ui', 'namespace'),
        ],
      },
    });
    expect(plusModule(api, api).split('\n').slice(5)).toEqual([
      'export namespace dia {',
      'export import Paper = core.dia.Paper;',
      'export import Validator = plus.dia.Validator;',
      '}',
      'export namespace shapes {',
      'export namespace standard {',
      'export import Link = core.shapes.standard.Link;',
      'export import Record = plus.shapes.standard.Record;',
      '}',
      '}',
      '',
    ]);
  });

  test('compiles: code finds the names of the core, of the layouts and of JointJS+', () => {
    const code = [
      "import {dia, layout, ui} from '@joint/plus';",
      'layout.DirectedGraph.layout(new dia.Graph({}));',
      'export const id: dia.Cell.ID = true;',
      'new ui.Nothing();',
    ].join('\n');
    const fences = fencesOf(parseMdx(`\`\`\`ts\n${code}\n\`\`\`\n`, 'docs/x.mdx'));
    const problems = compileFences(projectDir, 'current', [{file: 'docs/x.mdx', fences}]);
    expect(problems).toEqual([
      {file: 'docs/x.mdx', line: 4, message: expect.stringContaining("Type 'boolean' is not assignable")},
      {file: 'docs/x.mdx', line: 5, message: expect.stringContaining("Property 'Nothing' does not exist")},
    ]);
  });
});
