import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {type Resolution, inheritedMembers, nearestSubjects, resolveOnPage, unknownMember} from '../api-model/resolve';
import {readFrontMatter} from '../content/front-matter';
import type {Project} from '../content/project';
import {type TreeHeading, headingsOf} from '../content/headings';
import {type Subjects, readSubjects} from '../content/page';
import {type MemberMark, memberMark} from '../reference/member-marks';
import {usedIn} from '../reference/demo-links';
import {demoUses, usesFile} from '../reference/demo-uses';
import {dependsOn} from '../reference/dependencies';
import {inheritedList, signatureBlock, undeclaredBlock} from '../reference/api-blocks';
import {type VersionPages, isMemberHeading} from '../reference/version-pages';
import {pageOfFile} from '../reference/page-of-file';
import {own} from '../../common/own';
import {exportValue} from './export-value';

/** @throws when the declarations lack a subject; names the nearest */
function checkSubjects(subjects: Subjects, {api}: VersionPages, from: string, source: string): void {
  const unknown = subjects.find((subject) => !api.symbols.has(subject));
  if (unknown !== undefined) {
    throw new Error(
      `${from}:${readFrontMatter(source, from).lineOf(['api', subjects.indexOf(unknown)])}: ` +
        `the front matter says "api: ${unknown}", which the declarations do not have. ` +
        `The nearest: ${nearestSubjects(api, unknown).join(', ')}.`,
    );
  }
}

/** What stands below a heading that names a member. */
function blockOf(resolution: Resolution, pages: VersionPages, from: string): RootContent | undefined {
  if (resolution.kind === 'symbol' && resolution.symbol.kind !== 'namespace') {
    return signatureBlock(resolution.symbol, pages, from, pages.marks);
  }
  return resolution.kind === 'undeclared' ? undeclaredBlock(resolution.path, pages) : undefined;
}

/** At the end of the section's own text, before its subsections. */
function insertAtEnd({node, parent}: TreeHeading, blocks: RootContent[]): void {
  const children = parent.children as RootContent[];
  const start = children.indexOf(node) + 1;
  const length = children.slice(start).findIndex(({type}) => type === 'heading');
  children.splice(length < 0 ? children.length : start + length, 0, ...blocks);
}

function insertAfter({node, parent}: TreeHeading, block: RootContent): void {
  // A heading stands wherever blocks may stand.
  const children = parent.children as RootContent[];
  children.splice(children.indexOf(node) + 1, 0, block);
}

/** The HTML says what a heading describes: style sheets show it, and the search can read it. */
function markHeading({node}: TreeHeading, {kind, deprecated}: MemberMark): void {
  const properties = {dataKind: kind, ...(deprecated && {dataDeprecated: ''})};
  node.data = {...node.data, hProperties: {...node.data?.hProperties, ...properties}};
}

/**
 * @returns the marks of all members, by their anchors
 * @throws with all headings that name no member, and the nearest names
 */
function insertSignatures(
  project: Project,
  root: Root,
  subjects: Subjects,
  pages: VersionPages,
  from: string,
): Record<string, MemberMark> {
  const problems: string[] = [];
  const marks: Record<string, MemberMark> = {};
  const {members: demos} = demoUses(project, pages.version.name);
  for (const heading of headingsOf(root).filter(isMemberHeading)) {
    const resolution = resolveOnPage(pages.api, subjects, heading.section, heading.text, pages.missing);
    if (resolution.kind === 'unknown' && heading.isCode) {
      problems.push(`${from}:${heading.line}: ${unknownMember(heading, subjects, resolution.nearest)}`);
    }
    const mark = memberMark(heading.section, resolution);
    if (mark) {
      marks[heading.anchor] = mark;
      markHeading(heading, mark);
    }
    const block = blockOf(resolution, pages, from);
    if (block) {
      insertAtEnd(heading, usedIn(own(demos, `${from}#${heading.anchor}`) ?? [], from));
      insertAfter(heading, block);
    }
  }
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return marks;
}

/**
 * Puts the signature of a member below the heading that names it, on pages with
 * `api:` in their front matter: every overload, types linked to where they are
 * described, and what is new since the version before; below its text, demos that use it. A page about a function
 * begins with its signature, one about a class ends with the inherited members.
 *
 * @throws when the subject or a member does not exist; all problems of a page at once, with the nearest names
 */
export function apiSignatures(project: Project) {
  return (root: Root, file: VFile): void => {
    const subjects = readSubjects((file.data.frontMatter as {api?: unknown} | undefined)?.api);
    if (!subjects) {
      return;
    }
    const {from, pages} = pageOfFile(project, file);
    dependsOn(project, file, usesFile(project, pages.version.name));
    checkSubjects(subjects, pages, from, String(file.value));
    const marks = insertSignatures(project, root, subjects, pages, from);
    const self = pages.api.symbols.get(subjects[0]);
    // A page about a function or a variable begins with its declaration.
    if (self?.kind === 'function' || self?.kind === 'variable') {
      root.children.unshift(signatureBlock(self, pages, from, pages.marks));
    }
    if (self?.kind === 'class') {
      const inherited = inheritedMembers(pages.api, subjects[0]).filter(({from: base}) => !subjects.includes(base));
      root.children.push(...inherited.map((list) => inheritedList(list, pages, from)));
    }
    if (Object.keys(marks).length > 0) {
      root.children.push(exportValue('apiMembers', marks));
    }
  };
}
