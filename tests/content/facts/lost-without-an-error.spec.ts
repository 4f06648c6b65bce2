import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

// What a diagram can lose without an error: values in saved data, links, and whole cells.

/** A graph as its JSON. */
type Saved = {cells: dia.Cell.JSON[]};

facts('api/dia/Cell.mdx', [
  {
    member: 'toJSON',
    states:
      'If both the class and the cell have an object at that level, `toJSON` writes it as `{}`. Your changes inside that object are lost when the cell is loaded.',
    since: '4.1',
    run: ({joint}) => {
      const attrs = {line: {targetMarker: {type: 'path', attrs: {fill: 'black', stroke: 'black'}}}};
      const Wire = joint.dia.Link.define('test.Wire', {attrs});
      const graph = new joint.dia.Graph({}, {cellNamespace: {test: {Wire}}});
      const wire = new Wire({id: 'wire'}).addTo(graph);
      wire.attr('line/targetMarker/attrs/fill', 'red');
      const loaded = (ignoreDefaults?: boolean | string[]) => {
        const copy = new joint.dia.Graph({}, {cellNamespace: {test: {Wire}}});
        // The declarations call the option `ignoreDefault`.
        copy.fromJSON(graph.toJSON({cellAttributes: {ignoreDefaults} as object}));
        return copy.getCell('wire').attr('line/targetMarker/attrs/fill') as string;
      };
      return [wire.toJSON().attrs, loaded(), loaded(true), loaded(false), loaded([]), loaded(['size'])];
    },
    expected: [{line: {targetMarker: {attrs: {}}}}, 'black', 'black', 'red', 'red', 'red'],
  },
  {
    member: 'toJSON',
    states:
      'An object at that level, such as `attrs/line/targetMarker/attrs`, is kept as a whole if it differs in any part.',
    until: '4.0',
    unchanged: 'the warning of 4.1 states it with its own words',
    run: ({joint}) => {
      const attrs = {line: {targetMarker: {type: 'path', attrs: {fill: 'black', stroke: 'black'}}}};
      const Wire = joint.dia.Link.define('test.Wire', {attrs});
      const wire = new Wire();
      const before = wire.toJSON().attrs;
      wire.attr('line/targetMarker/attrs/fill', 'red');
      return [before, wire.toJSON().attrs];
    },
    expected: [{}, {line: {targetMarker: {attrs: {fill: 'red', stroke: 'black'}}}}],
  },
  {
    member: 'id',
    states:
      'leaves them out, and the links remain when you remove the cell. A child of this cell counts as not embedded.',
    run: ({joint, newGraph}) => {
      const {Link, Rectangle} = joint.shapes.standard;
      return [0, '', 'node-0'].map((id) => {
        const graph = newGraph();
        const cell = new Rectangle({id: id as string});
        const child = new Rectangle({id: 'child'});
        graph.addCells([cell, child, new Rectangle({id: 'end'})]);
        new Link({id: 'link', source: {id}, target: {id: 'end'}}).addTo(graph);
        cell.embed(child);
        const found = graph.getConnectedLinks(cell).length;
        const isEmbedded = child.isEmbedded();
        cell.remove();
        return [found, isEmbedded, Boolean(graph.getCell('link'))];
      });
    },
    expected: [
      [0, false, true],
      [0, false, true],
      [1, true, false],
    ],
  },
  {
    member: 'id',
    states: 'such as `constructor` and `toString`: the graph ignores the new cell without an error.',
    run: ({joint, newGraph}) => {
      const {Rectangle} = joint.shapes.standard;
      const ids = ['constructor', 'toString', 'plain'];
      const added = newGraph().addCells(ids.map((id) => new Rectangle({id})));
      const loaded = newGraph().fromJSON({cells: ids.map((id) => ({id, type: 'standard.Rectangle'}))});
      return [added, loaded].map((graph) => graph.getCells().map(({id}) => id));
    },
    expected: [['plain'], ['plain']],
  },
  {
    member: 'attr',
    states:
      "pass the path as an array: `attr(['12', 'text'], 'Done')`. The string path `'12/text'` replaces `attrs` with an array, and all other values in it are lost.",
    run: ({joint}) =>
      [['12', 'text'], '12/text'].map((path) => {
        const element = new joint.shapes.standard.Rectangle();
        element.attr(path, 'Done');
        const [body, text] = [element.attr('body'), element.attr(['12', 'text'])] as unknown[];
        return [Array.isArray(element.get('attrs')), body !== undefined, text];
      }),
    expected: [
      [false, true, 'Done'],
      [true, false, 'Done'],
    ],
  },
  {
    member: 'removeProp',
    states: 'A default of the class comes back when you clone the cell, or save and load it.',
    run: ({joint}) => {
      const Task = joint.dia.Element.define('test.Task', {fields: {a: 1, b: 2}});
      const graph = new joint.dia.Graph({}, {cellNamespace: {test: {Task}}});
      const copies = (change: (task: dia.Element) => void) => {
        const task = new Task({id: 'task'});
        change(task);
        graph.resetCells([task]);
        const loaded = new joint.dia.Graph({}, {cellNamespace: {test: {Task}}});
        loaded.fromJSON(JSON.parse(JSON.stringify(graph.toJSON())) as Saved);
        return [task.clone().get('fields'), loaded.getCell('task').get('fields')] as unknown[];
      };
      return [
        copies((task) => task.removeProp('fields/b')),
        copies((task) => task.unset('fields')),
        copies((task) => task.set('fields', {a: 5})),
        copies((task) => task.prop('fields/b', null)),
      ];
    },
    expected: [
      [
        {a: 1, b: 2},
        {a: 1, b: 2},
      ],
      [
        {a: 1, b: 2},
        {a: 1, b: 2},
      ],
      [
        {a: 5, b: 2},
        {a: 5, b: 2},
      ],
      [
        {a: 1, b: null},
        {a: 1, b: null},
      ],
    ],
  },
]);

