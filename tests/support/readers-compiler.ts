import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import {apiFolder} from '../../src/build/api-model/sources';
import {plusModule} from '../../src/build/api-model/plus-module';
import {
  type PageFences,
  countsInFence,
  fenceOptions,
  packagePaths,
  virtualFiles,
} from '../../src/build/checks/code/compile';
import {reactOptions, templateOptions} from '../../src/build/demos/vite-template';
import type {VersionName} from '../../src/common/versions';
import {projectDir} from './sites';

/** Resolves packages as the project of the TypeScript guide does, which is what readers create. */
const readersProject = createRequire(path.join(projectDir, 'tests/integration/typescript/package.json'));

/** The file of the compiler, the version of which is not the one that this project is built with. */
const compiler = path.join(path.dirname(readersProject.resolve('typescript/package.json')), 'bin/tsc');

/** The version of the compiler that readers get. */
export const compilerVersion = (readersProject('typescript/package.json') as {version: string}).version;

/** What the compiler reports of a file. */
type Report = {file: string; line: number; column: number; code: number; message: string};

/** Runs the compiler with settings, and returns what it reports. */
function compile(folder: string, compilerOptions: object, files: readonly string[]): Report[] {
  const config = path.join(folder, 'tsconfig.json');
  fs.writeFileSync(config, JSON.stringify({compilerOptions, files}));
  const {stdout, stderr, error} = spawnSync(process.execPath, [compiler, '--pretty', 'false', '-p', config], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (error ?? stderr) {
    throw new Error(`The compiler of readers failed: ${stderr}`, {cause: error});
  }
  // Lines that are indented belong to the report above them.
  return stdout
    .split(/\r?\n(?! )/)
    .filter(Boolean)
    .map((text) => {
      const [, file, line, column, code, message] = /^(.+?)\((\d+),(\d+)\): error TS(\d+): (.*)$/s.exec(text) ?? [];
      if (file === undefined || message === undefined) {
        throw new Error(`The compiler of readers says: ${text}`);
      }
      return {
        file: path.resolve(folder, file),
        line: Number(line),
        column: Number(column),
        code: Number(code),
        message,
      };
    });
}

/** An empty folder below the caches. */
function emptyFolder(name: string): string {
  const folder = path.join(projectDir, '.cache/readers-code', name);
  fs.rmSync(folder, {recursive: true, force: true});
  fs.mkdirSync(folder, {recursive: true});
  return folder;
}

/**
 * Compiles the blocks of code of pages as files, with the compiler and the settings of the
 * project that readers create.
 *
 * @param name - of the folder for the files
 * @returns a message for each error, at its line in the MDX file
 */
export function compileAsReaders(name: string, version: VersionName, pages: readonly PageFences[]): string[] {
  const folder = emptyFolder(name);
  const declarations = path.join(projectDir, apiFolder(version));
  const plus = path.join(folder, 'joint-plus.d.ts');
  fs.writeFileSync(plus, plusModule(declarations, folder));
  const blocks = virtualFiles(folder, pages);
  for (const [file, {text}] of blocks) {
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  }
  const paths = packagePaths(projectDir, version, plus);
  const files = [...blocks.keys(), path.join(declarations, 'code-context.d.ts')];
  return compile(folder, {...templateOptions, ...fenceOptions, paths}, files).flatMap((report) => {
    const block = blocks.get(report.file);
    if (!block) {
      return [`${report.file}:${report.line}: ${report.message}`];
    }
    const source = ts.createSourceFile(report.file, block.text, ts.ScriptTarget.Latest);
    const start = source.getPositionOfLineAndCharacter(report.line - 1, report.column - 1);
    const counts = block.fence.noCheck === undefined && countsInFence(source, {code: report.code, start});
    return counts ? [`${block.page}:${block.fence.line + report.line - 1}: ${report.message}`] : [];
  });
}

/** Compiles files without JointJS+, such as those of demos, in their places; returns a message for each error. */
export function compileFilesAsReaders(name: string, version: VersionName, files: readonly string[]): string[] {
  const packages = Object.entries(packagePaths(projectDir, version, ''));
  const paths = Object.fromEntries(packages.filter(([name]) => name !== '@joint/plus'));
  return compile(emptyFolder(name), {...reactOptions, paths}, files).map(
    ({file, line, message}) => `${path.relative(projectDir, file)}:${line}: ${message}`,
  );
}
