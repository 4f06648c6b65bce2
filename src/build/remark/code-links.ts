import type {DecorationItem} from 'shiki';
import ts from 'typescript';
import type {Page} from '../content/page';
import type {Project} from '../content/project';
import {type VersionPages, findSymbol} from '../reference/version-pages';

/** The languages whose names are TypeScript's, with how they are read. */
const variants: Partial<Record<string, ts.LanguageVariant>> = {
  ts: ts.LanguageVariant.Standard,
  js: ts.LanguageVariant.Standard,
  tsx: ts.LanguageVariant.JSX,
  jsx: ts.LanguageVariant.JSX,
};

/** A name with dots in code, such as `dia.Paper`, and where each of its parts ends. */
type DottedName = {start: number; parts: {text: string; end: number}[]};

/** The names with dots in a piece of code, not those in its comments and texts. */
function dottedNames(code: string, variant: ts.LanguageVariant): DottedName[] {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, variant, code);
  const found: DottedName[] = [];
  let name: DottedName | undefined;
  let afterDot = false;
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    if (kind === ts.SyntaxKind.DotToken) {
      afterDot = true;
      continue;
    }
    const part = {text: scanner.getTokenText(), end: scanner.getTokenEnd()};
    if (kind !== ts.SyntaxKind.Identifier) {
      name = undefined;
    } else if (!afterDot) {
      name = {start: scanner.getTokenStart(), parts: [part]};
      found.push(name);
    } else {
      name?.parts.push(part);
    }
    afterDot = false;
  }
  return found.filter(({parts}) => parts.length > 1);
}

/** Finds the names of the library in the code of one page, and where they are described. */
export class CodeLinks {
  private readonly seen = new Set<string>();

  /**
   * @param from - the page's file, relative to the project
   */
  constructor(
    private readonly project: Project,
    private readonly pages: VersionPages,
    private readonly from: string,
  ) {}

  /**
   * Links for the names in a block: each name once on the page, where it stands first. A
   * name with more parts than a page describes is linked as far as one does:
   * `dia.Element` of `dia.Element.define`.
   *
   * @param language - the fence's; only TypeScript and JavaScript have links
   */
  of(code: string, language: string): DecorationItem[] {
    const variant = variants[language];
    return variant === undefined ? [] : dottedNames(code, variant).flatMap((name) => this.linkOf(name) ?? []);
  }

  private linkOf({start, parts}: DottedName): DecorationItem | undefined {
    for (let count = parts.length; count > 1; count -= 1) {
      const symbol = parts
        .slice(0, count)
        .map(({text}) => text)
        .join('.');
      const href = this.addressOf(symbol);
      if (href !== undefined && !this.seen.has(symbol)) {
        this.seen.add(symbol);
        return {start, end: parts[count - 1]!.end, tagName: 'a', alwaysWrap: true, properties: {href}};
      }
      if (href !== undefined) {
        return undefined;
      }
    }
    return undefined;
  }

  private addressOf(symbol: string): string | undefined {
    const place = findSymbol(this.pages, symbol);
    if (!place || (place.file === this.from && !place.anchor)) {
      return undefined;
    }
    const hash = place.anchor ? `#${place.anchor}` : '';
    if (place.file === this.from) {
      return hash;
    }
    const page: Page | undefined = this.pages.pages.find(({page: {file}}) => file === place.file)?.page;
    return page && `${this.project.baseUrl.replace(/\/$/, '')}${page.path}${hash}`;
  }
}
