import type {VersionApi} from './load';
import {type ApiSymbol, displayPath, memberName, parentPath} from './model';
import {requiredMembers} from './resolve';

/** A page about a subject, as the check sees it. */
export type CoveredPage = {
  /** Relative to the project. */
  file: string;
  subject: string;
  /** Paths of the symbols that its headings name. */
  documented: ReadonlySet<string>;
  /** Every name that stands in code on the page. */
  named: ReadonlySet<string>;
  /** Symbols left out on purpose, with the reason of each: `api_omit` in the front matter, by name. */
  omitted: Readonly<Record<string, string>>;
};

export type CoverageRow = {subject: string; documented: number; total: number};

export type Coverage = {rows: CoverageRow[]; problems: string[]};

const shortName = (subject: string, symbol: ApiSymbol): string => displayPath(symbol.path).slice(subject.length + 1);

/**
 * The members of the classes that a page describes below a heading, such as the
 * tools of `linkTools`: they need no heading, but the page has to name them.
 */
function unnamedMembers(api: VersionApi, page: CoveredPage): ApiSymbol[] {
  const classes = [...page.documented].filter(
    (symbolPath) => symbolPath !== page.subject && api.symbols.get(symbolPath)?.kind === 'class',
  );
  return classes
    .flatMap((symbolPath) => requiredMembers(api, symbolPath))
    .filter((symbol) => memberName(symbol.path) !== 'constructor' && !page.named.has(memberName(symbol.path)));
}

/** Compares one page with the members of its subject, both ways. */
export function coverPage(api: VersionApi, page: CoveredPage): {row: CoverageRow; problems: string[]} {
  // The types of a shape stand beside its class and belong to the page that names them.
  const required = requiredMembers(api, page.subject);
  const isSelf = required.length === 0 && api.symbols.has(page.subject);
  const problems: string[] = [];
  const names = new Map(required.map((symbol) => [shortName(page.subject, symbol), symbol]));
  for (const [name, reason] of Object.entries(page.omitted)) {
    const symbol = names.get(name);
    if (!symbol) {
      problems.push(`${page.file}: api_omit names "${name}", which is no member of ${page.subject}.`);
    } else if (page.documented.has(symbol.path)) {
      problems.push(`${page.file}: api_omit names "${name}", which the page describes. Take it out.`);
    } else if (reason.trim().length < 10) {
      problems.push(`${page.file}: api_omit needs a reason for "${name}".`);
    }
  }
  const missing = required.filter(
    (symbol) => !page.documented.has(symbol.path) && !(shortName(page.subject, symbol) in page.omitted),
  );
  for (const symbol of missing) {
    problems.push(`${page.file}: no heading names ${displayPath(symbol.path)} (${symbol.kind}).`);
  }
  for (const symbol of unnamedMembers(api, page)) {
    problems.push(
      `${page.file}: it describes ${parentPath(symbol.path)}, but does not name ${displayPath(symbol.path)}.`,
    );
  }
  const total = isSelf ? 1 : required.length;
  return {row: {subject: page.subject, documented: total - missing.length, total}, problems};
}

/** The subjects that a complete reference has pages for: classes, and namespaces with members of their own. */
export function expectedSubjects(api: VersionApi): string[] {
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
  return [...owners].sort();
}

/**
 * Compares all pages with the API, both ways.
 *
 * @param notYetWritten - subjects whose pages are still to be written
 */
export function coverApi(api: VersionApi, pages: CoveredPage[], notYetWritten: readonly string[]): Coverage {
  const covered = pages.map((page) => coverPage(api, page));
  const problems = covered.flatMap((result) => result.problems);
  const described = new Set(pages.flatMap((page) => [page.subject, ...page.documented]));
  const expected = expectedSubjects(api);
  const open = new Set(notYetWritten);
  for (const subject of expected) {
    if (!described.has(subject) && !open.has(subject)) {
      problems.push(
        `No page has "api: ${subject}" in its front matter, and it is not in the list of those to be written.`,
      );
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
