import fs from 'node:fs';
import path from 'node:path';
import {type Browser, type JSHandle, type Page as BrowserPage, expect, test as base} from '@playwright/test';
import type {dia, mvc} from 'joint-core-4.1';
import type * as Joint from 'joint-core-4.1';
import type * as Layout from 'joint-layout-directed-graph-4.1';
import {packageFolder} from '../../src/build/api-model/sources';
import {type Page, sectionSource} from '../../src/build/content/page';
import {readPage} from '../../src/build/content/pages';
import {type Version, latestVersion, versionNames, versionNamed} from '../../src/common/versions';
import {buildLibrary} from '../../src/build/demos/libraries';
import {type Snapshot, takeSnapshot} from './library-snapshot';
import {onStoppedClock} from './stopped-clock';
import {wordsTag} from '../lanes';
import {project, projectDir} from './sites';

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
  /** The rest of a gesture on a link view that the code has begun, as the paper passes it on: moves, and the release. */
  gestureOn: (view: dia.LinkView, event?: Event) => Record<'pointermove' | 'pointerup', (x: number, y: number) => void>;
  /** Waits, frame by frame, until something is so. */
  until: (isSo: () => boolean) => Promise<void>;
  /** Runs something for which time passes by its argument only: timers, and what `Date` says. */
  onStoppedClock: typeof onStoppedClock;
};

