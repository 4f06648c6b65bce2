import {closest, distance} from 'fastest-levenshtein';
import type {VersionApi} from './load';
import {type ApiSymbol, displayPath, memberName, parentPath} from './model';
import {plainText} from './signature';

/** The headings of level 2 below which a page describes members, in lower case. */
const sectionOwners: Record<string, (subject: string) => string[]> = {
  methods: (subject) => [`${subject}.`],
  functions: (subject) => [`${subject}.`],
  'static methods': (subject) => [`${subject}.static:`],
  'static properties': (subject) => [`${subject}.static:`],
  properties: (subject) => [`${subject}.`, `${subject}.static:`],
  events: (subject) => [`${subject}.EventMap.`],
  options: (subject) => [`${subject}.Options.`],
  // The types of a shape stand beside its class, in the namespace.
  types: (subject) => [`${subject}.`, `${parentPath(subject)}.`],
};

/** Does a section of this name describe members? */
export const isMemberSection = (section: string): boolean => section.toLowerCase() in sectionOwners;

export type Resolution =
  | {kind: 'symbol'; symbol: ApiSymbol}
  /** The name is real, but the declarations have no symbol of its own for it; `path` is the one of its correction. */
  | {kind: 'undeclared'; path?: string}
  | {kind: 'unknown'; nearest: string[]};

/** Is there an object parameter in the subject's constructor that has a field of this name? */
function isConstructorOption(api: VersionApi, subject: string, name: string): boolean {
  const signatures = api.symbols.get(`${subject}.constructor`)?.signatures ?? [];
  return signatures.some((signature) => new RegExp(`[{;]\\s*${name}\\??:`).test(plainText(signature)));
}

/** Names that are like a wrong one: the nearest, then those that begin or end alike. */
function nearestNames(name: string, names: string[]): string[] {
  const near = names.filter(
    (candidate) => distance(candidate.toLowerCase(), name.toLowerCase()) <= Math.max(2, name.length / 3),
  );
  const sorted = near.sort((a, b) => distance(a, name) - distance(b, name));
  return sorted.length > 0 ? sorted.slice(0, 3) : names.length > 0 ? [closest(name, names)] : [];
}

/** The direct members of a symbol, by their paths. */
export function membersOf(api: VersionApi, owner: string): ApiSymbol[] {
  return [...api.symbols.values()].filter((symbol) => parentPath(symbol.path) === owner);
}

/**
 * Finds the symbol that a heading in code style names.
 *
 * @param subject - the page's subject, such as `dia.Graph`
 * @param section - the heading of level 2 above it; empty for a heading of level 2 itself
 * @param name - the heading's text
 * @param missing - paths that the declarations should have, but have not
 */
export function resolveHeading(
  api: VersionApi,
  subject: string,
  section: string,
  name: string,
  missing: ReadonlySet<string> = new Set(),
): Resolution {
  const owners = sectionOwners[section.toLowerCase()]?.(subject) ?? [`${subject}.`, `${subject}.static:`];
  for (const owner of owners) {
    const symbol = api.symbols.get(`${owner}${name}`);
    if (symbol) {
      return {kind: 'symbol', symbol};
    }
  }
  const path = owners.map((owner) => `${owner}${name}`).find((candidate) => missing.has(candidate));
  if (path) {
    return {kind: 'undeclared', path};
  }
  const isEvents = section.toLowerCase() === 'events';
  if (isEvents && !api.symbols.has(`${subject}.EventMap`)) {
    return {kind: 'undeclared'};
  }
  if (section.toLowerCase() === 'options' && isConstructorOption(api, subject, name)) {
    return {kind: 'undeclared'};
  }
  const names = owners.flatMap((owner) => {
    const parent = parentPath(`${owner}x`);
    return membersOf(api, parent)
      .filter((symbol) => symbol.path.startsWith(owner))
      .map((symbol) => memberName(symbol.path));
  });
  return {kind: 'unknown', nearest: nearestNames(name, [...new Set(names)])};
}

/** The same on a page about several subjects: the first that has the name wins. */
export function resolveOnPage(
  api: VersionApi,
  subjects: readonly string[],
  section: string,
  name: string,
  missing?: ReadonlySet<string>,
): Resolution {
  const found = subjects.map((subject) => resolveHeading(api, subject, section, name, missing));
  const nearest = found.flatMap((resolution) => (resolution.kind === 'unknown' ? resolution.nearest : []));
  return (
    found.find(({kind}) => kind === 'symbol') ??
    found.find(({kind}) => kind === 'undeclared') ?? {
      kind: 'unknown',
      nearest: nearestNames(name, [...new Set(nearest)]),
    }
  );
}

/** A class or interface and what it inherits from it. */
export type Inherited = {from: string; members: ApiSymbol[]};

/** What a class inherits, by the class that declares it, nearest first; without what it declares anew. */
export function inheritedMembers(api: VersionApi, subject: string): Inherited[] {
  const seen = new Set(membersOf(api, subject).map((symbol) => memberName(symbol.path)));
  const result: Inherited[] = [];
  // A class and an interface of the same name may extend each other's bases.
  const visited = new Set([subject]);
  const visit = (base: string): void => {
    const symbol = api.symbols.get(base);
    if (!symbol || visited.has(base)) {
      return;
    }
    visited.add(base);
    const isMember = ({kind}: ApiSymbol): boolean => kind === 'method' || kind === 'property';
    const members = membersOf(api, base).filter(
      (member) => isMember(member) && !member.static && !seen.has(memberName(member.path)),
    );
    members.forEach((member) => seen.add(memberName(member.path)));
    if (members.length > 0) {
      result.push({from: base, members});
    }
    symbol.extends?.forEach(visit);
  };
  api.symbols.get(subject)?.extends?.forEach(visit);
  return result;
}

/** The public symbols that a page about `subject` describes: its own members and types, not the fields of types. */
export function requiredMembers(api: VersionApi, subject: string): ApiSymbol[] {
  const direct = membersOf(api, subject).filter((symbol) => {
    const isOptions = symbol.path === `${subject}.Options` || symbol.path === `${subject}.EventMap`;
    // Classes and namespaces inside a namespace have pages of their own.
    const isOtherPage = symbol.kind === 'namespace' || symbol.kind === 'class';
    return !isOtherPage && !isOptions;
  });
  const fields = (owner: string) => (api.symbols.has(owner) ? membersOf(api, owner) : []);
  return [...direct, ...fields(`${subject}.Options`), ...fields(`${subject}.EventMap`)];
}

/** The subject nearest to one that does not exist. */
export function nearestSubjects(api: VersionApi, subject: string): string[] {
  return nearestNames(subject, [...api.symbols.keys()].map(displayPath));
}
