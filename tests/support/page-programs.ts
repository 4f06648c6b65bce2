import type {Page as BrowserPage} from '@playwright/test';
import {transform} from 'sucrase';
import type {dia} from 'joint-core-4.1';
import type * as Joint from 'joint-core-4.1';
import type {Page} from '../../src/build/content/page';
import {readPage} from '../../src/build/content/pages';
import {expect, isStated, test, versionsHaving} from './facts';
import {project} from './sites';

/** A program on a page about JointJS+ that needs only the core, and the words beside it that are tried. */
export type Program<Result> = {
  file: string;
  /** The anchor of the section; left out, the text before the first section. */
  member?: string;
  states: string;
  /** Words of the block of code. */
  words: string;
  run: (tools: Tools) => Result;
  expected: Result;
};

/** What a proof works with in the browser; `page` has what the program exports. */
type Tools = {
  joint: typeof Joint;
  page: Record<string, (...args: unknown[]) => unknown>;
  graph: dia.Graph;
  paper: dia.Paper;
  box: (id: string, x: number, y: number, more?: object) => dia.Element;
  /** Presses at the first point, moves to the others, and releases at the last. */
  drag: (node: Element, ...points: [number, number][]) => void;
  /** Presses and releases at a point. */
  click: (x: number, y: number) => void;
};

/**
 * Proves that a page states the words, and that its own program does what they say.
 *
 * @param library - a page of the browser with the release that the page describes
 */
export async function tryProgram<Result>(
  page: Page,
  {member, states, words, run, expected}: Omit<Program<Result>, 'file'>,
  library: BrowserPage,
): Promise<void> {
  expect(isStated(page, {...(member === undefined ? {} : {member}), states})).toBe(true);
  const source = page.content.fences.find(({code}) => code.includes(words))?.code ?? '';
  expect(source, `a block of code with "${words}"`).not.toBe('');
  const {code} = transform(source, {transforms: ['typescript', 'imports']});
  const found = await library.evaluate(
    ([text, proof]) => {
      const {joint} = window as unknown as {joint: typeof Joint};
      const evaluate = (body: string, ...names: string[]) =>
        // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the program is the one on the page
        new Function(...names, body) as (...args: unknown[]) => unknown;
      const exported: Tools['page'] = {};
      evaluate(text, 'exports', 'require')(exported, () => joint);
      // Some programs only declare their function.
      if (text.includes('function isInside')) {
        const {isInside} = evaluate(
          `${text}; return {isInside};`,
          'exports',
          'require',
        )({}, () => joint) as Tools['page'];
        exported.isInside = isInside!;
      }
      const el = document.createElement('div');
      document.body.style.margin = '0';
      document.body.replaceChildren(el);
      const graph = new joint.dia.Graph({}, {cellNamespace: joint.shapes});
      const size = {width: 600, height: 400, async: false};
      const paper = new joint.dia.Paper({el, model: graph, cellViewNamespace: joint.shapes, ...size});
      const fire = (node: EventTarget, type: string, [clientX, clientY]: [number, number]) =>
        node.dispatchEvent(new MouseEvent(type, {bubbles: true, cancelable: true, clientX, clientY}));
      const tools: Tools = {
        joint,
        page: exported,
        graph,
        paper,
        box: (id, x, y, more = {}) =>
          new joint.shapes.standard.Rectangle({id, position: {x, y}, size: {width: 100, height: 40}, ...more}),
        drag: (node, first, ...others) => {
          fire(node, 'mousedown', first);
          others.forEach((point) => fire(document, 'mousemove', point));
          fire(document, 'mouseup', others.at(-1) ?? first);
        },
        click: (x, y) => {
          ['mousedown', 'mouseup'].forEach((type) => fire(paper.svg, type, [x, y]));
        },
      };
      const result = (evaluate(`return (${proof});`)() as Program<unknown>['run'])(tools);
      document.body.replaceChildren();
      document.body.removeAttribute('style');
      return result;
    },
    [code, run.toString()] as const,
  );
  expect(found).toEqual(expected);
}

/**
 * Tests a program in each version that has the page, with the page and the release of
 * that version.
 */
export function program<Result>({file, ...proof}: Program<Result>): void {
  for (const version of versionsHaving(file)) {
    test(`${version.label} ${file}: ${proof.states}`, async ({libraries}) => {
      await tryProgram(readPage(`${version.folder}/${file}`, project), proof, await libraries.of(version));
    });
  }
}
