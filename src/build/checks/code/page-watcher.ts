import {apiFolder} from '../../api-model/sources';
import type {Fence} from '../../content/code';
import type {Page} from '../../content/page';
import {pageFiles, readPage} from '../../content/pages';
import type {Project} from '../../content/project';
import type {VersionName} from '../../../common/versions';
import {hashFiles} from '../../files/hash-files';
import {proseProblems} from '../../prose/problems';
import {pageSourceProblems} from '../sources/page';
import {FenceCompiler, type PageFences, type Problem} from './compile';
import {checkData} from './data-and-commands';

/** The outcome of a check: all problems, or why there was no check. */
export type SideCheckResult = {problems: Problem[]} | {failure: string};

/** Checks code and prose of a version's pages again and again, each time only what has changed. */
export class PageWatcher {
  private readonly compiler: FenceCompiler;
  /** The blocks of code of each page when it was checked last, as text, with what was wrong with them. */
  private checked = new Map<string, {fences: string; problems: Problem[]}>();
  private declarations = '';
  /** What reads badly on each page, and is wrong with its source; a page that has changed is another one. */
  private readonly prose = new WeakMap<Page, Problem[]>();

  constructor(
    private readonly project: Project,
    private readonly version: VersionName,
  ) {
    this.compiler = new FenceCompiler(project.dir, version);
  }

  /** All problems that the pages have now. */
  check(): Problem[] {
    const pages = pageFiles(this.version, this.project).map((file) => ({file, fences: this.fencesOf(file)}));
    const changed = this.changedPages(pages);
    if (changed.size > 0) {
      const problems = [
        ...this.compiler.compile(pages, changed),
        ...checkData(pages.filter(({file}) => changed.has(file))),
      ];
      for (const {file, fences} of pages.filter((page) => changed.has(page.file))) {
        this.checked.set(file, {
          fences: JSON.stringify(fences),
          problems: problems.filter((problem) => problem.file === file),
        });
      }
    }
    return pages.flatMap(({file}) => [...(this.checked.get(file)?.problems ?? []), ...this.proseOf(file)]);
  }

  /** What reads badly on a page, and what is wrong with its source; nothing while it cannot be read. */
  private proseOf(file: string): Problem[] {
    try {
      const page = readPage(file, this.project);
      const find = () =>
        [...pageSourceProblems(this.project, page), ...proseProblems(page)].map(({line, message}) => ({
          file,
          line,
          message,
        }));
      const problems = this.prose.get(page) ?? find();
      this.prose.set(page, problems);
      return problems;
    } catch {
      return [];
    }
  }

  /** The blocks of code of a page; none while the page cannot be read, which its compilation reports. */
  private fencesOf(file: string): Fence[] {
    try {
      return readPage(file, this.project).content.fences;
    } catch {
      return [];
    }
  }

  private changedPages(pages: readonly PageFences[]): Set<string> {
    const declarations = hashFiles(this.project.dir, [apiFolder(this.version)]);
    if (declarations !== this.declarations) {
      this.declarations = declarations;
      this.checked.clear();
    }
    const isChanged = ({file, fences}: PageFences): boolean =>
      this.checked.get(file)?.fences !== JSON.stringify(fences);
    return new Set(pages.filter(isChanged).map(({file}) => file));
  }
}
