import {closest, distance} from 'fastest-levenshtein';
import {constructorOptions} from './constructor-options';
import type {VersionApi} from './load';
import {type ApiSymbol, type SymbolKind, displayPath, memberName, parentPath} from './model';
import {eventMapOf} from './undeclared-events';

/**
 * The sections in which a page describes members, by their headings of level 2 in
 * lower case, and the beginnings of their members' paths.
 */
const sectionOwners = new Map<string, (subject: string) => string[]>(
  Object.entries<(subject: string) => string[]>({
    methods: (subject) => [`${subject}.`],
    functions: (subject) => [`${subject}.`],
    'static methods': (subject) => [`${subject}.static:`],
    'static properties': (subject) => [`${subject}.static:`],
    properties: (subject) => [`${subject}.`, `${subject}.static:`],
    events: (subject) => [`${subject}.EventMap.`],
    options: (subject) => [`${subject}.Options.`],
    // The types of a shape are members of the namespace, like the shape itself.
    types: (subject) => [`${subject}.`, `${parentPath(subject)}.`],
  }),
);

/** Does a section of this name describe members? */
export const isMemberSection = (section: string): boolean => sectionOwners.has(section.toLowerCase());

/** What a heading in code style names. */
export type Resolution =
  /** A member that the declarations have. */
  | {kind: 'symbol'; symbol: ApiSymbol}
  /** A member that the declarations lack, and that a correction of the kind `missing` proves. */
  | {kind: 'undeclared'; path: string}
  /** An event of a class without an `EventMap`, which the version's list of undeclared events proves. */
  | {kind: 'event'; path: string}
  /** No such member. */
  | {kind: 'unknown'; nearest: string[]};

/** The path of what a heading names; undefined when it names nothing. */
export function resolvedPath(resolution: Resolution): string | undefined {
  switch (resolution.kind) {
    case 'symbol':
      return resolution.symbol.path;
    case 'undeclared':
    case 'event':
      return resolution.path;
    case 'unknown':
      return undefined;
  }
}

/** The names most similar to a wrong one: up to three by edit distance, or the closest when none is near. */
function nearestNames(name: string, names: string[]): string[] {
  const near = names.filter(
    (candidate) => distance(candidate.toLowerCase(), name.toLowerCase()) <= Math.max(2, name.length / 3),
  );
  const sorted = near.sort((a, b) => distance(a, name) - distance(b, name));
  return sorted.length > 0 ? sorted.slice(0, 3) : names.length > 0 ? [closest(name, names)] : [];
}

const membersByOwner = new WeakMap<VersionApi, Map<string, ApiSymbol[]>>();

function groupMembers({symbols}: VersionApi): Map<string, ApiSymbol[]> {
  const groups = new Map<string, ApiSymbol[]>();
  for (const symbol of symbols.values()) {
    const owner = parentPath(symbol.path);
    const group = groups.get(owner) ?? [];
    group.push(symbol);
    groups.set(owner, group);
  }
  return groups;
}

/** The direct members of a symbol. */
export function membersOf(api: VersionApi, owner: string): readonly ApiSymbol[] {
  const groups = membersByOwner.get(api) ?? groupMembers(api);
  membersByOwner.set(api, groups);
  return groups.get(owner) ?? [];
}

const optionsByConstructor = new WeakMap<ApiSymbol, readonly ApiSymbol[]>();

/** The options that the constructor of a class declares within its own parameters. */
function inlineOptions(api: VersionApi, subject: string): readonly ApiSymbol[] {
  const constructor = api.symbols.get(`${subject}.constructor`);
  if (!constructor) {
    return [];
  }
  const options = optionsByConstructor.get(constructor) ?? constructorOptions(subject, constructor);
  optionsByConstructor.set(constructor, options);
  return options;
}

/** The paths of the events that a class fires, but does not declare. */
const undeclaredEventsOf = (api: VersionApi, subject: string): string[] =>
  [...api.undeclaredEvents].filter((event) => parentPath(event) === eventMapOf(subject));

