import fs from 'node:fs';
import path from 'node:path';
import type {Page as BrowserPage} from '@playwright/test';
import {buildSync} from 'esbuild';
import type {dia} from 'joint-core-4.1';
import type * as Joint from 'joint-core-4.1';
import {transform} from 'sucrase';
import {readPage} from '../../../src/build/content/pages';
import {type Version, versionNames, versionNamed} from '../../../src/common/versions';
import {expect, facts, isStated, test, versionsHaving} from '../../support/facts';
import {program} from '../../support/page-program';
import {project, projectDir} from '../../support/sites';

// What happens where an application puts the snippets of several guides together.

const events = 'learn/features/diagram-basics/events.mdx';
const keyboard = 'learn/features/keyboard-shortcuts.mdx';
const recipes = 'learn/recipes.mdx';
const undoRedo = 'learn/features/undo-redo.mdx';
const propertyEditor = 'learn/features/property-editor-and-viewer.mdx';
const react = 'learn/integration/react.mdx';

/** Tests that a page of a version says these words. */
function expectStated({folder}: Version, file: string, member: string | undefined, states: string): void {
  expect(isStated(readPage(`${folder}/${file}`, project), {member, states}), `${folder}/${file}: ${states}`).toBe(true);
}

/** The last block of code of a page that contains these words, as JavaScript. */
function snippet({folder}: Version, file: string, words: string): string {
  const fence = readPage(`${folder}/${file}`, project).content.fences.findLast(({code}) => code.includes(words));
  if (!fence) {
    throw new Error(`${folder}/${file} has no code with ${words}`);
  }
  return transform(fence.code, {transforms: ['typescript', 'imports']}).code;
}

/** What the diagram of a test leaves in the window. */
type Stage = {
  graph: dia.Graph;
  paper: dia.Paper;
  /** How often the diagram has changed, where an undo history would store a step. */
  steps: () => number;
  label: () => unknown;
};

/**
 * Shows an element with a port and a label field that stores its text when it loses the focus.
 * Then it runs code of a page, with `graph` and `paper`. Code that makes its own graph and paper gets its way.
 */
async function show(library: BrowserPage, code: string): Promise<void> {
  await library.evaluate((source) => {
    const {joint} = window as unknown as {joint: typeof Joint};
    document.body.innerHTML = '<input style="position: fixed; right: 0; bottom: 0"><div id="paper"></div>';
    const el = document.createElement('div');
    const make = () => {
      const graph = new joint.dia.Graph({}, {cellNamespace: joint.shapes});
      document.body.append(el);
      const paper = new joint.dia.Paper({
        el,
        model: graph,
        width: 600,
        height: 400,
        async: false,
        cellViewNamespace: joint.shapes,
      });
      return {graph, paper};
    };
    const isProgram = source.includes('const paper = new');
    const own = isProgram ? {} : make();
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the code is the one on the page
    const run = new Function(
      'exports',
      'require',
      'own',
      isProgram ? `${source}; return {graph, paper};` : `const {graph, paper} = own; ${source}; return own;`,
    ) as (...args: unknown[]) => {graph: dia.Graph; paper: dia.Paper};
    const {graph, paper} = run({}, () => joint, own);
    const magnet = {circle: {r: 8, magnet: true}};
    const element = new joint.shapes.standard.Rectangle({
      id: 'order',
      position: {x: 300, y: 40},
      size: {width: 120, height: 60},
      ports: {groups: {out: {position: 'right', attrs: magnet}}, items: [{id: 'out', group: 'out'}]},
    });
    graph.resetCells([element]);
    const input = document.querySelector('input')!;
    input.addEventListener('change', () => graph.getCell('order').attr('label/text', input.value));
    let steps = 0;
    let last = JSON.stringify(graph.toJSON());
    graph.on('add remove change batch:stop', () => {
      if (graph.hasActiveBatch()) return;
      const now = JSON.stringify(graph.toJSON());
      if (now !== last) steps++;
      last = now;
    });
    const label = () => graph.getCell('order').attr('label/text') as unknown;
    Object.assign(window, {stage: {graph, paper, steps: () => steps, label} satisfies Stage});
  }, code);
}

