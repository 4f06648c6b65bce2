import path from 'node:path';
import {type Page as BrowserPage, expect, test as base} from '@playwright/test';
import type {dia, mvc} from 'joint-core-4.1';
import type * as Joint from 'joint-core-4.1';
import type * as Layout from 'joint-layout-directed-graph-4.1';
import {packageFolder} from '../../src/api-model/sources';
import {type Page, sectionSource} from '../../src/content/page';
import {readPage} from '../../src/content/pages';
import {latestVersion} from '../../src/content/versions';
import {buildLibrary} from '../../src/demos/build/frame';
import {projectDir} from './sites';

/** What a fact has to work with in the browser. */
type Kit = {
  joint: typeof Joint;
  DirectedGraph: typeof Layout.DirectedGraph;
  /** An empty graph that knows the standard shapes. */
  newGraph: () => dia.Graph;
  /** A synchronous paper of 400 x 300 px in the document, and its graph. */
  newPaper: (options?: dia.Paper.Options) => {graph: dia.Graph; paper: dia.Paper};
  /** The message of the error that `action` throws; null if it throws none. */
  thrown: (action: () => unknown) => string | null;
  /** The names of the events that `object` fires during `action`, in order. */
  events: (object: mvc.EventsMixin, action: () => unknown) => string[];
};

/** A claim of a page about the library, and its proof. */
export type Fact = {
  /** The anchor of the heading below which the page states it; left out, the text before the first section. */
  member?: string;
  /** Words of that section, as they stand in its source. */
  states: string;
  /** Runs in the browser, with nothing but its argument. What it returns must survive JSON. */
  run: (kit: Kit) => unknown;
  expected: unknown;
};

/** Does a page say these words below that heading? Spaces and line breaks do not matter. */
export function isStated(page: Page, {member, states}: Pick<Fact, 'member' | 'states'>): boolean {
  const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
  return plain(sectionSource(page, member)).includes(plain(states));
}

/** Makes the kit from the loaded library; runs in the browser. */
function makeKit(): Kit {
  const {joint, layoutModule} = window as unknown as {
    joint: typeof Joint;
    layoutModule: {exports: {DirectedGraph: typeof Layout.DirectedGraph}};
  };
  const newGraph = () => new joint.dia.Graph({}, {cellNamespace: joint.shapes});
  return {
    joint,
    DirectedGraph: layoutModule.exports.DirectedGraph,
    newGraph,
    newPaper: (options = {}) => {
      const graph = options.model ?? newGraph();
      const el = document.createElement('div');
      document.body.append(el);
      const defaults = {model: graph, cellViewNamespace: joint.shapes, width: 400, height: 300, async: false};
      return {graph, paper: new joint.dia.Paper({el, ...defaults, ...options})};
    },
    thrown: (action) => {
      try {
        action();
        return null;
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    },
    events: (object, action) => {
      const names: string[] = [];
      const listener = (name: string) => names.push(name);
      object.on('all', listener);
      action();
      object.off('all', listener);
      return names;
    },
  };
}

/** A page with the installed release of the latest version; facts that follow each other share it. */
const test = base.extend<object, {library: BrowserPage}>({
  library: [
    async ({browser}, provide) => {
      const page = await browser.newPage();
      await page.setContent('<!doctype html><html><body></body></html>');
      await page.addScriptTag({
        path: path.join(packageFolder(projectDir, latestVersion.name, 'core'), 'dist/joint.min.js'),
      });
      const layout = buildLibrary(projectDir, latestVersion.name, '@joint/layout-directed-graph').text;
      await page.addScriptTag({
        content: `window.layoutModule = {exports: {}};
          (function (module, exports, require) {${layout}
          })(layoutModule, layoutModule.exports, () => joint);`,
      });
      await provide(page);
      await page.close();
    },
    {scope: 'worker'},
  ],
});

/**
 * Tests that a page says what is true of the installed library: that the words
 * stand there, and that the proof gives what is expected.
 *
 * @param file - the page, below the folder of the latest version
 */
export function facts(file: string, list: Fact[]): void {
  const page = readPage(`${latestVersion.folder}/${file}`, projectDir);
  for (const fact of list) {
    const place = fact.member === undefined ? file : `${file}#${fact.member}`;
    test(`${place}: ${fact.states}`, async ({library}) => {
      expect(isStated(page, fact), `${latestVersion.folder}/${place} states "${fact.states}"`).toBe(true);
      const kit = await library.evaluateHandle(makeKit);
      // `define()` adds its class to `joint.shapes`: the next fact must not find it there.
      const namespaces = await library.evaluate(({joint}) => Object.keys(joint.shapes), kit);
      try {
        expect(await library.evaluate(fact.run, kit)).toEqual(fact.expected);
      } finally {
        await library.evaluate(
          ([{joint}, kept]) => {
            document.body.replaceChildren();
            const shapes: Record<string, unknown> = joint.shapes;
            for (const name of Object.keys(shapes)) {
              if (!kept.includes(name)) {
                delete shapes[name];
              }
            }
          },
          [kit, namespaces] as const,
        );
      }
    });
  }
}

export {expect, test};