/**
 * Finds what a heading in code style names.
 *
 * @param subject - the page's subject, such as `dia.Graph`
 * @param section - the heading of level 2 above it; empty for a heading of level 2 itself
 * @param name - the heading's text
 * @param missing - the paths of the members that the declarations lack, from the version's corrections
 */
export function resolveHeading(
  api: VersionApi,
  subject: string,
  section: string,
  name: string,
  missing: ReadonlySet<string> = new Set(),
): Resolution {
  const owners = sectionOwners.get(section.toLowerCase())?.(subject) ?? [`${subject}.`, `${subject}.static:`];
  const paths = owners.map((owner) => `${owner}${name}`);
  const inline = inlineOptions(api, subject);
  for (const path of paths) {
    const symbol = api.symbols.get(path) ?? inline.find((option) => option.path === path);
    if (symbol) {
      return {kind: 'symbol', symbol};
    }
  }
  const undeclared = paths.find((path) => missing.has(path));
  if (undeclared) {
    return {kind: 'undeclared', path: undeclared};
  }
  const event = paths.find((path) => api.undeclaredEvents.has(path));
  if (event) {
    return {kind: 'event', path: event};
  }
  const declared = owners.flatMap((owner) => membersOf(api, parentPath(`${owner}x`))).map((symbol) => symbol.path);
  const names = [...declared, ...inline.map(({path}) => path), ...api.undeclaredEvents, ...missing]
    .filter((path) => owners.some((owner) => path.startsWith(owner) && parentPath(path) === parentPath(`${owner}x`)))
    .map(memberName);
  return {kind: 'unknown', nearest: nearestNames(name, [...new Set(names)])};
}

/** Finds what a heading names on a page about several subjects: the first subject that has the name wins. */
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
    found.find(({kind}) => kind !== 'unknown') ?? {kind: 'unknown', nearest: nearestNames(name, [...new Set(nearest)])}
  );
}

/**
 * What is wrong with a heading in code style that names nothing, with the nearest
 * names. For an event, the message says how one that the declarations lack is proven.
 */
export function unknownMember(
  {text, section}: {text: string; section: string},
  subjects: readonly string[],
  nearest: readonly string[],
): string {
  const where = section ? ` (section "${section}")` : '';
  const names = nearest.length > 0 ? ` The nearest: ${nearest.join(', ')}.` : '';
  const isEvent = section.toLowerCase() === 'events';
  const proof = isEvent ? ' An event that the declarations lack needs proof: see src/build/api-model/README.md.' : '';
  return `"${text}" names no member of ${subjects.join(' or ')}${where}.${names}${proof}`;
}

/** A class or interface, and the members inherited from it. */
export type Inherited = {from: string; members: ApiSymbol[]};

/**
 * The members that a class inherits, grouped by the class that declares them,
 * nearest first. Overridden members are left out.
 */
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

/** A member that the page about a subject has to describe. */
export type RequiredMember = {path: string; kind: SymbolKind | 'event'};

/**
 * What a page about `subject` describes: its own members and types, its options
 * and its events. The fields of its other types need no headings.
 */
export function requiredMembers(api: VersionApi, subject: string): RequiredMember[] {
  const direct = membersOf(api, subject).filter((symbol) => {
    const isList = symbol.path === `${subject}.Options` || symbol.path === eventMapOf(subject);
    // Classes and namespaces inside a namespace have pages of their own.
    const isOtherPage = symbol.kind === 'namespace' || symbol.kind === 'class';
    // A class that declares no constructor has one all the same, and there is nothing to say of it.
    const isImplicit = symbol.kind === 'constructor' && symbol.signatures.length === 0;
    return !isOtherPage && !isList && !isImplicit;
  });
  const fields = (owner: string) => (api.symbols.has(owner) ? membersOf(api, owner) : []);
  return [
    ...direct,
    ...fields(`${subject}.Options`),
    ...inlineOptions(api, subject),
    ...fields(eventMapOf(subject)),
    ...undeclaredEventsOf(api, subject).map((path) => ({path, kind: 'event' as const})),
  ];
}

/** The subjects with names most similar to one that does not exist. */
export function nearestSubjects(api: VersionApi, subject: string): string[] {
  return nearestNames(subject, [...api.symbols.keys()].map(displayPath));
}
