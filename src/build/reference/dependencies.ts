import type {VFile} from 'vfile';
import type {Project} from '../content/project';

/** What the bundler hands to a loader, as far as it is used here. */
export type LoaderContext = {addDependency: (file: string) => void};

type Page = {
  files: Set<string>;
  /** The latest compilation of the page by each compiler. Finished ones may be collected. */
  compilations: Map<string, WeakRef<LoaderContext>>;
};

/** The pages of a project that were compiled, by their files. */
class CompiledPages {
  private readonly pages = new Map<string, Page>();

  of(file: string): Page {
    const page = this.pages.get(file) ?? {files: new Set(), compilations: new Map()};
    this.pages.set(file, page);
    return page;
  }
}

/**
 * For transformers: the page is also made of other files. When one of them
 * changes, the page is compiled again, under `npm start` and by the next build.
 *
 * @param page - what the transformer was given
 * @param files - absolute; they need not exist yet
 */
export function dependsOn(project: Project, page: VFile, ...files: readonly string[]): void {
  const {files: known, compilations} = project.part(CompiledPages).of(page.path);
  for (const file of files) {
    known.add(file);
    compilations.forEach((context) => context.deref()?.addDependency(file));
  }
}

/**
 * For the bundler: a compiler begins to compile a page. The compilers of server
 * and browser share one run of the transformers, which may be over already.
 *
 * @param compiler - its name
 */
export function collectDependencies(project: Project, page: string, compiler: string, context: LoaderContext): void {
  const {files, compilations} = project.part(CompiledPages).of(page);
  files.forEach((file) => context.addDependency(file));
  compilations.set(compiler, new WeakRef(context));
}
