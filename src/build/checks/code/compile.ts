import path from 'node:path';
import ts from 'typescript';
import {plusModule, separatePlusPackages} from '../../api-model/plus-module';
import {apiFolder, packageFolder} from '../../api-model/sources';
import type {Fence} from '../../content/code';
import {olderTemplateOptions} from '../../demos/vite-template';
import type {VersionName} from '../../../common/versions';
import {isUnused, mayBeUnused} from './unused-names';

/** What is wrong with a page's code, at a line of the MDX file. */
export type Problem = {file: string; line: number; message: string};

/** A page and its blocks of code. */
export type PageFences = {
  /** Relative to the project. */
  file: string;
  fences: Fence[];
};

const extensions: ReadonlyMap<string, string> = new Map(['ts', 'tsx', 'js', 'jsx'].map((name) => [name, `.${name}`]));

/** Is this a language that is compiled? */
export const isCompiled = (language: string): boolean => extensions.has(language);

/** Errors about missing types, which JavaScript cannot give. */
const isImplicitAny = (code: number): boolean => code >= 7000 && code < 7100;

/** Is an error in a block of code one for the readers too? `start` is its place. */
export const countsInFence = (file: ts.SourceFile, {code, start = 0}: {code: number; start?: number}): boolean =>
  isUnused(code) ? !mayBeUnused(file, start) : !(/\.jsx?$/.test(file.fileName) && isImplicitAny(code));

/** Where the packages of a version are declared; `moduleFile` declares `@joint/plus`. */
export function packagePaths(projectDir: string, version: VersionName, moduleFile: string): Record<string, string[]> {
  const separate = separatePlusPackages(path.join(projectDir, apiFolder(version)));
  return {
    '@joint/core': [path.join(packageFolder(projectDir, version, 'core'), 'types/index.d.ts')],
    '@joint/layout-directed-graph': [path.join(packageFolder(projectDir, version, 'layout'), 'DirectedGraph.d.ts')],
    '@joint/plus': [moduleFile],
    ...Object.fromEntries([...separate].map(([name, file]) => [name, [file]])),
  };
}

/** What blocks of code need beyond the settings of the readers' project. */
export const fenceOptions = {allowJs: true, checkJs: true, jsx: 'react-jsx'};

/** How code of a version is compiled: as in the readers' project. */
export function compilerOptions(projectDir: string, version: VersionName, moduleFile: string): ts.CompilerOptions {
  const settings = {...olderTemplateOptions, ...fenceOptions};
  const {options, errors} = ts.convertCompilerOptionsFromJson(settings, projectDir);
  if (errors.length > 0) {
    throw new Error(errors.map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n')).join('\n'));
  }
  return {...options, paths: packagePaths(projectDir, version, moduleFile)};
}

/** Parsed declarations of the library and of TypeScript, which no check changes. Projects have them in common. */
// eslint-disable-next-line no-restricted-syntax -- by absolute paths of installed packages
const parsed = new Map<string, ts.SourceFile | undefined>();

/** A block of code as a file of its own. */
export type Virtual = {page: string; fence: Fence; text: string};

/** The folders that hold files, at any depth. */
function foldersOf(files: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const file of files) {
    for (let folder = path.dirname(file); !folders.has(folder); folder = path.dirname(folder)) {
      folders.add(folder);
    }
  }
  return folders;
}

/** A host in which some files exist in memory only, and the library's declarations are parsed once. */
export function compilerHost(options: ts.CompilerOptions, files: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const disk = ts.createCompilerHost(options);
  const folders = foldersOf(files.keys());
  host.fileExists = (name) => files.has(name) || disk.fileExists(name);
  host.directoryExists = (name) => folders.has(name) || (disk.directoryExists?.(name) ?? true);
  host.readFile = (name) => files.get(name) ?? disk.readFile(name);
  host.getSourceFile = (name, ...rest) => {
    const text = files.get(name);
    if (text !== undefined) {
      return ts.createSourceFile(name, text, rest[0]);
    }
    if (!name.includes('node_modules')) {
      return disk.getSourceFile(name, ...rest);
    }
    if (!parsed.has(name)) {
      parsed.set(name, disk.getSourceFile(name, ...rest));
    }
    return parsed.get(name);
  };
  return host;
}

/**
 * Compiles the blocks of code of a version's pages, all in one program, each as a
 * module of its own. Later calls use what has not changed since the one before.
 */
export class FenceCompiler {
  private program: ts.Program | undefined;
  private readonly sources = new Map<string, ts.SourceFile>();

