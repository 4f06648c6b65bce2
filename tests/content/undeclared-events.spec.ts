// cspell:ignore Namespce strat -- typos
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {missingPaths, readCorrections} from '../../src/build/api-model/corrections';
import {loadApi} from '../../src/build/api-model/load';
import {memberName} from '../../src/build/api-model/model';
import {packageOf} from '../../src/build/api-model/proven-list';
import {apiFolder, packageFolder} from '../../src/build/api-model/sources';
import {
  type UndeclaredEvent,
  checkUndeclaredEvent,
  readUndeclaredEvents,
} from '../../src/build/api-model/undeclared-events';
import {checkApi} from '../../src/build/checks/api';
import {projectIn} from '../../src/build/config/project';
import {type VersionName, versionNames} from '../../src/common/versions';
import {projectDir} from '../support/sites';

const events = (version: VersionName): UndeclaredEvent[] =>
  readUndeclaredEvents(path.join(projectDir, apiFolder(version)));

for (const version of versionNames) {
  test(`${version}: the events of graph, cells, models and collections are listed`, () => {
    const symbols = events(version).map(({symbol}) => symbol);
    expect(symbols).toContain('dia.Graph.EventMap.batch:stop');
    expect(symbols).toContain('mvc.Model.EventMap.change:attribute');
    expect(symbols.length).toBeGreaterThan(40);
  });

  const {symbols} = loadApi(path.join(projectDir, apiFolder(version)));
  for (const event of events(version)) {
    test(`${version}: ${event.symbol} is fired, and not declared`, () => {
      const installed = packageFolder(projectDir, version, packageOf(event.symbol));
      expect(checkUndeclaredEvent(event, installed, symbols)).toEqual([]);
    });
  }
}

/** Events between a link tool and its own handles, which no one else can listen to. */
const privateEvents = ['change:end', 'change:start', 'changed', 'changing', 'will-change'];