/** Where the body or the port of the element is in the window. */
async function at(library: BrowserPage, part: 'body' | 'port'): Promise<{x: number; y: number}> {
  const selector = part === 'body' ? '[joint-selector=body]' : 'circle[port=out]';
  const {x, y, width, height} = (await library.locator(`[model-id=order] ${selector}`).boundingBox())!;
  return {x: x + width / 2, y: y + height / 2};
}

/** Presses on a part of the element and moves the pointer; the button stays down. */
async function startDrag(library: BrowserPage, part: 'body' | 'port'): Promise<void> {
  const {x, y} = await at(library, part);
  await library.mouse.move(x, y);
  await library.mouse.down();
  await library.mouse.move(x + 60, y + 60, {steps: 4});
}

/** Drags the element with the mouse or a finger. */
async function drag(library: BrowserPage, by: 'mouse' | 'touch'): Promise<void> {
  if (by === 'mouse') {
    await startDrag(library, 'body');
    await library.mouse.up();
    return;
  }
  const {x, y} = await at(library, 'body');
  const session = await library.context().newCDPSession(library);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{x: x + moved, y: y + moved}],
    });
  await touch('touchStart');
  for (const moved of [15, 30, 45, 60]) await touch('touchMove', moved);
  await touch('touchEnd');
  await session.detach();
}

const state = (library: BrowserPage) =>
  library.evaluate(() => {
    const {graph, steps, label} = (window as unknown as {stage: Stage}).stage;
    const order = graph.getCell('order') as dia.Element | undefined;
    return {
      hasMoved: order ? order.position().x > 300 : null,
      label: order ? label() : null,
      steps: steps(),
      isOpen: graph.hasActiveBatch(),
    };
  });

/** Closes the diagram of a test. */
const close = (library: BrowserPage) =>
  library.evaluate(() => {
    document.dispatchEvent(new MouseEvent('mouseup'));
    document.body.replaceChildren();
  });

/** The pages whose code blurs an input, the words that say why, and the code. */
const blurring = [
  {
    file: propertyEditor,
    member: 'each-letter-is-one-undo-step',
    states: '`pointerdown` is an event of the DOM and comes before the paper begins a drag.',
    code: (version: Version) => snippet(version, propertyEditor, '.blur()'),
  },
  {
    file: events,
    member: 'delete-key',
    states: 'At `cell:pointerdown`, the batch `pointer` is already open.',
    code: (version: Version) => snippet(version, events, '.blur()'),
  },
  {
    file: keyboard,
    member: 'without-jointjs',
    states: 'The program uses the DOM event `pointerdown`, which comes [before the batch of a drag]',
    code: (version: Version) => program(version, keyboard, 'src/main.ts'),
  },
  {
    file: recipes,
    member: 'delete-key',
    states: 'Delete does nothing [during a drag]',
    code: (version: Version) => snippet(version, recipes, '.blur()'),
  },
];

/** The same code with the event of the paper, at which the batch of the drag is open. */
function late(code: string): string {
  const changed = code.replace(
    "paper.el.addEventListener('pointerdown',",
    "paper.on('cell:pointerdown blank:pointerdown',",
  );
  expect(changed).not.toBe(code);
  return changed;
}

/** The same code without the question whether a batch is open. */
function unguarded(code: string): string {
  const changed = code
    .replaceAll('if (graph.hasActiveBatch()) return;', '')
    .replaceAll(' && !graph.hasActiveBatch()', '')
    .replaceAll('if (!graph.hasActiveBatch()) command', 'command');
  expect(changed).not.toBe(code);
  return changed;
}

for (const {file, member, states, code} of blurring) {
  for (const version of versionsHaving(file)) {
    for (const by of ['mouse', 'touch'] as const) {
      test(`${version.label} ${file}: an edit and a drag by ${by} are two steps`, async ({libraries}) => {
        expectStated(version, file, member, states);
        const library = await libraries.of(version);
        const editAndDrag = async (source: string) => {
          await show(library, source);
          await library.locator('input').click();
          await library.keyboard.type('Draft');
          await drag(library, by);
          const found = await state(library);
          await close(library);
          return found;
        };
        const source = code(version);
        const expected = {hasMoved: true, label: 'Draft', isOpen: false};
        expect(await editAndDrag(source)).toEqual({...expected, steps: 2});
        expect(await editAndDrag(late(source))).toEqual({...expected, steps: 1});
      });
    }
  }
}

