import path from 'node:path';
import ts from 'typescript';
import {apiFolder} from '../../api-model/sources';
import type {VersionName} from '../../../common/versions';
import {demosFolder} from '../../demos/read-demo';
import type {Demo} from '../../../site/demos/demo';
import {type Problem, compilerHost, compilerOptions} from './compile';

/** A demo imports the library and its own files. */
const isOwn = (name: string): boolean => name.startsWith('./') || name.startsWith('@joint/');

/** Imports of other packages, which the frame does not have. */
function strayImports(file: ts.SourceFile): {start: number; message: string}[] {
  return ts
    .preProcessFile(file.text)
    .importedFiles.filter(({fileName}) => !isOwn(fileName))
    .map(({fileName, pos}) => ({
      start: pos,
      message: `A demo imports @joint/core, @joint/layout-directed-graph and its own files only, not "${fileName}".`,
    }));
}

/**
 * Compiles demos with the declarations of their version.
 *
 * @returns a problem for each error, at its line
 */
export function compileDemos(projectDir: string, version: VersionName, demos: Demo[]): Problem[] {
  const folder = path.join(projectDir, path.dirname(apiFolder(version)), demosFolder);
  const files = new Map(
    demos.flatMap(({id, files: program}) =>
      program
        .filter(({name}) => name.endsWith('.ts'))
        .map(({name, text}) => [path.join(folder, id, name), text] as const),
    ),
  );
  const options = {
    ...compilerOptions(projectDir, version, ''),
    noUnusedLocals: true,
    // Each file is transpiled on its own.
    isolatedModules: true,
  };
  const program = ts.createProgram({rootNames: [...files.keys()], options, host: compilerHost(options, files)});
  return [...files.keys()].flatMap((name) => {
    const file = program.getSourceFile(name);
    if (!file) {
      throw new Error(`${name}: TypeScript did not read this file.`);
    }
    const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({start, messageText}) => ({start: start ?? 0, message: ts.flattenDiagnosticMessageText(messageText, '\n')}),
    );
    return [...found, ...strayImports(file)].map(({start, message}) => ({
      file: path.relative(projectDir, name),
      line: file.getLineAndCharacterOfPosition(start).line + 1,
      message,
    }));
  });
}