/** The names of all events that a package fires under a literal name. */
function firedEvents(packageDir: string): Set<string> {
  const source = path.join(packageDir, 'src');
  const files = fs.readdirSync(source, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.mjs'));
  const code = files.map((name) => fs.readFileSync(path.join(source, name), 'utf8').replace(/\/\/.*$/gm, ''));
  const names = code.flatMap((text) => [...text.matchAll(/\.(?:trigger|notify)\('([^']+)'/g)]).map(([, name]) => name);
  return new Set(names.filter((name) => name !== undefined && name !== 'change:') as string[]);
}

for (const version of versionNames) {
  test(`${version}: every event that the library fires is declared, corrected or listed`, () => {
    const folder = path.join(projectDir, apiFolder(version));
    const api = loadApi(folder);
    const known = [...api.symbols.keys(), ...missingPaths(readCorrections(folder)), ...api.undeclaredEvents]
      .filter((name) => name.includes('.EventMap.'))
      .map(memberName);
    const fired = firedEvents(packageFolder(projectDir, version, 'core'));
    expect(fired.size).toBeGreaterThan(60);
    expect([...fired].filter((name) => !known.includes(name)).sort()).toEqual(privateEvents);
  });
}

test.describe('the check of undeclared events', () => {
  const add: UndeclaredEvent = {
    symbol: 'x.A.EventMap.add',
    proof: [
      {file: 'src/list.mjs', evidence: String.raw`trigger\('add', item\)`},
      {file: 'src/a.mjs', evidence: String.raw`list\.on\('all', this\.trigger\)`},
    ],
  };
  const size: UndeclaredEvent = {
    symbol: 'x.A.EventMap.change:size',
    proof: [
      {file: 'src/a.mjs', evidence: String.raw`this\.set\('size'`},
      {file: 'src/list.mjs', evidence: String.raw`trigger\('change:' \+ name`},
    ],
  };
  const symbols = new Set(['x.A', 'x.B', 'x.B.EventMap']);

  function installed(): string {
    const root = test.info().outputPath('package');
    fs.mkdirSync(path.join(root, 'src'), {recursive: true});
    fs.writeFileSync(path.join(root, 'src/list.mjs'), "trigger('add', item); trigger('change:' + name);\n");
    fs.writeFileSync(path.join(root, 'src/a.mjs'), "list.on('all', this.trigger); this.set('size', size);\n");
    return root;
  }

  test('finds nothing where the proof holds', () => {
    expect(checkUndeclaredEvent(add, installed(), symbols)).toEqual([]);
    expect(checkUndeclaredEvent(size, installed(), symbols)).toEqual([]);
  });

  const [fired, repeated] = add.proof as [UndeclaredEvent['proof'][0], UndeclaredEvent['proof'][0]];
  const [set, changed] = size.proof as [UndeclaredEvent['proof'][0], UndeclaredEvent['proof'][0]];
  for (const [what, event, message] of [
    [
      'a first step that does not match',
      {...add, proof: [{...fired, evidence: "'added'"}, repeated]},
      'no longer matches',
    ],
    [
      'a later step that does not match',
      {...add, proof: [fired, {...repeated, evidence: "'some'"}]},
      'no longer matches',
    ],
    ['a file that is gone', {...add, proof: [{...fired, file: 'src/b.mjs'}, repeated]}, 'src/b.mjs does not exist'],
    ['evidence of any event', {...add, proof: [{...fired, evidence: 'trigger'}]}, "no evidence quotes 'add'"],
    ['evidence of any attribute', {...size, proof: [{...set, evidence: 'size'}, changed]}, "no evidence quotes 'size'"],
    ['an attribute whose change fires nothing', {...size, proof: [set]}, "no evidence quotes 'change:'"],
    ['a class that does not exist', {...add, symbol: 'x.C.EventMap.add'}, 'x.C is not in the API report'],
    ['a class with an EventMap', {...add, symbol: 'x.B.EventMap.add'}, 'x.B.EventMap is declared: move the event'],
  ] as const) {
    test(`catches ${what}`, () => {
      expect(checkUndeclaredEvent({...event, proof: [...event.proof]}, installed(), symbols)).toEqual([
        expect.stringContaining(message),
      ]);
    });
  }

  test('catches an event that is declared by now', () => {
    const learned = new Set([...symbols, 'x.A.EventMap', add.symbol]);
    expect(checkUndeclaredEvent(add, installed(), learned)).toEqual([
      'x.A.EventMap.add: the declarations have this event now: remove it from undeclared-events.json.',
    ]);
  });

  function read(text: string): UndeclaredEvent[] {
    const folder = test.info().outputPath('api');
    fs.mkdirSync(folder, {recursive: true});
    fs.writeFileSync(path.join(folder, 'undeclared-events.json'), text);
    return readUndeclaredEvents(folder);
  }
  const json = (...list: unknown[]): string => JSON.stringify(list, null, 2);

  test('reads a list that is complete and sorted', () => {
    expect(read(json(add, size))).toEqual([add, size]);
    expect(read('[]')).toEqual([]);
  });

  for (const [what, text, message] of [
    [
      'a list that is not sorted',
      json(size, add),
      /undeclared-events\.json:15: x\.A\.EventMap\.add stands after x\.A\.EventMap\.change:size/,
    ],
    ['an event that is there twice', json(add, add), 'x.A.EventMap.add is there twice'],
    ['a path that is none of an event', json({...add, symbol: 'x.A.add'}), 'x.A.add is not the path of an event'],
    ['an event without proof', json({...add, proof: []}), 'has no proof'],
    ['a proof without a file', json({...add, proof: [{evidence: 'x'}]}), 'has a proof without a file'],
    ['a broken regular expression', json({...add, proof: [{...fired, evidence: '('}]}), 'no valid regular expression'],
    [
      'an entry without a symbol',
      json(add, {proof: []}),
      /undeclared-events\.json:15: expected an object with a symbol/,
    ],
    ['something that is no list', '{}', 'undeclared-events.json:1: expected a list'],
    ['a comma too many', '[\n  {},\n]\n', /undeclared-events\.json:3: the file is not valid JSON/],
    ['a bracket too few', '[\n  {}\n', /undeclared-events\.json:3: the file is not valid JSON/],
  ] as const) {
    test(`catches ${what}`, () => {
      expect(() => read(text)).toThrow(message);
    });
  }

  test('catches a missing list', () => {
    expect(() => readUndeclaredEvents(test.info().outputPath('none'))).toThrow('Create it; an empty list is [].');
  });
});

test('check:api refuses misspelled events and options, and events that no heading names', () => {
  const root = test.info().outputPath('project');
  const copy = (file: string, edit = (text: string) => text): void => {
    fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    fs.writeFileSync(path.join(root, file), edit(fs.readFileSync(path.join(projectDir, file), 'utf8')));
  };
  for (const folder of versionNames.map(apiFolder)) {
    fs.readdirSync(path.join(projectDir, folder))
      .filter((name) => /\.jsonl?$/.test(name))
      .forEach((name) => copy(path.join(folder, name)));
  }
  copy('docs/api/dia/Graph.mdx', (text) =>
    text.replace('### `batch:start`', '### `batch:strat`').replace('### `cellNamespace`', '### `cellNamespce`'),
  );
  const ofGraph = checkApi(projectIn(root), 'current').problems.filter((problem) =>
    problem.startsWith('docs/api/dia/Graph.mdx'),
  );
  expect(ofGraph).toEqual([
    expect.stringMatching(/Graph\.mdx:\d+: "cellNamespce" names no member of dia\.Graph.*The nearest: cellNamespace/),
    expect.stringMatching(/Graph\.mdx:\d+: "batch:strat" names no member of dia\.Graph.*The nearest: batch:start/),
    'docs/api/dia/Graph.mdx: no heading names dia.Graph.Options.cellNamespace (property).',
    'docs/api/dia/Graph.mdx: no heading names dia.Graph.EventMap.batch:start (event).',
  ]);
});
