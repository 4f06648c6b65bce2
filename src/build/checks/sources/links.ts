import fs from 'node:fs';
import path from 'node:path';
import {closest} from 'fastest-levenshtein';
import {decoded} from '../../../common/decoded';
import type {Page} from '../../content/page';
import {replacedComponents} from './components';
import type {LineProblem} from './line-problem';

/** The parts of a link to somewhere in this project. */
type Target = {place: string; anchor: string | undefined};

/** Reads a link; undefined for one that leads out of the site. */
function targetOf(url: string): Target | undefined {
  if (/^(?:[a-z][\w+.-]*:|\/\/)/i.test(url)) {
    return undefined;
  }
  const [, place = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  return {place: decoded(place), anchor: anchor === undefined ? undefined : decoded(anchor)};
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

  /** @param pages - all pages of a version */
  constructor(
    private readonly projectDir: string,
    pages: readonly Page[],
  ) {
    this.byFile = new Map(pages.map((page) => [page.file, page]));
    this.byAddress = new Map(pages.map((page) => [page.path.replace(/(.)\/$/, '$1'), page]));
  }

  /** Links and images of a page that lead nowhere, each with the nearest place. */
  problems(page: Page): LineProblem[] {
    const {links, images} = page.content;
    const find =
      (what: string) =>
      (reference: {url: string; line: number}): LineProblem[] => {
        const message = this.problem(page, reference.url, what);
        return message === undefined ? [] : [{line: reference.line, message}];
      };
    return [...links.flatMap(find('link')), ...images.flatMap(find('image'))];
  }

  private problem(page: Page, url: string, what: string): string | undefined {
    const target = targetOf(url);
    if (!target) {
      return undefined;
    }
    const {place, anchor} = target;
    if (place === '') {
      return this.anchorProblem(page, url, anchor);
    }
    return place.startsWith('/')
      ? this.addressProblem(place, url, anchor)
      : this.fileProblem(page, place, url, what, anchor);
  }

  private fileProblem(page: Page, place: string, url: string, what: string, anchor: string | undefined) {
    const folder = path.posix.dirname(page.file);
    const file = path.posix.join(folder, place);
    const other = this.byFile.get(file);
    if (other) {
      return this.anchorProblem(other, url, anchor);
    }
    if (fs.existsSync(path.join(this.projectDir, file))) {
      return undefined;
    }
    const names = /\.mdx?$/.test(place) ? [...this.byFile.keys()] : this.neighbors(file);
    const nearest = names.length > 0 ? path.posix.relative(folder, closest(file, names)) : undefined;
    const remedy =
      nearest === undefined ? '' : ` The nearest is "${nearest.startsWith('.') ? nearest : `./${nearest}`}".`;
    return `the ${what} ${url} leads to no file.${remedy}`;
  }

  /** The files beside one that does not exist. */
  private neighbors(file: string): string[] {
    const folder = path.posix.dirname(file);
    const absolute = path.join(this.projectDir, folder);
    return fs.existsSync(absolute) ? fs.readdirSync(absolute).map((name) => `${folder}/${name}`) : [];
  }

  private addressProblem(place: string, url: string, anchor: string | undefined) {
    const page = this.byAddress.get(place.replace(/(.)\/$/, '$1'));
    if (page) {
      return this.anchorProblem(page, url, anchor);
    }
    const isOther = fs.existsSync(path.join(this.projectDir, 'static', place)) || !/^\/(?:api|learn)\b/.test(place);
    return isOther
      ? undefined
      : `the link ${url} leads to no page. The nearest is "${closest(place, [...this.byAddress.keys()])}".`;
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
