/** `snapL` is `snap` and `l`, `find view` is `find` and `view`. */
const termsOf = (query: string): string[] =>
  query
    .split(/\s+|(?<=[a-z\d])(?=[A-Z])/)
    .map((term) => term.toLowerCase())
    .filter(Boolean);

/** Has a name the parts of the query, in their order? */
export function matches(name: string, query: string): boolean {
  const text = name.toLowerCase();
  let from = 0;
  return termsOf(query).every((term) => {
    const at = text.indexOf(term, from);
    from = at + term.length;
    return at >= 0;
  });
}

/**
 * Of what matches, that which the reader most likely means: the very name, else
 * one that begins with the query, else the first.
 */
export function bestOf<T>(found: readonly T[], query: string, nameOf: (item: T) => string): T | undefined {
  const term = query.toLowerCase();
  const name = (item: T): string => nameOf(item).toLowerCase();
  return found.find((item) => name(item) === term) ?? found.find((item) => name(item).startsWith(term)) ?? found[0];
}
