import {inheritedMembers} from '../../api-model/resolve';
import {memberName} from '../../api-model/model';
import type {Page} from '../../content/page';
import {readPages} from '../../content/pages';
import type {Project} from '../../content/project';
import {findSymbol, type VersionPages, versionPages} from '../../reference/version-pages';
import type {NameTable} from '../../../site/old-addresses/find-address';
import {type Version, pathOfVersion} from '../../../common/versions';
import type {NameRow} from './rows';

/** Where something is described. */
type NamedPlace = {page: Page; anchor?: string};

/** Finds the names of the one-page reference in the pages of a version. */
class NameFinder {
  private readonly known: VersionPages;
  private readonly byFile: ReadonlyMap<string, Page>;
  private readonly byName: ReadonlyMap<string, Page>;
  private readonly anchors = new Map<Page, ReadonlySet<string>>();

  constructor(project: Project, version: Version) {
    this.known = versionPages(version.name, project);
    const pages = readPages(version.name, project);
    const folder = pathOfVersion(version, 'api/');
    this.byFile = new Map(pages.map((page) => [page.file, page]));
    this.byName = new Map(
      pages
        .filter((page) => page.path.startsWith(folder) && page.path !== folder)
        // Early references wrote `g.rect`.
        .map((page) => [nameOfPage(page.path.slice(folder.length)).toLowerCase(), page]),
    );
  }

  /** The names of the pages themselves. */
  get pageNames(): string[] {
    return [...this.byName.values()].map(({path}) => nameOfPage(path.slice(path.indexOf('/api/') + '/api/'.length)));
  }

  /** Where a name is described: its own section, or the nearest page. */
  find(name: string): NamedPlace | undefined {
    const parts = name.replace(/^(?=prototype\.)/, 'V.').split('.');
    for (let count = parts.length; count > 0; count -= 1) {
      const page = this.byName.get(parts.slice(0, count).join('.').toLowerCase());
      if (page) {
        const rest = parts.slice(count).filter((part) => part !== 'prototype');
        return rest.length === 0 ? {page} : (this.member(page, rest) ?? {page});
      }
    }
    return undefined;
  }

  /** A member of what a page is about, or of what that inherits from. */
  private member(page: Page, parts: readonly string[]): NamedPlace | undefined {
    const name = parts.join('.');
    const [first = ''] = parts;
    const anchors = this.anchorsOf(page);
    const candidates = [name, `options.${name}`, `event:${name}`];
    const own = candidates.find((anchor) => anchors.has(anchor));
    if (own !== undefined) {
      return {page, anchor: own};
    }
    const inherited = this.inherited(page, name);
    const outer = [first].find((anchor) => anchors.has(anchor));
    return inherited ?? (outer === undefined ? undefined : {page, anchor: outer});
  }

  private inherited(page: Page, name: string): NamedPlace | undefined {
    const members = (page.subjects ?? []).flatMap((subject) => inheritedMembers(this.known.api, subject));
    const symbol = members.flatMap((group) => group.members).find((member) => memberName(member.path) === name);
    const place = symbol && findSymbol(this.known, symbol.path);
    const owner = place && this.byFile.get(place.file);
    return owner && {page: owner, anchor: place.anchor};
  }

  private anchorsOf(page: Page): ReadonlySet<string> {
    const anchors = this.anchors.get(page) ?? new Set(page.content.headings.map(({anchor}) => anchor));
    this.anchors.set(page, anchors);
    return anchors;
  }
}

/** The name that the path of a page stands for: `shapes/standard/` for `shapes.standard`. */
const nameOfPage = (path: string): string => path.replace(/\/$/, '').replaceAll('/', '.');

/**
 * Where the names of the one-page reference are described in a version. Names that the version has no
 * place for are left out: who looks for one finds its class or its namespace.
 */
export function nameTable(project: Project, version: Version, rows: readonly NameRow[]): NameTable {
  const finder = new NameFinder(project, version);
  const pages: string[] = [];
  const names: Record<string, string> = {};
  const add = (name: string, address: string): void => {
    const [page = '', anchor] = address.split('#');
    const place = pages.includes(page) ? pages.indexOf(page) : pages.push(page) - 1;
    names[name] = anchor === undefined ? String(place) : `${place}#${anchor}`;
  };
  const addresses = (name: string): string | undefined => {
    const place = finder.find(name);
    return place && `${place.page.path}${place.anchor === undefined ? '' : `#${place.anchor}`}`;
  };
  for (const name of finder.pageNames) {
    add(name, addresses(name) ?? '');
  }
  for (const {name, to} of rows) {
    const address = to === undefined ? addresses(name) : pathOfVersion(version, to.slice(1));
    if (address !== undefined) {
      add(name, address);
    }
  }
  return {pages, names};
}