for (const {file, states, member, code} of [
  {...blurring[1]!, states: 'Delete does nothing during a drag.'},
  {...blurring[2]!, states: 'Commands do nothing while a batch is open.'},
  blurring[3]!,
]) {
  for (const version of versionsHaving(file)) {
    test(`${version.label} ${file}: Delete leaves the source of a link that is being drawn`, async ({libraries}) => {
      expectStated(version, file, member, states);
      const library = await libraries.of(version);
      const deleteWhileDrawing = async (source: string) => {
        await show(library, source);
        const {x, y} = await at(library, 'body');
        await library.mouse.click(x, y);
        await startDrag(library, 'port');
        await library.keyboard.press('Delete');
        await library.mouse.up();
        const {hasMoved, isOpen} = await state(library);
        await library.keyboard.press('Delete');
        const isLeft = (await state(library)).hasMoved !== null;
        await close(library);
        return {isThere: hasMoved !== null, isOpen, isLeft};
      };
      const source = code(version);
      expect(await deleteWhileDrawing(source)).toEqual({isThere: true, isOpen: false, isLeft: false});
      expect(await deleteWhileDrawing(unguarded(source))).toEqual({isThere: false, isOpen: true, isLeft: false});
    });
  }
}

for (const version of versionNames.map(versionNamed)) {
  test(`${version.label} ${undoRedo}: an undo waits for the end of a drag`, async ({libraries}) => {
    expectStated(version, undoRedo, 'without-jointjs', '`undo()` and `redo()` do nothing during a drag.');
    const library = await libraries.of(version);
    const undoDuringDrag = async (code: string, part: 'body' | 'port') => {
      await show(library, code.replace(/^new (\S+dia\.Paper)/m, 'const paper = new $1'));
      await library.evaluate(() => {
        (window as unknown as {stage: Stage}).stage.graph.getCell('order').attr('label/text', 'Draft');
      });
      await startDrag(library, part);
      await library.keyboard.press('Control+z');
      const {x, y} = await at(library, part);
      await library.mouse.move(x + 99, y + 99, {steps: 2});
      await library.mouse.up();
      const {isOpen, label, hasMoved} = await state(library);
      await close(library);
      return {isOpen, isUndone: label !== 'Draft', hasMoved};
    };
    const source = program(version, undoRedo, 'src/main.ts');
    const without = source.replace('done.length < 2 || graph.hasActiveBatch()', 'done.length < 2');
    expect(without).not.toBe(source);
    expect(await undoDuringDrag(source, 'port')).toEqual({isOpen: false, isUndone: false, hasMoved: false});
    expect(await undoDuringDrag(source, 'body')).toEqual({isOpen: false, isUndone: false, hasMoved: true});
    const isOpen = version.label !== '4.0';
    expect(await undoDuringDrag(without, 'port')).toEqual({isOpen, isUndone: true, hasMoved: false});
    expect(await undoDuringDrag(without, 'body')).toEqual({isOpen: false, isUndone: true, hasMoved: false});
  });

  test(`${version.label} ${events}: the clean-up of the page ends a drag`, async ({libraries}) => {
    expectStated(
      version,
      events,
      'listen-and-clean-up',
      "`remove()` alone doesn't end the drag. The batch of the drag stays open",
    );
    const library = await libraries.of(version);
    const unmountWhileDrawing = async (code: string) => {
      await show(library, `${code}; Object.assign(window, {unmount});`);
      await library.evaluate(() => {
        (window as unknown as {stage: Stage}).stage.paper.options.linkPinning = false;
      });
      await startDrag(library, 'port');
      await library.evaluate(() => (window as unknown as {unmount: () => void}).unmount());
      await library.mouse.up();
      const links = await library.evaluate(() => (window as unknown as {stage: Stage}).stage.graph.getLinks().length);
      const {isOpen} = await state(library);
      await close(library);
      return {links, isOpen};
    };
    const source = snippet(version, events, 'unmount()');
    expect(await unmountWhileDrawing(source)).toEqual({links: 0, isOpen: false});
    const without = source.replace(/if \(graph\.hasActiveBatch\(\)\) document.*\n/, '');
    expect(without).not.toBe(source);
    expect(await unmountWhileDrawing(without)).toEqual({links: 1, isOpen: true});
  });
}

