import {transform} from 'sucrase';
import type * as Joint from 'joint-core-4.1';
import {readPage} from '../../../src/build/content/pages';
import {latestVersion} from '../../../src/common/versions';
import {expect, facts, test} from '../../support/facts';
import {project} from '../../support/sites';

const file = 'learn/features/export-import/json.mdx';
const {fences} = readPage(`${latestVersion.folder}/${file}`, project).content;

/** What a graph is saved as. */
type Saved = {cells: {size?: object; attrs: {body: {fill: string}}}[]};

/** The program of the page that contains `words`, and then `action`, which returns what it found out. */
function program(words: string, action: string): string {
  const source = fences.find(({code}) => code.includes(words))?.code ?? '';
  return `${transform(source, {transforms: ['typescript', 'imports']}).code}\n${action}`;
}

test.describe('programs of the page', () => {
  const cases: {name: string; code: string; expected: unknown}[] = [
    {
      name: 'a cell of an own class comes back as an instance of it, with its id and its data',
      code: program(
        'class Task',
        `exports.graph.addCell(new Task({id: 't', owner: 'me'}));
         exports.save();
         exports.graph.clear();
         exports.load();
         const loaded = exports.graph.getCell('t');
         return [loaded instanceof Task, loaded.get('owner'), loaded.size().width];`,
      ),
      expected: [true, 'me', 120],
    },
    {
      name: 'data that cannot be loaded leaves the graph as it is, other data replaces cells and attributes',
      code: program(
        'function loadSafely',
        `const {dia, shapes} = require('@joint/core');
         const graph = new dia.Graph({title: 'old'}, {cellNamespace: shapes});
         graph.addCell({id: 'kept', type: 'standard.Rectangle'});
         const attempt = (cells) => {
           let message = null;
           try { loadSafely(graph, {cells}); } catch (error) { message = error.message; }
           return [message, graph.getCells().map(({id}) => id).join(), graph.get('title') ?? null];
         };
         return [
           attempt([{id: 'a', type: 'standard.Link', source: {id: 'gone'}, target: {x: 0, y: 0}}]),
           attempt([{id: 'b', type: 'no.Type'}])[1],
           attempt([{id: 1, type: 'standard.Circle'}, {id: '1', type: 'standard.Circle'}]),
           attempt([{id: 'c', type: 'standard.Circle'}]),
         ];`,
      ),
      expected: [
        ['Link a: no cell gone.', 'kept', 'old'],
        'kept',
        ['Cells were dropped: check their ids.', 'kept', 'old'],
        [null, 'c', null],
      ],
    },
    {
      name: 'a file is migrated one version at a time',
      code: program(
        'function migrate',
        `let newer = '';
         try { exports.migrate({version: 9, cells: []}); } catch (error) { newer = error.message; }
         const {version, cells: [step]} = exports.migrate({cells: [{type: 'office.Step', attrs: {owner: {text: 'me'}}}]});
         return [version, step.type, step.owner, newer];`,
      ),
      expected: [3, 'office.Task', 'me', 'Version 9 of this diagram is newer than the application.'],
    },
    {
      name: 'unknown elements and links are shown, and saved as they were, with new positions',
      code: program(
        'class Unknown',
        `const gauge = {id: 'g', type: 'plugin.Gauge', level: 3, position: {x: 0, y: 0}, attrs: {needle: {fill: 'red'}}};
         const wire = {id: 'w', type: 'plugin.Wire', source: {id: 'g'}, target: {x: 9, y: 9}, attrs: {core: {}}};
         graph.fromJSON(withPlaceholders({cells: [gauge, wire]}));
         const [placeholder] = graph.getElements();
         const text = placeholder.attr('label/text');
         placeholder.position(7, 8);
         const [first, second] = withoutPlaceholders(graph.toJSON()).cells;
         return [text, first.type, first.level, first.attrs, first.position, second.type, second.source, second.attrs];`,
      ),
      expected: [
        'Unknown: plugin.Gauge',
        'plugin.Gauge',
        3,
        {needle: {fill: 'red'}},
        {x: 7, y: 8},
        'plugin.Wire',
        {id: 'g'},
        {core: {}},
      ],
    },
  ];
  for (const {name, code, expected} of cases) {
    test(name, async ({library}) => {
      const found = await library.evaluate((source) => {
        const {joint} = window as unknown as {joint: typeof Joint};
        const stored = new Map<string, string>();
        const storage = {
          setItem: (key: string, value: string) => stored.set(key, value),
          getItem: (key: string) => stored.get(key) ?? null,
        };
        // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the program is the one on the page
        const run = new Function('exports', 'require', 'localStorage', source) as (...args: unknown[]) => unknown;
        return run({}, () => joint, storage);
      }, code);
      expect(found).toEqual(expected);
    });
  }
});

