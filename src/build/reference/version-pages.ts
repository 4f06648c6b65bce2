import path from 'node:path';
import {type Correction, missingPaths, readCorrections} from '../api-model/corrections';
import {type Confirmation, readConfirmations} from '../api-model/confirmations';
import {compareApis} from '../api-model/diff';
import {type VersionApi, loadApi, loadLibraryApi} from '../api-model/load';
import {isMemberSection, resolveOnPage, resolvedPath} from '../api-model/resolve';
import {apiFolder} from '../api-model/sources';
import {folderState} from '../content/file-memo';
import type {Heading} from '../content/headings';
import type {Page, Subjects} from '../content/page';
import {readPages} from '../content/pages';
import type {Project} from '../content/project';
import {type Version, type VersionName, versionBefore, versionNamed} from '../../common/versions';

/** A page about the API, and where it describes which symbol. */
export type SubjectPage = {
  page: Page;
  subjects: Subjects;
  /** Anchors by the path of the symbol. */
  anchors: Map<string, string>;
};

/** What a version added and changed, by the paths of the symbols. */
export type Marks = {
  /** The version's label. */
  label: string;
  added: ReadonlySet<string>;
  changed: ReadonlySet<string>;
  /** The version before it: its label, and what its library declares. */
  before: {label: string; api: VersionApi};
};

/** What a version's `_api` folder says. */
type Reference = {
  api: VersionApi;
  /** Where the declarations are wrong. */
  corrections: Correction[];
  /** The paths of what is there, but not declared. */
  missing: ReadonlySet<string>;
  /** What is publicly known of each member of JointJS+, by its path. */
  confirmations: ReadonlyMap<string, Confirmation>;
  /** What is new since the version before; undefined for the oldest. */
  marks: Marks | undefined;
};

/** Everything that the pages of one documentation version need to know about the API. */
export type VersionPages = Reference & {version: Version; pages: SubjectPage[]};

/** Headings that name a member: in code style, of level 2, or of level 3 and below in a section of members. */
export const isMemberHeading = (heading: Heading): boolean =>
  (heading.isCode && (heading.depth === 2 || isMemberSection(heading.section))) ||
  (heading.depth === 2 && heading.text === 'constructor');

/** Keeps the last value, and makes another one when the state or the parts that it depends on have changed. */
class Kept<T> {
  private last: {parts: readonly unknown[]; value: T} | undefined;

  get(parts: readonly unknown[], make: () => T): T {
    const {last} = this;
    if (last && last.parts.length === parts.length && last.parts.every((part, index) => part === parts[index])) {
      return last.value;
    }
    const value = make();
    this.last = {parts, value};
    return value;
  }
}

function readMarks(projectDir: string, version: Version, before: Version | undefined): Marks | undefined {
  if (!before) {
    return undefined;
  }
  const load = ({name}: Version): VersionApi => loadLibraryApi(path.join(projectDir, apiFolder(name)));
  const older = load(before);
  const {added, changed} = compareApis(load(version), older);
  return {
    label: version.label,
    added: new Set(added),
    changed: new Set(changed),
    before: {label: before.label, api: older},
  };
}

function subjectPage(page: Page, {api, missing}: Reference): SubjectPage | undefined {
  const {subjects} = page;
  if (!subjects) {
    return undefined;
  }
  const anchors = new Map<string, string>();
  for (const heading of page.content.headings.filter(isMemberHeading)) {
    const symbolPath = resolvedPath(resolveOnPage(api, subjects, heading.section, heading.text, missing));
    if (symbolPath && !anchors.has(symbolPath)) {
      anchors.set(symbolPath, heading.anchor);
    }
  }
  return {page, subjects, anchors};
}

/** The reports, pages and what was made of them, of one version in one project. */
class VersionMemo {
  private readonly reference = new Kept<Reference>();
  private readonly subjectPages = new WeakMap<Page, {reference: Reference; result: SubjectPage | undefined}>();
  private readonly all = new Kept<VersionPages>();

  constructor(
    private readonly project: Project,
    private readonly version: Version,
  ) {}

  private readReference(): Reference {
    const {version} = this;
    const {dir} = this.project;
    const folderOf = ({name}: Version): string => path.join(dir, apiFolder(name));
    const before = versionBefore(version.name);
    const folder = folderOf(version);
    return this.reference.get([folderState(folder), before && folderState(folderOf(before))], () => {
      const corrections = readCorrections(folder);
      const marks = readMarks(dir, version, before);
      const confirmations = readConfirmations(folder);
      return {api: loadApi(folder), corrections, missing: missingPaths(corrections), confirmations, marks};
    });
  }

  private subjectPage(page: Page, reference: Reference): SubjectPage | undefined {
    const known = this.subjectPages.get(page);
    if (known?.reference === reference) {
      return known.result;
    }
    const result = subjectPage(page, reference);
    this.subjectPages.set(page, {reference, result});
    return result;
  }

  read(): VersionPages {
    const reference = this.readReference();
    const pages = readPages(this.version.name, this.project);
    return this.all.get([reference, ...pages], () => ({
      ...reference,
      version: this.version,
      pages: pages.flatMap((page) => this.subjectPage(page, reference) ?? []),
    }));
  }
}

/** What was read of the versions of a project. */
class VersionMemos {
  private readonly memos = new Map<VersionName, VersionMemo>();

  constructor(private readonly project: Project) {}

  read(name: VersionName): VersionPages {
    const memo = this.memos.get(name) ?? new VersionMemo(this.project, versionNamed(name));
    this.memos.set(name, memo);
    return memo.read();
  }
}

/**
 * The API of a version and the pages that describe it. What has not changed since
 * the last call is not read again.
 */
export const versionPages = (name: VersionName, project: Project): VersionPages =>
  project.part(VersionMemos).read(name);

/** Where a symbol is described: in a file, relative to the project, and there at an anchor unless all of it is about the symbol. */
type SymbolPlace = {file: string; anchor?: string};

const places = new WeakMap<VersionPages, Map<string, SymbolPlace>>();

/** The places of all symbols: of several pages about one, the first. */
function placesOf(pages: VersionPages): Map<string, SymbolPlace> {
  const known = places.get(pages);
  if (known) {
    return known;
  }
  const found = new Map<string, SymbolPlace>();
  const add = (symbolPath: string, place: SymbolPlace): void => {
    if (!found.has(symbolPath)) {
      found.set(symbolPath, place);
    }
  };
  for (const {page, anchors, subjects} of pages.pages) {
    anchors.forEach((anchor, symbolPath) => add(symbolPath, {file: page.file, anchor}));
    subjects.forEach((symbolPath) => add(symbolPath, {file: page.file}));
  }
  places.set(pages, found);
  return found;
}

/**
 * Where a symbol is described: at its anchor, or on the page that is about it.
 *
 * @returns undefined where no page describes it
 */
export const findSymbol = (pages: VersionPages, symbolPath: string): SymbolPlace | undefined =>
  placesOf(pages).get(symbolPath);