for (const [file, states] of [
  ['api/dia/Paper.mdx', 'dispatch a `mouseup` event on the document, even if the user drags with a finger'],
  ['learn/features/diagram-basics/paper.mdx', 'If the user may be dragging, end the drag first'],
  ['api/mvc/View.mdx', "Removing a paper doesn't end a drag."],
] as const) {
  const members = {'api/dia/Paper.mdx': 'constructor', 'api/mvc/View.mdx': 'remove'} as Record<string, string>;
  facts(file, [
    {
      member: members[file] ?? 'remove-a-paper',
      states,
      run: ({joint, newPaper}) => {
        const removed = (type: 'mousedown' | 'touchstart', moves: boolean, ends: boolean) => {
          const {graph, paper} = newPaper({linkPinning: false});
          const magnet = {body: {magnet: true}};
          const box = {size: {width: 50, height: 50}};
          const source = new joint.shapes.standard.Rectangle({...box, attrs: magnet}).addTo(graph);
          const other = new joint.shapes.standard.Rectangle({...box, position: {x: 200, y: 0}}).addTo(graph);
          const pressed = (source.findView(paper) as dia.ElementView).findNode('body')!;
          pressed.dispatchEvent(new Event(type, {bubbles: true, cancelable: true}));
          const {x, y} = paper.clientOffset();
          const over = {bubbles: true, clientX: x + 100, clientY: y + 100};
          if (moves) paper.svg.dispatchEvent(new MouseEvent('mousemove', over));
          if (ends && graph.hasActiveBatch()) document.dispatchEvent(new MouseEvent('mouseup'));
          paper.remove();
          document.dispatchEvent(new MouseEvent('mouseup'));
          other.remove();
          return [graph.getLinks().length, graph.hasActiveBatch('pointer'), graph.hasActiveBatch('add-link')];
        };
        return (['mousedown', 'touchstart'] as const).flatMap((type) =>
          [true, false].map((moves) => [removed(type, moves, false), removed(type, moves, true)]),
        );
      },
      expected: Array.from({length: 4}, () => [
        [1, true, true],
        [0, false, false],
      ]),
    },
  ]);
}

facts('api/dia/Paper.mdx', [
  {
    member: 'constructor',
    states:
      '`pointer`, `add-link` if the user is drawing a link, or the batch of a [tool](../linkTools.mdx#while-a-tool-is-dragged).',
    run: ({joint, newPaper}) => {
      const removed = (ends: boolean) => {
        const {graph, paper} = newPaper();
        const size = {width: 50, height: 50};
        const target = new joint.shapes.standard.Rectangle({size, position: {x: 200, y: 0}}).addTo(graph);
        const link = new joint.shapes.standard.Link({target: {id: target.id}}).addTo(graph);
        const tool = new joint.linkTools.TargetAnchor();
        link.findView(paper).addTools(new joint.dia.ToolsView({tools: [tool]}));
        tool.el.querySelector('circle')!.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
        if (ends && graph.hasActiveBatch()) document.dispatchEvent(new MouseEvent('mouseup'));
        paper.remove();
        return [graph.hasActiveBatch(), graph.hasActiveBatch('pointer'), graph.hasActiveBatch('anchor-move')];
      };
      return [removed(false), removed(true)];
    },
    expected: [
      [true, false, true],
      [false, false, false],
    ],
  },
  {
    member: 'constructor',
    states:
      'The paper handles this event as a release at the last place of the pointer. The usual rules decide whether a link is connected, pinned or',
    run: ({joint, newPaper}) => {
      const ended = (to: number, linkPinning: boolean) => {
        const {graph, paper} = newPaper({linkPinning});
        const box = (x: number, attrs = {}) =>
          new joint.shapes.standard.Rectangle({size: {width: 50, height: 50}, position: {x, y: 0}, attrs}).addTo(graph);
        const [source, target] = [box(100, {body: {magnet: true}}), box(200)] as const;
        const {x, y} = paper.clientOffset();
        const fire = (type: string, node: Element, left: number) =>
          node.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: x + left, clientY: y + 25}));
        fire('mousedown', (source.findView(paper) as dia.ElementView).findNode('body')!, 125);
        fire('mousemove', to === 225 ? target.findView(paper).el : paper.svg, to);
        let at: unknown;
        paper.on('cell:pointerup', (_view, evt) => (at = [evt.clientX, evt.clientY]));
        document.dispatchEvent(new MouseEvent('mouseup'));
        const [link] = graph.getLinks();
        const end = link && (link.target().id === target.id ? 'target' : link.target().x);
        paper.remove();
        return [end ?? null, at];
      };
      return [ended(225, false), ended(300, true), ended(300, false)];
    },
    expected: [
      ['target', [0, 0]],
      [300, [0, 0]],
      [null, [0, 0]],
    ],
  },
]);

