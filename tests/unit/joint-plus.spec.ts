// cspell:ignore documentaton rendr -- planted mistakes
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {
  type Confirmation,
  confirmationLabel,
  readConfirmations,
  sourceAddress,
} from '../../src/build/api-model/confirmations';
import {checkConfirmed} from '../../src/build/checks/api/confirmed';
import {compileFences} from '../../src/build/checks/code/compile';
import {plusModule} from '../../src/build/api-model/plus-module';
import {fencesOf} from '../../src/build/content/code';
import {Page} from '../../src/build/content/page';
import {parseMdx} from '../../src/build/content/parse';
import {versionNamed} from '../../src/common/versions';
import type {VersionPages} from '../../src/build/reference/version-pages';
import {projectDir} from '../support/sites';

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

  test('says in few words how well a member is confirmed, and where', () => {
    const label = (line: Partial<Confirmation>) => confirmationLabel({...documented, ...line} as Confirmation);
    expect(label({})).toBe('documented for 4.1');
    expect(label({versions: ['4.0', '4.2']})).toBe('documented for 4.0 and 4.2');
    expect(label({versions: ['unknown']})).toBe('documented, version unknown');
    expect(label({confirmed: 'demo', versions: ['4.2']})).toBe('seen in public demos for 4.2');
    expect(label({confirmed: 'demo', versions: ['unknown']})).toBe('seen in public demos');
    expect(label({confirmed: 'answer', year: 2017})).toBe('maintainer’s answer, 2017');
    expect(sourceAddress('clientIO/joint-demos:bpmn/src/app.ts@0a1b2c3')).toBe(
      'https://github.com/clientIO/joint-demos/blob/0a1b2c3/bpmn/src/app.ts',
    );
    expect(sourceAddress('https://github.com/clientIO/joint/issues/577')).toBe(
      'https://github.com/clientIO/joint/issues/577',
    );
    expect(sourceAddress(source)).toBeUndefined();
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
