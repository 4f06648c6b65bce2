import type {Heading, Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {memberName} from '../api-model/model';
import {jsxElement} from '../content/jsx';
import {bulletList, inlineCode, listItem, paragraph, text} from '../content/nodes';
import {readSubjects} from '../content/page';
import type {Project} from '../content/project';
import {confirmationMark, isElsewhere, rowMark} from '../reference/confirmation-marks';
import {memberRows, onlyNamed} from '../reference/member-rows';
import {pageOfFile} from '../reference/page-of-file';
import {versionNote} from '../reference/version-note';
import type {SubjectPage, VersionPages} from '../reference/version-pages';

/** The text is on each of these pages: a search must not find all of them by it. */
const hiddenFromSearch = {hProperties: {dataSearchIgnore: ''}};

/** The mark of what the page is about. A function has it above its declaration. */
function subjectMark({subjects: [subject]}: SubjectPage, pages: VersionPages): RootContent[] {
  const kind = pages.api.symbols.get(subject)?.kind;
  const hasDeclaration = kind === 'function' || kind === 'variable';
  return !hasDeclaration && isElsewhere(subject, pages)
    ? [jsxElement('ApiSignature', confirmationMark(subject, pages))]
    : [];
}

/** The members of which nothing but the name is known. */
function namesAtEnd(symbols: readonly string[], pages: VersionPages): RootContent[] {
  if (symbols.length === 0) {
    return [];
  }
  const heading: Heading = {type: 'heading', depth: 2, children: [text('Members known by name')]};
  const items = symbols.map((symbol) => {
    const kind = symbol.includes('.Options.') ? 'option' : pages.api.symbols.get(symbol)?.kind;
    return listItem([
      paragraph(inlineCode(memberName(symbol)), text(kind ? `, ${kind}` : ''), ...rowMark(symbol, pages)),
    ]);
  });
  return [heading, bulletList(items)];
}

/**
 * Marks the members of JointJS+ on a page that are not confirmed for its version: behind their names in tables and
 * lists, and at the top where the whole page is about one. Those with a heading are marked above their declarations, by
 * `api-signatures.ts`. Below the introduction stands what the marks mean, and at the end the members that `api_omit`
 * leaves out because only their names are known.
 */
export function memberVersions(project: Project) {
  return (root: Root, file: VFile): void => {
    if (!readSubjects((file.data.frontMatter as {api?: unknown} | undefined)?.api)) {
      return;
    }
    const {from, pages} = pageOfFile(project, file);
    const page = pages.pages.find((each) => each.page.file === from);
    if (!page) {
      return;
    }
    const rows = memberRows(root, page, pages);
    for (const {symbol, node, parent} of rows) {
      const children = parent.children as RootContent[];
      children.splice(children.indexOf(node) + 1, 0, ...rowMark(symbol, pages));
    }
    const named = onlyNamed(page, pages);
    const members = [...page.anchors.keys(), ...rows.map(({symbol}) => symbol), ...named];
    const note = versionNote(page.subjects[0], members, pages);
    root.children.push(...namesAtEnd(named, pages));
    if (note !== undefined) {
      const first = root.children.findIndex(({type}) => type === 'heading');
      const explanation = {...paragraph(text(note)), data: hiddenFromSearch};
      root.children.splice(first < 0 ? root.children.length : first, 0, explanation);
    }
    root.children.unshift(...subjectMark(page, pages));
  };
}
