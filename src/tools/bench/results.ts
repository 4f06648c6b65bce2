import type {BuildCost} from './sites/build';
import type {SiteName} from './sites/site';
import type {Bytes} from './measures/first-view';
import type {PageTimes} from './measures/lighthouse';
import type {NavigationTimes, Step} from './measures/navigation';
import type {Summary} from './statistics';

type Summaries<Figures> = {[Name in keyof Figures]: Summary};

/** The first view of a page. */
export type PageResult = {page: string; site: SiteName; times: Summaries<PageTimes>; bytes: Summaries<Bytes>};

/** From the click on a link until the other page is painted. */
export type NavigationResult = Pick<Step, 'from' | 'to'> & {site: SiteName; times: Summaries<NavigationTimes>};

/** Cold builds. */
export type BuildResult = {site: SiteName; pages: number; cost: Summaries<BuildCost>};

/** What a benchmark has found; parts that were not asked for are missing. */
export type Results = {
  date: string;
  /** What it ran on. */
  machine: {processors: number; model: string; node: string; browser: string};
  versions: Record<string, string>;
  /** How busy the machine was before each run of Lighthouse: processes that ran or waited for a processor, in the last minute. */
  load?: Summary;
  runs: number;
  pages?: PageResult[];
  navigation?: NavigationResult[];
  build?: BuildResult[];
};
