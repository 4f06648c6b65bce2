import type {Code} from 'mdast';
import type {VFile} from 'vfile';
import {versionOfPage} from '../../common/versions';
import {projectPath} from '../content/pages';
import type {Project} from '../content/project';
import {demoSummaries, summarySources} from '../demos/demo-summaries';
import {dependsOn} from '../reference/dependencies';

/** The demo whose frame and library release recipes use; all demos of a version have the same. */
const anyDemo = 'start/hello';

const wordOf = (meta: string, name: string): string | undefined =>
  new RegExp(String.raw`(?:^|\s)${name}="([^"]*)"`).exec(meta)?.[1];

/**
 * What a block gets for its button "Run". The fence says what the reader can try,
 * `run="Scroll over the paper."`, and what the diagram begins with, `with="zoomed"`:
 * see `src/site/demos/recipes/bench.ts`.
 *
 * @throws when `run` does not say what to try, or the version has no demos
 */
export function runOf(project: Project, {meta, position}: Code, file: VFile): Record<string, string | undefined> {
  const hint = wordOf(meta ?? '', 'run');
  if (hint === undefined) {
    return {};
  }
  const page = projectPath(project.dir, file.path);
  const from = `${page}:${position?.start.line ?? 1}`;
  if (!/^[A-Z].*[.!]$/.test(hint)) {
    throw new Error(`${from}: run="${hint}": say what the reader can try, in a sentence.`);
  }
  const {name} = versionOfPage(page);
  const src = demoSummaries(project, name).find(({id}) => id === anyDemo)?.src;
  if (src === undefined) {
    throw new Error(`${from}: run needs the demo ${anyDemo}, for its frame; this version does not have it.`);
  }
  dependsOn(project, file, ...summarySources(project, name, anyDemo));
  return {runSrc: src, runHint: hint, runWith: wordOf(meta ?? '', 'with')};
}
