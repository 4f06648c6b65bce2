import path from 'node:path';
import ts from 'typescript';
import {apiFolder} from '../../api-model/sources';
import type {VersionName} from '../../../common/versions';
import {importedNames} from '../../demos/libraries';
import {demosFolder} from '../../demos/read-demo';
import {type Demo, isModule} from '../../../site/demos/demo';
import {type Problem, compilerHost, compilerOptions} from './compile';

type Found = {start: number; message: string};

/** A demo imports the library and its own files. */
const isOwn = (name: string): boolean => name.startsWith('./') || importedNames.some((known) => known === name);

/** What to import in place of a name that the frame does not have. */
function remedy(name: string): string {
  const whole = importedNames.find((known) => name.startsWith(`${known}/`));
  return whole === undefined ? '' : ` Import what you need of it from "${whole}".`;
}

/** Imports of other packages, or of the insides of one, which the frame does not have. */
function strayImports(file: ts.SourceFile): Found[] {
  return ts
    .preProcessFile(file.text)
    .importedFiles.filter(({fileName}) => !isOwn(fileName))
    .map(({fileName, pos}) => ({
      start: pos,
      message: `A demo imports ${importedNames.join(', ')} and its own files only, not "${fileName}".${remedy(fileName)}`,
    }));
}

/** Comments that would turn the compiler off. */
function hiddenErrors({text}: ts.SourceFile): Found[] {
  return [...text.matchAll(/@ts-(?:nocheck|ignore|expect-error)\b/g)].map(({0: comment, index}) => ({
    start: index,
    message: `${comment} hides errors, and readers copy the program. Correct what the compiler says, and remove the comment.`,
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
      program.filter(isModule).map(({name, text}) => [path.join(folder, id, name), text] as const),
    ),
  );
  const options = {
    ...compilerOptions(projectDir, version, ''),
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
    return [...found, ...strayImports(file), ...hiddenErrors(file)].map(({start, message}) => ({
      file: path.relative(projectDir, name),
      line: file.getLineAndCharacterOfPosition(start).line + 1,
      message,
    }));
  });
}