facts('api/dia/Element.mdx', [
  {
    member: 'resize',
    states: "for an element at `x` 10 with the width `'80'`, `getBBox().corner().x` is 1080.",
    run: ({joint}) => {
      const element = new joint.shapes.standard.Rectangle({position: {x: 10, y: 10}});
      // What the value of an input field does in JavaScript.
      element.resize('80' as unknown as number, 40);
      return [element.size().width, element.getBBox().corner().x];
    },
    expected: ['80', 1080],
  },
  {
    member: 'rotate',
    states: "at 30 degrees, `rotate('30')` results in 150 degrees.",
    run: ({joint}) =>
      ['30' as unknown as number, 30].map((deg) =>
        new joint.shapes.standard.Rectangle({angle: 30}).rotate(deg).angle(),
      ),
    expected: [150, 60],
  },
  {
    member: 'translate',
    states: "at `x` 10, `translate('5')` stores `'105'`.",
    run: ({joint}) =>
      new joint.shapes.standard.Rectangle({position: {x: 10, y: 10}})
        .translate('5' as unknown as number)
        .get('position'),
    expected: {x: '105', y: 10},
  },
]);

facts('api/dia/Graph.mdx', [
  {
    member: 'resetCells',
    states: "If two cells have the same id, the second one is dropped without an error. `1` and `'1'` are the same id.",
    run: ({newGraph}) => {
      const type = 'standard.Rectangle';
      const cells = [
        {id: 'a', type, order: 1},
        {id: 'a', type, order: 2},
        {id: 1, type, order: 3},
        {id: '1', type, order: 4},
      ];
      const ways = [newGraph().fromJSON({cells}), newGraph().resetCells(cells), newGraph().addCells(cells)];
      return ways.map((graph) => graph.getCells().map((cell) => cell.get('order') as number));
    },
    expected: [
      [1, 3],
      [1, 3],
      [1, 3],
    ],
  },
  {
    member: 'cloneCells',
    states: "Ids in your own attributes aren't updated: they still refer to the originals.",
    run: ({joint, newGraph}) => {
      const {Rectangle} = joint.shapes.standard;
      const graph = newGraph().addCells([new Rectangle({id: 'a', next: 'b'}), new Rectangle({id: 'b'})]);
      const clones = graph.cloneCells(graph.getCells());
      return [clones.a!.get('next') as string, clones.b!.id === 'b'];
    },
    expected: ['b', false],
  },
]);

