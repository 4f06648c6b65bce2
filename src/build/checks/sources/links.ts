import fs from 'node:fs';
import path from 'node:path';
import {closest} from 'fastest-levenshtein';
import {globSync} from 'tinyglobby';
import {decoded} from '../../../common/decoded';
import type {Page} from '../../content/page';
import type {Project} from '../../content/project';
import {
  type Version,
  type VersionName,
  pathBelow,
  pathInVersion,
  pathOfVersion,
  versionNamed,
  versionOfFile,
  versionOfPath,
} from '../../../common/versions';
import {replacedComponents} from './components';
import type {LineProblem} from './line-problem';

/** The parts of a link to somewhere in this project. */
type Target = {place: string; anchor: string | undefined; hasHost: boolean};

/** What leads somewhere: a Markdown link, the address in a tag, or an image. */
type What = 'link' | 'tag' | 'image';

/** What to write in place of a link to another version or host, by the same page in this version. */
type Remedy = (same: Page | undefined) => string;

/** Reads a link; undefined for one that leads out of the site. */
function targetOf(link: string, {siteUrl, baseUrl}: Project): Target | undefined {
  const hasHost = link === siteUrl || link.startsWith(`${siteUrl}/`);
  const url = hasHost ? pathBelow(baseUrl, link.slice(siteUrl.length) || '/') : link;
  if (/^(?:[a-z][\w+.-]*:|\/\/)/i.test(url)) {
    return undefined;
  }
  const [, place = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  return {place: decoded(place), anchor: anchor === undefined ? undefined : decoded(anchor), hasHost};
}

/** How a page in a folder writes a file. */
function relativeTo(folder: string, file: string): string {
  const name = path.posix.relative(folder, file);
  return name.startsWith('.') ? name : `./${name}`;
}

/** The anchors of a page; undefined where a component adds some while the page is compiled. */
function anchorsOf({content, source}: Page): Set<string> | undefined {
  const adds = content.components.some(({name}) => replacedComponents.some((replaced) => replaced === name));
  const given = [...source.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id ?? '');
  return adds ? undefined : new Set([...content.headings.map(({anchor}) => anchor), ...given]);
}

/** Finds where the links of a version's pages lead. */
export class LinkChecker {
  private readonly byFile: ReadonlyMap<string, Page>;
  private readonly anchors = new Map<Page, Set<string> | undefined>();
  private readonly byAddress: ReadonlyMap<string, Page>;
  private readonly version: Version;

  /** @param pages - all pages of the version */
  constructor(
    private readonly project: Project,
    version: VersionName,
    pages: readonly Page[],
  ) {
    this.version = versionNamed(version);
    this.byFile = new Map(pages.map((page) => [page.file, page]));
    this.byAddress = new Map(pages.map((page) => [page.path.replace(/(.)\/$/, '$1'), page]));
  }

  /** Links and images of a page that lead nowhere, each with the nearest place. */
  problems(page: Page): LineProblem[] {
    const {links, tagLinks, tagFiles, images} = page.content;
    const find =
      (problem: (url: string) => string | undefined) =>
      ({url, line}: {url: string; line: number}): LineProblem[] => {
        const message = problem(url);
        return message === undefined ? [] : [{line, message}];
      };
    return [
      ...links.flatMap(find((url) => this.problem(page, url, 'link'))),
      ...tagLinks.flatMap(find((url) => this.tagProblem(page, url) ?? this.problem(page, url, 'tag'))),
      ...tagFiles.flatMap(find((url) => this.tagFileProblem(page, url))),
      ...images.flatMap(find((url) => this.pictureProblem(url) ?? this.problem(page, url, 'image'))),
    ];
  }

  /** Finds a file in a tag: the framework makes an address only of those in Markdown links. */
  private tagProblem(page: Page, url: string): string | undefined {
    const target = targetOf(url, this.project);
    if (!target || target.hasHost || !/\.mdx?$/.test(target.place) || target.place.startsWith('/')) {
      return undefined;
    }
    const file = path.posix.join(path.posix.dirname(page.file), target.place);
    const nearest = this.byFile.get(closest(file, [...this.byFile.keys()]));
    const anchor = target.anchor === undefined ? '' : `#${target.anchor}`;
    return `the link ${url} stands in a tag, where no file becomes an address. Write a Markdown link, or "${nearest?.path}${anchor}".`;
  }

  /** Finds a file in a tag that the browser would look for in vain. */
  private tagFileProblem(page: Page, url: string): string | undefined {
    const target = targetOf(url, this.project);
    if (!target || target.hasHost || target.place === '' || target.place.startsWith('/')) {
      return this.pictureProblem(url);
    }
    const folder = path.posix.dirname(page.file);
    const file = path.posix.join(folder, target.place);
    const isPicture = (name: string): boolean => /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(name);
    const names = this.neighbors(file).filter(
      (name) => !/\.mdx?$/.test(name) && isPicture(name) === isPicture(target.place),
    );
    const nearest = names.length > 0 ? relativeTo(folder, closest(file, names)) : target.place;
    const remedy = isPicture(nearest)
      ? `Write a Markdown image of "${nearest}".`
      : `Write "import file from '${nearest}';" and {file}.`;
    return `the file ${url} stands in a tag, where no file becomes an address. ${remedy}`;
  }

  /** Finds a file that is not there at an address, or is fetched from another host. */
  private pictureProblem(url: string): string | undefined {
    const target = targetOf(url, this.project);
    if (!target) {
      return /^(?:https?:)?\/\//i.test(url)
        ? `the file ${url} is on another host, and the Content-Security-Policy of the site refuses it. Keep a copy beside the page.`
        : undefined;
    }
    const {place, hasHost} = target;
    if (!place.startsWith('/')) {
      return undefined;
    }
    if (hasHost) {
      return `the file ${url} has the host of this site, so it is not loaded in a preview or an offline copy. Write "${place}".`;
    }
    const files = this.staticFiles();
    if (files.includes(place)) {
      return undefined;
    }
    const hint = files.length > 0 ? ` The nearest is "${closest(place, files)}".` : ' The folder is empty.';
    return `the address ${url} leads to no file in "static".${hint}`;
  }

  /** The addresses of the files that are published as they are. */
  private staticFiles(): string[] {
    return globSync('**', {cwd: path.join(this.project.dir, 'static')}).map((name) => `/${name}`);
  }

  private problem(page: Page, url: string, what: What): string | undefined {
    const target = targetOf(url, this.project);
    if (!target) {
      return undefined;
    }
    const {place, anchor, hasHost} = target;
    const remedy = (same: Page | undefined): string => this.remedy(page, same, anchor, what);
    if (hasHost) {
      return `the link ${url} has the host of this site, so it leads out of a preview or an offline copy. ${remedy(this.samePage(place))}`;
    }
    if (place === '') {
      return this.anchorProblem(page, url, anchor);
    }
    return place.startsWith('/')
      ? this.addressProblem(place, url, anchor, remedy)
      : this.fileProblem(page, place, url, what, anchor, remedy);
  }

  private fileProblem(page: Page, place: string, url: string, what: What, anchor: string | undefined, remedy: Remedy) {
    const folder = path.posix.dirname(page.file);
    const file = path.posix.join(folder, place);
    const target = this.byFile.get(file);
    if (target) {
      return this.anchorProblem(target, url, anchor);
    }
    if (fs.existsSync(path.join(this.project.dir, file))) {
      const other = /\.mdx?$/.test(file) ? versionOfFile(file) : undefined;
      const same = other && this.byFile.get(`${this.version.folder}${file.slice(other.folder.length)}`);
      return other && this.versionProblem(url, other, remedy(same));
    }
    const names = /\.mdx?$/.test(place) ? [...this.byFile.keys()] : this.neighbors(file);
    const hint = names.length > 0 ? ` The nearest is "${relativeTo(folder, closest(file, names))}".` : '';
    return `the ${what === 'image' ? what : 'link'} ${url} leads to no file.${hint}`;
  }

  /** The files beside one that does not exist. */
  private neighbors(file: string): string[] {
    const folder = path.posix.dirname(file);
    const absolute = path.join(this.project.dir, folder);
    return fs.existsSync(absolute) ? fs.readdirSync(absolute).map((name) => `${folder}/${name}`) : [];
  }

  /** The page of this version at an address of any version. */
  private samePage(address: string): Page | undefined {
    const inVersion = pathOfVersion(this.version, pathInVersion(address).slice(1));
    return this.byAddress.get(inVersion.replace(/(.)\/$/, '$1'));
  }

  /** What to write in place of a link to another version or host. */
  private remedy(page: Page, target: Page | undefined, anchor: string | undefined, what: What): string {
    if (!target) {
      return `Link to a file of ${this.version.label}.`;
    }
    const written = relativeTo(path.posix.dirname(page.file), target.file);
    return `Write "${what === 'tag' ? target.path : written}${anchor ? `#${anchor}` : ''}".`;
  }

  private versionProblem(url: string, {label}: Version, remedy: string): string {
    return `the link ${url} leads from ${this.version.label} to ${label}. ${remedy}`;
  }

  private addressProblem(place: string, url: string, anchor: string | undefined, remedy: Remedy) {
    const target = this.byAddress.get(place.replace(/(.)\/$/, '$1'));
    if (target) {
      return this.anchorProblem(target, url, anchor);
    }
    const version = versionOfPath(place);
    const same = this.samePage(place);
    if (version.name !== this.version.name && (version.path !== '' || same)) {
      return this.versionProblem(url, version, remedy(same));
    }
    return this.isOtherAddress(place)
      ? undefined
      : `the link ${url} leads to no page. The nearest is "${closest(place, [...this.byAddress.keys()])}".`;
  }

  /** Whether there is something else than a page of the docs: a file, the page of the search, or one in `src/pages`. */
  private isOtherAddress(place: string): boolean {
    const inProject = (name: string): boolean => fs.existsSync(path.join(this.project.dir, name));
    return place === '/search' || inProject(`static${place}`) || inProject(`src/pages${place}.tsx`);
  }

  private anchorsOf(page: Page): Set<string> | undefined {
    if (!this.anchors.has(page)) {
      this.anchors.set(page, anchorsOf(page));
    }
    return this.anchors.get(page);
  }

  private anchorProblem(page: Page, url: string, anchor: string | undefined) {
    const anchors = anchor === undefined || anchor === '' ? undefined : this.anchorsOf(page);
    if (!anchors || anchors.has(anchor ?? '')) {
      return undefined;
    }
    const nearest =
      anchors.size > 0
        ? ` The nearest is "#${closest(anchor ?? '', [...anchors])}".`
        : ' It has none: leave the anchor out.';
    return `the link ${url} leads to an anchor that ${page.file} does not have.${nearest}`;
  }
}
