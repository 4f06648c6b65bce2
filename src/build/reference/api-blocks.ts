import type {Nodes, Paragraph, PhrasingContent, RootContent} from 'mdast';
import type {} from 'mdast-util-mdx-expression';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {confirmationMark} from './confirmation-marks';
import type {ApiSymbol} from '../api-model/model';
import {displayPath, memberName, parentPath} from '../api-model/model';
import type {VersionApi} from '../api-model/load';
import {type Inherited, membersOf} from '../api-model/resolve';
import {type Signature, indented, plainText} from '../api-model/signature';
import {jsxElement, textElement} from '../content/jsx';
import {inlineCode, link, linkIf, listed, paragraph, withCode} from '../content/nodes';
import {fileLink} from './file-links';
import {type Marks, type VersionPages, findSymbol} from './version-pages';

/** Text whose line breaks and indents stay: Markdown would take the spaces at the start of a line away. */
export function verbatim(text: string): PhrasingContent {
  const expression = {type: 'Literal' as const, value: text, raw: JSON.stringify(text)};
  return {
    type: 'mdxTextExpression',
    value: JSON.stringify(text),
    data: {
      estree: {type: 'Program', sourceType: 'module', comments: [], body: [{type: 'ExpressionStatement', expression}]},
    },
  };
}

/** The text that {@link verbatim} was given, within a node. */
export function verbatimText(node: Nodes): string {
  if (node.type === 'mdxTextExpression') {
    return JSON.parse(node.value) as string;
  }
  return 'children' in node ? node.children.map(verbatimText).join('') : '';
}

/**
 * A signature whose references are links to where their symbols are described.
 * References to symbols that no page describes stay text.
 *
 * @param self - the path of the symbol that the signature declares, which is not linked
 * @param from - the page's file, relative to the project
 */
export function linkedSignature(
  signature: Signature,
  self: string,
  pages: VersionPages,
  from: string,
): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  let text = '';
  // Neighboring texts become one, or React would put a comment between them.
  const flush = (): void => {
    if (text !== '') {
      result.push(verbatim(text));
      text = '';
    }
  };
  for (const token of signature) {
    const [name, target] = typeof token === 'string' ? [token] : token;
    const url = target && target !== self ? fileLink(pages, from, target) : undefined;
    if (url) {
      flush();
      result.push(link(url, verbatim(name)));
    } else {
      text += name;
    }
  }
  flush();
  return result;
}

/** The signatures of a symbol. An interface or enum has one, with its fields. */
function composed(symbol: ApiSymbol, api: VersionApi): Signature[] {
  if (symbol.kind !== 'interface' && symbol.kind !== 'enum') {
    return symbol.signatures;
  }
  const [head = [], ...unnamed] = symbol.signatures;
  const fields = membersOf(api, symbol.path).flatMap((field) => field.signatures);
  const separator = symbol.kind === 'enum' ? [','] : [];
  const lines = [...unnamed, ...fields.map((field) => [...field, ...separator])];
  const body = lines.flatMap((line) => ['\n  ', ...indented(line, 2)]);
  return [[...head, ' {', ...body, lines.length > 0 ? '\n}' : '}']];
}

/** A declaration: it keeps its line breaks. */
export const codeParagraph = (...parts: PhrasingContent[]): Paragraph => paragraph(textElement('ApiCode', parts));

function correctionNote(note: string, missing?: string): MdxJsxFlowElement {
  return jsxElement('ApiCorrection', {missing}, [paragraph(...withCode(note))]);
}

/** What is wrong with a declaration or with the fields of a type, for readers who rely on it. */
function correctionNotes(symbol: ApiSymbol, pages: VersionPages): MdxJsxFlowElement[] {
  const notes = pages.corrections.filter(
    (correction) => correction.symbol === symbol.path || parentPath(correction.symbol) === symbol.path,
  );
  const isType = symbol.kind === 'interface' || symbol.kind === 'type' || symbol.kind === 'enum';
  return notes
    .filter((correction) => isType || correction.symbol === symbol.path)
    .map((correction) => correctionNote(correction.note));
}

/**
 * What stands in place of a declaration where the library has a member that it does not declare.
 *
 * @param symbolPath - the path that the member should have
 */
export function undeclaredBlock(symbolPath: string, pages: VersionPages): RootContent {
  const block = jsxElement('ApiSignature', {});
  const name = memberName(symbolPath);
  const key = /^[\w$]+$/.test(name) ? name : `'${name}'`;
  for (const {actual = '', note} of pages.corrections.filter(({symbol}) => symbol === symbolPath)) {
    const text = /^(?:static )?[\w$]+\(/.test(actual) ? actual : `${key}: ${actual}`;
    block.children.push(codeParagraph(verbatim(text)), correctionNote(note, 'true'));
  }
  return block;
}

/** Most fields of a type have headings of their own: how many fields it has. */
function describedFields(symbol: ApiSymbol, pages: VersionPages): string | undefined {
  const fields = symbol.kind === 'interface' ? membersOf(pages.api, symbol.path) : [];
  const described = fields.filter(({path: field}) => findSymbol(pages, field)?.anchor);
  return fields.length > 5 && described.length > fields.length / 2 ? String(fields.length) : undefined;
}

/**
 * How the version before declares a symbol whose declaration has changed, folded up.
 * Nothing in it is a link: its types may be gone.
 */
function declarationBefore(symbolPath: string, {changed, before}: Marks): MdxJsxFlowElement[] {
  const older = before.api.symbols.get(symbolPath);
  if (!older || !changed.has(symbolPath)) {
    return [];
  }
  const code = composed(older, before.api).map((signature) => codeParagraph(verbatim(plainText(signature))));
  return [jsxElement('ApiBefore', {version: before.label}, code)];
}

/**
 * The rendered declaration of a symbol.
 *
 * @param from - the page's file, relative to the project
 */
export function signatureBlock(
  symbol: ApiSymbol,
  pages: VersionPages,
  from: string,
  marks: Marks | undefined,
): RootContent {
  const attributes = {
    ...confirmationMark(symbol.path, pages),
    since: marks?.added.has(symbol.path) ? marks.label : undefined,
    changed: marks?.changed.has(symbol.path) ? marks.label : undefined,
    deprecated: symbol.deprecated ? 'true' : undefined,
    fields: describedFields(symbol, pages),
  };
  return jsxElement('ApiSignature', attributes, [
    ...composed(symbol, pages.api).map((one) => codeParagraph(...linkedSignature(one, symbol.path, pages, from))),
    ...correctionNotes(symbol, pages),
    ...(marks ? declarationBefore(symbol.path, marks) : []),
  ]);
}

/** The members that a class inherits from one of its bases, folded up. */
export function inheritedList({from: base, members}: Inherited, pages: VersionPages, from: string): RootContent {
  const sorted = [...members].sort((a, b) => (memberName(a.path) < memberName(b.path) ? -1 : 1));
  const items = sorted.map((member) => {
    const url = fileLink(pages, from, member.path) ?? fileLink(pages, from, parentPath(member.path));
    return [linkIf(url, inlineCode(memberName(member.path)))];
  });
  const attributes = {from: displayPath(base), count: String(sorted.length)};
  return jsxElement('ApiInherited', attributes, [paragraph(...listed(items))]);
}