facts('api/dia/Link.mdx', [
  {
    member: 'source',
    states:
      '`prop` merges, so the link keeps its old port. If the new end is a point, the link keeps the old id and stays connected.',
    run: ({joint, newGraph}) => {
      const {Link, Rectangle} = joint.shapes.standard;
      return [{id: 'b'}, {x: 5, y: 5}].map((end) => {
        const link = new Link({source: {id: 'a', port: 'out'}, target: {x: 0, y: 0}});
        const graph = newGraph().addCells([new Rectangle({id: 'a'}), new Rectangle({id: 'b'}), link]);
        link.prop('source', end);
        return [link.source(), graph.getConnectedLinks(graph.getCell('a')).length];
      });
    },
    expected: [
      [{id: 'b', port: 'out'}, 0],
      [{id: 'a', port: 'out', x: 5, y: 5}, 1],
    ],
  },
]);

facts('learn/features/diagram-basics/cells.mdx', [
  {
    member: 'data-of-your-own',
    states: 'The library would treat the cell as [embedded](../../../glossary.mdx#embedding), and',
    run: ({joint, newGraph}) => {
      const cell = new joint.shapes.standard.Rectangle({parent: 'ACME'}).addTo(newGraph());
      return [cell.isEmbedded(), cell.clone().has('parent')];
    },
    expected: [true, false],
  },
]);

facts('learn/features/export-import/json.mdx', [
  {
    member: 'a-value-is-lost-or-has-another-type',
    states:
      'To remove such a key permanently, store `null` in its place. You can also keep the entries in an array, because a saved array replaces the default array.',
    run: ({joint}) => {
      const Task = joint.dia.Element.define('test.Task', {fields: {a: 1, b: 2}, list: ['a', 'b'], steps: ['a']});
      const cellNamespace = {test: {Task}};
      const graph = new joint.dia.Graph({}, {cellNamespace});
      const task = new Task({id: 'task'}).addTo(graph);
      task.prop('fields/a', null);
      task.removeProp('fields/b');
      task.set({list: ['b'], steps: []});
      const loaded = new joint.dia.Graph({}, {cellNamespace});
      loaded.fromJSON(JSON.parse(JSON.stringify(graph.toJSON())) as Saved);
      return ['fields', 'list', 'steps'].map((name) => loaded.getCell('task').get(name) as unknown);
    },
    expected: [{a: null, b: 2}, ['b'], []],
  },
  {
    member: 'a-gradient-or-marker-is-lost',
    states:
      'If a cell changes a value in this object, `toJSON()` writes `{}`, and the change is lost without an error. In 4.0, `toJSON()` kept the change.',
    since: '4.1',
    run: ({joint}) => {
      const Wire = joint.dia.Link.define('test.Wire', {attrs: {line: {targetMarker: {attrs: {fill: 'black'}}}}});
      const saved = (wire: dia.Link, ignoreDefaults?: boolean) => {
        wire.attr('line/targetMarker/attrs/fill', 'red');
        const graph = new joint.dia.Graph().addCell(wire);
        const {cells} = graph.toJSON({cellAttributes: {ignoreDefaults} as object}) as Saved;
        return cells[0]!.attrs!.line!.targetMarker as unknown;
      };
      return [saved(new Wire()), saved(new Wire(), false), saved(new joint.shapes.standard.Link())];
    },
    expected: [{attrs: {}}, {attrs: {fill: 'red'}}, {attrs: {fill: 'red'}}],
  },
  {
    member: 'a-gradient-or-marker-is-lost',
    states: 'The built-in shapes have no defaults at this level.',
    since: '4.1',
    run: ({joint}) => {
      const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
      const valuesOf = (values: unknown[]): unknown[] =>
        values.filter(isObject).flatMap((each) => Object.values(each) as unknown[]);
      const classesIn = (space: object): unknown[] =>
        Object.values(space).flatMap((each: unknown) =>
          typeof each === 'function' ? [each] : isObject(each) ? classesIn(each) : [],
        );
      const attrs = classesIn(joint.shapes)
        .map((each) => (each as typeof dia.Cell).prototype)
        .filter((each) => each instanceof joint.dia.Cell)
        .map((each) => (joint.util.result(each, 'defaults') as dia.Cell.Attributes).attrs ?? {});
      return [attrs.length > 10, valuesOf(valuesOf(valuesOf(attrs))).filter(isObject).length];
    },
    expected: [true, 0],
  },
]);