for (const [file, member, open, lost, batch] of [
  [
    'api/dia/Graph.mdx',
    'fromJSON',
    'The batch `add-link` would stay open, because the element that opened it is no longer in the graph.',
    'The link would be lost.',
    "[`hasActiveBatch('add-link')`]",
  ],
  [
    'learn/features/local-storage.mdx',
    'another-tab-overwrites-the-diagram',
    "Don't call `fromJSON()` while `graph.hasActiveBatch()` returns `true`.",
    "Don't call `fromJSON()` while `graph.hasActiveBatch('add-link')` returns `true`.",
    "`graph.hasActiveBatch('add-link')`",
  ],
] as const) {
  const run: Parameters<typeof facts>[1][number]['run'] = ({joint, newPaper}) => {
    const draw = (waits: boolean) => {
      const {graph, paper} = newPaper({linkPinning: false});
      const magnet = {body: {magnet: true}};
      const element = new joint.shapes.standard.Rectangle({size: {width: 50, height: 50}, attrs: magnet});
      const pressed = (element.addTo(graph).findView(paper) as dia.ElementView).findNode('body')!;
      const load = () => {
        if (waits && graph.hasActiveBatch('add-link')) return null;
        const json = graph.toJSON() as {cells: unknown[]};
        graph.fromJSON(json);
        return json.cells.length;
      };
      pressed.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
      paper.svg.dispatchEvent(new MouseEvent('mousemove', {bubbles: true, clientX: 200, clientY: 200}));
      const during = load();
      document.dispatchEvent(new MouseEvent('mouseup'));
      const left = graph.getLinks().map((link) => Boolean(link.target().id));
      return [during, graph.hasActiveBatch('add-link'), left];
    };
    return [draw(false), draw(true)];
  };
  const waited = [null, false, []];
  facts(file, [
    {member, since: '4.1', states: open, run, expected: [[2, true, [false]], waited]},
    {
      member,
      until: '4.0',
      states: lost,
      unchanged: 'Later versions lose the link as well; their pages tell the worse consequence.',
      run,
      expected: [[2, false, [false]], waited],
    },
    {
      member,
      until: '4.0',
      states: batch,
      unchanged: 'Later versions wait for the end of every batch.',
      run,
      expected: [[2, false, [false]], waited],
    },
  ]);
}

facts('learn/features/local-storage.mdx', [
  {
    member: 'save-automatically',
    states: 'While the user draws a link, the JSON contains this link with a loose end.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({linkPinning: false});
      const magnet = {body: {magnet: true}};
      const element = new joint.shapes.standard.Rectangle({size: {width: 50, height: 50}, attrs: magnet});
      const pressed = (element.addTo(graph).findView(paper) as dia.ElementView).findNode('body')!;
      const saved: unknown[] = [];
      graph.on('add remove change reset batch:stop', () => {
        if (!graph.hasActiveBatch('add-link')) saved.push(graph.getLinks().length);
      });
      pressed.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
      paper.svg.dispatchEvent(new MouseEvent('mousemove', {bubbles: true, clientX: 200, clientY: 200}));
      const ends = (graph.toJSON() as {cells: {target?: {id?: string}}[]}).cells.map(({target}) => Boolean(target?.id));
      document.dispatchEvent(new MouseEvent('mouseup'));
      return [ends, [...new Set(saved)]];
    },
    expected: [[false, false], [0]],
  },
]);

