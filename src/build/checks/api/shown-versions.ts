import {memberName, parentPath} from '../../api-model/model';
import {seenIn} from '../../api-model/stated-versions';
import type {Prose} from '../../content/prose';
import {lineAt} from '../../content/prose';
import {isElsewhere} from '../../reference/confirmation-marks';
import {explainedInRows, onlyNamed} from '../../reference/member-rows';
import type {SubjectPage, VersionPages} from '../../reference/version-pages';

/** A sentence that says no more than the mark of the build. */
const typedMark =
  /(?<=^|[.!?|] )(?:Seen in (?:a )?public demos?|Documented) (?:for|of) \d\.\d(?: and \d\.\d)*(?:\.|$)/g;

const escaped = (name: string): string => name.replace(/[$.*+?()[\]{}|^\\]/g, '\\$&');

/** The first line at which a page names a member in its text. */
function lineOfName(name: string, prose: readonly Prose[]): number | undefined {
  const pattern = new RegExp(`(?<![\\w$])${escaped(name)}(?![\\w$])`);
  for (const part of prose) {
    const span = part.spans.find(({kind, start, end}) => kind === 'code' && pattern.test(part.text.slice(start, end)));
    if (span) {
      return lineAt(part, span.start);
    }
  }
  return undefined;
}

/** The members of the register whose nearest described owner is on a page, by the file of the page. */
function membersByPage(pages: VersionPages): Map<string, string[]> {
  const files = new Map<string, string>();
  for (const {page, subjects, anchors} of pages.pages) {
    [...subjects, ...anchors.keys()].forEach((symbol) => files.set(symbol, files.get(symbol) ?? page.file));
  }
  const ownerPage = (symbol: string): string | undefined =>
    symbol === '' ? undefined : (files.get(symbol) ?? ownerPage(parentPath(symbol)));
  const found = new Map<string, string[]>();
  for (const symbol of pages.confirmations.keys()) {
    const file = ownerPage(symbol);
    if (file !== undefined) {
      found.set(file, [...(found.get(file) ?? []), symbol]);
    }
  }
  return found;
}

/** What a page shows as if it belonged to its version: the build finds no place for a mark. */
function unmarkedMembers(subjectPage: SubjectPage, members: readonly string[], pages: VersionPages): string[] {
  const {page, anchors} = subjectPage;
  const marked = new Set([
    ...anchors.keys(),
    ...explainedInRows(subjectPage, pages),
    ...onlyNamed(subjectPage, pages),
    ...subjectPage.subjects,
  ]);
  // The heading of a member of the same name speaks for all of them.
  const names = new Set([...anchors.keys()].filter((symbol) => isElsewhere(symbol, pages)).map(memberName));
  return members.flatMap((symbol) => {
    const owner = parentPath(symbol);
    const hasMark =
      marked.has(symbol) ||
      names.has(memberName(symbol)) ||
      // The mark of a type stands for its fields.
      (marked.has(owner) && !subjectPage.subjects.includes(owner) && isElsewhere(owner, pages));
    const line =
      hasMark || !isElsewhere(symbol, pages) ? undefined : lineOfName(memberName(symbol), page.content.prose);
    const confirmation = pages.confirmations.get(symbol);
    return line === undefined || !confirmation
      ? []
      : [
          `${page.file}:${line}: ${symbol} is shown as a member of ${pages.version.label}, but the register has ` +
            `"${seenIn(confirmation)}". Explain it in a row of a table or an item of a list that begins with its name, ` +
            'or below a heading: the build marks it there.',
        ];
  });
}

/** Sentences typed by hand that say what the build's marks say. */
function typedMarks({page}: SubjectPage): string[] {
  // A section may list what only another version has.
  const sentences = page.content.prose.filter(({kind}) => kind !== 'heading');
  return sentences.flatMap((part) =>
    [...part.text.matchAll(typedMark)].map(
      ({0: sentence, index}) =>
        `${page.file}:${lineAt(part, index)}: "${sentence}" is typed by hand. Take it out: the build marks members ` +
        'with the versions that the register has. If the mark is missing, register the member.',
    ),
  );
}

/**
 * Compares what pages show of JointJS+ with the versions for which the register confirms it.
 *
 * @returns a message for each member of another version without a mark, and for each mark typed by hand
 */
export function checkShownVersions(pages: VersionPages): string[] {
  const members = membersByPage(pages);
  return pages.pages
    .filter(({page}) => members.has(page.file))
    .flatMap((page) => [...unmarkedMembers(page, members.get(page.page.file) ?? [], pages), ...typedMarks(page)]);
}
