/** What a reader asks of the list of changes. */
export type ChangesQuery = {
  text: string;
  /** Any of these kinds; all kinds if there is none. */
  kinds: readonly string[];
  /** Any of these packages; all packages if there is none. */
  packages: readonly string[];
};

/** A change as the filter knows it. */
export type ListedChange = {kind: string; package: string; /** Names and declarations, in lower case. */ text: string};

/** Does the query leave anything out? */
export const isAsking = ({text, kinds, packages}: ChangesQuery): boolean =>
  text.trim() !== '' || kinds.length > 0 || packages.length > 0;

/** The changes that a query asks for, in the order of the list. A change must have all words, wherever. */
export function matchChanges<Change extends ListedChange>(changes: readonly Change[], query: ChangesQuery): Change[] {
  const words = query.text
    .toLowerCase()
    .split(/[\s.#()]+/)
    .filter(Boolean);
  return changes.filter(
    (change) =>
      (query.kinds.length === 0 || query.kinds.includes(change.kind)) &&
      (query.packages.length === 0 || query.packages.includes(change.package)) &&
      words.every((word) => change.text.includes(word)),
  );
}