const resetOnly = 'replace all cells and fire `reset`, but no `remove`';
for (const [file, member] of [
  ...['react', 'vue', 'angular', 'svelte'].map((name) => [`learn/integration/${name}.mdx`, 'the-application']),
  [keyboard, 'the-selected-cell-is-gone'],
  ['learn/quickstart/property-editor.mdx', 'pitfalls'],
] as [string, string][]) {
  facts(file, [
    {
      member,
      states: resetOnly,
      run: ({joint, newGraph, events: fired}) => {
        const graph = newGraph();
        const element = new joint.shapes.standard.Rectangle().addTo(graph);
        const ofGraph = (action: () => unknown) =>
          fired(graph, action).filter((name) => name === 'remove' || name === 'reset');
        return [
          ofGraph(() => graph.fromJSON(graph.toJSON())),
          ofGraph(() => graph.resetCells([])),
          graph.getCell(element.id) === element,
        ];
      },
      expected: [['reset'], ['reset'], false],
    },
  ]);
}

for (const {file, html, isOpen} of [
  {
    file: 'learn/features/toolbar.mdx',
    html: 'toolbar',
    isOpen: "!document.querySelector('[data-command=delete]').disabled",
  },
  {file: 'learn/features/halo.mdx', html: '', isOpen: 'Boolean(selected)'},
  {
    file: 'learn/features/popups-and-menus/popup.mdx',
    html: 'details',
    isOpen: "!document.querySelector('#details').hidden",
  },
  {
    file: 'learn/features/popups-and-menus/context-toolbar.mdx',
    html: 'tools',
    isOpen: "!document.querySelector('#tools').hidden",
  },
]) {
  for (const version of versionsHaving(file)) {
    test(`${version.label} ${file}: what belongs to an element closes when another diagram is loaded`, async ({
      libraries,
    }) => {
      const library = await libraries.of(version);
      const {fences} = readPage(`${version.folder}/${file}`, project).content;
      const markup =
        html === '' ? '<div id="paper"></div>' : fences.findLast(({code}) => code.includes(`id="${html}"`))!.code;
      const afterLoading = (code: string) =>
        library.evaluate(
          ([body, source, asked]) => {
            const {joint} = window as unknown as {joint: typeof Joint};
            document.body.innerHTML = body;
            // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the program is the one on the page
            const run = new Function(
              'exports',
              'require',
              `${source}; return {graph, paper, isOpen: () => ${asked}};`,
            ) as (...args: unknown[]) => {graph: dia.Graph; paper: dia.Paper; isOpen: () => boolean};
            const {graph, paper, isOpen: ask} = run({}, () => joint);
            paper.unfreeze();
            const view = graph.getElements()[0]!.findView(paper);
            paper.trigger('cell:pointerclick', view);
            paper.trigger('element:pointerclick', view);
            const before = ask();
            graph.fromJSON(graph.toJSON());
            const after = ask();
            document.body.replaceChildren();
            return [before, after];
          },
          [markup, code, isOpen] as const,
        );
      const source = program(version, file, 'src/main.ts');
      const without = source.replace(/graph\.on\('reset'.*\n/, '');
      expect(without).not.toBe(source);
      expect(await afterLoading(source)).toEqual([true, false]);
      expect(await afterLoading(without)).toEqual([true, true]);
    });
  }
}

facts('api/dia/attributes.mdx', [
  {
    member: 'text',
    states:
      'Each space is drawn as a no-break space (`U+00A0`), so multiple spaces are kept unless `textWrap` removes them. The `textContent` of the node therefore differs from the value.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({attrs: {label: {text: 'Main mix'}}}).addTo(graph);
      const text = (element.findView(paper) as dia.ElementView).findNode('label')!.textContent ?? '';
      return [text === 'Main mix', text === 'Main\u00a0mix', element.attr('label/text') as unknown];
    },
    expected: [false, true, 'Main mix'],
  },
]);

