import type {Page as BrowserPage} from '@playwright/test';
import type {dia} from 'joint-core-4.1';
import type * as Joint from 'joint-core-4.1';
import {transform} from 'sucrase';
import {readPage} from '../../src/build/content/pages';
import type {Version} from '../../src/common/versions';
import {expect, isStated} from './facts';
import {project} from './sites';
import type {onStoppedClock} from './stopped-clock';

// Blocks of code of the pages, run in the browser as they stand there.

/** TypeScript as a script that gets `exports` and `require`. */
export const asScript = (code: string): string => transform(code, {transforms: ['typescript', 'imports']}).code;

/** The block of a page that contains these words. */
export function block({folder}: Version, file: string, words: string): string {
  const fence = readPage(`${folder}/${file}`, project).content.fences.find(({code}) => code.includes(words));
  if (!fence) {
    throw new Error(`${folder}/${file} has no code with ${words}`);
  }
  return fence.code;
}

export function expectStated({folder}: Version, file: string, member: string, states: string): void {
  expect(isStated(readPage(`${folder}/${file}`, project), {member, states}), `${folder}/${file}: ${states}`).toBe(true);
}

/** What a proof works with. */
export type Stage = {
  joint: typeof Joint;
  graph: dia.Graph;
  paper: dia.Paper;
  /** What the code exports. */
  exports: Record<string, (...args: never[]) => unknown>;
  /** A box of 80 x 40 px. */
  box: (id: string, x: number, y: number, more?: object) => dia.Element;
  link: (source: dia.Link.EndJSON, target: dia.Link.EndJSON, more?: object) => dia.Link;
  onStoppedClock: typeof onStoppedClock;
};

/** Runs code with a graph and a paper, then a proof in the browser. */
export async function prove(
  library: BrowserPage,
  code: string,
  proof: (stage: Stage) => unknown,
  async = false,
): Promise<unknown> {
  const result: unknown = await library.evaluate(
    async ([source, proofSource, isAsync]) => {
      const {joint, onStoppedClock: onClock} = window as unknown as Pick<Stage, 'joint' | 'onStoppedClock'>;
      const graph = new joint.dia.Graph({}, {cellNamespace: joint.shapes});
      const el = document.createElement('div');
      document.body.append(el);
      const size = {width: 700, height: 500};
      const paper = new joint.dia.Paper({
        el,
        model: graph,
        ...size,
        async: isAsync,
        cellViewNamespace: joint.shapes,
      });
      const exported = {};
      // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the code is the one on the page
      (new Function('exports', 'require', 'graph', 'paper', source) as (...args: unknown[]) => void)(
        exported,
        () => joint,
        graph,
        paper,
      );
      const box = (id: string, x: number, y: number, more: object = {}) =>
        new joint.shapes.standard.Rectangle({id, position: {x, y}, size: {width: 80, height: 40}, ...more}).addTo(
          graph,
        );
      const link = (from: object, to: object, more: object = {}) =>
        new joint.shapes.standard.Link({source: from, target: to, ...more}).addTo(graph);
      // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the proof is a function of this file
      const run = (new Function(`return ${proofSource}`) as () => (stage: unknown) => unknown)();
      const found: unknown = await run({joint, graph, paper, exports: exported, box, link, onStoppedClock: onClock});
      document.body.replaceChildren();
      return found;
    },
    [asScript(code), proof.toString(), async] as const,
  );
  return result;
}