facts('learn/features/copy-and-paste.mdx', [
  {
    member: 'without-jointjs',
    states: 'The clones are stored as JSON, so a paste loses',
    run: ({joint, newGraph}) => {
      const graph = newGraph().addCell(new joint.shapes.standard.Rectangle({id: 'a', due: new Date(0)}));
      const clones = Object.values(graph.cloneSubgraph(graph.getCells()));
      const [stored] = JSON.parse(JSON.stringify(clones)) as dia.Cell.JSON[];
      return [graph.getCell('a').get('due') instanceof Date, typeof stored!.due];
    },
    expected: [true, 'string'],
  },
]);

facts('learn/features/undo-redo.mdx', [
  {
    member: 'without-jointjs',
    states: 'To keep these changes, pass the option described there to `toJSON()` in `read()`.',
    since: '4.1',
    run: ({joint}) => {
      const Wire = joint.dia.Link.define('test.Wire', {attrs: {line: {targetMarker: {attrs: {fill: 'black'}}}}});
      return [undefined, false].map((ignoreDefaults) => {
        const graph = new joint.dia.Graph({}, {cellNamespace: {test: {Wire}}});
        const wire = new Wire({id: 'wire'}).addTo(graph);
        wire.attr('line/targetMarker/attrs/fill', 'red');
        const read = () => JSON.stringify(graph.toJSON({cellAttributes: {ignoreDefaults} as object}));
        const state = read();
        wire.set('z', 7);
        graph.fromJSON(JSON.parse(state) as Saved);
        return graph.getCell('wire').attr('line/targetMarker/attrs/fill') as string;
      });
    },
    expected: ['black', 'red'],
  },
]);

facts('learn/features/property-editor-and-viewer.mdx', [
  {
    member: 'without-jointjs',
    states: "an `x` of `'10'`, moved by 5 px, becomes `'105'`.",
    run: ({joint}) =>
      ['10', 10].map((value) => {
        const element = new joint.shapes.standard.Rectangle();
        element.prop('position/x', value);
        return element.translate(5).get('position')?.x;
      }),
    expected: ['105', 15],
  },
]);

facts('learn/features/export-import/json.mdx', [
  {
    member: 'the-graph-is-empty-after-an-error',
    states: 'Otherwise, that change saves the empty graph over the stored diagram.',
    run: ({newGraph, thrown}) => {
      const type = 'standard.Rectangle';
      const graph = newGraph().addCell({id: 'old', type});
      let stored: unknown = 'the diagram';
      // As in the autosave of the page, without its timer.
      graph.on('add remove change reset', () => {
        stored = (graph.toJSON() as Saved).cells.map(({id}) => id);
      });
      thrown(() =>
        graph.fromJSON({
          cells: [
            {id: 'good', type},
            {id: 'bad', type: 'no.Type'},
          ],
        }),
      );
      const afterError = stored;
      graph.set('title', 'changed');
      return [afterError, stored];
    },
    expected: ['the diagram', []],
  },
  {
    member: 'smaller-files',
    states: 'For example, `ports/groups/in/attrs` is written as `{}` if the class also defines this object.',
    since: '4.1',
    run: ({joint}) => {
      const attrs = {circle: {fill: 'black'}};
      const Block = joint.dia.Element.define('test.Block', {ports: {groups: {in: {attrs}}}});
      const block = new Block();
      block.prop('ports/groups/in/attrs/circle/fill', 'red');
      // The declarations call the option `ignoreDefault`.
      const saved = (options?: object) => block.toJSON(options).ports as unknown;
      return [saved({ignoreDefaults: true}), saved()];
    },
    expected: [{groups: {in: {attrs: {}}}}, {groups: {in: {attrs: {circle: {fill: 'red'}}}}}],
  },
]);