  constructor(
    private readonly projectDir: string,
    private readonly version: VersionName,
  ) {}

  /**
   * @param pages - all pages; a page that was given before and now is not is forgotten
   * @param only - the files of the pages whose problems are wanted; all unless given
   * @returns a problem for each error of the compiler, at its line in the MDX file;
   *   and one for each `no-check` that has no reason or is no longer needed
   */
  compile(pages: readonly PageFences[], only?: ReadonlySet<string>): Problem[] {
    const folder = path.join(this.projectDir, '.cache/code', this.version);
    const moduleFile = path.join(folder, 'joint-plus.d.ts');
    const declarations = path.join(this.projectDir, apiFolder(this.version));
    const virtual = virtualFiles(folder, pages);
    const files = new Map([...virtual].map(([name, {text}]) => [name, text]));
    files.set(moduleFile, plusModule(declarations, folder));
    const options = compilerOptions(this.projectDir, this.version, moduleFile);
    this.program = ts.createProgram({
      rootNames: [...virtual.keys(), path.join(declarations, 'code-context.d.ts')],
      options,
      host: this.host(options, files),
      oldProgram: this.program,
    });
    const {program} = this;
    return [...virtual]
      .filter(([, {page}]) => only?.has(page) ?? true)
      .flatMap(([name, item]) => fenceProblems(program, name, item));
  }

  /** A host that gives the same parsed file as long as its text is the same. */
  private host(options: ts.CompilerOptions, files: ReadonlyMap<string, string>): ts.CompilerHost {
    const host = compilerHost(options, files);
    const read = host.getSourceFile.bind(host);
    host.getSourceFile = (name, ...rest) => {
      const known = this.sources.get(name);
      if (known && known.text === host.readFile(name)) {
        return known;
      }
      const file = read(name, ...rest);
      if (file && !name.includes('node_modules')) {
        this.sources.set(name, file);
      }
      return file;
    };
    return host;
  }
}

/** The file that a block of code is, when its title is one: `src/main.ts`. */
function titledFile({meta, language}: Fence): string | undefined {
  const title = /\btitle="((?:[\w-]+\/)*[\w.-]+)"/.exec(meta)?.[1];
  return title?.endsWith(extensions.get(language) ?? '') ? title : undefined;
}

/**
 * A file for each block of code, in a folder for each page. Its name stays the same
 * when other pages change. A block is the file that its title names, so that other
 * blocks of the page can import it; if several have one title, the first is the file.
 */
export function virtualFiles(folder: string, pages: readonly PageFences[]): Map<string, Virtual> {
  const virtual = new Map<string, Virtual>();
  for (const {file, fences} of pages) {
    const pageFolder = path.join(folder, file.replaceAll(/[\\/]/g, '-'));
    fences
      .filter(({language}) => isCompiled(language))
      .forEach((fence, number) => {
        const titled = path.join(pageFolder, titledFile(fence) ?? '');
        const numbered = path.join(pageFolder, 'src', `block-${number}${extensions.get(fence.language)}`);
        const name = titled === pageFolder || virtual.has(titled) ? numbered : titled;
        virtual.set(name, {page: file, fence, text: `${fence.code}\n`});
      });
  }
  return virtual;
}

/** Compiles the blocks of code of pages once; see {@link FenceCompiler}. */
export const compileFences = (projectDir: string, version: VersionName, pages: PageFences[]): Problem[] =>
  new FenceCompiler(projectDir, version).compile(pages);

function fenceProblems(program: ts.Program, name: string, {page, fence}: Virtual): Problem[] {
  const file = program.getSourceFile(name);
  if (!file) {
    throw new Error(`${page}:${fence.line}: TypeScript did not read this block of code.`);
  }
  const diagnostics = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].filter(
    (diagnostic) => countsInFence(file, diagnostic),
  );
  if (fence.noCheck?.trim() === '') {
    return [{file: page, line: fence.line - 1, message: 'no-check needs a reason: no-check="why".'}];
  }
  if (fence.noCheck !== undefined) {
    const message = `no-check="${fence.noCheck}" is no longer needed: the code compiles. Take it out.`;
    return diagnostics.length === 0 ? [{file: page, line: fence.line - 1, message}] : [];
  }
  return diagnostics.map(({start, messageText}) => ({
    file: page,
    line: fence.line + file.getLineAndCharacterOfPosition(start ?? 0).line,
    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
  }));
}
