import {createHash} from 'node:crypto';

/** What the choice of a page depends on. */
export type Candidate = {
  path: string;
  /** Bytes of its HTML: what a visit costs. */
  size: number;
  /** The docs version, `current` or a number; undefined for other pages. */
  version: string | undefined;
  features: ReadonlySet<string>;
};

type Reason = 'changed' | 'longest' | 'section index' | 'feature' | 'rotation' | 'all';

/** The pages that a browser visits, each with the reason why. */
export type Sample = Map<string, Reason>;

type Settings = {
  /** Paths of pages that are visited, up to {@link mostChanged} of them. */
  changed: ReadonlySet<string>;
  /** Decides which of the remaining pages are visited. */
  seed: string;
  /** Visit every page. */
  all?: boolean;
};

/** What every visit costs, in bytes of HTML, besides the page's own size. */
const visitCost = 30_000;

/** A change of more pages, such as the cut of a version, is visited in so many of them. */
export const mostChanged = 80;

/** The share of the remaining pages that are visited. They have no feature of their own. */
const rotated = 1 / 30;

/** A page's path without that of its version: sections of two versions are the same section. */
function sectionPaths(pages: readonly Candidate[]): Map<Candidate, string> {
  const roots = new Map<string | undefined, string>();
  for (const {path, version} of pages) {
    const known = roots.get(version);
    if (known === undefined || path.length < known.length) {
      roots.set(version, path);
    }
  }
  return new Map(pages.map((page) => [page, page.path.slice((roots.get(page.version) ?? '').length)]));
}

/** The index pages of sections, one of each section, of the first version that has it. */
function indexes(pages: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>();
  const paths = sectionPaths(pages);
  const inOrder = pages.toSorted((a, b) => Number(b.version === 'current') - Number(a.version === 'current'));
  return inOrder.filter((page) => {
    const section = paths.get(page) ?? page.path;
    const isNew = page.path.endsWith('/') && !seen.has(section);
    seen.add(section);
    return isNew;
  });
}

/** Pages that together have all features, those first that show most new ones for their size. */
function coveringPages(pages: readonly Candidate[], uncovered: Set<string>): Candidate[] {
  const chosen: Candidate[] = [];
  const rest = new Set(pages);
  const gain = ({features, size}: Candidate): number =>
    [...features].filter((feature) => uncovered.has(feature)).length / (visitCost + size);
  while (uncovered.size > 0) {
    const best = [...rest].reduce<Candidate | undefined>(
      (previous, page) => (gain(page) > (previous ? gain(previous) : 0) ? page : previous),
      undefined,
    );
    if (!best) {
      break;
    }
    chosen.push(best);
    rest.delete(best);
    best.features.forEach((feature) => uncovered.delete(feature));
  }
  return chosen;
}

/** The features of all pages that no page of a sample has. */
export function uncoveredFeatures(pages: readonly Candidate[], sample: Pick<Sample, 'has'>): Set<string> {
  const covered = new Set(pages.filter(({path}) => sample.has(path)).flatMap(({features}) => [...features]));
  return new Set(pages.flatMap(({features}) => [...features]).filter((feature) => !covered.has(feature)));
}

/**
 * Chooses the pages that a browser visits: those that changed, or {@link mostChanged}
 * of them if there are more, the longest one, an index of each section, as many as it takes to see every class and every pair of
 * tags, and one in thirty of the rest, others whenever the built site changes.
 */
export function chooseSample(pages: readonly Candidate[], {changed, seed, all = false}: Settings): Sample {
  const sample: Sample = new Map();
  const add = (chosen: readonly Candidate[], reason: Reason): void =>
    chosen.forEach(({path}) => void (sample.has(path) || sample.set(path, reason)));
  const inRandomOrder = (list: readonly Candidate[]): Candidate[] => {
    const rank = ({path}: Candidate): string => createHash('sha256').update(`${seed} ${path}`).digest('hex');
    const ranked = list.map((page) => ({page, rank: rank(page)})).sort((a, b) => (a.rank < b.rank ? -1 : 1));
    return ranked.map(({page}) => page);
  };
  const ofChange = pages.filter(({path}) => changed.has(path));
  add(ofChange.length > mostChanged ? inRandomOrder(ofChange).slice(0, mostChanged) : ofChange, 'changed');
  add(pages.toSorted((a, b) => b.size - a.size).slice(0, 1), 'longest');
  add(indexes(pages), 'section index');
  add(coveringPages(pages, uncoveredFeatures(pages, sample)), 'feature');
  const rest = pages.filter(({path}) => !sample.has(path));
  if (all) {
    add(rest, 'all');
    return sample;
  }
  add(inRandomOrder(rest).slice(0, Math.ceil(rest.length * rotated)), 'rotation');
  return sample;
}
