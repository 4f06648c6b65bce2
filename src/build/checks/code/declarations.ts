import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {plusModule} from '../../api-model/plus-module';
import {apiFolder} from '../../api-model/sources';
import type {Project} from '../../content/project';
import type {VersionName} from '../../../common/versions';
import {type Problem, compilerHost, compilerOptions} from './compile';

/** The declarations that are written here, below the `_api` folder of a version. */
function declarationFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.d.ts'))
    .sort()
    .map((name) => path.join(folder, name));
}

/** What was wrong with the declarations of a project when they were checked last, by their folders. */
class Checked {
  readonly folders = new Map<string, {texts: string; problems: Problem[]}>();
}

function compileDeclarations(projectDir: string, version: VersionName, files: readonly string[]): Problem[] {
  const folder = path.join(projectDir, apiFolder(version));
  const place = path.join(projectDir, '.cache/code', version);
  const moduleFile = path.join(place, 'joint-plus.d.ts');
  // Declarations are what is checked here; those of the packages are not asked for.
  const options = {...compilerOptions(projectDir, version, moduleFile), skipLibCheck: false};
  const host = compilerHost(options, new Map([[moduleFile, plusModule(folder, place)]]));
  const program = ts.createProgram({rootNames: [...files], options, host});
  const problemsOf = (find: (file: ts.SourceFile) => readonly ts.Diagnostic[]): Problem[] =>
    files.flatMap((name) => {
      const file = program.getSourceFile(name);
      return (file ? find(file) : []).map(({start, messageText}) => ({
        file: path.relative(projectDir, name).replaceAll(path.sep, '/'),
        line: (file?.getLineAndCharacterOfPosition(start ?? 0).line ?? 0) + 1,
        message: `${ts.flattenDiagnosticMessageText(messageText, '\n')} Correct the declaration, then run npm run api:report.`,
      }));
    });
  const syntax = problemsOf((file) => program.getSyntacticDiagnostics(file));
  // What does not parse makes types wrong everywhere.
  return syntax.length > 0 ? syntax : problemsOf((file) => program.getSemanticDiagnostics(file));
}

/**
 * What is wrong with the declarations in the `_api` folder of a version. As long
 * as there is something, code that uses them is blamed for nothing.
 */
export function declarationProblems(project: Project, version: VersionName): Problem[] {
  const {folders} = project.part(Checked);
  const folder = path.join(project.dir, apiFolder(version));
  const files = declarationFiles(folder);
  const texts = files.map((file) => `${file}\0${fs.readFileSync(file, 'utf8')}`).join('\0');
  const last = folders.get(folder);
  if (last?.texts === texts) {
    return last.problems;
  }
  const problems = compileDeclarations(project.dir, version, files);
  folders.set(folder, {texts, problems});
  return problems;
}
