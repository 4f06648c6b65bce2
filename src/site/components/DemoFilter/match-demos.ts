import type {DemoSummary, DemoWords, WorksWith} from '@site/src/site/demos/demo-data';

/** What a reader asks of the list of demos. */
export type DemoQuery = {
  text: string;
  /** Any of these groups; all groups if there is none. */
  groups: readonly string[];
  /** All of these. */
  works: readonly WorksWith[];
  onlyNew: boolean;
};

/** A demo as the filter knows it. Its words come later than the rest. */
export type ListedDemo = Pick<DemoSummary, 'id' | 'title' | 'description' | 'works' | 'isNew'> & {
  group: string;
  groupTitle: string;
  words?: Omit<DemoWords, 'id'>;
};

/** Does the query leave anything out? */
export const isAsking = ({text, groups, works, onlyNew}: DemoQuery): boolean =>
  text.trim() !== '' || groups.length > 0 || works.length > 0 || onlyNew;

/** A text with the parts of its names, so that "neighbors" begins a word of `getNeighbors`. */
const withParts = (text: string): string => `${text} ${text.replace(/([a-z0-9])([A-Z])/g, '$1 $2')}`.toLowerCase();

/** Does a word of the text begin with this? */
function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || /[^a-z0-9]/.test(text.charAt(at - 1))) {
      return true;
    }
  }
  return false;
}

/**
 * Where a demo has the words: 0 for all in its title, then its description and group, its questions, and the
 * names in its program. Undefined where one is nowhere.
 */
function rankOf({title, description, groupTitle, words}: ListedDemo, wanted: readonly string[]): number | undefined {
  const texts = [title, `${description} ${groupTitle}`, words?.asks ?? '', words?.names ?? ''].map(withParts);
  const ranks = wanted.map((word) => texts.findIndex((text) => hasWord(text, word)));
  return ranks.includes(-1) ? undefined : Math.max(0, ...ranks);
}

/** The demos that a query asks for: those that say it in their titles first, otherwise in the order of the list. */
export function matchDemos<Demo extends ListedDemo>(demos: readonly Demo[], query: DemoQuery): Demo[] {
  const wanted = query.text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return demos
    .filter(
      ({group, works, isNew}) =>
        (query.groups.length === 0 || query.groups.includes(group)) &&
        query.works.every((each) => works.includes(each)) &&
        (!query.onlyNew || isNew),
    )
    .flatMap((demo) => {
      const rank = rankOf(demo, wanted);
      return rank === undefined ? [] : [{demo, rank}];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({demo}) => demo);
}
