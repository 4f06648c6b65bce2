import type {IndexFiles} from '../../src/search/build/index-files';
import {documentsOf, type Engine} from './engine';
import {lunrEngine, miniSearchEngine, ourEngine} from './local-engines';
import {pagefindEngine} from './pagefind-engine';
import {measure, type Quality, type Question} from './quality';
import {anchorsByPath} from './records';
import type {LoadedIndex} from './site-index';
import {summarize, type Times} from './statistics';

/** What was measured of an engine. */
export type Measurement = {name: string; bytes: number; quality: Quality; times: Times};

/** Asks an engine the questions and takes the time of each. */
export async function measureEngine(
  engine: Engine,
  questions: readonly Question[],
  pages: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<Measurement> {
  const times: number[] = [];
  const quality = await measure(questions, pages, async (query) => {
    const {places, milliseconds} = await engine.ask(query);
    times.push(milliseconds);
    return places;
  });
  return {name: engine.name, bytes: engine.bytes, quality, times: summarize(times)};
}

/**
 * Measures this project's engine and the others on the same sections.
 *
 * @param files - of the index that is loaded
 */
export async function compareEngines(
  loaded: LoadedIndex,
  files: IndexFiles,
  questions: readonly Question[],
): Promise<Measurement[]> {
  const documents = documentsOf(loaded.index);
  const makers: (() => Promise<Engine>)[] = [
    () => ourEngine(loaded, files),
    () => miniSearchEngine('MiniSearch, defaults', documents),
    () => miniSearchEngine('MiniSearch, prefix and fuzzy 0.2', documents, {prefix: true, fuzzy: 0.2}),
    () => pagefindEngine(loaded.index, 'records'),
    () => pagefindEngine(loaded.index, 'pages'),
    () => lunrEngine(documents),
  ];
  const result: Measurement[] = [];
  for (const make of makers) {
    const engine = await make();
    try {
      result.push(await measureEngine(engine, questions, anchorsByPath(files)));
    } finally {
      await engine.close();
    }
  }
  return result;
}

/** A Markdown table of measurements. */
export function tableOf(measurements: readonly Measurement[]): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const rows = measurements.map(({name, bytes, quality, times}) => [
    name,
    percent(quality.success1),
    percent(quality.success3),
    quality.mrr.toFixed(3),
    percent(quality.anchors),
    (bytes / 1000).toFixed(0),
    times.p95.toFixed(1),
  ]);
  const head = ['Engine', 'success@1', 'success@3', 'MRR', 'anchors', 'index, kB', 'p95, ms'];
  return [head, head.map((_, i) => (i === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
