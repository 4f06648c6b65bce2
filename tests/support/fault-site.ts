import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {checkApi} from '../../src/build/checks/api';
import {compileFences} from '../../src/build/checks/code/compile';
import {checkData} from '../../src/build/checks/code/data-and-commands';
import {declarationProblems} from '../../src/build/checks/code/declarations';
import {compileDemos} from '../../src/build/checks/code/demos';
import {checkSources} from '../../src/build/checks/sources';
import {componentsFile} from '../../src/build/checks/sources/components';
import {projectIn} from '../../src/build/config/project';
import {pageFiles, readPage} from '../../src/build/content/pages';
import {readDemos} from '../../src/build/demos/bundle-demos';
import {proseProblems} from '../../src/build/prose/problems';
import {type VersionName, versionNames, versionOfPage, versions} from '../../src/common/versions';
import {projectDir} from './sites';

/** A page of the site, with what a fault adds to its front matter and its text. */
export const pageText = (body = 'Text.', fields = ''): string =>
  `---\ntitle: Page\nedition: core\n${fields}---\n\n${body}\n`;

const pages: Record<string, string> = {
  'docs/index.mdx': pageText('Home.'),
  'docs/page.mdx': pageText('Text.\n\n## Heading'),
  'docs/learn/index.mdx': pageText('Learn.'),
  'docs/learn/guide.mdx': pageText('A guide.\n\n## First step'),
  'docs/learn/graph.svg': '<svg viewBox="0 0 1 1"></svg>\n',
  'static/img/logo.svg': '<svg viewBox="0 0 1 1"></svg>\n',
  'versioned_docs/version-4.0/index.mdx': pageText('Home.'),
  'versioned_docs/version-4.0/page.mdx': pageText(),
};

/** The parts of a problem that is printed on one line. */
const print = ({file, line, message}: {file: string; line: number; message: string}): string =>
  `${file}:${line}: ${message}`;

/**
 * A few pages and demos with this project's declarations, in a folder of their own,
 * that the checks of a build read. A fault is planted in it, and taken out again.
 */
export class FaultSite {
  readonly dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'docs-faults-')));
  private readonly project = projectIn(this.dir);
  private readonly before: ReadonlyMap<VersionName, ReadonlySet<string>>;

  constructor() {
    for (const {folder} of versions) {
      for (const name of ['_api', '_demos/start']) {
        fs.cpSync(path.join(projectDir, folder, name), this.file(`${folder}/${name}`), {recursive: true});
      }
    }
    fs.cpSync(path.join(projectDir, componentsFile), this.file(componentsFile));
    fs.symlinkSync(path.join(projectDir, 'node_modules'), this.file('node_modules'));
    Object.entries(pages).forEach(([name, text]) => this.write(name, text));
    this.before = new Map(versionNames.map((version) => [version, new Set(this.problems(version))]));
  }

  private file(name: string): string {
    return path.join(this.dir, name);
  }

  private write(name: string, text: string): void {
    fs.mkdirSync(path.dirname(this.file(name)), {recursive: true});
    fs.writeFileSync(this.file(name), text);
  }

  /** All that the checks of a build say of a version, cheapest first; what throws says no more. */
  private problems(version: VersionName): string[] {
    try {
      const sources = checkSources(this.project, version);
      if (!sources.isReadable) {
        return sources.problems;
      }
      const declarations = declarationProblems(this.project, version).map(print);
      return [...sources.problems, ...(declarations.length > 0 ? declarations : this.codeProblems(version))];
    } catch (error) {
      return [(error as Error).message];
    }
  }

  private codeProblems(version: VersionName): string[] {
    const read = pageFiles(version, this.project).map((file) => readPage(file, this.project));
    const withFences = read.map(({file, content}) => ({file, fences: content.fences}));
    // A compiler for pages without code, or for demos that have not changed, would only take time.
    const hasCode = withFences.some(({fences}) => fences.length > 0);
    return [
      ...(hasCode ? compileFences(this.dir, version, withFences).map(print) : []),
      ...checkData(withFences).map(print),
      ...compileDemos(this.dir, version, this.changedDemos(version)).map(print),
      ...checkApi(this.project, version).problems,
      ...read.flatMap((page) => proseProblems(page).map((problem) => print({file: page.file, ...problem}))),
    ];
  }

  /** The demos whose programs are not those of the project. */
  private changedDemos(version: VersionName): ReturnType<typeof readDemos> {
    const known = new Set(readDemos(projectDir, version).map(({files}) => JSON.stringify(files)));
    return readDemos(this.dir, version).filter(({files}) => !known.has(JSON.stringify(files)));
  }

  /**
   * Plants a fault, checks, and takes the fault out again.
   *
   * @param files - what each file of one version becomes: its text, a change of its text, or nothing
   * @returns what the checks of this version say that they did not say before, without the folder's name
   */
  messages(files: Record<string, string | ((text: string) => string) | undefined>): string[] {
    const kept = Object.keys(files).map((name) => ({
      name,
      text: fs.existsSync(this.file(name)) ? fs.readFileSync(this.file(name), 'utf8') : undefined,
    }));
    const version = versionOfPage(Object.keys(files)[0] ?? '').name;
    try {
      for (const [name, change] of Object.entries(files)) {
        const text = fs.existsSync(this.file(name)) ? fs.readFileSync(this.file(name), 'utf8') : '';
        const changed = typeof change === 'function' ? change(text) : change;
        if (changed === text) {
          throw new Error(`The fault changes nothing in ${name}.`);
        }
        if (changed === undefined) {
          fs.rmSync(this.file(name));
        } else {
          this.write(name, changed);
        }
      }
      return this.problems(version)
        .filter((problem) => !this.before.get(version)?.has(problem))
        .map((problem) => problem.replaceAll(`${this.dir}/`, ''));
    } finally {
      kept.forEach(({name, text}) => (text === undefined ? this.removeFile(name) : this.write(name, text)));
    }
  }

  /** Deletes a file, and the folders that are empty then. */
  private removeFile(name: string): void {
    fs.rmSync(this.file(name));
    for (
      let folder = path.dirname(name);
      fs.readdirSync(this.file(folder)).length === 0;
      folder = path.dirname(folder)
    ) {
      fs.rmdirSync(this.file(folder));
    }
  }

  remove(): void {
    fs.rmSync(this.dir, {recursive: true, force: true});
  }
}
