import type {dia} from 'joint-core-4.1';
import type * as Joint from 'joint-core-4.1';
import {versionNames, versionNamed} from '../../../src/common/versions';
import {expect, test} from '../../support/facts';
import {program} from '../../support/page-program';

// The programs of the guides for the core, run as they stand on the page.

for (const version of versionNames.map(versionNamed)) {
  test(`${version.label}: the history of the page`, async ({libraries}) => {
    const library = await libraries.of(version);
    const found = await library.evaluate(
      (code) => {
        const {joint} = window as unknown as {joint: typeof Joint};
        document.body.innerHTML = '<input><div id="paper"></div>';
        // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the program is the one on the page
        const run = new Function('exports', 'require', `${code}; return {graph, done, undone};`) as (
          ...args: unknown[]
        ) => {graph: dia.Graph; done: string[]; undone: string[]};
        const {graph, done, undone} = run({}, () => joint);
        const press = (target: EventTarget) => {
          const event = new KeyboardEvent('keydown', {key: 'z', ctrlKey: true, bubbles: true, cancelable: true});
          target.dispatchEvent(event);
          return [event.defaultPrevented, done.length, undone.length];
        };
        graph.getElements()[0]!.translate(10, 10);
        const inField = press(document.querySelector('input')!);
        const onPage = press(document.body);

        graph.fromJSON({cells: []});
        return [inField, onPage, [done.length, undone.length], graph.getCells().length];
      },
      program(version, 'learn/features/undo-redo.mdx', 'src/main.ts'),
    );
    expect(found).toEqual([[false, 2, 0], [true, 1, 1], [1, 0], 0]);
  });

  test(`${version.label}: the history of the page keeps JSON, and records after an error in a listener`, async ({
    libraries,
  }) => {
    const library = await libraries.of(version);
    const found = await library.evaluate(
      (code) => {
        const {joint} = window as unknown as {joint: typeof Joint};
        document.body.innerHTML = '<div id="paper"></div>';
        // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the program is the one on the page
        const run = new Function('exports', 'require', `${code}; return {graph, done, undone, undo};`) as (
          ...args: unknown[]
        ) => {graph: dia.Graph; done: string[]; undone: string[]; undo: () => void};
        const {graph, done, undone, undo} = run({}, () => joint);
        const first = () => graph.getElements()[0]!;
        first().set('due', new Date(0));
        first().translate(10, 10);
        undo();
        const afterUndo = [typeof first().get('due'), done.length, undone.length];

        graph.once('reset', () => {
          throw new Error('of a listener');
        });
        let message = '';
        try {
          undo();
        } catch (error) {
          ({message} = error as Error);
        }
        first().translate(10, 10);
        return [afterUndo, message, done.length, undone.length];
      },
      program(version, 'learn/features/undo-redo.mdx', 'src/main.ts'),
    );
    expect(found).toEqual([['string', 2, 1], 'of a listener', 2, 0]);
  });

  test(`${version.label}: the map of a large diagram`, async ({libraries}) => {
    const library = await libraries.of(version);
    const found = await library.evaluate(
      async (code) => {
        const {joint} = window as unknown as {joint: typeof Joint};
        document.body.innerHTML = '<div id="minimap"></div><div id="paper"></div>';
        const graph = new joint.dia.Graph({}, {cellNamespace: joint.shapes});
        const element = (x: number) =>
          new joint.shapes.standard.Rectangle({position: {x, y: 0}, size: {width: 20, height: 10}});
        graph.addCell(element(0));
        const paper = new joint.dia.Paper({
          el: document.getElementById('paper'),
          model: graph,
          width: 400,
          height: 300,
        });
        // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the program is the one on the page
        const run = new Function('exports', 'require', 'graph', 'paper', code) as (...args: unknown[]) => void;
        const exported: {removeMap?: () => void} = {};
        run(exported, () => joint, graph, paper);
        const map = document.querySelector('#minimap svg')!;
        const state = () => [
          map.getAttribute('viewBox'),
          map.querySelector('path')?.getAttribute('d')?.match(/M/g)?.length,
        ];
        const first = state();
        graph.addCells([element(100), element(200)]);
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        paper.translate(-50, 0);
        const moved = [first, state(), map.querySelector('rect')?.getAttribute('x')];
        exported.removeMap?.();
        graph.clear();
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return [...moved, map.isConnected, state()];
      },
      program(version, 'learn/features/minimap.mdx', 'src/map.ts'),
    );
    expect(found).toEqual([['0 0 20 10', 1], ['0 0 220 10', 3], '50', false, ['0 0 220 10', 3]]);
  });

  test(`${version.label}: a minimap that is a second paper listens until it is removed`, async ({libraries}) => {
    const library = await libraries.of(version);
    const found = await library.evaluate(
      (code) => {
        const {joint} = window as unknown as {joint: typeof Joint};
        document.body.innerHTML = '<div id="minimap"></div><div id="paper"></div>';
        // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the program is the one on the page
        const run = new Function('exports', 'require', `${code}; return {graph, paper, minimap};`) as (
          ...args: unknown[]
        ) => {graph: dia.Graph; paper: dia.Paper; minimap: dia.Paper};
        const {graph, paper, minimap} = run({}, () => joint);
        const listeners = () => {
          const {_events} = graph as unknown as {_events?: Record<string, unknown[]>};
          return Object.values(_events ?? {}).flat().length;
        };
        const ofPaper = () => {
          const {_events} = paper as unknown as {_events: Record<string, unknown[] | undefined>};
          return ['transform', 'resize'].map((name) => _events[name]?.length ?? 0);
        };
        const both = listeners();
        const before = ofPaper();
        minimap.remove();
        const one = listeners();
        const fewer = ofPaper().map((count, i) => before[i]! - count);
        paper.remove();
        return [both > one, one > listeners(), listeners(), fewer];
      },
      program(version, 'learn/features/minimap.mdx', 'src/main.ts'),
    );
    // one listener is the graph's own
    expect(found).toEqual([true, true, 1, [1, 1]]);
  });
}
