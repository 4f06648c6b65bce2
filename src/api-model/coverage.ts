import type {VersionApi} from './load';
import {displayPath, memberName, parentPath} from './model';
import {type RequiredMember, requiredMembers} from './resolve';

/** A page about one subject or several, as the check sees it. */
export type CoveredPage = {
  /** Relative to the project. */
  file: string;
  subjects: readonly [string, ...string[]];
  /** Paths of the symbols that its headings name. */
  documented: ReadonlySet<string>;
  /** Every name that stands in code on the page. */
  named: ReadonlySet<string>;
  /** Symbols left out on purpose, with the reason of each: `api_omit` in the front matter, by name. */
  omitted: Readonly<Record<string, string>>;
};

export type CoverageRow = {subject: string; documented: number; total: number};

export type Coverage = {rows: CoverageRow[]; problems: string[]};

/** A member's name as `api_omit` has it: without the subject of the page that it belongs to. */
function shortName(subjects: readonly string[], symbol: RequiredMember): string {
  const name = displayPath(symbol.path);
  const owner = subjects.find((subject) => name.startsWith(`${subject}.`)) ?? '';
  return name.slice(owner.length + 1);
}

/**
 * The members of the classes that a page describes below a heading, such as the
 * tools of `linkTools`: they need no heading, but the page has to name them.
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
 * Compares one page with the members of its subject, both ways.
 *
 * @param elsewhere - symbols that other pages describe: the types of a shape stand
 *   beside its class in the namespace, but on the page of the class
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
      problems.push(`${page.file}: api_omit names "${name}", which is no member of ${subjects.join(' or ')}.`);
    } else if (page.documented.has(symbol.path)) {
      problems.push(`${page.file}: api_omit names "${name}", which the page describes. Take it out.`);
    } else if (reason.trim().length < 10) {
      problems.push(`${page.file}: api_omit needs a reason for "${name}".`);
    }
  }
  const undocumented = required.filter(
    (symbol) => !page.documented.has(symbol.path) && !(shortName(subjects, symbol) in page.omitted),
  );
  for (const symbol of undocumented) {
    problems.push(`${page.file}: no heading names ${displayPath(symbol.path)} (${symbol.kind}).`);
  }
  for (const symbol of unnamedMembers(api, page)) {
    problems.push(
      `${page.file}: it describes ${parentPath(symbol.path)}, but does not name ${displayPath(symbol.path)}.`,
    );
  }
  const total = isSelf ? 1 : required.length;
  return {row: {subject: subjects[0], documented: total - undocumented.length, total}, problems};
}

/**
 * The subjects that a complete reference has pages for: classes, and namespaces
 * with members of their own.
 *
 * @param notImplemented - paths of what is declared but does not exist, with all below it
 */
export function expectedSubjects(api: VersionApi, notImplemented: readonly string[] = []): string[] {
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
 * Compares all pages with the API, both ways.
 *
 * @param notYetWritten - subjects whose pages are still to be written
 * @param notImplemented - paths of what is declared but does not exist
 */
export function coverApi(
  api: VersionApi,
  pages: CoveredPage[],
  notYetWritten: readonly string[],
  notImplemented: readonly string[] = [],
): Coverage {
  const described = new Set(pages.flatMap((page) => [...page.subjects, ...page.documented]));
  const covered = pages.map((page) => coverPage(api, page, described));
  const problems = covered.flatMap((result) => result.problems);
  const expected = expectedSubjects(api, notImplemented);
  const open = new Set(notYetWritten);
  for (const subject of expected) {
    if (!described.has(subject) && !open.has(subject)) {
      problems.push(
        `No page has "api: ${subject}" in its front matter, and it is not in the list of those to be written.`,
      );
    }
  }
  for (const event of api.undeclaredEvents) {
    const subject = parentPath(parentPath(event));
    if (!described.has(subject) && !open.has(subject)) {
      problems.push(`The list of undeclared events has ${event}, but no page describes ${subject}.`);
    }
  }
  for (const subject of notYetWritten) {
    if (described.has(subject)) {
      problems.push(
        `The list of subjects to be written names ${subject}, which has a page. Take it out: the list only shrinks.`,
      );
    } else if (!expected.includes(subject)) {
      problems.push(`The list of subjects to be written names ${subject}, which the API does not have.`);
    }
  }
  return {rows: covered.map((result) => result.row).sort((a, b) => (a.subject < b.subject ? -1 : 1)), problems};
}
