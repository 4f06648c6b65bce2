import fs from 'node:fs';
import path from 'node:path';
import {type Correction, missingPaths, readCorrections} from '../api-model/corrections';
import {type VersionApi, loadApi} from '../api-model/load';
import {isMemberSection, resolveOnPage} from '../api-model/resolve';

/** A page about the API, and where it describes which symbol. */
export type SubjectPage = {
  file: string;
  /** What it is about: the first gives it its name, the others belong to it, such as the base of a class. */
  subjects: [string, ...string[]];
  /** Anchors by the path of the symbol. */
  anchors: Map<string, string>;
};

/** Everything that the pages of one documentation version need to know about the API. */
export type VersionPages = {
  /** The version's folder: `docs`, or one below `versioned_docs`. */
  folder: string;
  api: VersionApi;
  /** Where the declarations are wrong. */
  corrections: Correction[];
  /** The paths of what is there, but not declared. */
  missing: ReadonlySet<string>;
  pages: SubjectPage[];
};

/** A heading of a page, read from its source. */
export type Heading = {depth: number; text: string; isCode: boolean; line: number; section: string};

/** The anchor of a member heading; events and options have a prefix, so that they never meet a method of the same name. */
export function memberAnchor(section: string, name: string): string {
  const prefixes: Record<string, string> = {events: 'event:', options: 'options.'};
  return `${prefixes[section.toLowerCase()] ?? ''}${name}`;
}

/** Reads the headings of an MDX source, with the section (heading of level 2) that each stands in. */
export function readHeadings(source: string): Heading[] {
  const headings: Heading[] = [];
  let section = '';
  let fence: string | undefined;
  source.split('\n').forEach((line, index) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark && (fence === undefined || mark.startsWith(fence))) {
      fence = fence === undefined ? mark : undefined;
    }
    const match = fence === undefined ? /^(#{2,6})\s+(.*?)(?:\s*\{#[^}]+\})?\s*$/.exec(line) : null;
    if (match?.[1] && match[2] !== undefined) {
      const depth = match[1].length;
      const code = /^`([^`]+)`$/.exec(match[2]);
      const text = code?.[1] ?? match[2];
      if (depth === 2) {
        section = text;
      }
      headings.push({depth, text, isCode: code !== null, line: index + 1, section: depth === 2 ? '' : section});
    }
  });
  return headings;
}

/** Headings that name a member: in code style, of level 2, or of level 3 in a section of members. */
export const isMemberHeading = (heading: Heading): boolean =>
  (heading.isCode && (heading.depth === 2 || (heading.depth === 3 && isMemberSection(heading.section)))) ||
  (heading.depth === 2 && heading.text === 'constructor');

/**
 * The subjects of a page: `api` in its front matter, a name or a list of names.
 *
 * @returns undefined for a page that is not about the API
 */
export function readSubjects(api: unknown): SubjectPage['subjects'] | undefined {
  const [first, ...others] = [api].flat().filter((name): name is string => typeof name === 'string' && name !== '');
  return first === undefined ? undefined : [first, ...others];
}

function subjectsOf(source: string): SubjectPage['subjects'] | undefined {
  const frontMatter = /^---\n([\s\S]*?)\n---/.exec(source)?.[1] ?? '';
  const value = /^api:\s*(.+?)\s*$/m.exec(frontMatter)?.[1] ?? '';
  const list = /^\[(.*)\]$/.exec(value)?.[1];
  return readSubjects(list === undefined ? value : list.split(',').map((name) => name.trim()));
}

function readSubjectPage(file: string, api: VersionApi, missing: ReadonlySet<string>): SubjectPage | undefined {
  const source = fs.readFileSync(file, 'utf8');
  const subjects = subjectsOf(source);
  if (!subjects) {
    return undefined;
  }
  const anchors = new Map<string, string>();
  for (const heading of readHeadings(source).filter(isMemberHeading)) {
    const resolution = resolveOnPage(api, subjects, heading.section, heading.text, missing);
    const symbolPath = resolution.kind === 'symbol' ? resolution.symbol.path : undefined;
    if (symbolPath && !anchors.has(symbolPath)) {
      anchors.set(symbolPath, memberAnchor(heading.section, heading.text));
    }
  }
  return {file, subjects, anchors};
}

/** The folder of the documentation version that a page belongs to. */
export function versionFolder(file: string): string {
  const match = /^(.*?[\\/](?:versioned_docs[\\/][^\\/]+|docs))[\\/]/.exec(file);
  if (!match?.[1]) {
    throw new Error(`${file} is in no documentation version.`);
  }
  return match[1];
}

const cache = new Map<string, VersionPages>();

/** Makes {@link versionPages} read everything again: a page or a report has changed. */
export const forgetPages = (): void => cache.clear();

/**
 * The API of a version and the pages that describe it, as they were when they were first read.
 *
 * @param folder - the version's folder
 */
export function versionPages(folder: string): VersionPages {
  const known = cache.get(folder);
  if (known) {
    return known;
  }
  const api = loadApi(path.join(folder, '_api'));
  const corrections = readCorrections(path.join(folder, '_api'));
  const missing = missingPaths(corrections);
  const pages = fs
    .readdirSync(path.join(folder, 'api'), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .flatMap((name) => readSubjectPage(path.join(folder, 'api', name), api, missing) ?? []);
  const result = {folder, api, corrections, missing, pages};
  cache.set(folder, result);
  return result;
}

/**
 * Where a symbol is described: at its anchor, or on the page that is about it.
 *
 * @returns undefined where no page describes it
 */
export function findSymbol(pages: VersionPages, symbolPath: string): {file: string; anchor?: string} | undefined {
  for (const page of pages.pages) {
    const anchor = page.anchors.get(symbolPath);
    if (anchor) {
      return {file: page.file, anchor};
    }
    if (page.subjects.includes(symbolPath)) {
      return {file: page.file};
    }
  }
  return undefined;
}
