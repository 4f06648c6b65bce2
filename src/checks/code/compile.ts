import path from 'node:path';
import ts from 'typescript';
import {apiFolder, packageFolder} from '../../api-model/sources';
import type {Fence} from '../../content/code';
import type {VersionName} from '../../content/versions';

/** What is wrong with a page's code, at a line of the MDX file. */
export type Problem = {file: string; line: number; message: string};

/** A page and its blocks of code. */
export type PageFences = {
  /** Relative to the project. */
  file: string;
  fences: Fence[];
};

const extensions: Record<string, string> = {ts: '.ts', tsx: '.tsx', js: '.js', jsx: '.jsx'};

/** Is this a language that is compiled? */
export const isCompiled = (language: string): boolean => language in extensions;

/** Errors about missing types, which JavaScript cannot give. */
const isImplicitAny = (code: number): boolean => code >= 7000 && code < 7100;

/** How code of a version is compiled; `moduleFile` declares `@joint/plus`. */
export function compilerOptions(projectDir: string, version: VersionName, moduleFile: string): ts.CompilerOptions {
  const core = path.join(packageFolder(projectDir, version, 'core'), 'types/index.d.ts');
  const layout = path.join(packageFolder(projectDir, version, 'layout'), 'DirectedGraph.d.ts');
  return {
    allowJs: true,
    checkJs: true,
    jsx: ts.JsxEmit.ReactJSX,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    paths: {'@joint/core': [core], '@joint/layout-directed-graph': [layout], '@joint/plus': [moduleFile]},
    skipLibCheck: true,
    strict: true,
    target: ts.ScriptTarget.ES2022,
    types: [],
  };
}

/** Parsed declarations of the library and of TypeScript, which no check changes. */
const parsed = new Map<string, ts.SourceFile | undefined>();

type Virtual = {page: string; fence: Fence; text: string};

/** A host in which some files exist in memory only, and the library's declarations are parsed once. */
export function compilerHost(options: ts.CompilerOptions, files: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const disk = ts.createCompilerHost(options);
  host.fileExists = (name) => files.has(name) || disk.fileExists(name);
  host.directoryExists = (name) =>
    [...files.keys()].some((file) => file.startsWith(`${name}/`)) || (disk.directoryExists?.(name) ?? true);
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
 * module of its own.
 *
 * @returns a problem for each error of the compiler, at its line in the MDX file;
 *   and one for each `no-check` that has no reason or is no longer needed
 */
export function compileFences(projectDir: string, version: VersionName, pages: PageFences[]): Problem[] {
  const folder = path.join(projectDir, '.cache/code', version);
  const moduleFile = path.join(folder, 'joint-plus.d.ts');
  const declarations = path.join(projectDir, apiFolder(version));
  const virtual = new Map<string, Virtual>();
  pages.forEach(({file, fences}, pageNumber) => {
    fences
      .filter(({language}) => isCompiled(language))
      .forEach((fence, number) => {
        const name = path.join(folder, `page${pageNumber}-fence${number}${extensions[fence.language]}`);
        virtual.set(name, {page: file, fence, text: `${fence.code}\nexport {};\n`});
      });
  });
  const files = new Map([...virtual].map(([name, {text}]) => [name, text]));
  const plus = path.relative(folder, path.join(declarations, 'joint-plus/index')).replaceAll('\\', '/');
  files.set(moduleFile, `export * from '@joint/core';\nexport * from '${plus}';\n`);
  const options = compilerOptions(projectDir, version, moduleFile);
  const program = ts.createProgram({
    rootNames: [...virtual.keys(), path.join(declarations, 'code-context.d.ts')],
    options,
    host: compilerHost(options, files),
  });
  return [...virtual].flatMap(([name, item]) => fenceProblems(program, name, item));
}

function fenceProblems(program: ts.Program, name: string, {page, fence}: Virtual): Problem[] {
  const file = program.getSourceFile(name);
  if (!file) {
    throw new Error(`${page}:${fence.line}: TypeScript did not read this block of code.`);
  }
  const isJavaScript = fence.language.startsWith('js');
  const diagnostics = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].filter(
    ({code}) => !isJavaScript || !isImplicitAny(code),
  );
  if (fence.noCheck === '') {
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