facts(file, [
  {
    member: 'smaller-files',
    states: '| `ignoreDefaults: true` | as above without `angle`; `size` and `attrs` are `{}` |',
    since: '4.1',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      graph.addCell(new joint.shapes.standard.Rectangle({position: {x: 40, y: 40}}));
      const saved = (cellAttributes?: object) => (graph.toJSON({cellAttributes}) as Saved).cells[0]!;
      const written = (cellAttributes?: object) => Object.keys(saved(cellAttributes)).sort().join();
      const {size, attrs} = saved({ignoreDefaults: true});
      return [
        written(),
        written({ignoreDefaults: true}),
        [size, attrs],
        written({ignoreDefaults: true, ignoreEmptyAttributes: true}),
        saved({ignoreDefaults: false}).attrs.body.fill,
      ];
    },
    expected: [
      'angle,attrs,id,position,size,type,z',
      'attrs,id,position,size,type,z',
      [{}, {}],
      'id,position,type,z',
      '#FFFFFF',
    ],
  },
  {
    member: 'smaller-files',
    states: 'changes inside an object at the fourth level can be lost in attributes other than `attrs`, too.',
    since: '4.1',
    run: ({joint}) => {
      const group = {position: 'left', attrs: {circle: {r: 5}}};
      const Block = joint.dia.Element.define('app.Block', {ports: {groups: {in: group}}});
      const block = new Block();
      block.prop('ports/groups/in', {position: 'right', attrs: {circle: {r: 9}}});
      return block.toJSON({ignoreDefaults: true} as object).ports;
    },
    expected: {groups: {in: {position: 'right', attrs: {}}}},
  },
  {
    member: 'old-diagrams-change-with-the-class',
    states: 'New keys in such a default still reach saved cells.',
    run: ({joint}) => {
      const graphWith = (groups: object) => {
        const Block = joint.dia.Element.define('app.Block', {ports: {groups}});
        return new joint.dia.Graph({}, {cellNamespace: {app: {Block}}});
      };
      const old = graphWith({in: {position: 'left'}}).addCell({id: 'a', type: 'app.Block'});
      const groups = {in: {position: 'right'}, out: {position: 'top'}};
      return graphWith(groups).fromJSON(old.toJSON()).getElements()[0]!.prop('ports/groups') as unknown;
    },
    expected: {in: {position: 'left'}, out: {position: 'top'}},
  },
  {
    member: 'graph-attributes-of-the-former-diagram-remain',
    states: "[`graph.clear()`](../../../api/dia/Graph.mdx#clear) doesn't remove it either.",
    run: ({newGraph}) => {
      const graph = newGraph();
      graph.set('title', 'old');
      graph.fromJSON({cells: []});
      const afterLoading: unknown = graph.get('title');
      graph.clear();
      const afterClearing: unknown = graph.get('title');
      graph.unset('title');
      return [afterLoading, afterClearing, graph.has('title')];
    },
    expected: ['old', 'old', false],
  },
  {
    member: 'the-graph-is-empty-after-an-error',
    states: 'The graph removes the old cells first and fires no `reset`, so a paper still shows them.',
    run: ({newPaper, thrown, events}) => {
      const {graph, paper} = newPaper();
      graph.addCell({id: 'a', type: 'standard.Rectangle'});
      const names = events(graph, () => thrown(() => graph.fromJSON({cells: [{id: 'b', type: 'no.Type'}]})));
      return [graph.getCells().length, names, paper.el.querySelectorAll('.joint-element').length];
    },
    expected: [0, [], 1],
  },
]);
