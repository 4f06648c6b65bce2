import fs from 'node:fs';
import path from 'node:path';
import type {Sentence} from '../../build/prose/sentences';
import type {VersionName} from '../../common/versions';

/** What somebody found who looked at each caller in the library's source: whether a sentence claims too much. */
export type ScopeVerdict = {
  /** The page below the folder of its version, such as `api/dia/Paper.mdx`. */
  page: string;
  /** The sentence, as {@link Sentence} has it; after the mend, if there was one. */
  text: string;
  /** `kept`: true as it stood. `narrowed`: mended, or what stands in its place. */
  verdict: 'kept' | 'narrowed';
  /** The place in the source that decides, in a few words. */
  source: string;
  versions: VersionName[];
};

/** Words by which a sentence speaks of all cases, and so may claim more than the source holds. */
const scopeWord =
  /\b(?:decides?|whenever|always|never|only|any|each|all|every|everything|nothing|goes? through|the same)\b/i;

/** The file of the verdicts below the project, one JSON object a line. */
const verdictsFile = 'src/tools/samples/scope-words.jsonl';

/** Reads the verdicts of a project. */
export function readVerdicts(projectDir: string): ScopeVerdict[] {
  const lines = fs.readFileSync(path.join(projectDir, verdictsFile), 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => JSON.parse(line) as ScopeVerdict);
}

/** A page's file without the folder of its version. */
const pageOf = (file: string): string => file.replace(/^(?:docs|versioned_docs\/version-[^/]+)\//, '');

/**
 * The sentences with a word of scope that nobody has checked in a version. A sentence that has changed since counts
 * as another one.
 */
export function uncheckedScope(
  sentences: readonly Sentence[],
  verdicts: readonly ScopeVerdict[],
  version: VersionName,
): Sentence[] {
  const keyOf = (page: string, text: string): string => `${page}\n${text}`;
  const ofVersion = verdicts.filter(({versions}) => versions.includes(version));
  const checked = new Set(ofVersion.map(({page, text}) => keyOf(page, text)));
  return sentences.filter(({file, text}) => scopeWord.test(text) && !checked.has(keyOf(pageOf(file), text)));
}