facts('api/dia/attributes.mdx', [
  {
    member: 'text',
    states:
      'The HTML text of a [`standard.TextBlock`](../shapes/standard/TextBlock.mdx) is written without this change.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.TextBlock({attrs: {label: {text: 'Main mix'}}}).addTo(graph);
      return element.findView(paper).el.textContent;
    },
    expected: 'Main mix',
  },
]);

facts('learn/testing/jest.mdx', [
  {
    member: 'two-texts-look-the-same',
    states: "Compare `textContent.replaceAll('\\u00a0', ' ')`",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({attrs: {label: {text: 'New order'}}}).addTo(graph);
      const text = (element.findView(paper) as dia.ElementView).findNode('label')!.textContent ?? '';
      return [text === 'New order', text.replaceAll('\u00a0', ' ') === 'New order'];
    },
    expected: [false, true],
  },
]);

for (const version of versionNames.map(versionNamed)) {
  test(`${version.label} playwright.mdx: which locators and checks treat all spaces alike`, async ({libraries}) => {
    expectStated(
      version,
      'learn/testing/playwright.mdx',
      'two-texts-look-the-same',
      'Use `toHaveText()`, `getByText()` or `hasText` instead. With a string, they treat all spaces alike.',
    );
    const library = await libraries.of(version);
    await show(library, "paper.svg.id = 'drawing';");
    await library.evaluate(() => {
      (window as unknown as {stage: Stage}).stage.graph.getCell('order').attr('label/text', 'New order');
    });
    const label = library.locator('[joint-selector=label]');
    expect((await label.textContent()) === 'New order').toBe(false);
    await expect(label).toHaveText('New order');
    await expect(library.getByText('New order').first()).toBeVisible();
    await expect(library.locator('.joint-element', {hasText: 'New order'})).toHaveCount(1);
    await close(library);
  });
}

/** The files of the React guide and React itself, as one script that renders a field into a host. */
function reactField(version: Version, folder: string, field: string): string {
  for (const {code, meta} of readPage(`${version.folder}/${react}`, project).content.fences) {
    const title = /title="src\/(\w+\.tsx?)"/.exec(meta)?.[1];
    if (title !== undefined) fs.writeFileSync(path.join(folder, title), code);
  }
  fs.writeFileSync(
    path.join(folder, 'entry.tsx'),
    `import {createRoot} from 'react-dom/client';
    import {LabelField} from './LabelField';
    import {ElementForm} from './ElementForm';
    const {graph} = window.stage;
    const root = createRoot(document.body.appendChild(document.createElement('main')));
    root.render(<${field} graph={graph} element={graph.getCell('order')} />);
    window.unmountField = () => root.unmount();`,
  );
  const {outputFiles} = buildSync({
    entryPoints: [path.join(folder, 'entry.tsx')],
    bundle: true,
    write: false,
    jsx: 'automatic',
    define: {'process.env.NODE_ENV': '"production"'},
    nodePaths: [path.join(projectDir, 'node_modules')],
    logLevel: 'error',
  });
  return outputFiles[0]!.text;
}

for (const version of versionNames.map(versionNamed)) {
  test(`${version.label} ${react}: an edit is one step, and the diagram follows each key`, async ({
    libraries,
  }, testInfo) => {
    const member = 'one-undo-step-for-each-edit';
    expectStated(version, react, member, 'so the diagram still follows the typing');
    expectStated(version, react, member, 'While the batch is open, `hasActiveBatch()` returns `true`.');
    const library = await libraries.of(version);
    fs.mkdirSync(testInfo.outputPath(), {recursive: true});
    const edit = async (field: string, leave: () => Promise<unknown>) => {
      await show(library, "document.querySelector('input').hidden = true;");
      await library.evaluate(() => {
        (window as unknown as {stage: Stage}).stage.graph.getCell('order').attr('label/text', '');
      });
      await library.addScriptTag({content: reactField(version, testInfo.outputPath(), field)});
      const input = library.locator('main input');
      await input.click();
      await library.keyboard.press('End');
      await library.keyboard.type('New');
      const during = await state(library);
      await leave();
      const after = await state(library);
      await close(library);
      return {during, after};
    };
    const blur = () => library.evaluate(() => (document.activeElement as HTMLElement).blur());
    const unmount = () => library.evaluate(() => (window as unknown as {unmountField: () => void}).unmountField());
    for (const leave of [blur, unmount]) {
      expect(await edit('LabelField', leave)).toMatchObject({
        during: {label: 'New', steps: 1, isOpen: true},
        after: {label: 'New', steps: 2, isOpen: false},
      });
    }
    expect(await edit('ElementForm', blur)).toMatchObject({
      during: {steps: 4, isOpen: false},
      after: {steps: 4, isOpen: false},
    });
  });
}

