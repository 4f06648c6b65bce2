import fs from 'node:fs/promises';
import path from 'node:path';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {Project} from '../../content/project';
import {ContentCache} from '../../demos/json-cache';
import {hashProgram} from '../../files/hash-program';
import {readHtml} from '../../hosting/built-pages';
import {versionPages} from '../../reference/version-pages';
import type {FinishedBuild} from '../post-build/steps';
import {apiJson} from './api-json';
import {type BuiltDoc, type BuiltVersion, builtVersionsOf, editionName} from './built-docs';
import {llmsText} from './llms';
import {articleHtml, pageMarkdown, type PageMarkdown, withHead} from './page-markdown';

/** What makes the copies: when it changes, all are made anew. */
const tools = ['src/build/delivery/markdown/page-markdown.ts'];

/** The files that this step writes, all of them text that a reader asks for by name. */
export const isTextCopy = (file: string): boolean => /(?:\.md|[\\/]llms(?:-full)?\.txt|[\\/]api\.json)$/.test(file);

/** The copies of the pages, and what else a version has. */
class Copies {
  private readonly cache: ContentCache;
  private readonly toolsHash: string;

  constructor(
    private readonly project: Project,
    private readonly build: FinishedBuild,
  ) {
    this.cache = new ContentCache(path.join(build.siteDir, '.cache/markdown'));
    this.toolsHash = hashProgram(build.siteDir, tools, ['package-lock.json']);
  }

  private async write(address: string, text: string): Promise<void> {
    const {baseUrl, outDir} = this.build;
    const file = path.join(outDir, address.slice(baseUrl.length));
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, text);
  }

  private async copyOf(doc: BuiltDoc): Promise<PageMarkdown> {
    const html = await readHtml(this.build, doc.path);
    const article = articleHtml(html, doc.path);
    const url = `${this.build.siteConfig.url}${doc.path}`;
    return this.cache.get([article, url, this.toolsHash], () => Promise.resolve(pageMarkdown(article, url)));
  }

  async writeVersion(version: BuiltVersion): Promise<void> {
    const {url: origin, tagline} = this.build.siteConfig;
    const full: string[] = [];
    const summaries = new Map<string, PageMarkdown['summaries']>();
    for (const doc of version.groups.flatMap(({docs}) => docs)) {
      const copy = await this.copyOf(doc);
      const {title, description, edition} = doc;
      const text = withHead(
        {...{title, description, version: version.label}, edition: editionName(edition), url: `${origin}${doc.path}`},
        copy.text,
      );
      summaries.set(doc.path, copy.summaries);
      full.push(text);
      await this.write(doc.copy, text);
    }
    await this.write(`${version.path}llms.txt`, llmsText(version, origin, tagline));
    await this.write(`${version.path}llms-full.txt`, full.join('\n'));
    await this.writeApi(version, summaries);
  }

  private async writeApi(version: BuiltVersion, summaries: ReadonlyMap<string, PageMarkdown['summaries']>) {
    const {baseUrl, siteConfig} = this.build;
    if (!version.name) {
      return;
    }
    const builtPath = (page: string): string => applyTrailingSlash(`${baseUrl}${page.slice(1)}`, siteConfig);
    const api = apiJson(versionPages(version.name, this.project), {
      project: this.project,
      addressOf: (page) => (summaries.has(builtPath(page)) ? `${siteConfig.url}${builtPath(page)}` : undefined),
      summaryOf: (page, anchor) => summaries.get(builtPath(page))?.[anchor],
    });
    await this.write(`${version.path}api.json`, JSON.stringify(api));
  }

  /** Forgets the copies of pages that the build no longer has. */
  deleteUnused(): void {
    this.cache.deleteUnused();
  }
}

/**
 * Writes each page of a build as Markdown beside its HTML, and for each version `llms.txt`, which
 * lists them, `llms-full.txt`, which holds all of them, and `api.json`, the public API.
 */
export async function writeMarkdown(project: Project, build: FinishedBuild): Promise<void> {
  const copies = new Copies(project, build);
  const versions = builtVersionsOf(build);
  for (const version of versions) {
    await copies.writeVersion(version);
  }
  if (versions.length > 1) {
    copies.deleteUnused();
  }
  console.log(`Wrote ${versions.flatMap(({docs}) => docs).length} pages as Markdown.`);
}
