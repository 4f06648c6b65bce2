import type {ListItem, PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {confirmationLabel, isConfirmedFor, seenIn} from '../api-model/stated-versions';
import type {ApiDifference} from '../api-model/differences';
import {type ApiSymbol, displayPath} from '../api-model/model';
import {plainText} from '../api-model/signature';
import {jsxElement} from '../content/jsx';
import {bulletList, inlineCode, linkIf, listItem, listed, paragraph, strong, text} from '../content/nodes';
import {codeParagraph, linkedSignature, verbatim} from './api-blocks';
import {type ApiChanges, describedPath} from './api-changes';
import {fileLink} from './file-links';
import {type VersionPages, findSymbol} from './version-pages';

/** What a list of changes is made for: a page, and what it knows. */
export type ChangesOn = {
  pages: VersionPages;
  /** The page's file, relative to the project. */
  from: string;
  changes: ApiChanges;
  /** The symbol whose members are named without it. */
  subject?: string;
};

/** The name as readers write it, without the part that the context says. */
function shortName(path: string, context: string | undefined): string {
  const name = displayPath(path);
  return context !== undefined && name.startsWith(`${context}.`) ? name.slice(context.length + 1) : name;
}

/** The address in the version before at which a removed symbol, or what it belonged to, is described. */
function olderAddress({olderPages}: ApiChanges, path: string): string | undefined {
  const described = olderPages && describedPath(olderPages, path);
  const place = described === undefined ? undefined : findSymbol(olderPages!, described);
  const page = olderPages?.pages.find((each) => each.page.file === place?.file)?.page;
  return page && `${page.path}${place?.anchor ? `#${place.anchor}` : ''}`;
}

/** A name that leads to where it is described; in the version before, if it is gone. */
function linkedName(
  path: string,
  {pages, from, changes}: ChangesOn,
  context?: string,
  isGone = false,
): PhrasingContent {
  const described = describedPath(pages, path);
  const here = described === undefined ? undefined : fileLink(pages, from, described);
  const url = isGone ? olderAddress(changes, path) : here;
  return linkIf(url, inlineCode(shortName(path, context)));
}

/** How well an added member of JointJS+ is confirmed: nothing declares it. */
function confirmed(
  {kind, package: from, symbol}: ApiDifference,
  {confirmations, version}: VersionPages,
): PhrasingContent[] {
  const confirmation = from === 'plus' && kind === 'added' ? confirmations.get(symbol.path) : undefined;
  if (!confirmation) {
    return [];
  }
  const isOwn = isConfirmedFor(confirmation, version.label);
  return [text(` (${isOwn ? confirmationLabel(confirmation, version.label) : seenIn(confirmation)})`)];
}

/** The name of what differs, and what came or went with it. */
export function changeName(difference: ApiDifference, on: ChangesOn): PhrasingContent[] {
  const {kind, symbol, nested, inheritedFrom} = difference;
  const isGone = kind === 'removed';
  const members = nested.map(({path}) => [linkedName(path, on, displayPath(symbol.path), isGone)]);
  return [
    linkedName(symbol.path, on, on.subject, isGone),
    ...confirmed(difference, on.pages),
    ...(members.length > 0 ? [text(' with '), ...listed(members)] : []),
    ...(inheritedFrom ? [text(', now inherited from '), linkedName(inheritedFrom, on, on.subject)] : []),
  ];
}

/** A declaration under the label of its version. */
function declaration(label: string, signatures: readonly PhrasingContent[][]): MdxJsxFlowElement {
  return jsxElement(
    'ApiSignature',
    {version: label},
    signatures.map((signature) => codeParagraph(...signature)),
  );
}

/** Both declarations of a changed symbol, the older first. Nothing in the older is a link: its types may be gone. */
export function bothDeclarations(
  {symbol, before}: ApiDifference,
  {pages, from, changes}: ChangesOn,
): MdxJsxFlowElement[] {
  const older = ({signatures}: ApiSymbol) => signatures.map((signature) => [verbatim(plainText(signature))]);
  return before
    ? [
        declaration(changes.before.label, older(before)),
        declaration(
          pages.version.label,
          symbol.signatures.map((signature) => linkedSignature(signature, symbol.path, pages, from)),
        ),
      ]
    : [];
}

/** A changed symbol in a list: its name and both declarations. */
const changedItem = (difference: ApiDifference, on: ChangesOn): ListItem =>
  listItem([paragraph(...changeName(difference, on)), ...bothDeclarations(difference, on)], true);

/** Some differences by what happened: names in a line, changed ones with their declarations. */
export function changeBlocks(differences: readonly ApiDifference[], on: ChangesOn): RootContent[] {
  const line = (label: string, kind: ApiDifference['kind']): RootContent[] => {
    const names = differences.filter((each) => each.kind === kind).map((each) => changeName(each, on));
    return names.length > 0 ? [paragraph(strong(`${label}:`), text(' '), ...listed(names, '; '))] : [];
  };
  const changed = differences.filter(({kind}) => kind === 'changed');
  const items = changed.map((each) => changedItem(each, on));
  return [
    ...line('Added', 'added'),
    ...line('Removed', 'removed'),
    ...(items.length > 0 ? [paragraph(strong('Changed:')), bulletList(items, true)] : []),
  ];
}