const emptyWhileDrawing: Parameters<typeof facts>[1][number]['run'] = ({joint, newPaper}) =>
  (['clear', 'resetCells'] as const).map((method) => {
    const {graph, paper} = newPaper();
    const magnet = {body: {magnet: true}};
    const source = new joint.shapes.standard.Rectangle({size: {width: 50, height: 50}, attrs: magnet}).addTo(graph);
    const pressed = (source.findView(paper) as dia.ElementView).findNode('body')!;
    pressed.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
    paper.svg.dispatchEvent(new MouseEvent('mousemove', {bubbles: true, clientX: 200, clientY: 200}));
    const links = graph.getLinks().length;
    if (method === 'clear') graph.clear();
    else graph.resetCells([]);
    document.dispatchEvent(new MouseEvent('mouseup'));
    return [links, graph.getLinks().length, graph.hasActiveBatch('add-link')];
  });
const staysOpen = [1, 0, true];
const closes = [1, 0, false];
const clearing =
  'The call removes the source of that link. If the source is removed during the drag, the batch `add-link` stays open.';
facts('api/dia/Graph.mdx', [
  {member: 'clear', since: '4.1', states: clearing, run: emptyWhileDrawing, expected: [staysOpen, staysOpen]},
  {
    member: 'resetCells',
    since: '4.1',
    states: "Don't call the method [while the user draws a link](#fromJSON). The batch `add-link` would stay open.",
    run: emptyWhileDrawing,
    expected: [staysOpen, staysOpen],
  },
  {
    member: 'resetCells',
    until: '4.0',
    states: "Don't call the method [while the user draws a link](#fromJSON). The link would be lost.",
    unchanged: 'Later versions lose the link as well; their pages tell the worse consequence.',
    run: emptyWhileDrawing,
    expected: [staysOpen, closes],
  },
]);

for (const version of versionsHaving('learn/features/toolbar.mdx')) {
  test(`${version.label} learn/features/toolbar.mdx: after Delete, Tab reaches a button`, async ({libraries}) => {
    const file = 'learn/features/toolbar.mdx';
    const library = await libraries.of(version);
    const {fences} = readPage(`${version.folder}/${file}`, project).content;
    const markup = fences.findLast(({code}) => code.includes('id="toolbar"'))!.code;
    const afterDelete = (code: string) =>
      library.evaluate(
        ([body, source]) => {
          const {joint} = window as unknown as {joint: typeof Joint};
          document.body.innerHTML = body;
          // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the program is the one on the page
          const run = new Function('exports', 'require', `${source}; return {graph, paper};`) as (
            ...args: unknown[]
          ) => {graph: dia.Graph; paper: dia.Paper};
          const {graph, paper} = run({}, () => joint);
          paper.unfreeze();
          paper.trigger('element:pointerclick', graph.getElements()[0]!.findView(paper));
          const button = document.querySelector<HTMLButtonElement>('[data-command=delete]')!;
          button.focus();
          button.click();
          const stops = [...document.querySelectorAll<HTMLButtonElement>('#toolbar button')].filter(
            ({tabIndex, disabled}) => tabIndex === 0 && !disabled,
          );
          const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.command : '';
          document.body.replaceChildren();
          return [stops.map(({dataset}) => dataset.command), focused ?? ''];
        },
        [markup, code] as const,
      );
    const source = program(version, file, 'src/main.ts');
    const without = source.replace(/if \(button\.disabled &&.*\n/g, '');
    expect(without).not.toBe(source);
    expect(await afterDelete(source)).toEqual([['zoom-in'], 'zoom-in']);
    expect((await afterDelete(without))[0]).toEqual([]);
  });
}