/** A claim of a page about the library, and its proof. */
export type Fact = {
  /** The anchor of the heading below which the page states it; left out, the text before the first section. */
  member?: string;
  /** Words of that section, as they stand in its source. */
  states: string;
  /** The first version whose page states it, when it is not true of all versions. */
  since?: string;
  /** The last version whose page states it, when later versions behave in another way. */
  until?: string;
  /** Of a fact with `until`: why readers of later versions need not know of it, such as a method with a new name. */
  unchanged?: string;
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
  const {
    joint,
    layoutModule,
    onStoppedClock: onClock,
  } = window as unknown as {
    joint: typeof Joint;
    onStoppedClock: typeof onStoppedClock;
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
    gestureOn: (view, event = new MouseEvent('mousemove')) => {
      // The declarations protect the handlers, and don't name the class of the event.
      const {$} = joint.mvc as unknown as {$: {Event: new (event: Event, properties: object) => dia.Event}};
      const handlers = view as unknown as Record<string, (event: dia.Event, x: number, y: number) => void>;
      const evt = new $.Event(event, {data: {}});
      return {
        pointermove: (x, y) => handlers.pointermove!(evt, x, y),
        pointerup: (x, y) => handlers.pointerup!(evt, x, y),
      };
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
    until: async (isSo) => {
      while (!isSo()) {
        await new Promise(requestAnimationFrame);
      }
    },
    onStoppedClock: onClock,
  };
}

/** Opens a page with the installed release that a version describes. */
async function openLibrary(browser: Browser, version: Version): Promise<BrowserPage> {
  const page = await browser.newPage();
  await page.setContent('<!doctype html><html><body></body></html>');
  await page.addScriptTag({
    path: path.join(packageFolder(projectDir, version.name, 'core'), 'dist/joint.min.js'),
  });
  await page.addScriptTag({content: onStoppedClock.toString()});
  const layout = buildLibrary(projectDir, version.name, '@joint/layout-directed-graph').text;
  await page.addScriptTag({
    content: `window.layoutModule = {exports: {}};
      (function (module, exports, require) {${layout}
      })(layoutModule, layoutModule.exports, () => joint);`,
  });
  return page;
}

/** A page with a library that no fact has changed. */
type Library = {page: BrowserPage; untouched: JSHandle<Snapshot>};

/** Pages with the library of each version; facts that follow each other share them. What one changes in the library is taken back. */
export class Libraries {
  private readonly opened = new Map<string, Promise<Library>>();

  constructor(private readonly browser: Browser) {}

  /** The library of a version as it was when it was loaded: the one that is open, or a fresh one if that cannot be mended. */
  async of(version: Version): Promise<BrowserPage> {
    const known = await this.opened.get(version.name);
    if (known && (await isWhole(known))) {
      return known.page;
    }
    await known?.page.close();
    const library = this.open(version);
    this.opened.set(version.name, library);
    return (await library).page;
  }

  private async open(version: Version): Promise<Library> {
    const page = await openLibrary(this.browser, version);
    return {page, untouched: await page.evaluateHandle(takeSnapshot)};
  }

  async close(): Promise<void> {
    await Promise.all([...this.opened.values()].map(async (library) => (await library).page.close()));
  }
}

/** Takes back what a fact, or what it left for later, has changed in the library. Is it as it was? */
const isWhole = ({page, untouched}: Library): Promise<boolean> =>
  page.evaluate(({differs, restore}) => {
    if (differs()) {
      restore();
    }
    return !differs();
  }, untouched);

const test = base.extend<object, {libraries: Libraries; library: BrowserPage}>({
  libraries: [
    async ({browser}, provide) => {
      const libraries = new Libraries(browser);
      await provide(libraries);
      await libraries.close();
    },
    {scope: 'worker'},
  ],
  /** The page of the latest version. */
  library: [async ({browser}, provide) => provide(await openLibrary(browser, latestVersion)), {scope: 'worker'}],
});

/** An older version need not have a page of the latest one; the inventory says which it has. */
function hasPage(version: Version, file: string): boolean {
  return version === latestVersion || fs.existsSync(path.join(projectDir, version.folder, file));
}

/** The versions that have a page, newest first. */
export function versionsHaving(file: string): Version[] {
  return versionNames.map(versionNamed).filter((version) => hasPage(version, file));
}

/** Is a fact stated by the pages of a version? */
function isInVersion({since, until}: Pick<Fact, 'since' | 'until'>, {label}: Version): boolean {
  const compare = (a: string, b: string): number => a.localeCompare(b, 'en', {numeric: true});
  return (since === undefined || compare(label, since) >= 0) && (until === undefined || compare(label, until) <= 0);
}

/**
 * Does a section say that the version after a release behaves in another way? It does by a
 * word such as "In 4.0, ..." or "since 4.1".
 */
export function saysWhatChanged(page: Page, member: string | undefined, before: string, label: string): boolean {
  const [older, newer] = [before, label].map((name) => name.replaceAll('.', String.raw`\.`));
  return new RegExp(String.raw`\b${older}\b|\b(?:since|new in|before) ${newer}\b`, 'i').test(
    sectionSource(page, member),
  );
}

/** Tests that the pages after a release say at which member they behave in another way than a fact of that release. */
function changesAreTold(file: string, list: Fact[]): void {
  for (const {member, states, until, unchanged} of list) {
    const next = versionNames.map(versionNamed).findLast((version) => !isInVersion({until}, version));
    if (until === undefined || unchanged !== undefined || !next || !hasPage(next, file)) {
      continue;
    }
    const place = `${next.folder}/${file}${member === undefined ? '' : `#${member}`}`;
    test(`${place} says what changed since ${until}: ${states}`, {tag: wordsTag}, () => {
      const isTold = saysWhatChanged(readPage(`${next.folder}/${file}`, project), member, until, next.label);
      expect(isTold, `${place} says "In ${until}, …", or the fact says why it need not: unchanged`).toBe(true);
    });
  }
}

const placeOf = (file: string, member: string | undefined): string =>
  member === undefined ? file : `${file}#${member}`;

/**
 * Tests that the page of each version says the words of facts: one test for a list,
 * without a browser, in the gate.
 */
export function words(file: string, list: Fact[]): void {
  for (const version of versionsHaving(file)) {
    const stated = list.filter((fact) => isInVersion(fact, version));
    const [first] = stated;
    if (first) {
      const title = `${version.label} ${file}: the words of ${stated.length} facts, from "${first.states}"`;
      test(title, {tag: wordsTag}, () => {
        const page = readPage(`${version.folder}/${file}`, project);
        for (const {member, states} of stated) {
          const place = placeOf(`${version.folder}/${file}`, member);
          expect.soft(isStated(page, {member, states}), `${place} states "${states}"`).toBe(true);
        }
      });
    }
  }
}

/** Tests that the proofs of facts give what is expected, with the release of each version that has the page. */
export function proofs(file: string, list: Fact[]): void {
  for (const version of versionsHaving(file)) {
    for (const fact of list.filter((item) => isInVersion(item, version))) {
      test(`${version.label} ${placeOf(file, fact.member)}: ${fact.states}`, async ({libraries}) => {
        const library = await libraries.of(version);
        const kit = await library.evaluateHandle(makeKit);
        try {
          expect(await library.evaluate(fact.run, kit)).toEqual(fact.expected);
        } finally {
          await library.evaluate(() => document.body.replaceChildren());
        }
      });
    }
  }
}

/**
 * Tests that a page says what is true of the installed library: that the words
 * stand there, and that the proof gives what is expected. Each version is tested
 * with its own page and its own release.
 *
 * @param file - the page, below the folder of each version
 */
export function facts(file: string, list: Fact[]): void {
  changesAreTold(file, list);
  words(file, list);
  proofs(file, list);
}

export {expect, test};
