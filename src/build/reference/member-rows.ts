import type {Root} from 'mdast';
import {memberName} from '../api-model/model';
import {resolveOnPage, resolvedPath} from '../api-model/resolve';
import {type Heading, headingsOf} from '../content/headings';
import {type TreeName, treeNameRows} from '../content/name-rows';
import type {Subjects} from '../content/page';
import {type SubjectPage, type VersionPages, isMemberHeading} from './version-pages';

/** What of a class or type a row may explain: a member, one of its options, an event, an attribute of a shape. */
const parts = ['', 'static:', 'Options.', 'EventMap.', 'Attributes.'];

/** The types that the declarations of a symbol name. */
function typesOf(symbolPath: string, {api}: VersionPages): string[] {
  const signatures = api.symbols.get(symbolPath)?.signatures ?? [];
  return signatures.flat().flatMap((token) => (typeof token === 'string' || !token[1] ? [] : [token[1]]));
}

/**
 * The member of JointJS+ that a row of a table or an item of a list explains. Below the
 * heading of a member, it is one of its own or of the types that it names; elsewhere, one of
 * the page's subjects.
 *
 * @param heading - the nearest one above the row
 * @returns its path; undefined where the register has no such member
 */
function memberOfRow(
  name: string,
  heading: Heading | undefined,
  subjects: Subjects,
  pages: VersionPages,
): string | undefined {
  const described =
    heading && isMemberHeading(heading)
      ? resolvedPath(resolveOnPage(pages.api, subjects, heading.section, heading.text, pages.missing))
      : undefined;
  const owners = described === undefined ? subjects : [described, ...typesOf(described, pages)];
  return owners
    .flatMap((owner) => parts.map((part) => `${owner}.${part}${name}`))
    .find((symbolPath) => pages.confirmations.has(symbolPath));
}

/** A place at which a page explains a member of JointJS+. */
export type MemberRow = TreeName & {symbol: string};

/** The rows of a tree that explain members of JointJS+ which have no heading on the page. */
export function memberRows(root: Root, {subjects, anchors}: SubjectPage, pages: VersionPages): MemberRow[] {
  const headings = headingsOf(root);
  return treeNameRows(root).flatMap(({anchor, names}) => {
    const heading = headings.find((each) => each.anchor === anchor);
    return names.flatMap((place) => {
      const symbol = memberOfRow(place.name, heading, subjects, pages);
      return symbol === undefined || anchors.has(symbol) ? [] : [{...place, symbol}];
    });
  });
}

/** The members of JointJS+ that a page explains in a row, by their paths: see {@link memberRows}. */
export function explainedInRows({page, subjects}: SubjectPage, pages: VersionPages): Set<string> {
  const {headings, nameRows} = page.content;
  return new Set(
    nameRows.flatMap(({anchor, names}) => {
      const heading = headings.find((each) => each.anchor === anchor);
      return names.flatMap((name) => memberOfRow(name, heading, subjects, pages) ?? []);
    }),
  );
}

/**
 * The members of JointJS+ of which a page has no more than the name: it leaves them out
 * (`api_omit`), and neither explains them in a row nor under the heading of a member of the same name.
 */
export function onlyNamed(subjectPage: SubjectPage, pages: VersionPages): string[] {
  const {page, subjects, anchors} = subjectPage;
  const names = new Set([...anchors.keys()].map(memberName));
  const rows = explainedInRows(subjectPage, pages);
  return Object.keys(page.omissions)
    .flatMap((name) => {
      const paths = subjects.flatMap((subject) => [`${subject}.${name}`, `${subject}.static:${name}`]);
      return paths.find((symbolPath) => pages.confirmations.has(symbolPath)) ?? [];
    })
    .filter((symbolPath) => !rows.has(symbolPath) && !names.has(memberName(symbolPath)))
    .sort((a, b) => (memberName(a) < memberName(b) ? -1 : 1));
}
