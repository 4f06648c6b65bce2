import type {VersionApi} from './load';
import {displayPath, memberName, parentPath} from './model';
import {type RequiredMember, requiredMembers} from './resolve';

/** A page about one or more subjects, as the coverage check sees it. */
export type CoveredPage = {
  /** Relative to the project. */
  file: string;
  subjects: readonly [string, ...string[]];
  /** Paths of the symbols that its headings name. */
  documented: ReadonlySet<string>;
  /** Every name in the page's code spans and code blocks. */
  named: ReadonlySet<string>;
  /** The members that the page leaves out on purpose: name to reason, from `api_omit` in the front matter. */
  omitted: Readonly<Record<string, string>>;
};

export type CoverageRow = {subject: string; documented: number; total: number};

export type Coverage = {rows: CoverageRow[]; problems: string[]};

/** A member's name as `api_omit` spells it: without the subject. */
function shortName(subjects: readonly string[], symbol: RequiredMember): string {
  const name = displayPath(symbol.path);
  const owner = subjects.find((subject) => name.startsWith(`${subject}.`) || name.startsWith(`${subject}['`)) ?? '';
  return name
    .slice(owner.length)
    .replace(/^\./, '')
    .replace(/^\['(.*)'\]$/, '$1');
}

/**
 * The members that a page should name but does not. A class that has only a
 * heading on the page, such as a tool of `linkTools`, needs no heading for each
 * of its members, but the page must name them.
 */
function unnamedMembers(api: VersionApi, page: CoveredPage): RequiredMember[] {
  const classes = [...page.documented].filter(
    (symbolPath) => !page.subjects.includes(symbolPath) && api.symbols.get(symbolPath)?.kind === 'class',
  );
  return classes
    .flatMap((symbolPath) => requiredMembers(api, symbolPath))
    .filter((symbol) => memberName(symbol.path) !== 'constructor' && !page.named.has(memberName(symbol.path)));
}

/**
 * Compares one page with the members of its subjects.
 *
 * @param elsewhere - the paths of the symbols that other pages describe. The types
 *   of a shape are members of the namespace, but the page of the shape describes them.
 * @returns how much is documented, and a message for each member without a heading
 *   and each wrong name in `api_omit`
 */
export function coverPage(
  api: VersionApi,
  page: CoveredPage,
  elsewhere: ReadonlySet<string> = new Set(),
): {row: CoverageRow; problems: string[]} {
  const {subjects} = page;
  const required = subjects
    .flatMap((subject) => requiredMembers(api, subject))
    .filter(({path}) => page.documented.has(path) || !elsewhere.has(path));
  const isSelf = required.length === 0 && api.symbols.has(subjects[0]);
  const problems: string[] = [];
  const names = new Map(required.map((symbol) => [shortName(subjects, symbol), symbol]));
  for (const [name, reason] of Object.entries(page.omitted)) {
    const symbol = names.get(name);
    if (!symbol) {
      problems.push(`${page.file}: api_omit names "${name}", which is not a member of ${subjects.join(' or ')}.`);
    } else if (page.documented.has(symbol.path)) {
      problems.push(`${page.file}: api_omit names "${name}", which the page describes. Remove it.`);
    } else if (reason.trim().length < 10) {
      problems.push(`${page.file}: api_omit needs a reason for "${name}".`);
    }
  }
  const undocumented = required.filter(
    (symbol) => !page.documented.has(symbol.path) && !Object.hasOwn(page.omitted, shortName(subjects, symbol)),
  );
  for (const symbol of undocumented) {
    problems.push(`${page.file}: no heading names ${displayPath(symbol.path)} (${symbol.kind}).`);
  }
  for (const symbol of unnamedMembers(api, page)) {
    problems.push(
      `${page.file}: the page describes ${parentPath(symbol.path)}, but does not name ${displayPath(symbol.path)}.`,
    );
  }
  const total = isSelf ? 1 : required.length;
  return {row: {subject: subjects[0], documented: total - undocumented.length, total}, problems};
}

/**
 * The subjects that a complete reference has pages for: classes, and namespaces
 * with members of their own.
 *
 * @param notImplemented - the paths of declared symbols that do not exist at run time;
 *   everything below them is left out, too
 */
function expectedSubjects(api: VersionApi, notImplemented: readonly string[] = []): string[] {
  const owners = new Set<string>();
  for (const symbol of api.symbols.values()) {
    if (symbol.kind === 'class') {
      owners.add(symbol.path);
    } else if (symbol.kind !== 'namespace') {
      const parent = api.symbols.get(parentPath(symbol.path));
      if (!parent || parent.kind === 'namespace') {
        owners.add(parent?.path ?? symbol.path);
      }
    }
  }
  const isReal = (owner: string): boolean =>
    !notImplemented.some((symbolPath) => owner === symbolPath || owner.startsWith(`${symbolPath}.`));
  return [...owners].filter(isReal).sort();
}

/**
 * Compares all pages with the API.
 *
 * @param notImplemented - the paths of declared symbols that do not exist at run time
 */
export function coverApi(api: VersionApi, pages: CoveredPage[], notImplemented: readonly string[] = []): Coverage {
  const described = new Set(pages.flatMap((page) => [...page.subjects, ...page.documented]));
  const covered = pages.map((page) => coverPage(api, page, described));
  const problems = covered.flatMap((result) => result.problems);
  const expected = expectedSubjects(api, notImplemented);
  for (const subject of expected) {
    if (!described.has(subject)) {
      problems.push(`No page has "api: ${subject}" in its front matter.`);
    }
  }
  for (const event of api.undeclaredEvents) {
    const subject = parentPath(parentPath(event));
    if (!described.has(subject)) {
      problems.push(`undeclared-events.json has ${event}, but no page describes ${subject}.`);
    }
  }
  return {rows: covered.map((result) => result.row).sort((a, b) => (a.subject < b.subject ? -1 : 1)), problems};
}
