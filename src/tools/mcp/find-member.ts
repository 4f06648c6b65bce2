import type {ApiEntry, ApiJson} from '../../build/delivery/markdown/api-json';

/**
 * The usual spelling of a name. `joint.dia.Graph.prototype.addCells()` and `dia.Graph#addCells` both become
 * `dia.Graph.addCells`.
 */
const plainName = (given: string): string =>
  given
    .replace(/\(.*$/s, '')
    .replace(/^joint\./, '')
    .replace(/[.#]prototype[.#]|#/g, '.')
    .trim();

/** The symbols that a name stands for. If the named class only inherits them, `inheritedBy` is that class. */
export type FoundMember = {symbols: ApiEntry[]; inheritedBy?: string};

/** Finds a member in the classes that the named class extends: for `dia.Element.toFront`, it finds `dia.Cell.toFront`. */
function inherited(symbols: readonly ApiEntry[], name: string): FoundMember | undefined {
  const dot = name.lastIndexOf('.');
  const [owner, member] = [name.slice(0, dot), name.slice(dot + 1)];
  const seen = new Set<string>();
  let classes = [owner];
  while (classes.length > 0) {
    const above = symbols
      .filter(({path}) => classes.includes(path))
      // `extends` may have type arguments, which are not part of the name.
      .flatMap((symbol) => symbol.extends ?? [])
      .map((path) => path.replace(/<.*$/s, ''))
      .filter((path) => !seen.has(path));
    const found = symbols.filter(({path}) => above.some((each) => path === `${each}.${member}`));
    if (found.length > 0) {
      return {symbols: found, inheritedBy: owner};
    }
    above.forEach((path) => seen.add(path));
    classes = above;
  }
  return undefined;
}

/**
 * Finds the symbols that a name stands for. Looks for the exact path first, then for an inherited member,
 * then for the path in any case, and finally for the name without its class. Several classes can have a
 * member with the same name.
 */
export function findMember({symbols}: ApiJson, given: string): FoundMember {
  const name = plainName(given);
  const exact = symbols.filter(({path}) => path === name);
  if (exact.length > 0) {
    return {symbols: exact};
  }
  const above = inherited(symbols, name);
  if (above) {
    return above;
  }
  const lower = name.toLowerCase();
  const byPath = symbols.filter(({path}) => path.toLowerCase() === lower);
  const byName = symbols.filter((symbol) => symbol.name === name);
  const ways = [byPath, byName, symbols.filter((symbol) => symbol.name.toLowerCase() === lower)];
  return {symbols: ways.find((found) => found.length > 0) ?? []};
}
