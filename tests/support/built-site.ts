import fs from 'node:fs';
import path from 'node:path';
import {Parser} from 'htmlparser2';
import {isOldAddressPage} from '../../src/build/delivery/old-addresses/page';
import {readCanonicalPaths} from '../../src/build/hosting/canonical-paths';

/** What a built HTML file says, as far as tests ask. */
export type BuiltPage = {
  /** Relative to the build, with forward slashes. */
  file: string;
  /** With base URL, in the form of the site map where that has the page. */
  path: string;
  /** Bytes of the HTML. */
  size: number;
  lang: string;
  title: string;
  /** By name. */
  meta: Record<string, string>;
  canonical: string[];
  mainHeadings: number;
  /** In their order, repeated ones included. */
  ids: string[];
  /** Targets of `<a href>`. */
  links: string[];
  /** What the browser fetches for the page: scripts, styles and what these fetch, images, frames, media. */
  resources: string[];
  /** Its classes (`.name`) and pairs of a tag and one within it (`parent>child`). */
  features: Set<string>;
  /** Those of its text. */
  characters: Set<string>;
};

/** A built site: its HTML files and the names of all files. */
export type BuiltSite = {pages: BuiltPage[]; files: Set<string>; canonicalPaths: string[]};

/** Classes that name a single page are no part of how it looks. */
const isOfOnePage = /^docs-doc-id-/;

/** Elements whose text no reader sees in the page. */
const unshown = new Set(['script', 'style', 'title', 'template']);

/** Relations of a `<link>` that only name an address. */
const namingRelations = /^(?:canonical|alternate|search|next|prev|author|license)$/;

function resourcesOf(tag: string, {src, srcset, href, rel, data, poster}: Record<string, string>): string[] {
  const linked = tag === 'link' && href && !namingRelations.test(rel ?? '') ? [href] : [];
  const inSet = (srcset ?? '').split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
  const used = tag === 'use' || tag === 'image' ? [href ?? ''] : [];
  return [src ?? '', poster ?? '', tag === 'object' ? (data ?? '') : '', ...linked, ...inSet, ...used].filter(
    (url) => url !== '' && !url.startsWith('#'),
  );
}

/** What a style sheet, or a style within a page, fetches. */
export const fetchedByCss = (css: string): string[] =>
  [
    ...css
      .replaceAll(/\/\*.*?\*\//gs, '')
      .matchAll(/\burl\(\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^)"'\s]*))|@import\s+["']([^"']*)/g),
  ]
    .map(([, ...urls]) => urls.find((url) => url !== undefined) ?? '')
    .filter((url) => url !== '' && !url.startsWith('#'));

/** Reads one HTML text in a single pass. */
export function readHtml(html: string, file: string, pagePath: string): BuiltPage {
  const page: BuiltPage = {
    ...{file, path: pagePath, size: html.length, lang: '', title: '', meta: {}, canonical: [], mainHeadings: 0},
    ...{ids: [], links: [], resources: [], features: new Set(), characters: new Set()},
  };
  const parents: string[] = [];
  const parser = new Parser({
    onopentag(tag, attributes) {
      const {id, class: classes = '', lang, name, content, rel, href} = attributes;
      page.features.add(`${parents.at(-1) ?? ''}>${tag}`);
      for (const value of classes.split(/\s+/)) {
        if (value && !isOfOnePage.test(value)) {
          page.features.add(`.${value}`);
        }
      }
      parents.push(tag);
      page.resources.push(...resourcesOf(tag, attributes), ...fetchedByCss(attributes.style ?? ''));
      if (id !== undefined) {
        page.ids.push(id);
      }
      if (tag === 'html') {
        page.lang = lang ?? '';
      } else if (tag === 'meta' && name) {
        page.meta[name] = content ?? '';
      } else if (tag === 'link' && rel === 'canonical') {
        page.canonical.push(href ?? '');
      } else if (tag === 'h1') {
        page.mainHeadings += 1;
      } else if (tag === 'a' && href !== undefined) {
        page.links.push(href);
      }
    },
    ontext(text) {
      // Drawings have titles, too.
      if (parents.at(-1) === 'title' && !parents.includes('svg')) {
        page.title += text;
      }
      if (parents.at(-1) === 'style') {
        page.resources.push(...fetchedByCss(text));
      }
      if (!unshown.has(parents.at(-1) ?? '')) {
        [...text].forEach((character) => page.characters.add(character));
      }
    },
    onclosetag() {
      parents.pop();
    },
  });
  parser.end(html);
  return page;
}

const fileOf = (canonical: string): string[] => {
  const relative = canonical.replace(/^\/|\/$/g, '');
  return relative === '' ? ['index.html'] : [`${relative}/index.html`, `${relative}.html`];
};

/**
 * Reads the HTML of all pages of a build. The file that frames of demos show is none, and neither are those
 * that lead from old addresses to pages.
 *
 * @throws when there is no build
 */
export function readBuiltSite(buildDir: string): BuiltSite {
  const canonicalPaths = readCanonicalPaths(buildDir);
  const byFile = new Map(canonicalPaths.flatMap((item) => fileOf(item).map((file) => [file, item] as const)));
  const files = fs
    .readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
  const pages = files
    .filter((file) => file.endsWith('.html') && !file.startsWith('assets/'))
    .flatMap((file) => {
      const html = fs.readFileSync(path.join(buildDir, file), 'utf8');
      return isOldAddressPage(html)
        ? []
        : readHtml(html, file, byFile.get(file) ?? `/${file.replace(/(?:\/index)?\.html$/, '')}`);
    });
  return {pages, files: new Set(files), canonicalPaths};
}
