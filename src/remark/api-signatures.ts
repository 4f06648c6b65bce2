import fs from 'node:fs';
import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {compareApis} from '../api-model/diff';
import {loadLibraryApi} from '../api-model/load';
import type {ApiSymbol} from '../api-model/model';
import {inheritedMembers, nearestSubjects, resolveOnPage} from '../api-model/resolve';
import {inheritedList, signatureBlock, undeclaredBlock} from './api-blocks';
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

const marksCache = new Map<string, Marks | undefined>();

/** What the version of a page added and changed; undefined for the oldest. */
export function versionMarks(folder: string): Marks | undefined {
  if (!marksCache.has(folder)) {
    const before = versionBefore[path.basename(folder)];
    const older = before && path.join(path.dirname(folder), before.folder, '_api');
    if (before && older && fs.existsSync(older)) {
      const {added, changed} = compareApis(loadLibraryApi(path.join(folder, '_api')), loadLibraryApi(older));
      marksCache.set(folder, {label: before.label, added: new Set(added), changed: new Set(changed)});
    } else {
      marksCache.set(folder, undefined);
    }
  }
  return marksCache.get(folder);
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
  const marks = versionMarks(pages.folder);
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
    } else if (resolution.kind === 'undeclared') {
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
