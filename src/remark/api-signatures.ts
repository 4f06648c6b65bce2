import fs from 'node:fs';
import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {compareApis} from '../api-model/diff';
import {loadLibraryApi} from '../api-model/load';
import type {ApiSymbol} from '../api-model/model';
import {inheritedMembers, nearestSubjects, resolveOnPage} from '../api-model/resolve';
import {anchorsFile} from './anchors';
import {inheritedList, signatureBlock, undeclaredBlock} from './api-blocks';
import {dependsOn} from './dependencies';
import {
  type SubjectPage,
  type VersionPages,
  isMemberHeading,
  readHeadings,
  readSubjects,
  versionFolder,
  versionPages,
} from './page-subjects';

/** The version before each one, by folder name; the oldest has none. */
const versionBefore: Record<string, {folder: string; label: string} | undefined> = {
  docs: {folder: 'versioned_docs/version-4.0', label: '4.1'},
};

type Marks = {label: string; added: Set<string>; changed: Set<string>};

const marksCache = new WeakMap<VersionPages, {marks: Marks | undefined}>();

/** The reports of the version before, or undefined where there is none. */
function reportsBefore(folder: string): {folder: string; label: string} | undefined {
  const before = versionBefore[path.basename(folder)];
  const older = before && path.join(path.dirname(folder), before.folder, '_api');
  return older && fs.existsSync(older) ? {folder: older, label: before.label} : undefined;
}

/** What the version of these pages added and changed; undefined for the oldest. */
export function versionMarks(pages: VersionPages): Marks | undefined {
  let known = marksCache.get(pages);
  if (!known) {
    const before = reportsBefore(pages.folder);
    const difference =
      before && compareApis(loadLibraryApi(path.join(pages.folder, '_api')), loadLibraryApi(before.folder));
    const marks = before &&
      difference && {label: before.label, added: new Set(difference.added), changed: new Set(difference.changed)};
    known = {marks};
    marksCache.set(pages, known);
  }
  return known.marks;
}

/** Everything that signatures of a version's pages are made of: its reports, those of the version before, all anchors. */
export function signatureSources(folder: string): string[] {
  const reports = [path.join(folder, '_api'), reportsBefore(folder)?.folder ?? []]
    .flat()
    .filter((api) => fs.existsSync(api))
    .flatMap((api) => fs.readdirSync(api).map((name) => path.join(api, name)))
    .filter((file) => /(?:\.jsonl|corrections\.json)$/.test(file));
  return [...reports, anchorsFile(folder)];
}

/** Headings of the tree in the order of the source: what remark and `readHeadings` see is the same list. */
function headingIndexes(root: Root): number[] {
  return root.children.flatMap((node, index) => (node.type === 'heading' && node.depth > 1 ? [index] : []));
}

type Insertion = {after: number; node: RootContent};

function insertions(
  root: Root,
  source: string,
  from: string,
  subjects: SubjectPage['subjects'],
  pages: VersionPages,
): Insertion[] {
  const {api} = pages;
  const marks = versionMarks(pages);
  const problems: string[] = [];
  const result: Insertion[] = [];
  const unknown = subjects.find((subject) => !api.symbols.has(subject));
  if (unknown !== undefined) {
    const line = source.split('\n').findIndex((text) => text.startsWith('api:')) + 1;
    throw new Error(
      `${from}:${line}: the front matter says "api: ${unknown}", which the declarations do not have. ` +
        `The nearest: ${nearestSubjects(api, unknown).join(', ')}.`,
    );
  }
  // A page about a function or a variable begins with its declaration.
  const self = api.symbols.get(subjects[0]);
  if (self?.kind === 'function' || self?.kind === 'variable') {
    result.push({after: -1, node: signatureBlock(self, pages, from, marks)});
  }
  const indexes = headingIndexes(root);
  readHeadings(source).forEach((heading, number) => {
    const after = indexes[number];
    if (!isMemberHeading(heading) || after === undefined) {
      return;
    }
    const resolution = resolveOnPage(api, subjects, heading.section, heading.text, pages.missing);
    if (resolution.kind === 'unknown' && heading.isCode) {
      const nearest = resolution.nearest.length > 0 ? ` The nearest: ${resolution.nearest.join(', ')}.` : '';
      const section = heading.section ? ` (section "${heading.section}")` : '';
      problems.push(
        `${from}:${heading.line}: "${heading.text}" names no member of ${subjects.join(' or ')}${section}.${nearest}`,
      );
    } else if (resolution.kind === 'symbol' && resolution.symbol.kind !== 'namespace') {
      result.push({after, node: signatureBlock(resolution.symbol, pages, from, marks)});
    } else if (resolution.kind === 'undeclared' && resolution.path) {
      result.push({after, node: undeclaredBlock(resolution.path, pages)});
    }
  });
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return result;
}

/**
 * Puts the signature of a member below the heading that names it, on pages with
 * `api:` in their front matter: every overload, types linked to where they are
 * described, and what is new since the version before. A page about a function
 * begins with its signature, one about a class ends with the inherited members.
 *
 * @throws when the subject or a member does not exist; all problems of a page at once, with the nearest names
 */
export function apiSignatures() {
  return (root: Root, file: VFile): void => {
    const subjects = readSubjects((file.data.frontMatter as {api?: unknown} | undefined)?.api);
    if (!subjects) {
      return;
    }
    const pages = versionPages(versionFolder(file.path));
    dependsOn(file, ...signatureSources(pages.folder));
    const source = fs.existsSync(file.path) ? fs.readFileSync(file.path, 'utf8') : String(file.value);
    const from = path.relative(process.cwd(), file.path);
    const inserted = insertions(root, source, from, subjects, pages);
    for (const {after, node} of inserted.reverse()) {
      root.children.splice(after + 1, 0, node);
    }
    const isClass = (symbol: ApiSymbol | undefined): boolean => symbol?.kind === 'class';
    if (isClass(pages.api.symbols.get(subjects[0]))) {
      const inherited = inheritedMembers(pages.api, subjects[0]).filter(({from: base}) => !subjects.includes(base));
      root.children.push(...inherited.map((list) => inheritedList(list, pages, from)));
    }
  };
}
