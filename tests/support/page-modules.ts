import type {Page} from '@playwright/test';
import {transform} from 'sucrase';
import type {dia} from 'joint-core-4.1';
import type * as Joint from 'joint-core-4.1';
import {readPage} from '../../src/build/content/pages';
import {type Version, versionNames, versionNamed} from '../../src/common/versions';
import {expect, test} from './facts';
import {project} from './sites';

/** A version, and a page of the browser with its library. */
type InVersion = {library: Page; version: Version};

/** What the programs of the pages export, and the names that `load` adds. */
export type Loaded = {
  joint: typeof Joint;
  newGraph: (ids: string[], links?: [string, string, string?][]) => dia.Graph;
  ids: (cells: dia.Cell[]) => string[];
  example: {
    shortestPath: (graph: dia.Graph, from: dia.Cell, to: dia.Cell, options: object) => dia.Element[];
    toAdjacencyList: (graph: dia.Graph) => Record<string, dia.Cell.ID[]>;
    fromAdjacencyList: (list: Record<string, dia.Cell.ID[]>) => dia.Cell[];
    treeToCells: (
      node: object,
      makeElement: (node: {id: string}, parent: dia.Element | null) => dia.Element,
      makeLink: (parent: dia.Element, child: dia.Element) => dia.Link,
    ) => dia.Cell[];
    fromVsdx: (file: ArrayBuffer) => dia.Cell[];
    arrangeStacks: (graph: dia.Graph, count: number) => void;
    insert: (collection: string, doc: object) => void;
    find: (collection: string, id?: string) => object[];
    addRule: (
      graph: dia.Graph,
      attribute: string,
      rule: (cell: dia.Element) => string | undefined,
      report: () => void,
    ) => void;
    removeIfAllowed: (cell: dia.Cell, graph: dia.Graph) => boolean;
  };
};

/**
 * Runs the block of code of a page that contains some words, and keeps what it exports in `window.example`.
 *
 * @param modules - what else the block imports, as source
 * @param local - a function that the block does not export
 */
export async function load(
  {library, version}: InVersion,
  file: string,
  words: string,
  modules = '{}',
  local = '',
): Promise<void> {
  const {fences} = readPage(`${version.folder}/${file}`, project).content;
  const source = fences.find(({code}) => code.includes(words))?.code;
  expect(source, `${version.folder}/${file} has a block of code with "${words}"`).toBeDefined();
  const {code} = transform(source ?? '', {transforms: ['typescript', 'imports']});
  await library.evaluate(
    ([program, others]) => {
      const loaded = window as unknown as Loaded;
      const {joint} = loaded;
      document.body.replaceChildren();
      loaded.ids = (cells) => cells.map(({id}) => String(id));
      loaded.newGraph = (ids, links = []) => {
        const graph = new joint.dia.Graph({}, {cellNamespace: joint.shapes});
        const size = {width: 100, height: 40};
        graph.addCells(ids.map((id) => new joint.shapes.standard.Rectangle({id, size})));
        for (const [source, target, id = source + target] of links) {
          graph.addCell(new joint.shapes.standard.Link({id, source: {id: source}, target: {id: target}}));
        }
        return graph;
      };
      loaded.example = {} as Loaded['example'];
      // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the program is the one on the page
      const run = new Function(
        'exports',
        'joint',
        'others',
        `const require = (name) => ${others}[name] ?? joint;${program}`,
      ) as (...args: unknown[]) => void;
      run(loaded.example, joint);
    },
    [local === '' ? code : `${code}\nexports.${local} = ${local};`, `(${modules})`],
  );
}

/** Tests something with the pages and the library of each version. */
export function inEachVersion(title: string, run: (place: InVersion) => Promise<void>): void {
  for (const version of versionNames.map(versionNamed)) {
    test(`${version.label}: ${title}`, async ({libraries}) => run({library: await libraries.of(version), version}));
  }
}
